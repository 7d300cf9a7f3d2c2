@implementation Screen
- (void)viewDidLoad {
  UIView *box = [[UIView alloc] initWithFrame:CGRectMake(0, 0, 200, 30)];
  [box addSubview:self.bar];
  self.navigationItem.titleView = box; // fault
}
@end
