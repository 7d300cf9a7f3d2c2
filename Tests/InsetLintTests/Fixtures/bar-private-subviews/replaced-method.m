@implementation Screen
- (void)dig {
  Replace(NSClassFromString(@"_UIBarBackground"), self.subviews);
}
@end
