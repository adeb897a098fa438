// "Did you mean": the known name that is nearest to a mistyped one.

import Plumbline

/// Words whose known spellings the command line accepts, whatever their case.
protocol NamedChoice: CaseIterable {
  var name: String { get }
  /// Other spellings of the name.
  var aliases: [String] { get }
  /// The spelling in lists of what can be said.
  var listedName: String { get }
}

extension NamedChoice {
  var aliases: [String] { [] }
  var listedName: String { name }

  /// All names, for the end of a complaint.
  static var list: String { allCases.map(\.listedName).joined(separator: ", ") }

  /// "; did you mean 'check'?" or a full stop.
  static func suggestion(for text: String) -> String {
    didYouMean(text, of: allCases.map(\.listedName) + allCases.map(\.name))
  }

  /// The choice of this name; a mistake is answered with the nearest name and all of them.
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
