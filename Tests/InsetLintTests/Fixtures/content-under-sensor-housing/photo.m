@implementation Screen
- (BOOL)prefersStatusBarHidden { return YES; }
- (void)layout {
  self.photo.frame = CGRectMake(0, 0, w, h);
}
@end
