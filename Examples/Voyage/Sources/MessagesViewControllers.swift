import UIKit

final class CompanionCell: UITableViewCell {
  @IBOutlet private var initialLabel: UILabel!
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var messageLabel: UILabel!
  @IBOutlet private var timeLabel: UILabel!
}

final class CompanionsViewController: UITableViewController {
  private var companions: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    companions.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "CompanionCell", for: indexPath)
  }
}

final class MessageCell: UITableViewCell {
  @IBOutlet private var bubbleView: UIView!
  @IBOutlet private var messageLabel: UILabel!

  func show(_ text: String) { messageLabel.text = text }
}

/// One conversation. The bar's colour reaches the bottom of the screen, its field stays above the home indicator.
final class ChatViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  @IBOutlet private var tableView: UITableView!
  @IBOutlet private var inputBar: UIView!
  @IBOutlet private var inputField: UITextField!

  private var messages: [(text: String, isMine: Bool)] = []

  @IBAction private func send(_ sender: Any) {
    guard let text = inputField.text, !text.isEmpty else { return }
    messages.append((text, true))
    inputField.text = nil
    let last = IndexPath(row: messages.count - 1, section: 0)
    tableView.insertRows(at: [last], with: .bottom)
    tableView.scrollToRow(at: last, at: .bottom, animated: true)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let message = messages[indexPath.row]
    let cell = tableView.dequeueReusableCell(
      withIdentifier: message.isMine ? "OutgoingCell" : "IncomingCell", for: indexPath)
    (cell as? MessageCell)?.show(message.text)
    return cell
  }
}
