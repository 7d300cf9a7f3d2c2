#define IS_IPHONE_X (UIApplication.sharedApplication.keyWindow.safeAreaInsets.bottom > 0) // fault
