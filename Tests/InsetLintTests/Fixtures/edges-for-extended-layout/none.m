@implementation Screen
- (void)viewDidLoad {
  self.edgesForExtendedLayout = UIRectEdgeNone; // fault
}
@end
