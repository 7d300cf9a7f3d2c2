@implementation Screen
- (void)fade {
  id style = [self.config valueForKey:@"statusBarStyle"];
}
@end
