@interface Screen : UIViewController
@property (nonatomic) UIToolbar *tools;
@end
@implementation Screen
- (void)build {
  [self.tools.bottomAnchor constraintEqualToAnchor:self.view.bottomAnchor].active = YES; // fault
}
@end
