// Answers of an AppKit view to the layout of its carrier (`ViewFacade`).

import AppKitLayout
import Foundation
import Plumbline

extension NSView {
  package var layoutItem: AnyObject { carrier }

  package var contentSizeOfFacade: CGSize {
    var size = intrinsicContentSize
    if !isHorizontalContentSizeConstraintActive { size.width = NSView.noIntrinsicMetric }
    if !isVerticalContentSizeConstraintActive { size.height = NSView.noIntrinsicMetric }
    let scale = scaleOfFrame
    if size.width >= 0 { size.width *= scale.width }
    if size.height >= 0 { size.height *= scale.height }
    return size
  }

  /// The length in the window of a point of the frame's coordinate space.
  var scaleOfFrame: CGSize { storedSuperview?.carrier.scaleInWindow ?? CGSize(width: 1, height: 1) }

  /// The alignment insets, measured on a frame, as subclasses may override the functions instead of the insets.
  package var alignmentInsetsOfFacade: UIEdgeInsets {
    let frame = NSRect(x: 0, y: 0, width: 1000, height: 1000)
    let rect = alignmentRect(forFrame: frame)
    let (low, high) = (rect.minY, frame.maxY - rect.maxY)
    let isFlipped = !(storedSuperview?.hasOriginAtBottom ?? false)
    let scale = scaleOfFrame
    return UIEdgeInsets(
      top: (isFlipped ? low : high) * scale.height, left: rect.minX * scale.width,
      bottom: (isFlipped ? high : low) * scale.height, right: (frame.maxX - rect.maxX) * scale.width)
  }

  package var baselinesOfFacade: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    let offsets = (firstBaselineOffsetFromTop, lastBaselineOffsetFromBottom)
    guard offsets != (0, 0) else { return nil }
    let scale = scaleOfFrame.height
    return (offsets.0 * scale, offsets.1 * scale)
  }

  /// The baselines of a control's figures, or of the carrier's own text.
  var carriedBaselines: (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    (carrier as? any AppKitItem)?.baselinesOfFacade ?? carrier.textBaselines
  }

  package var hasOriginAtBottom: Bool { !isFlipped }

  package var isWindowFrame: Bool { self is NSThemeFrame }

  package func layOutFacade() {
    viewController?.viewWillLayout()
    layout()
    viewController?.viewDidLayout()
  }

  package func updateConstraintsOfFacade() {
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }

  package func layOutTreeOfFacade() { layoutSubtreeIfNeeded() }

  package func visualizeConflictOfFacade(_ constraints: [NSLayoutConstraint]) {
    window?.conflictToVisualize = constraints
  }

  package func takeConstraintOfFacade(_ constraint: NSLayoutConstraint) { addConstraint(constraint) }

  package func giveUpConstraintOfFacade(_ constraint: NSLayoutConstraint) { removeConstraint(constraint) }

  /// The insets as they lie on the superview's y axis: `top` is at the least y.
  var alignmentInsetsInSuperview: UIEdgeInsets {
    let insets = alignmentRectInsets.sides
    guard let storedSuperview, !storedSuperview.isFlipped else { return insets }
    return UIEdgeInsets(top: insets.bottom, left: insets.left, bottom: insets.top, right: insets.right)
  }
}
