import UIKit

final class PackingCell: UITableViewCell {
  @IBOutlet private var checkView: UIImageView!
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var ownerLabel: UILabel!
}

/// What to take along, with a summary that stays at the bottom of the screen.
final class PackingViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  @IBOutlet private var tableView: UITableView!
  @IBOutlet private var countLabel: UILabel!
  @IBOutlet private var daysLabel: UILabel!

  private var items: [(name: String, isPacked: Bool)] = []

  @IBAction private func addItem(_ sender: Any) {
    items.append(("New item", false))
    tableView.insertRows(at: [IndexPath(row: items.count - 1, section: 0)], with: .automatic)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(
      withIdentifier: items[indexPath.row].isPacked ? "PackedItemCell" : "OpenItemCell",
      for: indexPath)
  }
}

final class PlaceCell: UITableViewCell {
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var noteLabel: UILabel!
  @IBOutlet private var distanceLabel: UILabel!
}

final class PlacesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  @IBOutlet private var filterControl: UISegmentedControl!
  @IBOutlet private var tableView: UITableView!

  private var places: [String] = []

  @IBAction private func filterChanged(_ sender: UISegmentedControl) {
    tableView.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    places.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "SavedPlaceCell", for: indexPath)
  }
}
