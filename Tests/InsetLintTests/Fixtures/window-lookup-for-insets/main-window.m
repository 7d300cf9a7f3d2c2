@implementation Insets
+ (CGFloat)bottom {
  return [UIApplication sharedApplication].mainWindow.safeAreaInsets.bottom; // fault
}
@end
