// Taps, presses, drags, and two fingers that move apart or turn.

import UIKit

/// Taps.
public struct TapGesture: PrimitiveGesture {
  /// Nothing is told.
  public typealias Value = Void
  /// How many, one after the other.
  public var count: Int
  /// Taps.
  public nonisolated init(count: Int = 1) { self.count = count }
  func recognizers(_ tell: @escaping (Void?, GesturePhase) -> Void) -> [UIGestureRecognizer] {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = max(1, count)
    tap.addAction { if $0.state == .ended { tell((), .ended) } }
    return [tap]
  }
}

/// Taps, with where they are.
public struct SpatialTapGesture: PrimitiveGesture {
  /// Where a tap is.
  public struct Value: Equatable, Sendable {
    /// In points.
    public var location: CGPoint
  }
  /// How many, one after the other.
  public var count: Int
  /// Where places are counted from.
  public var coordinateSpace: CoordinateSpace
  /// Taps.
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
  func recognizers(_ tell: @escaping (Value?, GesturePhase) -> Void) -> [UIGestureRecognizer] {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = max(1, count)
    tap.addAction { [coordinateSpace] in
      if $0.state == .ended { tell(Value(location: $0.place(in: coordinateSpace)), .ended) }
    }
    return [tap]
  }
}

/// Fingers that stay.
public struct LongPressGesture: PrimitiveGesture {
  /// Whether they have stayed.
  public typealias Value = Bool
  /// Seconds that they must stay.
  public var minimumDuration: Double
  /// Points that they may move.
  public var maximumDistance: CGFloat
  /// Fingers that stay.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
  func recognizers(_ tell: @escaping (Bool?, GesturePhase) -> Void) -> [UIGestureRecognizer] {
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = minimumDuration
    press.allowableMovement = maximumDistance
    press.addAction {
      switch $0.state {
      // They have stayed long enough.
      case .began:
        tell(true, .changed)
        tell(true, .ended)
      case .cancelled: tell(nil, .cancelled)
      default: break
      }
    }
    return [press]
  }
}

/// Fingers that move.
public struct DragGesture: PrimitiveGesture {
  /// Where they are.
  public struct Value: Equatable, Sendable {
    /// When this was so.
    public var time: Date
    /// Where they are, in points.
    public var location: CGPoint
    /// Where they began, in points.
    public var startLocation: CGPoint
    /// How far they moved, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Points a second.
    public var velocity: CGSize
    /// Where they would come to rest: a quarter of a second further.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// How far they would have moved.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }
  /// Points that they move before it counts.
  public var minimumDistance: CGFloat
  /// Where places are counted from.
  public var coordinateSpace: CoordinateSpace
  /// Fingers that move.
  public nonisolated init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
  func recognizers(_ tell: @escaping (Value?, GesturePhase) -> Void) -> [UIGestureRecognizer] {
    let pan = UIPanGestureRecognizer()
    var start = CGPoint.zero
    pan.addAction { [coordinateSpace] gesture in
      guard let pan = gesture as? UIPanGestureRecognizer else { return }
      if pan.state == .cancelled { return tell(nil, .cancelled) }
      let moved = pan.translation(in: pan.view)
      // Who makes the gesture says where it is, or how far it went.
      if pan.state == .began {
        let place = pan.place(in: coordinateSpace)
        start = CGPoint(x: place.x - moved.x, y: place.y - moved.y)
      }
      let location =
        moved == .zero
        ? pan.place(in: coordinateSpace) : CGPoint(x: start.x + moved.x, y: start.y + moved.y)
      let velocity = pan.velocity(in: pan.view)
      let value = Value(
        time: Date(), location: location, startLocation: start,
        velocity: CGSize(width: velocity.x, height: velocity.y))
      tell(value, pan.state == .ended ? .ended : .changed)
    }
    return [pan]
  }
}

/// Two fingers that move apart, by its older name.
public struct MagnificationGesture: PrimitiveGesture {
  /// Against the beginning.
  public typealias Value = CGFloat
  /// By how much the scale changes before it counts.
  public var minimumScaleDelta: CGFloat
  /// Two fingers that move apart.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  func recognizers(_ tell: @escaping (CGFloat?, GesturePhase) -> Void) -> [UIGestureRecognizer] {
    let pinch = UIPinchGestureRecognizer()
    pinch.addAction { tell(($0 as? UIPinchGestureRecognizer)?.scale, $0.phase) }
    return [pinch]
  }
}

