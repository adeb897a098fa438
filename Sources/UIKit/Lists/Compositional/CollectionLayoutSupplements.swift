// Headers, footers, badges and backgrounds of a compositional layout, and the surroundings that its parts are told of.

import Foundation
import Plumbline

/// A place at the edges of something.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges.
  public let edges: NSDirectionalRectEdge
  /// How far from there: points, or parts of what is placed.
  public let offset: CGPoint
  /// Whether the offset is points.
  public let isAbsoluteOffset: Bool
  /// Whether the offset is parts of what is placed.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// A place at edges; without any, in the middle.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }
  /// A place some points from edges.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
    super.init()
  }
  /// A place some parts of what is placed from edges.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
    super.init()
  }

  /// The place of this anchor's point in a rectangle, from 0 to 1 along each axis.
  var unitPoint: CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
      y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5)
  }
}

/// A badge or the like, at the edges of an item.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind by which the data source is asked for it.
  public let elementKind: String
  /// Where it is, in what it belongs to.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Which place of itself is there; nil for the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Before or behind others.
  open var zIndex = 1

  /// A badge whose edges are at those of what it belongs to.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, anchor: nil)
  }
  /// A badge of which a place is at a place of what it belongs to.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, anchor: itemAnchor)
  }

  init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    anchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    itemAnchor = anchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Where it lies beside the frame of what it belongs to.
  func frame(of size: CGSize, beside box: CGRect) -> CGRect {
    let at = containerAnchor.unitPoint
    let own = (itemAnchor ?? containerAnchor).unitPoint
    func move(_ anchor: NSCollectionLayoutAnchor?) -> CGPoint {
      guard let anchor else { return .zero }
      return anchor.isAbsoluteOffset
        ? anchor.offset : CGPoint(x: anchor.offset.x * size.width, y: anchor.offset.y * size.height)
    }
    let (first, second) = (move(containerAnchor), move(itemAnchor))
    return CGRect(
      x: box.minX + at.x * box.width - own.x * size.width + first.x + second.x,
      y: box.minY + at.y * box.height - own.y * size.height + first.y + second.y, width: size.width,
      height: size.height)
  }
}

/// A header or footer of a section or of the whole layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge at which it lies.
  public let alignment: NSRectAlignment
  /// How far from there, in points.
  public let offset: CGPoint
  /// Whether the section becomes larger by it; otherwise it lies over the items.
  open var extendsBoundary = true
  /// Whether it stays in sight while its section is.
  open var pinToVisibleBounds = false

  /// A header or footer at an edge.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
  {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }
  /// A header or footer some points from an edge.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges),
      anchor: nil)
  }
}

/// An edge or a corner. Raw values are Apple's.
public enum NSRectAlignment: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case none = 0, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// Something behind a section, which the layout itself has made.
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind by which its class was registered.
  public let elementKind: String
  /// Before or behind others.
  open var zIndex = 0

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// Something as large as the section.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}

/// The room in which parts are placed.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer {
  /// The whole room.
  var contentSize: CGSize { get }
  /// The room within its insets.
  var effectiveContentSize: CGSize { get }
  /// What of the room stays free.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The same.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The surroundings of a section.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment {
  /// The room.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection.
  var traitCollection: UITraitCollection { get }
}

struct LayoutRoom: NSCollectionLayoutContainer {
  var contentSize: CGSize
  var contentInsets = NSDirectionalEdgeInsets.zero
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
}

struct LayoutSurroundings: NSCollectionLayoutEnvironment {
  var room: LayoutRoom
  var traitCollection: UITraitCollection
  var container: any NSCollectionLayoutContainer { room }
}

/// A part that can be seen, as a section's handler may change it.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// How opaque it is.
  var alpha: CGFloat { get set }
  /// Before or behind others.
  var zIndex: Int { get set }
  /// Whether it is hidden.
  var isHidden: Bool { get set }
  /// The middle.
  var center: CGPoint { get set }
  /// Shown around the middle.
  var transform: CGAffineTransform { get set }
  /// Shown around the middle.
  var transform3D: CATransform3D { get set }
  /// The item.
  var indexPath: IndexPath { get }
  /// The rectangle.
  var frame: CGRect { get }
  /// The rectangle in its own space.
  var bounds: CGRect { get }
  /// What it is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a header or the like.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}
