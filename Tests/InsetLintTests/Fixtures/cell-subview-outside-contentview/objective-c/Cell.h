@interface Cell : UICollectionViewCell
@end
