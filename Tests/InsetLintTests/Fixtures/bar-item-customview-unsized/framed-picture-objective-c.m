@implementation Screen
- (void)build {
  UIButton *b = [UIButton buttonWithType:UIButtonTypeCustom];
  [b setImage:[UIImage imageNamed:@"avatar"] forState:UIControlStateNormal];
  b.frame = CGRectMake(0, 0, 26, 26);
  self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithCustomView:b]; // fault
}
@end
