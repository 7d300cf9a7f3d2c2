@implementation Cell
- (void)build {
  [self addSubview:self.label]; // fault
  [self.contentView addSubview:self.icon];
}
@end
