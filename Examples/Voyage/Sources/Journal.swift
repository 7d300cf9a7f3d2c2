import Foundation

/// A journey: some days, some pages, some company.
struct Trip: Codable, Identifiable {
  var id = UUID()
  var name: String
  var places: [String]
  var days: ClosedRange<Date>?
  var companions: [String] = []
  var photoCount = 0
}

/// One page of a journal, written on one day.
struct Entry: Codable, Identifiable {
  var id = UUID()
  var day: Date
  var title: String
  var text: String
  var photoName: String?
}

/// Everything the app knows, kept in one file in the documents folder.
final class Journal {
  static let shared = Journal()

  private(set) var trips: [Trip] = []
  private(set) var entries: [UUID: [Entry]] = [:]

  var hasBegun: Bool { !trips.isEmpty }

  private var file: URL {
    URL.documentsDirectory.appending(path: "journal.json")
  }

  private init() {
    guard let data = try? Data(contentsOf: file) else { return }
    trips = (try? JSONDecoder().decode([Trip].self, from: data)) ?? []
  }

  func add(_ trip: Trip) {
    trips.insert(trip, at: 0)
    save()
  }

  func search(_ words: String) -> [Entry] {
    entries.values.joined()
      .filter { $0.title.localizedStandardContains(words) || $0.text.localizedStandardContains(words) }
      .sorted { $0.day > $1.day }
  }

  private func save() {
    guard let data = try? JSONEncoder().encode(trips) else { return }
    try? data.write(to: file, options: .atomic)
  }
}
