@implementation Screen
- (void)build {
  make.top.equalTo(self.mas_topLayoutGuideBottom); // fault
}
@end
