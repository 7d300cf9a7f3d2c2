@implementation BarController
- (void)build {
    UIToolbar *tools = [UIToolbar new];
    UIButton *b = [UIButton buttonWithType:UIButtonTypeCustom];
    [b setImage:[UIImage imageNamed:@"avatar"] forState:UIControlStateNormal];
    b.frame = CGRectMake(0, 0, 26, 30);
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithCustomView:b];
    [tools.bottomAnchor constraintEqualToAnchor:self.view.bottomAnchor].active = YES;
}
@end
