import UIKit

final class YearViewController: UIViewController {
  @IBOutlet private var nightsLabel: UILabel!
  @IBOutlet private var countriesLabel: UILabel!
  @IBOutlet private var longestDayLabel: UILabel!

  @IBAction private func share(_ sender: UIButton) {
    let picture = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
    }
    let sheet = UIActivityViewController(activityItems: [picture], applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = sender
    present(sheet, animated: true)
  }
}

final class SettingsViewController: UITableViewController {
  @IBOutlet private var reminderSwitch: UISwitch!
  @IBOutlet private var originalsSwitch: UISwitch!
  @IBOutlet private var mobileDataSwitch: UISwitch!
  @IBOutlet private var distanceControl: UISegmentedControl!
}
