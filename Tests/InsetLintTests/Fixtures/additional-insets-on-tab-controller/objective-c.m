@implementation Screen
- (void)build {
  self.tabBarController.additionalSafeAreaInsets = UIEdgeInsetsZero; // fault
}
@end
