// Controls in toolbars whose stored width is not the one that the toolbar gives them.

import Foundation
import Plumbline

extension SceneInspection {
  /// A toolbar shows a segmented control at its intrinsic width, whatever frame the document stores: 9 of the corpus's 12
  /// are stored that way within a few points, and Interface Builder marks one of the others as misplaced.
  func barItemFindings() -> [Finding] {
    scene.views.compactMap { entry in
      guard !entry.isPlacedByConstraints, let control = entry.view as? UISegmentedControl,
        control.superview is UIToolbar, let stored = entry.storedFrame
      else { return nil }
      let natural = control.intrinsicContentSize.width
      // The titles are measured from tables: a few points are our own error.
      guard natural > 0, abs(stored.width - natural) > max(3, natural * 0.05) else { return nil }
      let computed = CGRect(
        x: stored.minX, y: stored.minY, width: natural, height: stored.height)
      return Finding(
        kind: .misplaced, level: .note, views: [entry.id], stored: stored, computed: computed,
        message:
          "The stored width is \(decimal(stored.width)) points, but a toolbar gives it its intrinsic width of "
          + "\(decimal(natural)).",
        fix: "Update its frame in Interface Builder.",
        line: entry.line, column: entry.column)
    }
  }
}
