@implementation Feed
- (CGSize)collectionView:(UICollectionView *)list layout:(UICollectionViewLayout *)layout sizeForItemAtIndexPath:(NSIndexPath *)path {
  return CGSizeMake(list.bounds.size.width, 80); // fault
}
@end
