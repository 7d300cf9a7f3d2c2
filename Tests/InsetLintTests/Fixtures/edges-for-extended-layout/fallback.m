@implementation Screen
- (void)viewDidLoad {
  if (@available(iOS 11.0, *)) {
    self.list.contentInset = UIEdgeInsetsZero;
  } else {
    self.edgesForExtendedLayout = UIRectEdgeNone;
  }
}
@end
