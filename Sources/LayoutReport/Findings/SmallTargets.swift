// Controls that are smaller than a fingertip.

import Foundation
import LayoutScene
import Plumbline

extension SceneInspection {
  /// Apple's Human Interface Guidelines, "Buttons" and "Accessibility": a hit region of at least 44 by 44 points.
  static let hitLength: CGFloat = 44

  /// A control whose hit region is smaller than it should be. The system's own controls (switches, sliders, steppers,
  /// segments, fields, bars' items) have the size that Apple gave them, and hit regions of their own; macOS has a
  /// pointer.
  func smallTargetFinding(on entry: SceneView) -> Finding? {
    guard entry.view is UIButton, entry.view.effectiveLayoutEnvironment.framework != .appKit,
      entry.view.isUserInteractionEnabled, isShown(entry.view), !(entry.view.superview is UIToolbar),
      !(entry.view.superview is UINavigationBar)
    else { return nil }
    let size = entry.view.bounds.size
    let short = [("wide", size.width), ("high", size.height)].filter {
      $0.1 < Self.hitLength - Self.visibleDistance
    }
    guard !short.isEmpty else { return nil }
    return Finding(
      // A custom class may answer touches beside its bounds.
      kind: .smallTarget, level: entry.customClass == nil ? .warning : .note, views: [entry.id],
      message:
        "It is \(list(short.map { "\(decimal($0.1)) points \($0.0)" })); a touch target needs "
        + "\(decimal(Self.hitLength)).",
      fix: "Make it larger: give it content insets, or a width and height of at least 44.", line: entry.line,
      column: entry.column)
  }
}
