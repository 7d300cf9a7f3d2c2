#define TAB_HEIGHT (IS_IPHONEX ? 83 : 49) // fault
#define BOTTOM (iPhoneX ? 34 : 0) // fault
