@implementation Screen
- (void)fade {
  UIView *bar = [[[UIApplication sharedApplication] valueForKey:@"statusBarWindow"] // fault
      valueForKey:@"statusBar"]; // fault
}
@end
