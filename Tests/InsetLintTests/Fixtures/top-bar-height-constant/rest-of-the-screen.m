@implementation Screen
- (void)layout {
  CGSize s = self.view.bounds.size;
  self.list.frame = CGRectMake(0, 64, s.width, s.height - 64); // fault
}
@end
