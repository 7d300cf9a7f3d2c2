@implementation Screen
- (void)show {
  [self.view addSubview:self.menuViewController.view]; // fault
}
@end
