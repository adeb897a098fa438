// The fitting size of a subtree: what its own constraints ask for (spec 05 §7).

import Foundation
import LayoutEngine

extension UIView {
  /// Solves the constraints of the subtree in an engine of their own; nothing of the view or its tree changes.
  func fittingSize(target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    updateConstraintsUntilNoneWaits()
    // A measuring context has the items meanwhile, so that nothing of the tree can be laid out. The root is retained: a
    // subclass that measures may move this view to another tree.
    let root = rootView
    let wasMeasured = root.measuresFittingSize
    root.measuresFittingSize = true
    defer {
      root.measuresFittingSize = wasMeasured
      if !wasMeasured { root.layoutContext?.takePostponedChanges() }
    }
    let context = LayoutContext(root: self, purpose: .measuring)
    context.build()
    context.addFittingRows(target: target, horizontal: horizontal, vertical: vertical)
    context.update()
    let rect = context.alignmentRect(of: self)
    context.dissolve()
    context.reportPlacements()
    let size = frameInLayout(forAlignmentRect: rect).size
    let scale = context.scale
    return CGSize(
      width: size.width > 0 ? size.width.roundedUpToPixel(scale: scale) : 0,
      height: size.height > 0 ? size.height.roundedUpToPixel(scale: scale) : 0)
  }
}
