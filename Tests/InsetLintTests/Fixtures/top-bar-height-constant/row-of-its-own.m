@implementation Screen
- (void)viewDidLoad {
  _memoryView = [[MemoryView alloc] initWithFrame:CGRectMake(0.0, 0.0, DeviceScreenWidth, 64.0)];
}
@end
