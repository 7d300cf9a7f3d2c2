@interface Bar : UITabBar
@end
