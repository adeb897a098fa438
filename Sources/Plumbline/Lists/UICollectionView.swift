// Collections: items that a data source gives, placed by a layout object. A collection without a data source places
// nothing: documents store the frames of their cells.

import Foundation

/// Items where a layout object puts them. The data source gives numbers and cells; `collectionViewLayout` gives
/// places in the space of the content, in points, and the size of the content. Cells are made for what can be seen,
/// and used again when they leave.
///
/// A cell may ask for another size than the layout gave (`preferredLayoutAttributesFitting(_:)`), and the layout
/// decides whether that counts: a flow layout with an `estimatedItemSize` does. Batches of changes hold at once,
/// without animation; no finger selects an item.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The position of an item after scrolling to it. Raw values are Apple's.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The members as bits, with Apple's numbers.
    public let rawValue: UInt
    /// A set of the members with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top of the visible rectangle.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// Centred vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom of the visible rectangle.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left of the visible rectangle.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// Centred horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right of the visible rectangle.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind by which the flow layout asks for headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind by which the flow layout asks for footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The layout of the items. Set: the new layout is told of its predecessor, and everything is reloaded in the next
  /// layout, without an animation.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard oldValue !== collectionViewLayout else { return }
      oldValue.prepareForTransition(to: collectionViewLayout)
      collectionViewLayout.prepareForTransition(from: oldValue)
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      invalidateEverything()
      collectionViewLayout.finalizeLayoutTransition()
    }
  }
  /// The source of sections, items and their views; not retained. A new one is called in the next layout.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { invalidateEverything() } }
  /// Whether the collection is edited: cells update their content, those of lists their accessories; false by
  /// default.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      for cell in cells.values { cell.stateDidChange() }
      collectionViewLayout.invalidateLayout()
    }
  }
  /// Whether items can be selected, by programs too.
  open dynamic var allowsSelection = true
  /// Whether several items can be selected; false by default: a selection replaces the last one, and no delegate is told.
  open dynamic var allowsMultipleSelection = false
  /// When items whose content changes its size are laid out again. Raw values are Apple's.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never by itself; where a cell or its content view says that its size changed, or its content configuration does; and
    /// where constraints within the content view do, which here is seen whenever the collection is laid out.
    case disabled, enabled, enabledIncludingConstraints
  }
  /// `.enabled` by default. Items are asked for their sizes in the next layout.
  open dynamic var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The view behind the items; fills the collection, whatever items are visible.
  open var backgroundView: UIView? {
    didSet { if replaceBackground(oldValue, with: backgroundView) { setNeedsLayout() } }
  }

  final var selectedPaths: Set<IndexPath> = []
  final var cellClasses: [String: UICollectionReusableView.Type] = [:]
  final var partClasses: [String: UICollectionReusableView.Type] = [:]
  /// The makers of cells and supplementary views of documents, under the keys of `freeViews`.
  final var viewMakers: [String: () -> UICollectionReusableView] = [:]
  final var freeViews: [String: [UICollectionReusableView]] = [:]
  final var cells: [IndexPath: UICollectionViewCell] = [:]
  final var parts: [PartKey: UICollectionReusableView] = [:]
  final var isOutdated = true
  final var preparedBounds = CGRect.null
  final var preparedInsets = UIEdgeInsets.zero
  /// The number of changes of the items.
  final var itemChanges = 0
  /// Items whose cells stay and are configured again.
  final var reconfigured: Set<IndexPath> = []
  /// The attributes for which a view is about to be dequeued, and the cell that is there already, if any.
  final var awaited: (attributes: UICollectionViewLayoutAttributes, cell: UICollectionViewCell?)?
  /// Whether items are being placed: what the program changes then counts in another round.
  final var isPlacing = false
  /// The interactive movement of an item; nil for none.
  final var movement: CollectionMovement?
  /// The updates of the current batch so far; nil outside of one.
  final var updates: [UICollectionViewUpdateItem]?

  /// A collection with the layout that places its items.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// A collection from an archive, with a flow layout of its own.
  public required init?(coder: NSCoder) {
    collectionViewLayout = (coder as? DocumentCoder)?.collectionLayout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  // MARK: Registering and reusing

  /// Registers a class for cells of an identifier; nil removes it.
  open dynamic func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
    viewMakers["cell " + identifier] = nil
  }

  /// Registers a class for supplementary views; nil removes it.
  open dynamic func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    partClasses[elementKind + " " + identifier] = viewClass as? UICollectionReusableView.Type
    viewMakers[elementKind + " " + identifier] = nil
  }

  /// Registers a xib for cells of an identifier, whose first object is the cell; nil removes it.
  open dynamic func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register(forCellWithReuseIdentifier: identifier, making: nib.map { nib in { nib.part(identifier) } })
  }

  /// Registers a xib for supplementary views of an identifier; nil removes it.
  open dynamic func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    register(
      forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier,
      making: nib.map { nib in { nib.part(identifier) } })
  }

  /// A reusable cell, or a new one, with its attributes; the existing one where the item is reconfigured. Traps with
  /// Apple's message where no class is registered.
  open dynamic func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let place = awaited.flatMap { awaited in
      awaited.attributes.representedElementKind == nil && awaited.attributes.indexPath == indexPath
        ? awaited : nil
    }
    if let present = place?.cell, present.reuseIdentifier == identifier { return present }
    let view = dequeue(
      "cell " + identifier, identifier, cellClasses[identifier], kind: "UICollectionElementKindCell",
      place?.attributes)
    return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  /// A reusable supplementary view, or a new one.
  open dynamic func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = elementKind + " " + identifier
    let place = awaited?.attributes
    return dequeue(
      key, identifier, partClasses[key], kind: elementKind,
      place?.representedElementKind == elementKind && place?.indexPath == indexPath ? place : nil)
  }

  private func dequeue(
    _ key: String, _ identifier: String, _ viewClass: UICollectionReusableView.Type?, kind: String,
    _ place: UICollectionViewLayoutAttributes?
  ) -> UICollectionReusableView {
    if let free = freeViews[key]?.popLast() {
      free.prepareForReuse()
      place?.place(free)
      return free
    }
    if let maker = viewMakers[key] {
      let view = maker()
      view.reuseIdentifier = identifier
      place?.place(view)
      return view
    }
    guard let viewClass else {
      preconditionFailure(
        "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    let view = viewClass.make(place?.frame ?? .zero)
    view.reuseIdentifier = identifier
    place?.place(view)
    return view
  }

  // MARK: Items

  /// Reloads sections, items and their views in the next layout, and clears the selection.
  open dynamic func reloadData() {
    selectedPaths = []
    invalidateEverything()
  }
  /// Reloads items; there are no animations of items.
  open dynamic func reloadItems(at indexPaths: [IndexPath]) { change(indexPaths.map { (.reload, $0, $0) }) }
  /// Reconfigures visible cells: the data source is asked, and gets the same cells when it dequeues.
  open dynamic func reconfigureItems(at indexPaths: [IndexPath]) {
    reconfigured.formUnion(indexPaths)
    change([])
  }
  /// Reloads sections, at once or with the enclosing batch.
  open dynamic func reloadSections(_ sections: IndexSet) {
    change(sections.map { (.reload, Self.path($0), Self.path($0)) })
  }
  /// Inserts items that the data source already has: lays out at once, or with the enclosing batch.
  open dynamic func insertItems(at indexPaths: [IndexPath]) { change(indexPaths.map { (.insert, nil, $0) }) }
  /// Drops items that the data source has no longer: lays out at once, or with the batch around it.
  open dynamic func deleteItems(at indexPaths: [IndexPath]) { change(indexPaths.map { (.delete, $0, nil) }) }
  /// Moves an item, which the data source has moved already.
  open dynamic func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change([(.move, indexPath, newIndexPath)])
  }
  /// Begins the movement of an item, where the data source permits it; then update its position, and end or cancel the
  /// movement. Until the end the items stay where they are.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(of: indexPath) }
  /// Updates the centre of the moved item, in the collection's coordinates. The layout gives the target index path, and
  /// the delegate decides.
  open dynamic func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMovement(targetPosition)
  }
  /// Ends the movement: where the item has another place now the data source is told, and the items are laid out.
  open dynamic func endInteractiveMovement() { endMovement() }
  /// Cancels the movement: the item stays where it was.
  open dynamic func cancelInteractiveMovement() { cancelMovement() }

  /// Collected within `performBatchUpdates`; at once outside. The data source has the sections already.
  open func insertSections(_ sections: IndexSet) { change(sections.map { (.insert, nil, Self.path($0)) }) }
  /// Collected within `performBatchUpdates`; at once outside. The data source has the sections no longer.
  open func deleteSections(_ sections: IndexSet) { change(sections.map { (.delete, Self.path($0), nil) }) }
  /// Moves a section, which the data source has moved already.
  open dynamic func moveSection(_ section: Int, toSection newSection: Int) {
    change([(.move, Self.path(section), Self.path(newSection))])
  }

  /// The index path of a section among changes: it has no item.
  private static func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }

  private func change(_ items: [(UICollectionViewUpdateItem.Action, IndexPath?, IndexPath?)]) {
    if updates == nil { return performBatchUpdates { self.change(items) } }
    updates? += items.map { UICollectionViewUpdateItem($0.0, from: $0.1, to: $0.2) }
  }

  /// Makes changes together, and calls back once they are laid out. Cells of items that are there before and after stay.
  open dynamic func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    let isOutermost = self.updates == nil
    if isOutermost { self.updates = [] }
    updates?()
    guard isOutermost else {
      completion?(true)
      return
    }
    let items = self.updates ?? []
    self.updates = nil
    let changes = ListChanges(items)
    rearrange(by: changes, place: ListPlaces(changes).place)
    // Apple asks the layout for the places after the changes before it tells of them.
    if !isPlacing, dataSource != nil, !isOutdated { prepareLayout() }
    collectionViewLayout.prepare(forCollectionViewUpdates: items)
    layoutIfNeeded()
    collectionViewLayout.finalizeCollectionViewUpdates()
    completion?(true)
  }

  /// The number of sections that the data source gives; 0 without one.
  open dynamic var numberOfSections: Int { max(0, dataSource?.numberOfSections(in: self) ?? 0) }
  /// The visible supplementary views of a kind.
  open dynamic func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }
  /// The index paths of the visible supplementary views of a kind.
  open dynamic func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    attributes(in: bounds)
      .filter { $0.representedElementKind == elementKind }.map(\.indexPath).sorted()
  }
  /// The item at a point of the content; nil for none.
  open dynamic func indexPathForItem(at point: CGPoint) -> IndexPath? {
    layoutIfNeeded()
    let touched = attributes(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
    return touched.first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }
  /// The attributes of a supplementary view in the content; nil for none. Lays out first.
  open dynamic func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map(turned)
  }
  /// The number of items that the data source gives for a section; 0 without one.
  open dynamic func numberOfItems(inSection section: Int) -> Int {
    max(0, dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0)
  }
  /// The cell of an item, if it could be seen at the last layout; nil otherwise.
  open dynamic func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }
  /// The item of a cell that could be seen at the last layout.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  /// The items that could be seen at the last layout, sorted.
  open dynamic var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }
  /// The cells that could be seen at the last layout, sorted by their items.
  open dynamic var visibleCells: [UICollectionViewCell] { cells.sorted { $0.key < $1.key }.map(\.value) }
  /// The supplementary view at an index path, if it is visible.
  open dynamic func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { parts[PartKey(kind: elementKind, path: indexPath)] }
  /// The selected items, sorted; nil without any.
  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths.sorted() }
  /// Selects an item and scrolls to it, at once, whether `animated` or not; nil takes all selections back. The delegate is
  /// not told.
  open dynamic func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, at: scrollPosition)
  }
  /// Deselects an item; the delegate is not told.
  open dynamic func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }
  /// Scrolls an item to a position, not beyond the content; at once, `animated` or not.
  open dynamic func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }
  /// Sets another layout, at once, `animated` or not.
  open dynamic func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  /// Sets another layout, at once, `animated` or not; calls back with true when the items are laid out.
  open dynamic func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    layoutIfNeeded()
    completion?(true)
  }
  /// The layout attributes of an item, visible or not; lays out first.
  open dynamic func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath).map(turned)
  }

  // MARK: Layout

  open dynamic override func layoutSubviews() {
    if dataSource != nil { placeItems() }
    backgroundView?.frame = bounds
    super.layoutSubviews()
  }

  /// The layout is asked before the bounds are others: it compares the new ones with `bounds`.
  override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    guard dataSource != nil, collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds) else {
      return
    }
    collectionViewLayout.invalidateLayout(
      with: collectionViewLayout.invalidationContext(forBoundsChange: newBounds))
  }

  /// Layouts fill what the insets across the scrolling leave.
  open dynamic override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    let (old, new) = (preparedInsets, adjustedContentInset)
    let changes =
      switch collectionViewLayout.filledAxis {
      case .horizontal: old.left + old.right != new.left + new.right
      case .vertical: old.top + old.bottom != new.top + new.bottom
      case nil: false
      }
    if changes, dataSource != nil, !preparedBounds.isNull { collectionViewLayout.invalidateLayout() }
  }
}
