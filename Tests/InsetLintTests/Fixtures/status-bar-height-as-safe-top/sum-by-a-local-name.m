@implementation Screen
- (void)viewDidLayoutSubviews {
  CGFloat status = [UIApplication sharedApplication].statusBarFrame.size.height; // fault
  CGFloat top = status + self.navigationController.navigationBar.frame.size.height;
  self.grid.frame = CGRectMake(0, top, 10, 10);
}
@end
