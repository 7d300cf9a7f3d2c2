@implementation Screen
- (void)build {
  [[UIBarButtonItem appearance] setBackButtonTitlePositionAdjustment:UIOffsetMake(-1000, 0) forBarMetrics:0]; // fault
}
@end
