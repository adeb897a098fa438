// Zooming: the delegate's view is scaled, and the content grows with it.

import Foundation

extension UIScrollView {
  func setScale(_ scale: CGFloat) {
    let scale = max(minimumZoomScale, min(scale, maximumZoomScale))
    guard scale != behavior.zoomScale else { return }
    behavior.zoomScale = scale
    behavior.zoomedView = delegate?.viewForZooming(in: self)
    if let view = behavior.zoomedView {
      let before = view.frame
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      if isPlacedByConstraints(view) {
        let after = view.frame.size
        view.frame.origin = before.origin
        contentSize.width += after.width - before.width
        contentSize.height += after.height - before.height
      } else {
        view.frame.origin = .zero
        contentSize = view.frame.size
      }
      // As Apple's, whose bounds change: subclasses centre what is small when they lay out.
      setNeedsLayout()
    }
    delegate?.scrollViewDidZoom(self)
  }

  func show(_ rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    setScale(min(bounds.width / rect.width, bounds.height / rect.height))
    func offset(_ middle: CGFloat, _ length: CGFloat, _ content: CGFloat) -> CGFloat {
      max(0, min(middle * zoomScale - length / 2, content - length))
    }
    contentOffset = CGPoint(
      x: offset(rect.midX, bounds.width, contentSize.width),
      y: offset(rect.midY, bounds.height, contentSize.height))
  }
}

extension UIScrollView {
  /// The growth of the content by zooming, beyond its size in constraints, which see the zoomed view at a scale of 1.
  var zoomGrowth: CGSize {
    guard let view = behavior.zoomedView, isPlacedByConstraints(view) else { return .zero }
    let growth = zoomScale - 1
    return CGSize(width: view.bounds.width * growth, height: view.bounds.height * growth)
  }

  private func isPlacedByConstraints(_ view: UIView) -> Bool {
    guard let guide = systemGuides?.scrollContent, guide.item >= 0 else { return false }
    return view.superview === self && !view.translatesAutoresizingMaskIntoConstraints
  }
}

extension UIView {
  /// The translation of the engine's frame that keeps the upper left corner of the zoomed view there: a transform alone
  /// leaves the anchor point, usually the middle, where it is.
  func zoomShift(of size: CGSize) -> CGPoint {
    guard rare != nil, let scroll = superview as? UIScrollView, scroll.zoomScale != 1,
      scroll.behavior.zoomedView === self
    else { return .zero }
    let (anchor, growth) = (storedAnchorPoint, scroll.zoomScale - 1)
    return CGPoint(x: size.width * anchor.x * growth, y: size.height * anchor.y * growth)
  }
}
