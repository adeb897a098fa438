// Enumerations whose cases are named on the command line or in `.plumbline.yml`.

import Plumbline

/// An enumeration whose cases have names, which are matched case-insensitively.
protocol NamedChoice: CaseIterable {
  var name: String { get }
  var aliases: [String] { get }
  var listedName: String { get }
}

extension NamedChoice {
  var aliases: [String] { [] }
  var listedName: String { name }

  /// All names, for messages.
  static var list: String { allCases.map(\.listedName).joined(separator: ", ") }

  /// "; did you mean 'check'?" or a full stop.
  static func suggestion(for text: String) -> String {
    didYouMean(text, of: allCases.map(\.listedName) + allCases.map(\.name))
  }

  /// The case with this name. The error suggests the closest name, and lists all.
  static func named(_ text: String) throws -> Self {
    let wanted = text.lowercased()
    let choice = allCases.first { choice in
      choice.name.lowercased() == wanted || choice.aliases.contains { $0.lowercased() == wanted }
    }
    if let choice { return choice }
    throw CommandLineMistake("'\(text)' is not known\(suggestion(for: text)) Give one of: \(list).")
  }
}

extension NamedChoice where Self: RawRepresentable, RawValue == String {
  var name: String { rawValue }
}
