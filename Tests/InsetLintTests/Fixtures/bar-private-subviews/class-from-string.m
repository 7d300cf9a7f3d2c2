@implementation Screen
- (void)dig {
  for (UIView *v in self.navigationBar.subviews) {
    if ([v isKindOfClass:NSClassFromString(@"_UIBarBackground")]) v.hidden = YES; // fault
  }
}
@end
