#define NAV_AND_STATUS 64
@implementation Screen
- (void)viewDidLoad {
  UIView *veil = [[UIView alloc] initWithFrame:CGRectMake(0, 0, self.view.bounds.size.width, NAV_AND_STATUS)]; // fault
}
@end
