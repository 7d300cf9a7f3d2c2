@implementation Screen
- (void)layout {
  if (@available(iOS 11.0, *)) {
    self.veil.frame = CGRectMake(0, 0, w, self.view.safeAreaInsets.top);
  } else {
    self.veil.frame = CGRectMake(0, 0, width, 64);
  }
}
@end
