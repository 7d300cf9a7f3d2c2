@implementation Screen
- (void)layout {
  if (@available(iOS 11.0, *)) { return; }
  if ([UIApplication sharedApplication].statusBarFrame.size.height > 20) { [self shrink]; }
}
@end
