// Collection layouts: programs write subclasses; the flow layout is the system's.

import Foundation

/// Places the items, headers, footers and decorations of a collection. A subclass computes places in `prepare()` and
/// answers for rectangles of the content, in points, y downwards; it is asked before each layout in which its places
/// are outdated or a part comes into view. `invalidateLayout()` outdates them, and so does a change of the
/// collection's bounds for which `shouldInvalidateLayout(forBoundsChange:)` says so. A context that names parts is
/// handed on to subclasses; all places are computed anew in any case.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// Called when the object and all others of its document are made and connected; overrides call super.
  open dynamic func awakeFromNib() {}
  /// The collection whose layout this is; nil for none.
  open internal(set) weak var collectionView: UICollectionView?
  private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  public override init() { super.init() }
  /// A layout; nothing of it is archived.
  public required init?(coder: NSCoder) { super.init() }

  /// The class of the attributes that the layout makes, for layouts that add their own to them.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of invalidation contexts, for layouts with contexts of their own.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Places

  /// Computes the layout in subclasses, before attributes are queried.
  open dynamic func prepare() {}
  /// The size of the whole content in points, after `prepare()`; what the collection scrolls over.
  open dynamic var collectionViewContentSize: CGSize { .zero }
  /// The attributes of all elements that intersect a rectangle of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// The attributes of an item in the content; nil for one that is not there.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a supplementary view in the content; nil for none.
  open dynamic func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The attributes of a decoration view in the content; nil for none.
  open dynamic func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Registers a class for decoration views of a kind; nil removes it. The data source knows nothing of decorations.
  open dynamic func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }
  /// Without effect: layouts make decorations of registered classes only.
  open dynamic func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {}

  // MARK: New places

  /// Whether a change of the collection's bounds invalidates the layout; called before they change. After a change of
  /// the size `prepare()` is called in any case.
  open dynamic func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// The context for new bounds; called where `shouldInvalidateLayout(forBoundsChange:)` is true, before the change;
  /// empty here.
  open dynamic func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { newContext() }
  /// Whether the preferred size of an element invalidates the layout.
  open dynamic func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// The context for the preferred size of an element.
  open dynamic func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { newContext() }
  /// Invalidates the layout, which the next pass computes anew. Calls `invalidateLayout(with:)` with an empty context.
  open dynamic func invalidateLayout() { invalidateLayout(with: newContext()) }
  /// Invalidates the parts of the layout that a context names; here all is computed anew. Called for every
  /// invalidation: of `reloadData()`, another data source, batches of changes, new bounds and sizes that items ask for.
  open dynamic func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutDidInvalidate(context)
  }

  /// A context of the layout's class.
  func newContext() -> UICollectionViewLayoutInvalidationContext {
    let known = (Self.invalidationContextClass as? NSObject.Type).map { NSObject.makeObject(of: $0) }
    return known as? UICollectionViewLayoutInvalidationContext ?? UICollectionViewLayoutInvalidationContext()
  }

  /// Whether elements are queried for their preferred sizes: true for custom layouts, which may need them.
  package final var asksForPreferredSizes = true

  // MARK: Scrolling

  /// The content offset at which a fling ends, in place of a proposed one. Nothing here touches.
  open dynamic func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }
  /// The content offset after a change, in place of a proposed one.
  open dynamic func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Changes of items

  /// For subclasses: called in `performBatchUpdates`, after `prepare()` has computed the places after the changes.
  open dynamic func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Called after the layout that took in changes; for subclasses, does nothing here.
  open dynamic func finalizeCollectionViewUpdates() {}
  /// For subclasses; nothing here calls it.
  open dynamic func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// For subclasses; nothing here calls it.
  open dynamic func finalizeAnimatedBoundsChange() {}
  /// For subclasses: called when the collection's layout is set.
  open dynamic func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// For subclasses: called when the collection's layout is set.
  open dynamic func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// For subclasses: called on the new layout when the collection has taken it.
  open dynamic func finalizeLayoutTransition() {}
  /// Nil unless a subclass says otherwise; never asked: nothing here moves on its way.
  open dynamic func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Nil unless a subclass says otherwise; never asked: nothing here moves on its way.
  open dynamic func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The initial attributes of an appearing supplementary view. Nothing here is animated.
  open dynamic func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The final attributes of a disappearing supplementary view. Nothing here is animated.
  open dynamic func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// The target index path of a moved item: the item at the position, or the same as before where there is none.
  open dynamic func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }
  /// The attributes of an item that a finger moves: its own, with the centre at the finger. Nothing here moves one; a
  /// layout of a program asks it.
  open dynamic func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }
  /// The invalidation context of an interactive movement: the items' previous and current index paths.
  open dynamic func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = newContext()
    context.invalidateItems(at: previousIndexPaths + targetIndexPaths)
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }
  /// The invalidation context of the end of such a movement: the items' previous and current index paths.
  open dynamic func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = newContext()
    context.invalidateItems(at: previousIndexPaths + indexPaths)
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    return context
  }

  /// The axis along which the layout fills what the collection's insets leave; nil for none.
  package final var filledAxis: NSLayoutConstraint.Axis?
  /// Whether a layout sees to right-to-left itself.
  package final var turnsItself = false
  /// Whether the collection mirrors the layout in right-to-left environments; false unless a subclass says so.
  open dynamic var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// Left to right; with `flipsHorizontallyInOppositeLayoutDirection` the other one is mirrored.
  open dynamic var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

/// The parts of a layout that a change invalidates. Here every change recomputes all; programs' layouts read it.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Yes after `reloadData()`: the items themselves may be others.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of items and sections may be others.
  open internal(set) var invalidateDataSourceCounts = false
  /// The index paths of `invalidateItems(at:)`; nil without any.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The index paths of `invalidateSupplementaryElements(ofKind:at:)`, by kind; nil without any.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The index paths of `invalidateDecorationElements(ofKind:at:)`, by kind; nil without any.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The adjustment of the content offset with the change, in points.
  open dynamic var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content's size. Stored: the layout is queried for its size anew.
  open dynamic var contentSizeAdjustment = CGSize.zero
  /// The previous index paths of interactively moved items; nil without any.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The target index paths of interactively moved items; nil without any.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// The centre of interactively moved items, in the collection's coordinates.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// A context in which nothing is outdated yet.
  public override init() { super.init() }

  /// Adds index paths of items.
  open dynamic func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Adds index paths of elements of a kind.
  open dynamic func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
  /// Adds index paths of elements of a kind.
  open dynamic func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// The invalidation context of a flow layout: the layout is computed anew unless both properties are false.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is called for sizes anew; true by default.
  open dynamic var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the properties of the layout are read anew; true by default.
  open dynamic var invalidateFlowLayoutAttributes = true
}

/// One item or section that a batch of changes inserts, deletes, moves or loads anew.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// Inserted, deleted, reloaded or moved. Raw values are Apple's.
  public enum Action: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case insert, delete, reload, move, none
  }

  /// Before the update; nil for what is inserted.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// After the update; nil for what is deleted.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// Fixed when it is made.
  open private(set) var updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
