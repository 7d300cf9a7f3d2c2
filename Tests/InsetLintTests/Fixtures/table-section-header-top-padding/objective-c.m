@implementation Screen
- (void)viewDidLoad {
  self.t = [[UITableView alloc] initWithFrame:f style:UITableViewStylePlain]; // fault
}
- (UIView *)tableView:(UITableView *)t viewForHeaderInSection:(NSInteger)s { return self.header; }
@end
