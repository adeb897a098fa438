// Movement by forces. It is carried: no time passes for it, so items stay where layout or the program puts them, as they are
// on a screen before the first frame of a movement.

import Foundation
import Plumbline

/// What forces can move: views and collection layout attributes in Apple's, views here.
@preconcurrency @MainActor
public protocol UIDynamicItem: AnyObject {
  /// In the reference view's coordinates.
  var center: CGPoint { get set }
  /// Only its size counts; the origin is (0, 0).
  var bounds: CGRect { get }
  /// Turned only: a scaled item is as large as its bounds for forces.
  var transform: CGAffineTransform { get set }
  /// The form by which it collides.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// That form where it is a path, around the item's middle.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// Its rectangle by default.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// Its rectangle by default, around the middle.
  public var collisionBoundingPath: UIBezierPath {
    let size = bounds.size
    return UIBezierPath(
      rect: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Told when movement begins and ends; never called here.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: ObjectAnswering {
  /// Before the first step.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Everything is at rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing by default.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing by default.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items by forces; carried: it holds them, and nothing moves.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// Items have their coordinates in it; not nil unless the animator was made without one.
  public let referenceView: UIView?
  /// Those that were added to the animator itself, in their order.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Never told here. Not retained.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// Always false.
  open var isRunning: Bool { false }
  /// In seconds: always 0.
  open var elapsedTime: TimeInterval { 0 }
  /// The items are to be subviews of the view, which is not checked.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }
  /// For layouts of collections, in Apple's; without coordinates of its own.
  public override init() {
    referenceView = nil
    super.init()
  }
  /// For a layout that gives its attributes to forces: items have the coordinates of its content. They lie where the layout
  /// put them, as nothing moves.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) { self.init() }
  /// Tells the force who moves by it. One that another animator has is not taken from that.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    behavior.willMove(to: self)
  }
  /// Tells the force that nobody moves by it.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
    behavior.willMove(to: nil)
  }
  /// Each is told.
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
  /// The attributes of a cell among the items; nil where no force has them.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes(at: indexPath) { $0.representedElementCategory == .cell }
  }
  /// The attributes of a header or the like among the items; nil where no force has them.
  open func layoutAttributesForSupplementaryView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes(at: indexPath) {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
    }
  }
  /// The attributes of a decoration among the items; nil where no force has them.
  open func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    attributes(at: indexPath) {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == kind
    }
  }
  private func attributes(
    at indexPath: IndexPath, where isMeant: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    behaviors.lazy.flatMap(\.allItems).compactMap { $0 as? UICollectionViewLayoutAttributes }
      .first { $0.indexPath == indexPath && isMeant($0) }
  }
  /// Tells that the program moved an item: without effect.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// A force, or several together; carried: it does not act.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// Added with `addChildBehavior(_:)`, in their order.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Nothing here calls it: there are no steps.
  open var action: (() -> Void)?
  /// The animator that it was added to; nil for none.
  open fileprivate(set) weak var dynamicAnimator: UIDynamicAnimator?
  var heldItems: [any UIDynamicItem] = []
  /// The items of this force and of those in it.
  fileprivate var allItems: [any UIDynamicItem] { heldItems + childBehaviors.flatMap(\.allItems) }
  public override init() { super.init() }
  /// At the end; it is not told of the animator.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Does nothing for one that is not there.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }
  /// Called after it was added to an animator, and with nil after it was taken away; for subclasses.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}

/// A force that acts on a list of items. No type of Apple's, where each force has these members itself.
@preconcurrency @MainActor
open class UIItemsBehavior: UIDynamicBehavior {
  /// Items may be added later.
  public convenience override init() { self.init(items: []) }
  /// The items are retained.
  public init(items: [any UIDynamicItem]) {
    super.init()
    heldItems = items
  }
  /// In the order in which they were added.
  open var items: [any UIDynamicItem] { heldItems }
  /// At the end; an item can be there twice.
  open func addItem(_ item: any UIDynamicItem) { heldItems.append(item) }
  /// Each time that it is there.
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

/// Pulls items in one direction; carried.
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

/// Told when items touch; never called here.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: ObjectAnswering {
  /// The point is in the reference view's coordinates.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint)
  /// Nil for the edges of the reference view.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Two items part; never called here.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
  /// An item parts from a boundary; never called here.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
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
  /// Does nothing by default.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) {}
  /// Does nothing by default.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Keeps items from going through each other and through boundaries; carried: nothing meets.
@preconcurrency @MainActor
open class UICollisionBehavior: UIItemsBehavior {
  /// What items meet, as bits.
  public struct Mode: OptionSet, Sendable {
    /// Apple's numbers.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Each other.
    public static let items = Mode(rawValue: 1)
    /// Boundaries alone: items go through each other.
    public static let boundaries = Mode(rawValue: 2)
    /// Each other and boundaries.
    public static let everything = Mode(rawValue: .max)
  }
  /// `.everything` at first; carried.
  open var collisionMode = Mode.everything
  /// Whether the reference view's bounds are boundaries; no at first; carried.
  open var translatesReferenceBoundsIntoBoundary = false
  /// Never told here. Not retained.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var boundaries: [(identifier: any NSCopying, path: UIBezierPath)] = []
  /// In the order in which they were added.
  open var boundaryIdentifiers: [any NSCopying]? { boundaries.map(\.identifier) }
  /// Sets `translatesReferenceBoundsIntoBoundary`; the insets are not kept.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    translatesReferenceBoundsIntoBoundary = true
  }
  /// In the reference view's coordinates. A second one of the same identifier is added beside the first.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    boundaries.append((identifier, bezierPath))
  }
  /// A line, in the reference view's coordinates.
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    let path = UIBezierPath()
    path.move(to: p1)
    path.addLine(to: p2)
    boundaries.append((identifier, path))
  }
  /// The first of the identifier; nil for none.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { ($0.identifier as? NSObject)?.isEqual(identifier) ?? false }?.path
  }
  /// All of the identifier.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { ($0.identifier as? NSObject) == (identifier as? NSObject) }
  }
  /// The reference view's bounds stay what they are.
  open func removeAllBoundaries() { boundaries = [] }
}

