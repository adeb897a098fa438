// Coordinate spaces: views and screens, and conversions between them.

import Foundation

/// A space with a rectangle of its own, in points, y downwards: a view's bounds, or the screen. Conversions between
/// spaces go through the window, or through the root of a tree without one, and take scrolling and transforms along.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The bounds in the space's own points.
  var bounds: CGRect { get }
  /// A point of this space in another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A point of another space in this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// A rectangle of this space in another one: the upright box around it.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// A rectangle of another space in this one: the upright box around it.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  /// A point of the view in another view, or on the screen.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView).map { convert(point, to: $0) } ?? pointInRootSpace(point)
  }
  /// A point of another view, or of the screen, in this one.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView).map { convert(point, from: $0) } ?? pointFromRootSpace(point)
  }
  /// A rectangle of the view in another view, or on the screen: the upright box around it.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView).map { convert(rect, to: $0) } ?? rectOnScreen(rect)
  }
  /// A rectangle of another view, or of the screen, in this one: the upright box around it.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView).map { convert(rect, from: $0) } ?? rectFromScreen(rect)
  }
}

/// The space outside of a topmost view is the screen: its space is the one in which windows have their frames.
extension UIScreen: UICoordinateSpace {
  /// The screen's space, which rotates with it.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// A point of the screen in a view; between screens it stays as it is.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.pointFromRootSpace(point) ?? point
  }
  /// A point of a view on the screen; between screens it stays as it is.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.pointInRootSpace(point) ?? point
  }
  /// A rectangle of the screen in a view: the upright box around it; between screens it stays as it is.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.rectFromScreen(rect) ?? rect
  }
  /// A rectangle of a view on the screen: the upright box around it; between screens it stays as it is.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.rectOnScreen(rect) ?? rect
  }
}
