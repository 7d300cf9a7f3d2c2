@implementation Sender
- (void)send:(PHAsset *)asset {
  [manager requestImageDataForAsset:asset options:nil resultHandler:^(NSData *data, NSString *kind, UIImageOrientation o, NSDictionary *info) { // fault
    [form appendPartWithFileData:data name:@"photo" fileName:@"photo" mimeType:@"image/jpeg"];
  }];
}
@end
