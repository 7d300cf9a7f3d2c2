@implementation Screen
- (void)viewDidLoad {
  [super viewDidLoad];
  CGFloat bottom = self.view.safeAreaInsets.bottom; // fault
}
@end
