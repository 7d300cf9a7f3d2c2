static const CGFloat kRowHeight = 49.0;
@implementation Screen
- (CGFloat)tableView:(UITableView *)t heightForRowAtIndexPath:(NSIndexPath *)p {
  return kRowHeight;
}
@end
