@implementation Screen
- (void)layout {
  if ([UIApplication sharedApplication].statusBarFrame.size.height > 20) { // fault
    [self shrink];
  }
}
@end
