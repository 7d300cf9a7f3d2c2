#define kNavHeight (IS_IPHONE_X ? 88.0 : 64.0) // fault
