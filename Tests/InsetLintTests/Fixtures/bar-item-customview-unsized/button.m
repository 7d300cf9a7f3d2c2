@implementation Screen
- (void)prepare {
  UIButton *button = [UIButton buttonWithType:UIButtonTypeCustom];
  [button setImage:[UIImage imageNamed:@"gear"] forState:UIControlStateNormal];
  button.frame = CGRectMake(0, 0, 26, 26);
  self.item = [[UIBarButtonItem alloc] initWithCustomView:button]; // fault
}
@end
