// Frame, bounds, centre and transform, and the conversion of points between views.

import Foundation

extension UIView {
  private var isTransformed: Bool { rare.map { !$0.transform.isIdentity } ?? false }

  var currentFrame: CGRect {
    let box = CGRect(origin: origin, size: storedBounds.size)
    if !isTransformed { return box }
    let anchor = anchorPosition
    return boxAroundAnchor(of: box.size).offsetBy(dx: anchor.x, dy: anchor.y)
  }

  /// The upright box around the transformed bounds of a size, seen from the anchor point.
  private func boxAroundAnchor(of size: CGSize) -> CGRect {
    let anchor = storedAnchorPoint
    return storedTransform.box(
      around: CGRect(
        x: -size.width * anchor.x, y: -size.height * anchor.y, width: size.width, height: size.height))
  }

  /// The position of the anchor point in the superview's space.
  var anchorPosition: CGPoint {
    let anchor = storedAnchorPoint
    return CGPoint(
      x: origin.x + storedBounds.width * anchor.x, y: origin.y + storedBounds.height * anchor.y)
  }

  /// The anchor point in the view's own space.
  private var anchorInBounds: CGPoint {
    let anchor = storedAnchorPoint
    return CGPoint(
      x: storedBounds.minX + storedBounds.width * anchor.x,
      y: storedBounds.minY + storedBounds.height * anchor.y)
  }

  /// Sets the anchor point and keeps the centre: the frame moves, until the next layout where the engine sets it.
  func setAnchorPoint(_ point: CGPoint) {
    guard point != storedAnchorPoint else { return }
    let position = anchorPosition
    makeRare().anchorPoint = point
    place(
      at: origin(forAnchorAt: position, of: storedBounds.size), storedBounds, byEngine: !storedTranslatesMask)
    storedSuperview?.markLayoutNeeded()
  }

  private func origin(forAnchorAt point: CGPoint, of size: CGSize) -> CGPoint {
    let anchor = storedAnchorPoint
    return CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
  }

  /// - Parameter byEngine: the engine's own answer, which does not become a new constraint.
  func setFrame(_ frame: CGRect, byEngine: Bool) {
    if !isTransformed {
      place(at: frame.origin, CGRect(origin: storedBounds.origin, size: frame.size), byEngine: byEngine)
    } else {
      let newSize = storedTransform.sizeOfBounds(shownIn: frame.size)
      let box = boxAroundAnchor(of: newSize)
      let anchor = CGPoint(x: frame.minX - box.minX, y: frame.minY - box.minY)
      place(
        at: origin(forAnchorAt: anchor, of: newSize),
        CGRect(origin: storedBounds.origin, size: newSize), byEngine: byEngine)
    }
  }

  /// The engine's way: an untransformed rectangle in the superview's space becomes centre and bounds (spec 05 §9).
  func setUntransformedFrame(_ frame: CGRect) {
    place(at: frame.origin, CGRect(origin: storedBounds.origin, size: frame.size), byEngine: true)
  }

  /// The way of the superview's layout: the frame that the engine gave, which is not to be given again.
  func setEngineFrame(_ frame: CGRect, in block: AnimationBlock?) {
    guard frame.origin != origin || frame.size != storedBounds.size else { return }
    move(
      to: frame.origin, CGRect(origin: storedBounds.origin, size: frame.size), byEngine: true, in: block)
  }

  /// Sets the bounds and keeps the centre.
  func setBounds(_ bounds: CGRect, byEngine: Bool) {
    place(at: origin(forAnchorAt: anchorPosition, of: bounds.size), bounds, byEngine: byEngine)
  }

  /// A new size to the right and downwards.
  func setSizeKeepingCorner(_ size: CGSize) {
    place(at: origin, CGRect(origin: storedBounds.origin, size: size), byEngine: false)
  }

