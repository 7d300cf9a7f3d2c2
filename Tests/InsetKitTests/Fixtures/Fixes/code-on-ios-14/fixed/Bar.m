@implementation BarController
- (void)build {
    UIToolbar *tools = [UIToolbar new];
    UIButton *b = [UIButton buttonWithType:UIButtonTypeCustom];
    [b setImage:[UIImage imageNamed:@"avatar"] forState:UIControlStateNormal];
    b.frame = CGRectMake(0, 0, 26, 30);
    [b.widthAnchor constraintEqualToConstant:26].active = YES;
    [b.heightAnchor constraintEqualToConstant:30].active = YES;
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithCustomView:b];
    [tools.bottomAnchor constraintEqualToAnchor:self.view.safeAreaLayoutGuide.bottomAnchor].active = YES;
}
@end
