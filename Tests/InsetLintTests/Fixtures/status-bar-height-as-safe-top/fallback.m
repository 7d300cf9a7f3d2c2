@implementation Screen
- (CGFloat)topFor:(UIView *)v {
  if (@available(iOS 11.0, *)) {
    return v.safeAreaInsets.top;
  }
  return [UIApplication sharedApplication].statusBarFrame.size.height + 44;
}
@end
