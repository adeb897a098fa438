// What views carry beside layout: what touches do, how they move with the device, what assistive technologies say.

import Foundation
import Plumbline

extension UIView {
  /// Draws the view and what is in it into the current context, stretched to a rectangle, as `CALayer.render(in:)`; after a
  /// layout if asked for. False without a context.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    if afterUpdates { layoutIfNeeded() }
    guard bounds.width > 0, bounds.height > 0 else { return true }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}

extension UIScrollView {
  /// Nil: nothing here recognises. Apple's is nil too unless the content may be zoomed.
  public var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  /// Whether an index beside the content (tvOS) shows; stored.
  public var indexDisplayMode: IndexDisplayMode {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
  /// When an index beside the content shows. Raw values are Apple's.
  public enum IndexDisplayMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, alwaysHidden
  }
  /// Whether the safe area moves the scroll indicators; yes at first; stored: none are shown.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// No: zooming happens at once.
  public var isZooming: Bool { false }
  /// No: a zoom stops at its least and greatest scale.
  public var isZoomBouncing: Bool { false }
}