/// Two fingers that move apart.
public struct MagnifyGesture: PrimitiveGesture {
  /// How far they are apart.
  public struct Value: Equatable, Sendable {
    /// When this was so.
    public var time: Date
    /// Against the beginning.
    public var magnification: CGFloat
    /// A second.
    public var velocity: CGFloat
    /// Where they began, as shares of the view.
    public var startAnchor: UnitPoint
    /// Where they began, in points.
    public var startLocation: CGPoint
  }
  /// By how much the scale changes before it counts.
  public var minimumScaleDelta: CGFloat
  /// Two fingers that move apart.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
  func recognizers(_ tell: @escaping (Value?, GesturePhase) -> Void) -> [UIGestureRecognizer] {
    let pinch = UIPinchGestureRecognizer()
    pinch.addAction {
      guard let pinch = $0 as? UIPinchGestureRecognizer else { return }
      let value = Value(
        time: Date(), magnification: pinch.scale, velocity: pinch.velocity, startAnchor: pinch.anchor,
        startLocation: pinch.location)
      tell(value, pinch.phase)
    }
    return [pinch]
  }
}

/// Two fingers that turn, by its older name.
public struct RotationGesture: PrimitiveGesture {
  /// Against the beginning.
  public typealias Value = Angle
  /// By how much the angle changes before it counts.
  public var minimumAngleDelta: Angle
  /// Two fingers that turn.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  func recognizers(_ tell: @escaping (Angle?, GesturePhase) -> Void) -> [UIGestureRecognizer] {
    let turn = UIRotationGestureRecognizer()
    turn.addAction {
      tell(($0 as? UIRotationGestureRecognizer).map { Angle(radians: Double($0.rotation)) }, $0.phase)
    }
    return [turn]
  }
}

/// Two fingers that turn.
public struct RotateGesture: PrimitiveGesture {
  /// How far they turned.
  public struct Value: Equatable, Sendable {
    /// When this was so.
    public var time: Date
    /// Against the beginning.
    public var rotation: Angle
    /// A second.
    public var velocity: Angle
    /// Where they began, as shares of the view.
    public var startAnchor: UnitPoint
    /// Where they began, in points.
    public var startLocation: CGPoint
  }
  /// By how much the angle changes before it counts.
  public var minimumAngleDelta: Angle
  /// Two fingers that turn.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
  func recognizers(_ tell: @escaping (Value?, GesturePhase) -> Void) -> [UIGestureRecognizer] {
    let turn = UIRotationGestureRecognizer()
    turn.addAction {
      guard let turn = $0 as? UIRotationGestureRecognizer else { return }
      let value = Value(
        time: Date(), rotation: Angle(radians: Double(turn.rotation)),
        velocity: Angle(radians: Double(turn.velocity)), startAnchor: turn.anchor,
        startLocation: turn.location)
      tell(value, turn.phase)
    }
    return [turn]
  }
}

extension UIGestureRecognizer {
  fileprivate var phase: GesturePhase {
    state == .ended ? .ended : state == .cancelled ? .cancelled : .changed
  }
  fileprivate var anchor: UnitPoint {
    guard let size = view?.bounds.size, size.width > 0, size.height > 0 else { return .center }
    return UnitPoint(x: location.x / size.width, y: location.y / size.height)
  }
  fileprivate func place(in space: CoordinateSpace) -> CGPoint {
    guard space == .local else {
      // A space that a program named begins where the gesture's container does.
      if case .named(let name) = space, let origin = (view as? GestureBox)?.host?.spaces[name],
        let host = (view as? GestureBox)?.host?.view
      {
        let place = location(in: host)
        return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
      }
      return location(in: nil)
    }
    return location
  }
}
