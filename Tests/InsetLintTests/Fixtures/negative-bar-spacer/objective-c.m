@implementation Screen
- (void)build {
  UIBarButtonItem *pull = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemFixedSpace target:nil action:nil];
  pull.width = -16; // fault
}
@end
