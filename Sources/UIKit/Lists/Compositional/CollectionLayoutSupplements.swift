// Headers, footers, badges and backgrounds of a compositional layout, and the environment of its parts.

import Foundation
import Plumbline

/// A point of a rectangle: an edge's middle, a corner, or the centre, moved by an offset.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  /// At most one along each axis; none along an axis means its middle.
  public let edges: NSDirectionalRectEdge
  /// The offset in points, or in fractions of the size of the supplementary item; to the right and down where positive.
  public let offset: CGPoint
  /// Whether `offset` is in points.
  public let isAbsoluteOffset: Bool
  /// Whether `offset` is in fractions of the supplementary item's size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  /// A point at edges; without any, the centre.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges: edges, absoluteOffset: .zero) }
  /// A point at edges with an offset in points to the right and down.
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isAbsoluteOffset = true
    super.init()
  }
  /// A point at edges with an offset in fractions of the supplementary item's size, to the right and down: (0.5,
  /// -0.5) moves it out of a top corner by half.
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isAbsoluteOffset = false
    super.init()
  }

  /// The anchor's point in the unit square, from 0 to 1 along each axis.
  var unitPoint: CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
      y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5)
  }
}

/// A badge or the like: a supplementary view that is placed by an anchor of its item.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The element kind with which the data source is asked for it.
  public let elementKind: String
  /// The anchor in the container.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The anchor of the item that lies there; nil for the one of the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Higher ones lie before lower ones; 1 by default, above items.
  open var zIndex = 1

  /// A badge whose edges are at those of its container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, anchor: nil)
  }
  /// A badge of which an anchor lies at an anchor of its container.
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

  /// The frame beside the frame of its container.
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
  /// The offset from there, in points.
  public let offset: CGPoint
  /// Whether it extends the section; otherwise it lies over the items.
  open var extendsBoundary = true
  /// Whether it stays at the edge of the visible bounds while its section is visible; false by default. Then every
  /// scroll lays it out.
  open var pinToVisibleBounds = false

  /// A header or footer at the edge itself, without an offset.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
  {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }
  /// A header or footer at an offset in points from an edge.
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

/// A decoration behind a section, of a class that is registered with the layout
/// (`register(_:forDecorationViewOfKind:)`).
@preconcurrency @MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind by which its class was registered.
  public let elementKind: String
  /// Higher ones lie before lower ones; 0 by default.
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

/// The container of sections, in points: the collection's size, without the safe area along the scrolling.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer {
  var contentSize: CGSize { get }
  /// The size without the insets.
  var effectiveContentSize: CGSize { get }
  /// The safe area at the sides; zero with `contentInsetsReference` of `none`.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The same as `contentInsets`.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of a section provider, to decide how many columns there are, for instance.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment {
  /// The container of the section.
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

/// A visible cell, header or the like. A section's handler may change it before it is shown.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// 0 to 1.
  var alpha: CGFloat { get set }
  /// Higher ones lie before lower ones.
  var zIndex: Int { get set }
  /// False by default.
  var isHidden: Bool { get set }
  /// In the collection's coordinates.
  var center: CGPoint { get set }
  /// About the middle; layout does not depend on it.
  var transform: CGAffineTransform { get set }
  /// About the middle; layout does not depend on it.
  var transform3D: CATransform3D { get set }
  /// The index path of the item, or the section and index of a header or decoration.
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
