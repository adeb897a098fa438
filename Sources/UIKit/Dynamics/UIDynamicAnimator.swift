// Movement by forces. It is carried: no time passes for it, so items stay where layout or the program puts them, as they are
// on a screen before the first frame of a movement.

import Foundation
import Plumbline

/// What forces can move.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  /// The middle in the reference view.
  var center: CGPoint { get set }
  /// The size.
  var bounds: CGRect { get }
  /// How it is turned.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// Is told when movement begins and ends.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Movement begins.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Movement ended.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing by default.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing by default.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items by forces: it holds them, and nothing moves.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view whose coordinates the items have.
  public let referenceView: UIView?
  /// The forces.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Is told when movement begins and ends: never.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// Whether something moves: nothing does.
  open var isRunning: Bool { false }
  /// The time of the movement: none passes.
  open var elapsedTime: TimeInterval { 0 }
  /// An animator of a view's subviews.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }
  /// An animator without a view.
  public override init() {
    referenceView = nil
    super.init()
  }
  /// Adds a force.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    behavior.willMove(to: self)
  }
  /// Takes a force away.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
    behavior.willMove(to: nil)
  }
  /// Takes all forces away.
  open func removeAllBehaviors() { behaviors.forEach(removeBehavior) }
  /// The items that a rectangle touches, each once; those of forces within forces are among them. How an item is turned does
  /// not count.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    var seen: Set<ObjectIdentifier> = []
    return behaviors.flatMap(\.allItems).filter { item in
      let size = item.bounds.size
      let frame = CGRect(
        x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
        height: size.height)
      return rect.intersects(frame) && seen.insert(ObjectIdentifier(item)).inserted
    }
  }
  /// Tells that the program moved an item: without effect.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// A force, or several.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Forces that belong to this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Is called at each step of a movement: never.
  open var action: (() -> Void)?
  /// Who moves by it.
  open fileprivate(set) weak var dynamicAnimator: UIDynamicAnimator?
  fileprivate var heldItems: [any UIDynamicItem] = []
  /// The items of this force and of those in it.
  fileprivate var allItems: [any UIDynamicItem] { heldItems + childBehaviors.flatMap(\.allItems) }
  public override init() { super.init() }
  /// Adds a force to this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Takes a force from this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }
  /// The animator is about to change.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}

/// A force that acts on a list of items.
@preconcurrency @MainActor
open class UIItemsBehavior: UIDynamicBehavior {
  /// A force on no items yet.
  public convenience override init() { self.init(items: []) }
  /// A force on items.
  public init(items: [any UIDynamicItem]) {
    super.init()
    heldItems = items
  }
  /// The items.
  open var items: [any UIDynamicItem] { heldItems }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { heldItems.append(item) }
  /// Takes an item away.
  open func removeItem(_ item: any UIDynamicItem) { heldItems.removeAll { $0 === item } }
}

/// A direction with its angle and length: setting one changes the others. The angle stays where there is no length.
private struct Push {
  var direction: CGVector {
    didSet {
      magnitude = hypot(direction.dx, direction.dy)
      if magnitude > 0 { angle = atan2(direction.dy, direction.dx) }
    }
  }
  private(set) var angle: CGFloat
  private(set) var magnitude: CGFloat

  mutating func set(_ angle: CGFloat, _ magnitude: CGFloat) {
    direction = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
    (self.angle, self.magnitude) = (angle, magnitude)
  }
}

/// Pulls items down, or where it is told.
@preconcurrency @MainActor
open class UIGravityBehavior: UIItemsBehavior {
  /// Where to: 1 is 1,000 points a second a second.
  open var gravityDirection: CGVector {
    get { pull.direction }
    set { pull.direction = newValue }
  }
  /// Where to, as an angle in radians.
  open var angle: CGFloat {
    get { pull.angle }
    set { pull.set(newValue, pull.magnitude) }
  }
  /// How strong.
  open var magnitude: CGFloat {
    get { pull.magnitude }
    set { pull.set(pull.angle, newValue) }
  }
  /// Sets both.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { pull.set(angle, magnitude) }
  private var pull = Push(direction: CGVector(dx: 0, dy: 1), angle: .pi / 2, magnitude: 1)
}

/// Is told when items touch.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: AnyObject {
  /// Two items touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// An item touches a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing by default.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) {}
  /// Does nothing by default.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
}

/// Keeps items from going through each other and through boundaries.
@preconcurrency @MainActor
open class UICollisionBehavior: UIItemsBehavior {
  /// What items meet. Raw values are Apple's.
  public struct Mode: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A mode of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Other items.
    public static let items = Mode(rawValue: 1)
    /// Boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Both.
    public static let everything = Mode(rawValue: .max)
  }
  /// What items meet.
  open var collisionMode = Mode.everything
  /// Whether the reference view's edges are boundaries.
  open var translatesReferenceBoundsIntoBoundary = false
  /// Is told when items touch: never.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []
  /// The names of the boundaries.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.map(\.identifier) }
  /// The reference view's edges, moved inwards, are boundaries.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }
  /// Adds a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.append((identifier, bezierPath))
  }
  /// Adds a line as a boundary.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    boundaries.append((identifier, path))
  }
  /// Takes a boundary away.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { ($0.identifier as? NSObject) == (identifier as? NSObject) }
  }
  /// Takes all boundaries away.
  open func removeAllBoundaries() { boundaries = [] }
}

