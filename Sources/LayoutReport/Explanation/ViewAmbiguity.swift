// The ambiguity of a view, reported before the explanation of its frame.

import LayoutScene

extension SceneInspection {
  /// The ambiguity of a view, or of a view that it moves with; nil for one not about its frame.
  func ambiguity(of id: String, in finding: Finding) -> ViewExplanation.Ambiguity? {
    let parts = finding.variables.compactMap { Ambiguous.words[$0] }
    guard !parts.isEmpty else { return nil }
    var words = "its \(list(parts))"
    if finding.leadingViews.contains(id) {
      if finding.witness.count == 2 {
        words += ": \(finding.witness[0].inWords) is as good as \(finding.witness[1].inWords)"
      }
    } else {
      guard let leader = scene.views.first(where: { $0.id == finding.views.first }) else { return nil }
      words =
        "it follows \(phrase(for: leader.view)), whose \(list(parts)) \(parts.count == 1 ? "is" : "are") open"
    }
    return ViewExplanation.Ambiguity(
      variables: finding.variables, witness: finding.leadingViews.contains(id) ? finding.witness : [],
      words: words)
  }
}

/// The open variables of an ambiguous view, in words.
private enum Ambiguous {
  static let words = [
    "x": "horizontal position", "y": "vertical position", "width": "width", "height": "height",
    "contentWidth": "content width", "contentHeight": "content height",
  ]
}
