@implementation Screen
- (BOOL)prefersStatusBarHidden { return YES; }
- (void)viewWillLayoutSubviews {
  self.photo.frame = self.view.bounds;
  self.done.frame = CGRectMake(w - 90, 20, 75, 30); // fault
}
@end
