@implementation Screen
- (void)fade {
  UIView *bar = [[UIApplication sharedApplication] valueForKey:@"statusBar"]; // fault
}
@end