/// Pulls an item to a point and lets it swing; carried: the item stays.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  /// In the reference view's coordinates.
  open var snapPoint: CGPoint
  /// 0 for much swinging to 1 for none; 0.5 at first.
  open var damping: CGFloat = 0.5
  /// The item is retained.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
    heldItems = [item]
  }
}

/// Pushes items, for a moment or always; carried.
@preconcurrency @MainActor
open class UIPushBehavior: UIItemsBehavior {
  /// Whether it pushes always, as a force, or once, as an impulse. Raw values are Apple's.
  public enum Mode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case continuous, instantaneous
  }
  /// Fixed when it is made.
  public let mode: Mode
  /// Yes at first; an impulse switches itself off in Apple's.
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
  /// Without a direction and strength at first.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }
  /// Sets both.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { push.set(angle, magnitude) }
  /// In points from the middle, which would turn the item. Without effect.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {}
  /// Always zero.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { .zero }
}

/// A force that depends on the place; carried: nothing here moves.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  /// Of the field's middle, in the reference view's coordinates.
  open var position = CGPoint.zero
  /// Around `position`; everything at first.
  open var region = UIRegion.infinite
  /// 1 at first; negative ones turn the force round.
  open var strength: CGFloat = 1
  /// The power of the distance by which it becomes weaker; 0 at first for everywhere the same.
  open var falloff: CGFloat = 0
  /// In points: within it the force is that at this distance.
  open var minimumRadius: CGFloat = 0
  /// Of linear gravity and of speeds; zero at first.
  open var direction = CGVector.zero
  /// Of noise and turbulence: 0 for the most noise, 1 for the least.
  open var smoothness: CGFloat = 0
  /// Of noise and turbulence, in changes a second; 0 stays.
  open var animationSpeed: CGFloat = 0
  /// In the order in which they were added.
  open var items: [any UIDynamicItem] { heldItems }
  /// At the end; the item is retained.
  open func addItem(_ item: any UIDynamicItem) { heldItems.append(item) }
  /// Each time that it is there.
  open func removeItem(_ item: any UIDynamicItem) { heldItems.removeAll { $0 === item } }
  /// Slows items down, the faster the more. The kind is not kept.
  open class func dragField() -> UIFieldBehavior { UIFieldBehavior() }
  /// Pushes items sideways around the middle. The kind is not kept.
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior() }
  /// Pulls items to `position`.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior()
    field.position = position
    return field
  }
  /// Pulls all items in one direction.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior()
    field.direction = direction
    return field
  }
  /// Gives all items one speed. The same as `linearGravityField(direction:)` here.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    linearGravityField(direction: direction)
  }
  /// Pushes items at random. `smoothness` and `speed` are kept; nothing moves.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    let field = UIFieldBehavior()
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// Pushes items at random, the faster the more. The same as `noiseField` here.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
    noiseField(smoothness: smoothness, animationSpeed: speed)
  }
  /// Pulls items to the middle, the farther the more. The kind is not kept.
  open class func springField() -> UIFieldBehavior { UIFieldBehavior() }
  /// Acts on items by their `charge`. The kind is not kept.
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior() }
  /// Acts on items as a closure says: field, place, velocity, mass, charge and time make a force. It is never called.
  open class func field(
    evaluationBlock block:
      @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> UIFieldBehavior { UIFieldBehavior() }
  /// Acts on items by `charge` and speed. The kind is not kept.
  open class func magneticField() -> UIFieldBehavior { UIFieldBehavior() }
}

/// How heavy and bouncy items are; carried.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIItemsBehavior {
  /// 0 for none to 1 for all; 0 at first.
  open var elasticity: CGFloat = 0
  /// Along each other's surface; 0 for none, as at first.
  open var friction: CGFloat = 0
  /// 1 at first: an item of 100 by 100 points has the mass 1.
  open var density: CGFloat = 1
  /// Against moving; 0 for none, as at first.
  open var resistance: CGFloat = 0
  /// Against turning; 0 for none, as at first.
  open var angularResistance: CGFloat = 0
  /// Yes at first.
  open var allowsRotation = true
  /// Whether items stay where they are, as boundaries for others; no at first.
  open var isAnchored = false
  /// In points a second. Without effect.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  /// In radians a second. Without effect.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  /// Always zero.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  /// Zero: nothing turns.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}
