@implementation Screen
- (void)viewDidLoad {
  CGFloat bottom = [self.view safeAreaInsets].bottom; // fault
}
@end
