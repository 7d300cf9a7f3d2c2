@implementation Screen
- (instancetype)init {
  self = [super initWithNibName:@"Screen" bundle:nil];
  if (self)
    self.view.frame = [UIScreen mainScreen].bounds;
  return self;
}
@end
