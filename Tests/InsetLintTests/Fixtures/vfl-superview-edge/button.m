@interface Form : UIViewController
@end
@implementation Form
- (void)viewDidLoad {
  [self add:@"V:|-20-[list]-[doneButton(44)]|"]; // fault
}
@end
