#define SCREEN_WIDTH [UIScreen mainScreen].bounds.size.width // fault
#define SCREEN_HEIGHT ([[UIScreen mainScreen] bounds].size.height) // fault
