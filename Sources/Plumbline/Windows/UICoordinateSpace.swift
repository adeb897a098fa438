// Spaces that points are converted between: views and screens.

import Foundation

/// A space with a rectangle of its own, in points: a view, or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// In the space's own points.
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
    convert(point, to: coordinateSpace as? UIView)
  }
  /// A point of another view, or of the screen, in this one.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace as? UIView)
  }
  /// A rectangle of the view in another view, or on the screen: the upright box around it.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }
  /// A rectangle of another view, or of the screen, in this one: the upright box around it.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? UIView)
  }
}

/// What lies outside of a topmost view is the screen: its space is the one in which windows have their frames.
extension UIScreen: UICoordinateSpace {
  /// The screen's space, which turns with it.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// A point of the screen in a view; between screens it stays as it is.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }
  /// A point of a view on the screen; between screens it stays as it is.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }
  /// A rectangle of the screen in a view: the upright box around it; between screens it stays as it is.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
  }
  /// A rectangle of a view on the screen: the upright box around it; between screens it stays as it is.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
  }
}
