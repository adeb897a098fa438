// Headers, footers, badges and backgrounds of a compositional layout, and the surroundings that its parts are told of.

import Foundation
import Plumbline

/// A point of a rectangle: an edge's middle, a corner, or the middle, moved by an offset.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// At most one along each axis; none along an axis means its middle.
  public let edges: NSDirectionalRectEdge
  /// In points, or in parts of the size of what is placed; to the right and down where positive.
  public let offset: CGPoint
  /// Whether `offset` is points.
  public let isAbsoluteOffset: Bool
  /// Whether `offset` is parts of what is placed.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// A place at edges; without any, in the middle.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }
  /// Points to the right and down.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
    super.init()
  }
  /// Parts of the size of what is placed, to the right and down: (0.5, -0.5) moves it out of a top corner by
  /// half.
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

/// A badge or the like: a supplementary view that is placed by an anchor of its item.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind by which the data source is asked for it.
  public let elementKind: String
  /// Where it is, in what it belongs to.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Which of its own points lies there; nil for the one of the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Higher ones lie before lower ones; 1 at first, above items.
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
  /// Apple's alignment: `.top` and `.leading` are headers, `.bottom` and `.trailing` footers, along the
  /// direction of the collection.
  public let alignment: NSRectAlignment
  /// How far from there, in points.
  public let offset: CGPoint
  /// Whether the section becomes larger by it; otherwise it lies over the items.
  open var extendsBoundary = true
  /// Whether it stays at the edge of what is seen while its section is; no at first. Then every scroll lays
  /// it out.
  open var pinToVisibleBounds = false

  /// At the edge itself, without an offset.
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

/// Something behind a section, of a class that is registered with the layout
/// (`register(_:forDecorationViewOfKind:)`).
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind by which its class was registered.
  public let elementKind: String
  /// Higher ones lie before lower ones; 0 at first.
  open var zIndex = 0

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// As large as the section with its headers and footers, less `contentInsets`.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}

/// The room in which sections are placed, in points: the collection's, without the safe area along the
/// scrolling.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer {
  var contentSize: CGSize { get }
  /// Without the insets.
  var effectiveContentSize: CGSize { get }
  /// The safe area at the sides; zero with `contentInsetsReference` of `none`.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The same as `contentInsets`.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section provider is told, to decide how many columns there are, for instance.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment {
  /// Where the section is placed.
  var container: any NSCollectionLayoutContainer { get }
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

/// A cell, header or the like that can be seen. A section's handler may change it before it is shown.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// 0 to 1.
  var alpha: CGFloat { get set }
  /// Higher ones lie before lower ones.
  var zIndex: Int { get set }
  /// No at first.
  var isHidden: Bool { get set }
  /// In the collection's coordinates.
  var center: CGPoint { get set }
  /// About the middle; layout does not depend on it.
  var transform: CGAffineTransform { get set }
  /// About the middle; layout does not depend on it.
  var transform3D: CATransform3D { get set }
  /// The item, or the section and number of a header or decoration.
  var indexPath: IndexPath { get }
  /// In the collection's coordinates, with the transform.
  var frame: CGRect { get }
  /// The size, with the origin at (0, 0).
  var bounds: CGRect { get }
  /// The kind of a supplementary view or decoration; empty for a cell.
  var name: String { get }
  /// A cell, a supplementary view or a decoration.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// Nil for a cell.
  var representedElementKind: String? { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {
  /// The kind of a supplementary view or decoration; empty for a cell.
  public var name: String { representedElementKind ?? "" }
}
