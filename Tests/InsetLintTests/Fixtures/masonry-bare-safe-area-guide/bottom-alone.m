@implementation Screen
- (void)build {
  [self.sheet mas_makeConstraints:^(MASConstraintMaker *make) {
    make.bottom.equalTo(self.view.mas_safeAreaLayoutGuide);
  }];
}
@end
