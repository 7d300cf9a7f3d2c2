import UIKit

final class EntryViewController: UIViewController {
  @IBOutlet private var scrollView: UIScrollView!
  @IBOutlet private var dayLabel: UILabel!
  @IBOutlet private var titleLabel: UILabel!
  @IBOutlet private var photoView: UIImageView!
}

final class EntryCell: UITableViewCell {
  @IBOutlet private var photoView: UIImageView!
  @IBOutlet private var dayLabel: UILabel!
  @IBOutlet private var titleLabel: UILabel!
  @IBOutlet private var excerptLabel: UILabel!

  func show(_ entry: Entry) {
    dayLabel.text = entry.day.formatted(date: .abbreviated, time: .omitted).uppercased()
    titleLabel.text = entry.title
    excerptLabel.text = entry.text
    photoView.image = entry.photoName.flatMap(UIImage.init(named:))
  }
}
