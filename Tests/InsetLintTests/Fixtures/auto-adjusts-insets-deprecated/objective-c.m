@implementation Screen
- (void)viewDidLoad {
  self.automaticallyAdjustsScrollViewInsets = NO; // fault
}
@end
