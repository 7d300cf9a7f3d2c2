CGFloat TabBarHeight = 49.0f; // fault
CGFloat TableRowHeight = 49.0f;
