#import "GalleryViewController.h"

// The two phones there were when this was written.
#define IS_IPHONE_X (CGRectGetHeight(UIScreen.mainScreen.bounds) == 812.0)
#define TOP_BAR_HEIGHT (IS_IPHONE_X ? 88.0 : 64.0)

@implementation PhotoCell
@end

@interface GalleryViewController ()
@property (nonatomic, strong) UILabel *countBadge;
@end

@implementation GalleryViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.countBadge = [[UILabel alloc] init];
    self.countBadge.font = [UIFont systemFontOfSize:13 weight:UIFontWeightSemibold];
    self.countBadge.textAlignment = NSTextAlignmentCenter;
    self.countBadge.textColor = UIColor.whiteColor;
    self.countBadge.backgroundColor = [[UIColor colorNamed:@"Ink"] colorWithAlphaComponent:0.8];
    self.countBadge.layer.cornerRadius = 14;
    self.countBadge.clipsToBounds = YES;
    [self.view addSubview:self.countBadge];
}

- (void)viewWillLayoutSubviews {
    [super viewWillLayoutSubviews];
    self.countBadge.text =
        [NSString stringWithFormat:@"%lu photos", (unsigned long)self.photoNames.count];
    // The badge stays where it is while the photos scroll under it.
    CGFloat top = self.collectionView.contentOffset.y + TOP_BAR_HEIGHT + 8;
    self.countBadge.frame = CGRectMake(16, top, 96, 28);
}

#pragma mark - UICollectionViewDataSource

- (NSInteger)collectionView:(UICollectionView *)collectionView
     numberOfItemsInSection:(NSInteger)section {
    return self.photoNames.count;
}

- (UICollectionViewCell *)collectionView:(UICollectionView *)collectionView
                  cellForItemAtIndexPath:(NSIndexPath *)indexPath {
    PhotoCell *cell = [collectionView dequeueReusableCellWithReuseIdentifier:@"PhotoCell"
                                                                forIndexPath:indexPath];
    cell.imageView.image = [UIImage imageNamed:self.photoNames[indexPath.item]];
    cell.captionLabel.text = self.photoNames[indexPath.item];
    return cell;
}

@end
