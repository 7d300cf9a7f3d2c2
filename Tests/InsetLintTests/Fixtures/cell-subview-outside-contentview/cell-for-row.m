@implementation Screen
- (UITableViewCell *)tableView:(UITableView *)t cellForRowAtIndexPath:(NSIndexPath *)p {
  UITableViewCell *cell = [t dequeueReusableCellWithIdentifier:@"a"];
  [cell addSubview:self.label]; // fault
  return cell;
}
@end
