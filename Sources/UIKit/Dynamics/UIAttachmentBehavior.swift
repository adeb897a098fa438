// Ties between items, and items that move as one. Carried: no time passes for forces.

import Foundation
import Plumbline

/// Ties an item to a point or another item; carried: nothing is held.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is tied to. Raw values are Apple's.
  public enum AttachmentType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case items, anchor
  }
  /// Fixed when it is made.
  public let attachedBehaviorType: AttachmentType
  /// In the reference view's coordinates; zero between two items.
  open var anchorPoint = CGPoint.zero
  /// In points; the distance at the time at first, as Apple's.
  open var length: CGFloat = 0
  /// 0 for endless swinging to 1 for none.
  open var damping: CGFloat = 0
  /// In swings a second; 0 for a stiff tie.
  open var frequency: CGFloat = 0
  /// One or two, as they were tied.
  open var items: [any UIDynamicItem] { heldItems }

  private static func place(_ item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
    let turned = CGPoint(x: offset.horizontal, y: offset.vertical).applying(item.transform)
    return CGPoint(x: item.center.x + turned.x, y: item.center.y + turned.y)
  }
  private static func distance(_ one: CGPoint, _ other: CGPoint) -> CGFloat {
    hypot(one.x - other.x, one.y - other.y)
  }

  /// By the item's middle.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }
  /// In points from the item's middle; the offset counts for `length` and is not kept.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    attachedBehaviorType = .anchor
    super.init()
    heldItems = [item]
    anchorPoint = point
    length = Self.distance(Self.place(item, offset), point)
  }
  /// By both middles.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }
  /// In points from the items' middles; the offsets count for `length` and are not kept.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    attachedBehaviorType = .items
    super.init()
    heldItems = [item1, item2]
    length = Self.distance(Self.place(item1, offset1), Self.place(item2, offset2))
  }
  private static func tie(
    _ item1: any UIDynamicItem, _ item2: any UIDynamicItem, through point: CGPoint
  ) -> UIAttachmentBehavior {
    let made = UIAttachmentBehavior(item: item1, attachedTo: item2)
    made.anchorPoint = point
    return made
  }
  /// Two items that slide along an axis through a point.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { tie(item1, item2, through: point) }
  /// An item that slides along an axis through a point.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item, attachedToAnchor: point) }
  /// Two items on a rope that is as long as their distance.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(
      item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
  }
  /// Two items that move as one.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { tie(item1, item2, through: point) }
  /// Two items that turn around a point.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { tie(item1, item2, through: point) }
}

/// Items that forces move as one; carried: nothing moves them.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// Fixed when it is made.
  public let items: [any UIDynamicItem]
  /// The items keep their places to each other.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  private var frame: CGRect {
    items.reduce(CGRect.null) { whole, item in
      let size = item.bounds.size
      return whole.union(
        CGRect(
          x: item.center.x - size.width / 2, y: item.center.y - size.height / 2, width: size.width,
          height: size.height))
    }
  }
  /// The middle of the rectangle around the items; set, it moves all of them.
  open var center: CGPoint {
    get { frame.isNull ? .zero : CGPoint(x: frame.midX, y: frame.midY) }
    set {
      let old = center
      for item in items {
        item.center = CGPoint(
          x: item.center.x + newValue.x - old.x, y: item.center.y + newValue.y - old.y)
      }
    }
  }
  /// As large as the rectangle around the items.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.isNull ? .zero : frame.size) }
  /// Stored: the items are not turned.
  open var transform = CGAffineTransform.identity
}
