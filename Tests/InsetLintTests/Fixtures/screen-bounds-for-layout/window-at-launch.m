@implementation Screen
- (void)launch {
  self.window = [[UIWindow alloc] initWithFrame:[[UIScreen mainScreen] bounds]];
}
@end
