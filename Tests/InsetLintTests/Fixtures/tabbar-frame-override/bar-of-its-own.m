@implementation Screen
- (void)viewDidLayoutSubviews {
  self.tabBar.frame = CGRectMake(0, h - 60, w, 60);
}
@end
