@implementation Screen
- (void)viewSafeAreaInsetsDidChange {
  [super viewSafeAreaInsetsDidChange];
  self.hint.hidden = self.view.safeAreaInsets.bottom == 0;
}
@end
