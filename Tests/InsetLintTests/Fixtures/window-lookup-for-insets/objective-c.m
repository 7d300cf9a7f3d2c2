@implementation Screen
- (void)build {
  CGFloat b = [UIApplication sharedApplication].keyWindow.safeAreaInsets.bottom; // fault
}
@end
