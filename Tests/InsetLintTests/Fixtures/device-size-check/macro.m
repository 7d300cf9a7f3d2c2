#define IS_X (SCREEN_HEIGHT >= 812.0) // fault
