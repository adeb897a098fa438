// `--scene`: whether any document has it.

/// Whether any document has the scene that `--scene` asks for, and what to say when none has.
struct SceneChoice {
  private let wanted: String?
  private var wasFound = false
  private var others: [String] = []
  private var seen: Set<String> = []

  init(_ wanted: String?) { self.wanted = wanted }

  mutating func note(isFound: Bool, others: [String]) {
    wasFound = wasFound || isFound
    self.others += others.filter { seen.insert($0).inserted }
  }

  var complaint: DocumentError? {
    guard let wanted, !wasFound else { return nil }
    return .noScene(wanted, near: didYouMean(wanted, of: others), known: others)
  }
}
