@interface Screen : UITabBarController
@end
@implementation Screen
- (void)viewWillLayoutSubviews {
  self.tabBar.frame = CGRectMake(0, h - 60, w, 60); // fault
}
@end
