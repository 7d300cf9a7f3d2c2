@implementation Screen
- (BOOL)isX {
  return CGSizeEqualToSize(CGSizeMake(1125, 2436), [UIScreen mainScreen].currentMode.size); // fault
}
@end
