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
  /// The class of the contexts that say what changed, for layouts that add their own to them.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Places

  /// Where a subclass computes places, before it is asked for them.
  open dynamic func prepare() {}
  /// The size of the whole content in points, after `prepare()`; what the collection scrolls over.
  open dynamic var collectionViewContentSize: CGSize { .zero }
  /// The places of everything that a rectangle of the content touches.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item lies in the content; nil for one that is not there.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a header, footer or the like lies in the content; nil for none.
  open dynamic func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a decoration lies in the content; nil for none.
  open dynamic func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Has decorations of a kind made of a class; nil takes it back. The data source knows nothing of decorations.
  open dynamic func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }
  /// Without effect: layouts make decorations of registered classes only.
  open dynamic func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {}

  // MARK: New places

  /// Whether a change of the collection's bounds changes places; asked before they change. After a change of the size
  /// `prepare()` is called in any case.
  open dynamic func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Asked where `shouldInvalidateLayout(forBoundsChange:)` is true, before the bounds change; an empty context here.
  open dynamic func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { newContext() }
  /// Whether places change because a part would like another size than it was given.
  open dynamic func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// What changes because a part would like another size than it was given.
  open dynamic func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { newContext() }
  /// Forgets the places; the next layout computes them anew. Calls `invalidateLayout(with:)` with an empty context.
  open dynamic func invalidateLayout() { invalidateLayout(with: newContext()) }
  /// Forgets the places that a context names; here all of them are computed anew. Called for every invalidation: of
  /// `reloadData()`, another data source, batches of changes, new bounds and sizes that items ask for.
  open dynamic func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutDidInvalidate(context)
  }

  /// A context of the layout's class.
  func newContext() -> UICollectionViewLayoutInvalidationContext {
    let known = (Self.invalidationContextClass as? NSObject.Type).map { NSObject.makeObject(of: $0) }
    return known as? UICollectionViewLayoutInvalidationContext ?? UICollectionViewLayoutInvalidationContext()
  }

  /// Whether parts have to be asked what size they would like: of layouts of one's own it is not known.
  package final var asksForPreferredSizes = true

  // MARK: Scrolling

  /// Where the content is to rest that a finger throws to a point. Nothing here touches.
  open dynamic func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }
  /// Where the content is to rest after a change, in place of a point.
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
  /// Where a header or the like comes from. Nothing here moves on its way.
  open dynamic func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a header or the like goes. Nothing here moves on its way.
  open dynamic func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a decoration comes from. Nothing here moves on its way.
  open dynamic func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Nil unless a subclass says otherwise; never asked: nothing here moves on its way.
  open dynamic func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Empty unless a subclass says otherwise; never asked.
  open dynamic func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Empty unless a subclass says otherwise; never asked.
  open dynamic func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Empty unless a subclass says otherwise; never asked.
  open dynamic func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Empty unless a subclass says otherwise; never asked.
  open dynamic func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// The item in whose place a moved item is: the one below the position, or the same as before where there is none.
  open dynamic func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }
  /// Where an item lies that a finger moves: its place, with the middle where the finger is. Nothing here moves one; a layout
  /// of a program asks it.
  open dynamic func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    return attributes
  }
  /// What a finger that moves items makes outdated: the items where they were and where they are.
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
  /// What the end of such a movement makes outdated: the items where they were and where they are.
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
  /// Whether the collection turns places round where texts are read from right to left; no unless a subclass says so.
  open dynamic var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// Left to right; with `flipsHorizontallyInOppositeLayoutDirection` the other one is mirrored.
  open dynamic var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
}

/// What a change makes outdated. Here every change has all places computed anew; layouts of programs read it.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Yes after `reloadData()`: the items themselves may be others.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of items and sections may be others.
  open internal(set) var invalidateDataSourceCounts = false
  /// Those of `invalidateItems(at:)`; nil without any.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// Those of `invalidateSupplementaryElements(ofKind:at:)`, by kind; nil without any.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// Those of `invalidateDecorationElements(ofKind:at:)`, by kind; nil without any.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// How far the content is to be moved along with the change, in points.
  open dynamic var contentOffsetAdjustment = CGPoint.zero
  /// How much larger the content becomes. Stored: the layout is asked for its size anew.
  open dynamic var contentSizeAdjustment = CGSize.zero
  /// Where the items were that a finger moves; nil where it moves none.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// In whose places the items are that a finger moves; nil where it moves none.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
  /// Where the middle of what a finger moves is, in the collection's coordinates.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  /// A context in which nothing is outdated yet.
  public override init() { super.init() }

  /// To those that are there already.
  open dynamic func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// To those of the kind that are there already.
  open dynamic func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
  /// To those of the kind that are there already.
  open dynamic func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
      [elementKind: indexPaths], uniquingKeysWith: +)
  }
}

/// Says whether a flow layout asks its delegate again: places are computed anew unless both answers are no.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes anew; true by default.
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
