@implementation Screen
- (BOOL)isX {
  return CGSizeEqualToSize([UIScreen mainScreen].bounds.size, CGSizeMake(375, 812)) || // fault
    CGSizeEqualToSize([UIScreen mainScreen].bounds.size, CGSizeMake(414, 896));
}
@end