  func setCenter(_ point: CGPoint) {
    place(at: origin(forAnchorAt: point, of: storedBounds.size), storedBounds, byEngine: false)
  }

  private func place(at newOrigin: CGPoint, _ bounds: CGRect, byEngine: Bool) {
    guard newOrigin != origin || bounds != storedBounds else { return }
    guard areNumbers(newOrigin, bounds) else { return }
    if item >= 0 { markPlacementStale() }
    move(to: newOrigin, bounds, byEngine: byEngine, in: AnimationBlock.current)
  }

  /// Whether an origin and bounds are numbers: Apple's layers raise an exception for NaN. Here the view keeps its
  /// geometry, and the console is told.
  private func areNumbers(_ newOrigin: CGPoint, _ bounds: CGRect) -> Bool {
    let sum = newOrigin.x + newOrigin.y + bounds.minX + bounds.minY + bounds.width + bounds.height
    guard !sum.isFinite else { return true }
    let numbers = [newOrigin.x, newOrigin.y, bounds.minX, bounds.minY, bounds.width, bounds.height]
    guard numbers.contains(where: \.isNaN) else { return true }
    tellOfInvalidGeometry(
      (origin: newOrigin, bounds: bounds), keeps: "the view keeps its frame")
    return false
  }

  /// Reports invalid geometry in the words of the exception that Apple's layers raise.
  func tellOfInvalidGeometry(_ given: (origin: CGPoint, bounds: CGRect), keeps: String) {
    let bounds = given.bounds
    let middle = CGPoint(x: given.origin.x + bounds.width / 2, y: given.origin.y + bounds.height / 2)
    func text(_ numbers: CGFloat...) -> String { numbers.map { Double($0).shortText }.joined(separator: " ") }
    let isPlace = middle.x.isNaN || middle.y.isNaN
    let what =
      isPlace
      ? "position contains NaN: [\(text(middle.x, middle.y))]"
      : "bounds contains NaN: [\(text(bounds.minX, bounds.minY)); \(text(bounds.width, bounds.height))]"
    effectiveLayoutEnvironment.console(
      ConsoleMessage(
        "CALayer \(what). UIKit ends the program here; \(keeps): \(self). Look for a division by zero where its frame, "
          + "bounds or center is set.", category: .layerGeometry))
  }

  /// A frame that is made of no numbers is empty.
  func beginWithInvalidGeometry(_ frame: CGRect) {
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    guard numbers.contains(where: \.isNaN) else { return }
    origin = .zero
    storedBounds = .zero
    tellOfInvalidGeometry(
      (origin: frame.origin, bounds: CGRect(origin: .zero, size: frame.size)), keeps: "the view begins empty")
  }

  /// Sets origin and bounds: every change of the frame passes through here.
  private func move(to newOrigin: CGPoint, _ bounds: CGRect, byEngine: Bool, in block: AnimationBlock?) {
    let oldOrigin = origin
    let oldBounds = storedBounds
    // By coordinates: Foundation's comparison of rectangles is a call into another module, at every frame of a layout.
    let isScrolled = bounds.origin.x != oldBounds.origin.x || bounds.origin.y != oldBounds.origin.y
    let isResized =
      bounds.size.width != oldBounds.size.width || bounds.size.height != oldBounds.size.height
    if isScrolled || isResized { boundsWillChange(to: bounds) }
    origin = newOrigin
    storedBounds = bounds
    if let block {
      block.note(self, changedFrom: ViewVector(origin: oldOrigin, bounds: oldBounds, alpha: alpha))
    }
    if isScrolled {
      markLayoutNeeded()
      boundsOriginDidChange()
    }
    geometryDidChange(oldSize: oldBounds.size, byEngine: byEngine)
    tellObservers()
  }

  func transformDidChange(from old: CGAffineTransform) {
    AnimationBlock.current?.note(self, transformedFrom: old)
    // The safe area follows the box that the view fills (spec 05 §5).
    rare?.holdsSafeArea = false
    surroundingsDidChange()
    if !isLayoutNeeded { holdSafeAreaUnderTransform() }
  }

