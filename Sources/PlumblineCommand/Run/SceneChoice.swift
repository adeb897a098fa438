// `--scene`: whether a document has the scene.

/// Collects the scenes of all documents, for the error if none is the one of `--scene`.
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
