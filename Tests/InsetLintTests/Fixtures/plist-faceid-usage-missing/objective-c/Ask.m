@implementation Screen
- (void)ask {
  [context evaluatePolicy:LAPolicyDeviceOwnerAuthentication localizedReason:why reply:nil]; // fault
}
@end
