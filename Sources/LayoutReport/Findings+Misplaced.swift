// Views whose stored frame is not the computed one.

import Foundation
import Plumbline

extension SceneInspection {
  func misplacedFinding(on entry: SceneView, isAmbiguous: Bool) -> Finding? {
    guard entry.isPlacedByConstraints, let stored = entry.storedFrame else { return nil }
    let computed = entry.view.frame
    let differences = stored.differences(from: computed)
    guard differences.contains(where: { $0 > Self.visibleDistance }) else { return nil }
    return Finding(
      kind: .misplaced, level: .warning, views: [entry.id], stored: stored, computed: computed,
      message: "The document stores \(stored.inWords), but its constraints place it \(computed.inWords).",
      fix: "Update its frame in Interface Builder, or change the constraints to what the stored frame shows.",
      line: entry.line)
  }
}

extension CGRect {
  /// By how much x, y, width and height differ.
  func differences(from other: CGRect) -> [CGFloat] {
    [
      abs(origin.x - other.origin.x), abs(origin.y - other.origin.y),
      abs(size.width - other.size.width), abs(size.height - other.size.height),
    ]
  }
}
