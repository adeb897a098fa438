// The layout cycle: constraints leaves first, one solve, frames from the top down, until nothing moves (spec 05 §8).

import Foundation

extension UIView {
  /// More rounds than any layout that comes to rest needs (spec 05 §8).
  private static var roundLimit: Int { 100 }

  func markLayoutNeeded() {
    guard !isLayoutNeeded else { return }
    isLayoutNeeded = true
    var above = storedSuperview
    while let view = above, !view.isLayoutNeededBelow {
      view.isLayoutNeededBelow = true
      above = view.storedSuperview
    }
  }

  func markConstraintUpdateNeeded() {
    guard !isConstraintUpdateNeeded else { return }
    isConstraintUpdateNeeded = true
    storedSuperview?.markConstraintUpdateNeededBelow()
  }

  func markConstraintUpdateNeededBelow() {
    var above: UIView? = self
    while let view = above, !view.isConstraintUpdateNeededBelow {
      view.isConstraintUpdateNeededBelow = true
      above = view.storedSuperview
    }
  }

  /// The subtree asks for layout: its flags reach the new superviews.
  func passLayoutFlagsUp() {
    guard isLayoutNeeded || isLayoutNeededBelow else { return }
    var above = storedSuperview
    while let view = above, !view.isLayoutNeededBelow {
      view.isLayoutNeededBelow = true
      above = view.storedSuperview
    }
  }

  func updateConstraintsOfSubtree() {
    if isConstraintUpdateNeededBelow {
      isConstraintUpdateNeededBelow = false
      for subview in storedSubviews { subview.updateConstraintsOfSubtree() }
    }
    if isConstraintUpdateNeeded {
      isConstraintUpdateNeeded = false
      updateConstraints()
    }
  }

  func performLayout() {
    let root = rootView
    for _ in 0..<Self.roundLimit {
      root.updateConstraintsOfSubtree()
      root.engage()?.update()
      var start = self
      while let above = start.storedSuperview, above.isLayoutNeeded { start = above }
      guard start.isLayoutNeeded || start.isLayoutNeededBelow else { return }
      start.layoutSubtree()
    }
  }

  private func layoutSubtree() {
    if isLayoutNeeded {
      isLayoutNeeded = false
      layoutSubviews()
    }
    guard isLayoutNeededBelow else { return }
    isLayoutNeededBelow = false
    for subview in storedSubviews where subview.isLayoutNeeded || subview.isLayoutNeededBelow {
      subview.layoutSubtree()
    }
  }

  /// The engine of this root; made when something in the tree uses constraints.
  @discardableResult
  func engage() -> LayoutContext? {
    if let layoutContext { return layoutContext }
    guard usesConstraints else { return nil }
    let context = LayoutContext(root: self, purpose: .hosting)
    layoutContext = context
    context.build()
    return context
  }

  func markUsesConstraints() {
    var view: UIView? = self
    while let current = view, !current.usesConstraints {
      current.usesConstraints = true
      view = current.storedSuperview
    }
  }

  func setTranslatesMask(_ value: Bool) {
    guard value != storedTranslatesMask else { return }
    storedTranslatesMask = value
    if !value { markUsesConstraints() }
    if item >= 0 {
      itemContext?.placementDidChange(of: self)
    } else if !value {
      engagedContext?.include(self)
    }
    markLayoutNeeded()
  }

  /// How the given frame becomes rows is different now.
  func givenFrameDidChange() {
    if item >= 0, storedTranslatesMask { itemContext?.placementDidChange(of: self) }
    markLayoutNeeded()
  }

  /// Copies the engine's answers to the subviews that have an item, rounded to pixels.
  func applyEngineFramesToSubviews() {
    let shift = subviewShift
    for subview in storedSubviews where subview.item >= 0 {
      guard let context = subview.itemContext else { continue }
      let rect = context.alignmentRect(of: subview)
      var frame = subview.frame(forAlignmentRect: rect).offsetBy(dx: shift.x, dy: shift.y)
      if subview.yieldsGivenWidth || subview.yieldsGivenHeight {
        // What is inside is laid out in the room that it asks for; who gave the frame decides what to make of that.
        let refused = context.refusedLengths(of: subview)
        if refused.width { frame.size.width = subview.storedBounds.width }
        if refused.height { frame.size.height = subview.storedBounds.height }
      }
      // A frame that was given stays as it is; the engine repeats it with a rounding of its own.
      if subview.storedTranslatesMask && subview.isPlaced(at: frame) { continue }
      subview.setUntransformedFrame(frame.roundedToPixels(scale: context.scale))
    }
  }

  private func isPlaced(at frame: CGRect) -> Bool {
    let tolerance: CGFloat = 1e-4
    return abs(frame.minX - origin.x) < tolerance && abs(frame.minY - origin.y) < tolerance
      && abs(frame.width - storedBounds.width) < tolerance
      && abs(frame.height - storedBounds.height) < tolerance
  }
}
