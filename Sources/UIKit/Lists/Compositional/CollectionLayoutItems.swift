// Sizes, items and groups that describe a compositional layout, from which the layout computes frames.

import Foundation
import Plumbline

/// A dimension: a fraction of the container's, or points, which content may change where they are estimated.
@preconcurrency @MainActor
public final class NSCollectionLayoutDimension: NSObject {
  enum Kind: Equatable { case fractionalWidth, fractionalHeight, absolute, estimated }
  let kind: Kind
  /// The value: a fraction of the container's dimension, 1 for all of it, or points.
  public let dimension: CGFloat

  /// Whether items beside each other in a group all have the largest dimension that one of them requests.
  public let isUniformAcrossSiblings: Bool

  private init(_ kind: Kind, _ dimension: CGFloat, isUniform: Bool = false) {
    self.kind = kind
    self.dimension = dimension
    isUniformAcrossSiblings = isUniform
    super.init()
  }

  /// A fraction of the container's width, 1 for all of it; may be more.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// A fraction of the container's height, 1 for all of it; may be more.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// A fixed number of points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// An estimate in points, until the content determines the dimension.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  /// An estimate in points, until the contents decide: all items of a group get the largest dimension requested.
  public class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimate, isUniform: true)
  }

  /// Whether `dimension` is a fraction of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether `dimension` is a fraction of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether `dimension` is a fixed number of points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether `dimension` is an estimate in points.
  public var isEstimated: Bool { kind == .estimated }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated: dimension
    }
  }
}

/// The size of an item or group within its container, each dimension by its own rule.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// The rule by which the width follows from the container or the content.
  public let widthDimension: NSCollectionLayoutDimension
  /// The rule by which the height follows from the container or the content.
  public let heightDimension: NSCollectionLayoutDimension

  /// Two rules, of which each may refer to either side of the container.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// The size in a container in points, with the estimates.
  func size(in container: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  /// A size with the dimensions that siblings have in common.
  func uniform(_ size: CGSize, _ common: CGSize?) -> CGSize {
    guard let common else { return size }
    return CGSize(
      width: widthDimension.isUniformAcrossSiblings ? common.width : size.width,
      height: heightDimension.isUniformAcrossSiblings ? common.height : size.height)
  }

  var isUniform: Bool {
    widthDimension.isUniformAcrossSiblings || heightDimension.isUniformAcrossSiblings
  }

  var estimatedAxes: Set<NSLayoutConstraint.Axis> {
    var axes: Set<NSLayoutConstraint.Axis> = []
    if widthDimension.isEstimated { axes.insert(.horizontal) }
    if heightDimension.isEstimated { axes.insert(.vertical) }
    return axes
  }
}

/// The spacing between items in points: fixed, or a minimum.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// The points between two items, the minimum where the spacing is flexible.
  public let spacing: CGFloat
  /// Whether the spacing is a minimum: what is left of the container is distributed.
  public let isFlexibleSpacing: Bool
  /// Whether the spacing is a fixed number of points.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// A minimum: what is left of the container is distributed between the items.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  /// A fixed number of points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
}

/// The spacing around an item in points. Flexible spacing is at its minimum here.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// Points before the item.
  public let leading: NSCollectionLayoutSpacing?
  /// Points above the item.
  public let top: NSCollectionLayoutSpacing?
  /// Points behind the item.
  public let trailing: NSCollectionLayoutSpacing?
  /// Points below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// Nil for no points.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  var insets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
      trailing: trailing?.spacing ?? 0)
  }
}

/// An item of a layout: a cell, or a group of cells.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
  /// The size within the container, before `contentInsets` are taken off.
  public let layoutSize: NSCollectionLayoutSize
  /// Badges and the like that lie at the item's edges.
  open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets of the item, subtracted after its size is computed.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing around the item in points, beside that between items; none for nil.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// An item of a size, without anything at its edges.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// An item of a size, with supplementary items at its edges.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
    super.init()
  }
}

/// The frame of one item of a custom group, as its closure gives it.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The rectangle in the group's space, in points.
  public let frame: CGRect
  /// Higher ones lie before lower ones; 0 by default.
  public let zIndex: Int

  /// A rectangle in the group's space, in points, before those of lower `zIndex`.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }
}

/// Gives the items of a custom group for its container, whenever the layout is computed; items beyond them go into
/// the next group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items one after the other, across or down, or wherever a closure says; itself an item of larger groups.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case row, column
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The items that are placed again and again while there is room.
  public let subitems: [NSCollectionLayoutItem]
  /// The number of items, in equal parts; nil for as many as fit.
  let count: Int?
  /// Points between the items; none for nil.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// The supplementary items at the group's edges, named by the index path of the group's first item.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { super.supplementaryItems }
    set { super.supplementaryItems = newValue }
  }

  private init(
    _ arrangement: Arrangement, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
    count: Int?
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    self.count = count
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Items side by side, again and again while there is room.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.row, layoutSize, subitems, count: nil) }
  /// A number of items side by side, in equal parts of the width.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.row, layoutSize, [subitem], count: max(1, count)) }
  /// A number of items side by side, each in its own width.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.row, layoutSize, Array(repeating: subitem, count: max(1, count)), count: nil)
  }
  /// Items one below the other, again and again while there is room.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.column, layoutSize, subitems, count: nil) }
  /// A number of items one below the other, in equal parts of the height.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.column, layoutSize, [subitem], count: max(1, count))
  }
  /// A number of items one below the other, each in its own height.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.column, layoutSize, Array(repeating: subitem, count: max(1, count)), count: nil)
  }
  /// Items at the frames that a closure gives, in the group's space.
  public class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, [], count: nil) }

  /// The group's description: Apple's picture in characters is not made.
  public func visualDescription() -> String { description }
}
