@implementation Screen
- (void)viewDidLoad {
  self.tableView.contentInset = UIEdgeInsetsMake(64, 0, 0, 0); // fault
}
@end
