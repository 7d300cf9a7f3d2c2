@interface Chat : UIViewController
@property (nonatomic) UITextField *field;
@end
@implementation Chat
- (void)viewDidLoad {
  [self.field.bottomAnchor constraintEqualToAnchor:self.view.bottomAnchor].active = YES; // fault
}
@end
