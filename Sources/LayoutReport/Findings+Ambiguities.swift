// Ambiguities: what nothing determines, two frames that show it, and what would determine it.

import Foundation
import Plumbline

extension SceneInspection {
  func finding(on ambiguity: LayoutDiagnosis.Ambiguity) -> Finding? {
    guard let entry = entry(of: ambiguity.view) else { return nil }
    let first = ambiguity.witness.0
    let second = ambiguity.witness.1
    let free = ambiguity.variables.compactMap { Self.words[$0] }
    return Finding(
      kind: .ambiguous, level: .warning, views: [entry.id], variables: ambiguity.variables,
      witness: [first, second],
      message: "Its \(list(free.map(\.name))) could be different: "
        + "\(first.inWords) is as good as \(second.inWords).",
      fix: wayOut(of: ambiguity), line: entry.line)
  }

  private static let words: [String: (name: String, fix: String)] = [
    "x": ("horizontal position", "its leading or trailing edge or its horizontal center"),
    "y": ("vertical position", "its top or bottom edge or its vertical center"),
    "width": ("width", "its width or both of its horizontal ends"),
    "height": ("height", "its height or both of its vertical ends"),
  ]

  private func wayOut(of ambiguity: LayoutDiagnosis.Ambiguity) -> String {
    let missing = ambiguity.variables.compactMap { Self.words[$0]?.fix }
    var fix = "Constrain \(list(missing))"
    // A view that has a size of its own is ambiguous where neighbours hug or resist equally (spec 02 §2).
    let content = ambiguity.view.intrinsicContentSize
    let hasSize =
      ambiguity.variables.contains("width") && content.width != UIView.noIntrinsicMetric
      || ambiguity.variables.contains("height") && content.height != UIView.noIntrinsicMetric
    if hasSize {
      fix += ", or give it another hugging or compression resistance priority than its neighbours"
    }
    return fix + "."
  }
}

extension CGRect {
  /// "10 x 20 at 0, 5".
  var inWords: String {
    "\(decimal(size.width)) x \(decimal(size.height)) at \(decimal(origin.x)), \(decimal(origin.y))"
  }
}
