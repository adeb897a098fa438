// How a pointer looks in a region of a view. Carried: there is no pointer.

import Foundation
import Plumbline

/// What a pointer does to a view that it is over.
public enum UIPointerEffect: UIHoverEffect {
  /// Whichever the system chooses for the view.
  case automatic(UITargetedPreview)
  /// A shade behind the view.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
  /// The view changes as is said.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// Whether a shade lies over the view or under it. Raw values are Apple's.
  public enum TintMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case none, overlay, underlay
  }

  /// The view that changes, with its look and place.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview): preview
    case .hover(let preview, _, _, _): preview
    }
  }
}

/// The form of a pointer, in points.
public enum UIPointerShape {
  /// Around the pointer's place, filled.
  case path(UIBezierPath)
  /// In the view's superview, where the pointer moves to.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// In points, as beside text.
  case verticalBeam(length: CGFloat)
  /// In points, as above text that stands.
  case horizontalBeam(length: CGFloat)

  /// The radius of a rectangle for which none is said, in points.
  public static let defaultCornerRadius: CGFloat = 8
}

/// How a pointer looks in a region; carried: there is no pointer.
@preconcurrency @MainActor
open class UIPointerStyle: UIHoverStyle {
  /// What stands beside the pointer, up to four; carried.
  open var accessories: [UIPointerAccessory] = []
  /// Nil for the form that goes with the effect.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {
    super.init(effect: effect, shape: nil as UIShape?)
  }
  /// Along a constrained axis the pointer moves slower, in Apple's.
  public init(shape: UIPointerShape, constrainedAxes: UIAxis = []) {
    super.init(effect: UIHoverAutomaticEffect(), shape: nil as UIShape?)
  }
  /// No pointer at all.
  open class func hidden() -> Self {
    unsafeDowncast(UIPointerStyle(shape: .horizontalBeam(length: 0)), to: Self.self)
  }
  /// The pointer as it is elsewhere.
  open class func system() -> Self {
    unsafeDowncast(UIPointerStyle(shape: .horizontalBeam(length: 0)), to: Self.self)
  }
}

/// Something that stands beside a pointer; carried: there is no pointer.
@preconcurrency @MainActor
open class UIPointerAccessory: NSObject {
  /// A place around the pointer.
  public struct Position: Hashable, Sendable {
    /// In points from the pointer's edge.
    public var offset: CGFloat
    /// In radians, clockwise from above.
    public var angle: CGFloat
    /// Both are only kept.
    public init(offset: CGFloat, angle: CGFloat) { (self.offset, self.angle) = (offset, angle) }
    private static func at(_ eighths: CGFloat) -> Position {
      Position(offset: 0, angle: eighths * .pi / 4)
    }
    /// Above. The system's distance counts as 0 here, as in those that follow.
    public static let top = at(0)
    /// Above to the right.
    public static let topRight = at(1)
    /// To the right.
    public static let right = at(2)
    /// Below to the right.
    public static let bottomRight = at(3)
    /// Below.
    public static let bottom = at(4)
    /// Below to the left.
    public static let bottomLeft = at(5)
    /// To the left.
    public static let left = at(6)
    /// Above to the left.
    public static let topLeft = at(7)
  }
  /// Its form.
  public let shape: UIPointerShape
  /// Its place.
  public let position: Position
  /// Whether it turns with its angle; no at first; stored.
  open var orientationMatchesAngle = false
  /// A form at a place.
  public init(_ shape: UIPointerShape, position: Position) {
    (self.shape, self.position) = (shape, position)
    super.init()
  }
  /// An arrow that points away from the pointer.
  open class func arrow(_ position: Position) -> UIPointerAccessory {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: -4, y: 4))
    path.addLine(to: .zero)
    path.addLine(to: CGPoint(x: 4, y: 4))
    let made = UIPointerAccessory(.path(path), position: position)
    made.orientationMatchesAngle = true
    return made
  }
}

/// A part of a view that has a look of its own.
@preconcurrency @MainActor
open class UIPointerRegion: NSObject {
  /// In the view's coordinates.
  public let rect: CGRect
  /// Tells it from the delegate's other regions; nil for none.
  public let identifier: AnyHashable?
  /// The rectangle is in the view's coordinates.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    self.rect = rect
    self.identifier = identifier
    super.init()
  }
}

extension UIPointerRegion {
  /// Along which the pointer stays in the region while it is dragged; none at first; carried.
  public var latchingAxes: UIAxis {
    get { carried(or: []) }
    set { carry(newValue) }
  }
}
