// "Did you mean": the known name that is nearest to a mistyped one.

/// Words whose known spellings the command line accepts, whatever their case.
protocol NamedChoice: CaseIterable {
  var name: String { get }
  /// Other spellings of the name.
  var aliases: [String] { get }
}

extension NamedChoice {
  var aliases: [String] { [] }

  /// The choice of this name; a mistake is answered with the nearest name and all of them.
  static func named(_ text: String) throws -> Self {
    let wanted = text.lowercased()
    let choice = allCases.first { choice in
      choice.name.lowercased() == wanted || choice.aliases.contains { $0.lowercased() == wanted }
    }
    if let choice { return choice }
    let names = allCases.map(\.name)
    throw CommandLineMistake(
      "'\(text)' is not known\(didYouMean(text, of: names)) Give one of: \(names.joined(separator: ", ")).")
  }
}

extension NamedChoice where Self: RawRepresentable, RawValue == String {
  var name: String { rawValue }
}

/// A mistake on the command line, in words.
struct CommandLineMistake: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}

/// "; did you mean 'check'?" or a full stop.
func didYouMean(_ text: String, of names: [String]) -> String {
  let near = names.map { (name: $0, distance: editDistance(text.lowercased(), $0.lowercased())) }
    .min { $0.distance < $1.distance }
  guard let near, near.distance <= max(1, text.count / 3) else { return "." }
  return "; did you mean '\(near.name)'?"
}

/// How many characters must be added, removed or replaced to make one text of the other (Levenshtein). Grows with the
/// product of their lengths.
private func editDistance(_ first: String, _ second: String) -> Int {
  let second = Array(second)
  var row = Array(0...second.count)
  for (index, character) in first.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in second.indices {
      let replaced = diagonal + (second[column] == character ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
    }
  }
  return row[second.count]
}
