@implementation Bar
- (CGFloat)bottom {
  return UI_USER_INTERFACE_IDIOM() == UIUserInterfaceIdiomPhone && self.isX ? 34 : 0; // fault
}
@end
