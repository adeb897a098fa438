// Who places the items of collections: programs write subclasses; the flow layout is the system's.

import Foundation

/// Where an item, a header or the like lies.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The item.
  open var indexPath: IndexPath
  /// The rectangle in the content, in points.
  open var frame: CGRect
  /// Before or behind others; without effect here.
  open var zIndex = 0
  /// How opaque the view is.
  open var alpha: CGFloat = 1
  /// Whether the view is hidden.
  open var isHidden = false
  /// Shown around the centre.
  open var transform = CGAffineTransform.identity
  /// The kind of a header or footer; nil for items.
  open private(set) var representedElementKind: String?

  /// The place of an item.
  public required init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    frame = .zero
    super.init()
  }

  /// The place of a header, footer or the like.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementKind = elementKind
  }

  /// The size.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// The middle.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The size, from 0.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// Attributes of the same class with the same values; the zone is ignored.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(forCellWith: indexPath)
    copy.representedElementKind = representedElementKind
    copy.frame = frame
    copy.zIndex = zIndex
    copy.alpha = alpha
    copy.isHidden = isHidden
    copy.transform = transform
    return copy
  }

  /// Puts a view where this says.
  func place(_ view: UICollectionReusableView) {
    view.transform = .identity
    view.frame = frame
    view.transform = transform
    view.alpha = alpha
    view.isHidden = isHidden
    view.apply(self)
  }
}

/// Places the items of a collection.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection.
  open internal(set) weak var collectionView: UICollectionView?

  public override init() { super.init() }
  /// A layout; nothing of it is archived.
  public required init?(coder: NSCoder) { super.init() }

  /// Where a subclass computes places, before it is asked for them.
  open func prepare() {}
  /// The size of the content.
  open var collectionViewContentSize: CGSize { .zero }
  /// The places that reach into a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The place of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// The place of a header, footer or the like.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether new bounds change places; by default not. A new size always does here.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Has places computed again in the next layout.
  open func invalidateLayout() { collectionView?.layoutDidInvalidate() }

  func needsPreparing(from old: CGRect, to new: CGRect) -> Bool {
    old.size != new.size || shouldInvalidateLayout(forBoundsChange: new)
  }
}
