@implementation Screen
- (void)viewSafeAreaInsetsDidChange {
  self.additionalSafeAreaInsets = UIEdgeInsetsMake(0, 0, self.view.safeAreaInsets.bottom + h, 0); // fault
}
@end
