import UIKit

final class NewTripViewController: UIViewController {
  @IBOutlet private var scrollView: UIScrollView!
  @IBOutlet private var placeField: UITextField!
  @IBOutlet private var nameField: UITextField!
  @IBOutlet private var datePicker: UIDatePicker!
  @IBOutlet private var travellersLabel: UILabel!
  @IBOutlet private var travellersStepper: UIStepper!
  @IBOutlet private var shareSwitch: UISwitch!
  @IBOutlet private var reminderSwitch: UISwitch!

  @IBAction private func travellersChanged(_ sender: UIStepper) {
    travellersLabel.text = sender.value.formatted(.number.precision(.fractionLength(0)))
  }

  @IBAction private func cancel(_ sender: Any) {
    dismiss(animated: true)
  }

  @IBAction private func create(_ sender: Any) {
    let place = placeField.text ?? ""
    let name = nameField.text ?? ""
    Journal.shared.add(
      Trip(
        name: name.isEmpty ? place : name, places: [place],
        days: datePicker.date...datePicker.date))
    dismiss(animated: true)
  }
}
