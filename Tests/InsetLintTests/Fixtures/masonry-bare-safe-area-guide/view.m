@implementation Screen
- (void)build {
  [self.sheet mas_makeConstraints:^(MASConstraintMaker *make) {
    make.edges.equalTo(self.view);
  }];
}
@end
