// Scroll views: content of its own size behind a frame (spec 05 §10).

import Foundation

/// A view that shows a part of its content. For constraints from inside, its edges are those of the content; its size and
/// centre are those of the frame.
open class UIScrollView: UIView {
  /// Whether the safe area is added to the content's insets. Raw values are Apple's.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic = 0, scrollableAxes, never, always
  }

  /// The size of the content; written by layout when constraints determine it.
  open var contentSize = CGSize.zero
  /// The top left corner of the visible part, in the content; the origin of the bounds.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      let isMoved = newValue != bounds.origin
      bounds.origin = newValue
      if isMoved { delegate?.scrollViewDidScroll(self) }
    }
  }
  /// Room around the content; layout ignores it.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { adjustedContentInsetDidChange() } }
  }
  /// Who is told of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether the safe area counts as an inset of the content.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { surroundingsDidChange() } }
  }
  /// Whether the content can be scrolled; without effect on layout.
  open var isScrollEnabled = true
  /// Whether scrolling stops at pages; without effect on layout.
  open var isPagingEnabled = false
  var behavior = ScrollBehavior()

  /// The rectangle of the content.
  public var contentLayoutGuide: UILayoutGuide {
    systemGuide(.scrollContent, "UIScrollViewContentLayoutGuide")
  }

  /// Whether a constraint names the content: its edges, its size, or an edge of this view from inside of it.
  package var hasConstrainedContent: Bool { (systemGuides?.scrollContent?.item ?? -1) >= 0 }

  /// The visible rectangle.
  public var frameLayoutGuide: UILayoutGuide {
    systemGuide(.scrollFrame, "UIScrollViewFrameLayoutGuide")
  }

  /// The content's insets with the safe area.
  open var adjustedContentInset: UIEdgeInsets {
    contentInsetAdjustmentBehavior == .never ? contentInset : contentInset + safeAreaInsets
  }

  /// Called when the insets of the content change.
  open func adjustedContentInsetDidChange() {}

  /// Scrolls at once, whether `animated` or not.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  /// Scrolls as far as is needed to see a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func offset(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ length: CGFloat) -> CGFloat {
      if low < from { return low }
      return high > from + length ? min(low, high - length) : from
    }
    contentOffset = CGPoint(
      x: offset(rect.minX, rect.maxX, bounds.minX, bounds.width),
      y: offset(rect.minY, rect.maxY, bounds.minY, bounds.height))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let guide = systemGuides?.scrollContent, guide.item >= 0, let context = guide.itemContext else {
      return
    }
    contentSize = context.layoutFrame(of: guide).roundedToPixels(scale: context.scale).size
  }

  override var hasContentGuide: Bool { true }

  override func contentGuide(
    for attribute: NSLayoutConstraint.Attribute, beside other: ItemReference?, heldBy holder: UIView
  ) -> UILayoutGuide? {
    guard isContent(other?.item ?? holder) else { return nil }
    switch attribute {
    case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin,
      .leadingMargin, .trailingMargin:
      return contentLayoutGuide
    default: return nil
    }
  }

  private func isContent(_ item: AnyObject) -> Bool {
    if let guide = item as? UILayoutGuide {
      guard let owner = guide.storedOwner else { return false }
      if owner === self { return guide.role == .custom }
      return owner.isDescendant(of: self)
    }
    guard let other = item as? UIView, other !== self else { return false }
    return other.isDescendant(of: self)
  }

  /// Insets that became the content's do not reach into it once more.
  override var passesSafeAreaOn: Bool { contentInsetAdjustmentBehavior == .never }

  /// The engine's coordinates are the content's, which the bounds show a part of.
  override var subviewShift: CGPoint { .zero }
}
