@interface Viewer : UIViewController
@end
@implementation Viewer
- (void)viewWillLayoutSubviews {
  self.doneButton.frame = CGRectMake(20, self.view.bounds.size.height - 60, 80, 44); // fault
}
@end
