@interface Feed : UITableViewController
@end
@implementation Feed
- (void)viewDidLoad {
  self.tableView.contentInsetAdjustmentBehavior = UIScrollViewContentInsetAdjustmentNever; // fault
}
@end
