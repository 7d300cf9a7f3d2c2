@implementation Screen
- (void)viewDidLoad {
  self.automaticallyAdjustsScrollViewInsets = NO;
  self.tableView.contentInset = UIEdgeInsetsMake(64, 0, 0, 0);
}
@end
