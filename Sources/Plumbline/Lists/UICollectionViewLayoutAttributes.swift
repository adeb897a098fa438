// Layout attributes: where a part of a collection lies, as layouts and cells tell each other.

import Foundation

/// The layout attributes of one element of a collection: its frame in the space of the content, in points, and its
/// order in depth, opacity and transform. They are applied to it in layout. A subclass that adds properties
/// overrides `isEqual(_:)` and `copy(with:)` for them: attributes that are equal to the last ones are not applied
/// again.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The index path of the item, supplementary view or decoration view.
  open dynamic var indexPath: IndexPath
  /// The order in depth: views with higher values are in front.
  open dynamic var zIndex = 0
  /// The opacity of the view, from 0 to 1.
  open dynamic var alpha: CGFloat = 1
  /// Whether the view becomes hidden.
  open dynamic var isHidden = false
  /// Shown around the centre. Views keep of it what happens in the plane.
  open dynamic var transform3D = CATransform3DIdentity
  /// The kind of a header, footer or decoration; nil for items.
  open private(set) var representedElementKind: String?
  /// The category: a cell, a supplementary view or a decoration view.
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  private var untransformed = CGRect.zero
  /// The axes along which the element's preferred size is queried.
  package var estimatedAxes: Set<NSLayoutConstraint.Axis> = [.horizontal, .vertical]

  /// The attributes of an item, without a frame yet.
  public required init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    super.init()
  }

  /// The attributes of the first item, without a frame yet.
  public override convenience init() { self.init(forCellWith: IndexPath(item: 0, section: 0)) }

  /// The attributes of a supplementary view, of zero size until a frame is set; the kind is passed to the data source.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }

  /// The attributes of a decoration view, which the layout itself creates.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
  }

  /// The rectangle in the content, in points; with a transform the upright box around it.
  open dynamic var frame: CGRect {
    get {
      guard !CATransform3DIsIdentity(transform3D) else { return untransformed }
      let box = CGRect(
        x: -untransformed.width / 2, y: -untransformed.height / 2, width: untransformed.width,
        height: untransformed.height
      ).applying(transform)
      return box.offsetBy(dx: center.x, dy: center.y)
    }
    set { untransformed = newValue }
  }
  /// The size in points without the transform. Set: the centre stays.
  open dynamic var size: CGSize {
    get { untransformed.size }
    set {
      let middle = center
      untransformed.size = newValue
      center = middle
    }
  }
  /// The centre, the origin of the transform.
  open dynamic var center: CGPoint {
    get { CGPoint(x: untransformed.midX, y: untransformed.midY) }
    set {
      untransformed.origin = CGPoint(
        x: newValue.x - untransformed.width / 2, y: newValue.y - untransformed.height / 2)
    }
  }
  /// Its size with the origin (0, 0). Set: the size counts, around the same centre.
  open dynamic var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// Shown around the centre.
  open dynamic var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// A copy of all values of Apple's class. Subclasses add their own.
  open dynamic func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(forCellWith: indexPath)
    copy.representedElementKind = representedElementKind
    copy.representedElementCategory = representedElementCategory
    copy.untransformed = untransformed
    copy.zIndex = zIndex
    copy.alpha = alpha
    copy.isHidden = isHidden
    copy.transform3D = transform3D
    copy.estimatedAxes = estimatedAxes
    return copy
  }

  /// Whether another object says the same of the same part.
  open dynamic override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return onTreesThread { saysTheSame(as: other) }
  }

  private func saysTheSame(as other: UICollectionViewLayoutAttributes) -> Bool {
    indexPath == other.indexPath && representedElementKind == other.representedElementKind
      && representedElementCategory == other.representedElementCategory
      && untransformed == other.untransformed && zIndex == other.zIndex && alpha == other.alpha
      && isHidden == other.isHidden && transform3D == other.transform3D
  }
  open dynamic override var hash: Int { onTreesThread { indexPath.hashValue } }

  /// Applies the attributes to a view. Apple's page of the class: attributes that equal those before are not applied.
  func place(_ view: UICollectionReusableView) {
    if let placed = view.placed, type(of: placed) == type(of: self), isEqual(placed) { return }
    view.placed = copy() as? UICollectionViewLayoutAttributes
    view.transform = .identity
    view.frame = untransformed
    view.transform = transform
    view.alpha = alpha
    view.isHidden = isHidden
    // Known of UIKit: what lies over what is the layer's place in depth too, so that headers cover indicators.
    if zIndex != 0 || view.look?.layer != nil { view.layer.zPosition = CGFloat(zIndex) }
    view.apply(self)
  }
}

extension UICollectionView {
  /// The category of an element of a collection. Raw values are Apple's.
  public enum ElementCategory: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case cell, supplementaryView, decorationView
  }
}