/// Pulls an item to a point.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// The point.
  open var snapPoint: CGPoint
  /// How much it swings: 0 to 1.
  open var damping: CGFloat = 0.5
  /// Pulls an item to a point.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
    heldItems = [item]
  }
}

/// Pushes items.
@preconcurrency @MainActor
open class UIPushBehavior: UIItemsBehavior {
  /// For how long. Raw values are Apple's.
  public enum Mode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case continuous, instantaneous
  }
  /// For how long.
  public let mode: Mode
  /// Whether it pushes.
  open var active = true
  /// Where to, as an angle in radians.
  open var angle: CGFloat {
    get { push.angle }
    set { push.set(newValue, push.magnitude) }
  }
  /// How strong.
  open var magnitude: CGFloat {
    get { push.magnitude }
    set { push.set(push.angle, newValue) }
  }
  /// Where to and how strong.
  open var pushDirection: CGVector {
    get { push.direction }
    set { push.direction = newValue }
  }
  private var push = Push(direction: .zero, angle: 0, magnitude: 0)
  /// Pushes items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }
  /// Sets both.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { push.set(angle, magnitude) }
  /// Pushes an item beside its middle; without effect.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {}
  /// How far beside its middle an item is pushed: not at all.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { .zero }
}

/// A part of the plane.
@preconcurrency @MainActor
open class UIRegion: NSObject {
  private let holds: (CGPoint) -> Bool
  private init(holds: @escaping (CGPoint) -> Bool) {
    self.holds = holds
    super.init()
  }
  /// A circle around the middle.
  public convenience init(radius: CGFloat) { self.init { $0.x * $0.x + $0.y * $0.y <= radius * radius } }
  /// A rectangle around the middle.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }
  /// Everything.
  open class var infinite: UIRegion { UIRegion { _ in true } }
  /// Whether a point lies in it, seen from the middle.
  open func contains(_ point: CGPoint) -> Bool { holds(point) }
  /// Everything else.
  open func inverse() -> Self { unsafeDowncast(UIRegion { [holds] in !holds($0) }, to: Self.self) }
}

/// A force that depends on the place. Nothing here moves: what is set is carried.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  /// The middle.
  open var position = CGPoint.zero
  /// Where it acts, seen from the middle.
  open var region = UIRegion.infinite
  /// How strong.
  open var strength: CGFloat = 1
  /// How soon it becomes weaker.
  open var falloff: CGFloat = 0
  /// From where on it becomes weaker.
  open var minimumRadius: CGFloat = 0
  /// Where to.
  open var direction = CGVector.zero
  /// How even it is.
  open var smoothness: CGFloat = 0
  /// How fast it changes.
  open var animationSpeed: CGFloat = 0
  /// The items.
  open var items: [any UIDynamicItem] { heldItems }
  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { heldItems.append(item) }
  /// Takes an item away.
  open func removeItem(_ item: any UIDynamicItem) { heldItems.removeAll { $0 === item } }
  /// Slows down.
  open class func dragField() -> UIFieldBehavior { UIFieldBehavior() }
  /// Turns around the middle.
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior() }
  /// Pulls to the middle.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior()
    field.position = position
    return field
  }
  /// Pulls in a direction.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior()
    field.direction = direction
    return field
  }
  /// Gives a speed.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    linearGravityField(direction: direction)
  }
  /// Pushes about.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior()
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// Pushes about those that move.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    noiseField(smoothness: smoothness, animationSpeed: speed)
  }
  /// Pulls back to the middle.
  open class func springField() -> UIFieldBehavior { UIFieldBehavior() }
  /// As between charges.
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior() }
  /// As near a magnet.
  open class func magneticField() -> UIFieldBehavior { UIFieldBehavior() }
}

/// Ties items to each other or to points.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The point.
  open var anchorPoint = CGPoint.zero
  /// How long the tie is.
  open var length: CGFloat = 0
  /// How much it swings.
  open var damping: CGFloat = 0
  /// How fast it swings.
  open var frequency: CGFloat = 0
  /// The items.
  open var items: [any UIDynamicItem] { heldItems }
  /// Ties an item to a point.
  public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    anchorPoint = point
    super.init()
    heldItems = [item]
  }
  /// Ties an item's point to a point.
  public convenience init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    self.init(item: item, attachedToAnchor: point)
  }
  /// Ties two items.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    super.init()
    heldItems = [item1, item2]
  }
}

/// How items move and bounce.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIItemsBehavior {
  /// How much they bounce: 0 to 1.
  open var elasticity: CGFloat = 0
  /// How much they slow each other down.
  open var friction: CGFloat = 0
  /// How heavy they are.
  open var density: CGFloat = 1
  /// How much they slow down.
  open var resistance: CGFloat = 0
  /// How much they stop turning.
  open var angularResistance: CGFloat = 0
  /// Whether they may turn.
  open var allowsRotation = true
  /// Whether they stay.
  open var isAnchored = false
  /// Gives an item a speed: without effect.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  /// Turns an item: without effect.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  /// An item's speed: it has none.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
}
