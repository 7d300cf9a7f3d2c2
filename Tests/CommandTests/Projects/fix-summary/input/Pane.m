@implementation Pane
- (void)build {
    [self.sheet mas_makeConstraints:^(MASConstraintMaker *make) {
        make.edges.equalTo(self.view.mas_safeAreaLayoutGuide);
    }];
    [self.head mas_makeConstraints:^(MASConstraintMaker *make) {
        make.top.equalTo(self.view.mas_safeAreaLayoutGuide).offset(8);
        make.left.and.right.equalTo(self.view.mas_safeAreaLayoutGuide).offset(8);
    }];
}
@end
