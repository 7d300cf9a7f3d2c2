@implementation Pane
- (void)build {
    // inset:allow masonry-bare-safe-area-guide
    make.top.equalTo(self.view.mas_safeAreaLayoutGuide);
}
@end
