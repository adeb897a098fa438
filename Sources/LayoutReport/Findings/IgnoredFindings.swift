// `plumbline:ignore KIND[, KIND]` in an element's notes or label: findings of these kinds about it are not reported.

import Foundation
import LayoutScene
import Plumbline

/// The kinds of findings that the notes of a scene ignore, by element, and mistakes in those notes.
struct IgnoredFindings {
  /// The ignored kinds by element; under nil for the whole scene.
  private var kinds: [String?: Set<Finding.Kind>] = [:]
  /// A warning for each kind that does not exist.
  private(set) var mistakes: [Finding] = []

  private static let mark = "plumbline:ignore"

  /// - Parameter known: The kinds that a note may name.
  init(_ notes: [SceneNote], among known: [Finding.Kind]) {
    guard !notes.isEmpty else { return }
    let kindsByName = Dictionary(firstOf: known.map { ($0.rawValue, $0) })
    for note in notes {
      for words in Self.words(in: note.text) {
        if words.isEmpty {
          complain("say “\(Self.mark)” without a kind of finding", note, fix: "Name a kind after it")
        }
        for word in words {
          if let kind = kindsByName[word.lowercased()] {
            kinds[note.id, default: []].insert(kind)
          } else {
            let near = NameSuggestion.closest(to: word, among: known.map(\.rawValue))
            complain(
              "name “\(word)”, which is not a kind of finding", note,
              fix: near.map { "Write “\($0)”, if that was meant" } ?? "Name another kind")
          }
        }
      }
    }
  }

  /// Whether a note of one of its elements silences a finding.
  func silences(_ finding: Finding) -> Bool {
    guard !kinds.isEmpty else { return false }
    let elements: [String?] = [nil] + finding.views + finding.constraints
    return elements.contains { kinds[$0]?.contains(finding.kind) ?? false }
  }

  private mutating func complain(_ what: String, _ note: SceneNote, fix: String) {
    let owner = note.id.map { "The notes of \($0)" } ?? "The controller's notes"
    mistakes.append(
      Finding(
        kind: .unresolved, level: .warning, views: [note.id].compactMap { $0 }, message: "\(owner) \(what).",
        fix: "\(fix); “plumbline rules” lists all.", line: note.line, column: note.column))
  }

  /// The comma-separated words after each `plumbline:ignore`, on its line.
  private static func words(in text: String) -> [[String]] {
    text.components(separatedBy: mark).dropFirst().map { rest in
      let line = rest.prefix { !$0.isNewline }
      var words: [String] = []
      for part in line.split(separator: ",") {
        let inner = part.split(whereSeparator: \.isWhitespace)
        guard let word = inner.first else { break }
        words.append(String(word.filter { $0.isLetter || $0.isNumber || $0 == "-" }))
        // A reason may follow the last kind.
        if inner.count > 1 { break }
      }
      return words.filter { !$0.isEmpty }
    }
  }
}
