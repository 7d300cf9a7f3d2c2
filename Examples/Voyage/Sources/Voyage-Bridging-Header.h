#import "GalleryViewController.h"
