@interface Cell : UITableViewCell
@end