  func alphaDidChange(from old: CGFloat) {
    AnimationBlock.current?.note(
      self, changedFrom: ViewVector(origin: origin, bounds: storedBounds, alpha: old))
  }

  private func geometryDidChange(oldSize: CGSize, byEngine: Bool) {
    if storedBounds.size != oldSize {
      controller?.refreshSystemMargins()
      markLayoutNeeded()
      if !storedSubviews.isEmpty && autoresizesSubviews { resizeSubviews(withOldSize: oldSize) }
    }
    if !byEngine { autoresizingReferenceSize = nil }
    // What a container decides follows its superview by springs and struts alone, not by constraints.
    if !byEngine || isEncapsulated, item >= 0 { itemContext?.frameDidChange(of: self) }
    surroundingsDidChange()
  }

  private func boundsOriginDidChange() {
    for subview in storedSubviews where subview.item >= 0 { subview.markPlacementStale() }
    if item >= 0 { itemContext?.boundsOriginDidChange(of: self) }
  }

  // MARK: Conversion

  /// A point of this view's space in the space of another view of the tree. Nil is the space of the window; in a tree
  /// without one the space that the topmost view lies in.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let outer = pointInRootSpace(point)
    return (view ?? presentWindow).map { $0.pointFromRootSpace(outer) } ?? outer
  }

  /// A point in another view's space, in this one's; nil is the space of the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? presentWindow)?.convert(point, to: self) ?? pointFromRootSpace(point)
  }

  /// A rectangle of this view's space in the space that windows have their frames in.
  package func rectOnScreen(_ rect: CGRect) -> CGRect { boundingBox(of: rect) { pointInRootSpace($0) } }

  /// A rectangle of the space that windows have their frames in, in this view's.
  func rectFromScreen(_ rect: CGRect) -> CGRect { boundingBox(of: rect) { pointFromRootSpace($0) } }

  /// A rectangle in this view's space, in another one's; nil is the space of the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    boundingBox(of: rect) { convert($0, to: view) }
  }

  /// A rectangle in another view's space, in this one's; nil is the space of the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    boundingBox(of: rect) { convert($0, from: view) }
  }

  private func boundingBox(of rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let first = map(rect.origin)
    let others = [
      map(CGPoint(x: rect.maxX, y: rect.minY)), map(CGPoint(x: rect.minX, y: rect.maxY)),
      map(CGPoint(x: rect.maxX, y: rect.maxY)),
    ]
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for corner in others {
      left = min(left, corner.x)
      right = max(right, corner.x)
      top = min(top, corner.y)
      bottom = max(bottom, corner.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  func pointInRootSpace(_ point: CGPoint) -> CGPoint {
    var result = point
    var view: UIView? = self
    while let current = view {
      let (inside, outside) = (current.anchorInBounds, current.anchorPosition)
      let turned = CGPoint(x: result.x - inside.x, y: result.y - inside.y).applying(current.storedTransform)
      result = CGPoint(x: turned.x + outside.x, y: turned.y + outside.y)
      view = current.storedSuperview
    }
    return result
  }

  func pointFromRootSpace(_ point: CGPoint) -> CGPoint {
    let outer = storedSuperview?.pointFromRootSpace(point) ?? point
    let (inside, outside) = (anchorInBounds, anchorPosition)
    let offset = CGPoint(x: outer.x - outside.x, y: outer.y - outside.y)
    let t = storedTransform
    let determinant = t.a * t.d - t.b * t.c
    guard determinant != 0 else { return inside }
    let x = offset.x - t.tx
    let y = offset.y - t.ty
    return CGPoint(
      x: (t.d * x - t.c * y) / determinant + inside.x, y: (t.a * y - t.b * x) / determinant + inside.y)
  }
}
