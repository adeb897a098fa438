// The size that a subtree's own constraints ask for (spec 05 §7).

import Foundation
import LayoutEngine

extension UIView {
  /// Solves the constraints of the subtree in an engine of their own; nothing of the view or its tree changes.
  func fittingSize(target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    updateConstraintsUntilNoneWaits()
    // The items are those of another engine meanwhile: nothing of the tree can be laid out.
    // Retained, and asked again by itself: what measures may take this view elsewhere.
    let root = rootView
    let wasMeasured = root.isMeasured
    root.isMeasured = true
    defer {
      root.isMeasured = wasMeasured
      if !wasMeasured { root.layoutContext?.takePostponedChanges() }
    }
    let context = LayoutContext(root: self, purpose: .fitting)
    context.build()
    context.addFittingRows(target: target, horizontal: horizontal, vertical: vertical)
    context.update()
    let rect = context.alignmentRect(of: self)
    context.dissolve()
    context.passOnPlacements()
    let size = frameInLayout(forAlignmentRect: rect).size
    let scale = context.scale
    return CGSize(
      width: size.width > 0 ? size.width.roundedUpToPixel(scale: scale) : 0,
      height: size.height > 0 ? size.height.roundedUpToPixel(scale: scale) : 0)
  }
}
