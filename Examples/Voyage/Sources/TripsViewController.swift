import UIKit

final class TripCell: UITableViewCell {
  @IBOutlet private var thumbnailView: UIImageView!
  @IBOutlet private var titleLabel: UILabel!
  @IBOutlet private var subtitleLabel: UILabel!

  func show(_ trip: Trip) {
    titleLabel.text = trip.name
    subtitleLabel.text =
      trip.companions.isEmpty
      ? "\(trip.photoCount) photos" : "With \(trip.companions.formatted(.list(type: .and)))"
  }
}

final class FeaturedTripCell: UITableViewCell {
  @IBOutlet private var cardView: UIView!
  @IBOutlet private var heroView: UIImageView!
  @IBOutlet private var statusLabel: UILabel!
  @IBOutlet private var titleLabel: UILabel!
  @IBOutlet private var datesLabel: UILabel!

  func show(_ trip: Trip) {
    titleLabel.text = trip.name
    datesLabel.text = trip.places.formatted(.list(type: .and, width: .narrow))
  }
}

final class TripsViewController: UITableViewController {
  private lazy var searchController = UISearchController(
    searchResultsController: SearchResultsViewController())

  override func viewDidLoad() {
    super.viewDidLoad()
    searchController.searchResultsUpdater =
      searchController.searchResultsController as? UISearchResultsUpdating
    navigationItem.searchController = searchController
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Journal.shared.trips.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let trip = Journal.shared.trips[indexPath.row]
    let isFeatured = indexPath.row == 0
    let cell = tableView.dequeueReusableCell(
      withIdentifier: isFeatured ? "FeaturedTripCell" : "TripCell", for: indexPath)
    (cell as? FeaturedTripCell)?.show(trip)
    (cell as? TripCell)?.show(trip)
    return cell
  }
}

/// Pages found by the search field of the trips list.
final class SearchResultsViewController: UITableViewController, UISearchResultsUpdating {
  private var results: [Entry] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UINib(nibName: "EntryCell", bundle: nil), forCellReuseIdentifier: "EntryCell")
  }

  func updateSearchResults(for searchController: UISearchController) {
    results = Journal.shared.search(searchController.searchBar.text ?? "")
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    results.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "EntryCell", for: indexPath)
    (cell as? EntryCell)?.show(results[indexPath.row])
    return cell
  }
}

/// Shown in place of the list while there are no trips; its view comes from EmptyStateView.xib.
final class EmptyStateViewController: UIViewController {
  @IBOutlet private var imageView: UIImageView!
  @IBOutlet private var titleLabel: UILabel!
  @IBOutlet private var messageLabel: UILabel!

  init() { super.init(nibName: "EmptyStateView", bundle: nil) }
  required init?(coder: NSCoder) { nil }

  @IBAction private func planJourney(_ sender: Any) {
    tabBarController?.selectedIndex = 0
  }
}
