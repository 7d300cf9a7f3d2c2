@implementation Screen
- (BOOL)prefersStatusBarHidden { return YES; }
- (void)build {
  self.done.frame = CGRectMake(w - 90, 7, 75, 30);
  [self.toolbar addSubview:self.done];
}
@end
