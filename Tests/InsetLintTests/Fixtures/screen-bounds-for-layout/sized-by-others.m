@implementation List
- (UITableView *)tableView {
    UITableView *tableView = [[UITableView alloc] initWithFrame:[UIScreen mainScreen].bounds style:UITableViewStylePlain];
    tableView.translatesAutoresizingMaskIntoConstraints = NO;
    return tableView;
}
- (UIView *)cover {
    UIView *cover = [[UIView alloc] initWithFrame:[UIScreen mainScreen].bounds]; // fault
    return cover;
}
@end
