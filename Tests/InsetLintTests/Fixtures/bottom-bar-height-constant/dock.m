static const CGFloat kDockHeight = 49.0;
@implementation Screen
- (void)viewWillLayoutSubviews {
  CGSize s = self.view.bounds.size;
  self.dock.frame = CGRectMake(0, s.height - kDockHeight, s.width, kDockHeight); // fault
}
@end
