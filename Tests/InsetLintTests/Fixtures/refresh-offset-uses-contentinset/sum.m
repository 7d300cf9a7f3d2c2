@implementation Screen
- (void)scrollViewDidScroll:(UIScrollView *)s {
  CGFloat y = s.contentOffset.y + s.contentInset.top; // fault
}
@end
