// Springs and struts: how a subview's frame follows its superview's size when no constraint places it.

import Foundation

extension UIView {
  /// Called when the size changed, from `oldSize` to the current one.
  func resizeSubviews(withOldSize oldSize: CGSize) {
    let newSize = storedBounds.size
    visitSubviewsUncounted { subview in
      guard subview.storedTranslatesMask else { return }
      let reference = subview.autoresizingReferenceSize ?? oldSize
      subview.autoresizingReferenceSize = nil
      subview.autoresize(from: reference, to: newSize)
    }
  }

  private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    let mask = autoresizingMask
    guard !mask.isEmpty else { return }
    let box = CGRect(origin: origin, size: storedBounds.size)
    let (x, width) = AutoresizingAxis(
      mask, axis: .horizontal, origin: box.minX, size: box.width, total: oldSize.width
    ).resized(to: newSize.width)
    let (y, height) = AutoresizingAxis(
      mask, axis: .vertical, origin: box.minY, size: box.height, total: oldSize.height
    ).resized(to: newSize.height)
    setUntransformedFrame(CGRect(x: x, y: y, width: width, height: height))
  }

  /// Sets a frame that belongs to another size of the superview than the current one: documents store frames for the
  /// canvas, while a superview that constraints place has no size yet.
  package func setAutoresizingFrame(_ frame: CGRect, inSuperviewOfSize size: CGSize) {
    setFrame(frame, byEngine: false)
    autoresizingReferenceSize = size
    if item >= 0 { itemContext?.frameDidChange(of: self) }
  }

  func autoresizingDidChange() { if item >= 0 { itemContext?.frameDidChange(of: self) } }
}

/// One axis of a frame within its superview, with its flexible parts.
struct AutoresizingAxis {
  var isMinFlexible: Bool
  var isSizeFlexible: Bool
  var isMaxFlexible: Bool
  var origin: CGFloat
  var size: CGFloat
  var total: CGFloat

  /// The distance from the far edge to the superview's.
  var after: CGFloat { total - origin - size }

  init(
    _ mask: UIView.AutoresizingMask, axis: NSLayoutConstraint.Axis, origin: CGFloat, size: CGFloat,
    total: CGFloat
  ) {
    let isHorizontal = axis == .horizontal
    isMinFlexible = mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin)
    isSizeFlexible = mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight)
    isMaxFlexible = mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin)
    self.origin = origin
    self.size = size
    self.total = total
  }

  /// Flexible parts share the difference in proportion to their lengths; equally when all of them are zero.
  func resized(to newTotal: CGFloat) -> (origin: CGFloat, size: CGFloat) {
    let delta = newTotal - total
    guard delta != 0 else { return (origin, size) }
    let parts: [CGFloat] = [
      isMinFlexible ? origin : 0, isSizeFlexible ? size : 0, isMaxFlexible ? after : 0,
    ]
    let count = [isMinFlexible, isSizeFlexible, isMaxFlexible].filter { $0 }.count
    guard count > 0 else { return (origin, size) }
    let sum = parts[0] + parts[1] + parts[2]
    func share(_ index: Int, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return sum == 0 ? delta / CGFloat(count) : delta * parts[index] / sum
    }
    return (origin + share(0, isMinFlexible), max(0, size + share(1, isSizeFlexible)))
  }

  /// The log's shorthand: `-` for a fixed part, `&` for one that gives (spec 05 §1).
  var springs: String {
    if !isMinFlexible && !isSizeFlexible && !isMaxFlexible { return "--&" }
    return [isMinFlexible, isSizeFlexible, isMaxFlexible].map { $0 ? "&" : "-" }.joined()
  }
}
