@interface Screen : UIViewController
@end
