#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface PhotoCell : UICollectionViewCell
@property (nonatomic, weak) IBOutlet UIImageView *imageView;
@property (nonatomic, weak) IBOutlet UILabel *captionLabel;
@end

/// All photos of a journey. The oldest screen of the app.
@interface GalleryViewController : UICollectionViewController
@property (nonatomic, copy) NSArray<NSString *> *photoNames;
@end

NS_ASSUME_NONNULL_END
