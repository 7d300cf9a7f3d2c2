@implementation Screen
- (void)layout {
  self.face.frame = CGRectMake(16, 120, 64, 64);
  self.row.frame = CGRectMake(0, 88, 64, 64);
}
@end
