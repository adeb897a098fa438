// The layout pass of a collection: it has the attributes computed, makes the cells that can be seen, asks them for
// preferred sizes where the layout cares, and starts again if that changes a place.

import Foundation

/// The key of a supplementary view.
struct PartKey: Hashable, Comparable {
  var kind: String
  var path: IndexPath

  static func < (left: PartKey, right: PartKey) -> Bool { (left.kind, left.path) < (right.kind, right.path) }
}

extension ListChanges {
  /// Whether a supplementary view stands for the same element as before.
  fileprivate func keepsPart(_ key: PartKey) -> Bool {
    guard key.path.count == 2 else { return true }
    let isSections =
      [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].contains(
        key.kind)
    let itemsStay = gone.isEmpty && new.isEmpty && moved.isEmpty
    return goneSections.isEmpty && newSections.isEmpty && movedSections.isEmpty
      && !renewedSections.contains(key.path.section)
      && (isSections || itemsStay && !renewed.contains(key.path))
  }
}

extension UICollectionView {
  /// The maximum number of rounds in one layout in which preferred sizes change the attributes. A row of parts of
  /// estimated sizes settles in two; parts whose answers never agree stop here.
  private static let sizingRounds = 32

  /// Invalidates everything for the next layout. Apple's page of the invalidation context: the layout is told with one
  /// after `reloadData()`, of another data source and when it is set.
  func invalidateEverything() {
    isOutdated = true
    itemChanges += 1
    setNeedsLayout()
    let context = collectionViewLayout.newContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// Applies changed items of the data source, with the new index paths of the old ones: nil for deleted and reloaded
  /// items. Cells and the selection follow.
  package func rearrange(reconfiguring: Set<IndexPath> = [], place: (IndexPath) -> IndexPath?) {
    reconfigured.formUnion(reconfiguring)
    rearrange(by: nil, place: place)
  }

  /// - Parameter changes: what is known of them. Headers and footers stay where sections do; what may belong to an item is
  ///   asked for again where items move.
  func rearrange(by changes: ListChanges?, place: (IndexPath) -> IndexPath?) {
    itemChanges += 1
    selectedPaths = Set(selectedPaths.compactMap(place))
    reconfigured = Set(reconfigured.compactMap(place))
    // Those that go leave first: others come to lie at their places.
    for path in cells.keys.sorted() where place(path) == nil {
      if let cell = cells[path] { remove(cell, at: path) }
    }
    let before = cells
    cells = [:]
    for (path, cell) in before { if let after = place(path) { cells[after] = cell } }
    for key in parts.keys.sorted(by: <) {
      if let changes, changes.keepsPart(key) { continue }
      if let part = parts[key] { remove(part, key) }
    }
    let context = collectionViewLayout.newContext()
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
    setNeedsLayout()
  }

  /// Called when a cell prefers another size than before.
  func sizesDidChange() {
    if !isPlacing, selfSizingInvalidation != .disabled, collectionViewLayout.asksForPreferredSizes {
      setNeedsLayout()
    }
  }

  /// A data source or delegate that changes items while they are placed is asked for no more of the old ones: all begins
  /// again.
  func placeItems() {
    guard !isPlacing else { return }
    isPlacing = true
    defer { isPlacing = false }
    for _ in 0..<Self.sizingRounds {
      letGo()
      prepareLayout()
      let seen = attributes(in: bounds)
      guard show(seen) else { continue }
      guard collectionViewLayout.asksForPreferredSizes, takesPreferredSizes(of: seen) else { return }
    }
  }

  /// Releases all shown views before a reload.
  private func letGo() {
    guard isOutdated else { return }
    isOutdated = false
    reconfigured = []
    for path in cells.keys.sorted() { if let cell = cells[path] { remove(cell, at: path) } }
    for key in parts.keys.sorted() { if let part = parts[key] { remove(part, key) } }
    preparedBounds = .null
  }

  /// Has the layout prepare its attributes where they are invalid. Changes that it makes meanwhile apply at once.
  func prepareLayout() {
    if preparedBounds.isNull || preparedBounds.size != bounds.size { collectionViewLayout.prepare() }
    preparedBounds = bounds
    preparedInsets = adjustedContentInset
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  // MARK: Reading from right to left

  /// Apple's page of `flipsHorizontallyInOppositeLayoutDirection`: the layout places as it was developed, and everything is
  /// turned round.
  private var isTurned: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection && !collectionViewLayout.turnsItself
      && effectiveUserInterfaceLayoutDirection != collectionViewLayout.developmentLayoutDirection
  }

  /// Places in the collection's space instead of the layout's.
  func turned(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard isTurned, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else {
      return attributes
    }
    copy.center.x = collectionViewLayout.collectionViewContentSize.width - copy.center.x
    return copy
  }

  /// The attributes of elements in a rectangle of the collection's space. A layout may return more than those.
  func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var asked = rect
    if isTurned { asked.origin.x = collectionViewLayout.collectionViewContentSize.width - rect.maxX }
    return (collectionViewLayout.layoutAttributesForElements(in: asked) ?? []).filter {
      $0.frame.overlaps(asked)
    }.map(turned)
  }

  // MARK: What can be seen

  /// Creates and places the visible elements, and releases all others.
  /// - Returns: no if the program changed the items meanwhile.
  private func show(_ seen: [UICollectionViewLayoutAttributes]) -> Bool {
    let changes = itemChanges
    var keptCells: Set<IndexPath> = []
    var keptParts: Set<PartKey> = []
    for attributes in seen {
      if let kind = attributes.representedElementKind {
        let key = PartKey(kind: kind, path: attributes.indexPath)
        if let part = parts[key] { attributes.place(part) } else { makePart(attributes, key) }
        keptParts.insert(key)
      } else {
        if let cell = cells[attributes.indexPath] {
          attributes.place(cell)
          reconfigure(cell, attributes)
        } else {
          makeCell(attributes)
        }
        keptCells.insert(attributes.indexPath)
      }
      if itemChanges != changes { return false }
    }
    reconfigured = []
    for path in cells.keys.sorted() where !keptCells.contains(path) {
      if let cell = cells[path] { remove(cell, at: path) }
    }
    for key in parts.keys.sorted() where !keptParts.contains(key) {
      if let part = parts[key] { remove(part, key) }
    }
    arrange(seen)
    return true
  }

  /// Orders the visible elements by `zIndex`, where they have one.
  private func arrange(_ seen: [UICollectionViewLayoutAttributes]) {
    guard seen.contains(where: { $0.zIndex != 0 }) else { return }
    for attributes in seen.sorted(by: { $0.zIndex < $1.zIndex }) {
      if let view = view(of: attributes) { bringSubviewToFront(view) }
    }
  }

  private func view(of attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    attributes.representedElementKind.map { parts[PartKey(kind: $0, path: attributes.indexPath)] }
      ?? cells[attributes.indexPath]
  }

  /// Queries the preferred attributes of visible elements, and invalidates the layout for those that matter to it.
  /// - Returns: whether places have to be computed again.
  private func takesPreferredSizes(of seen: [UICollectionViewLayoutAttributes]) -> Bool {
    var offset = CGPoint.zero
    var changes = false
    for attributes in seen where attributes.representedElementCategory != .decorationView {
      guard let view = view(of: attributes),
        let original = attributes.copy() as? UICollectionViewLayoutAttributes,
        let given = attributes.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      let preferred = view.preferredLayoutAttributesFitting(given)
      guard
        collectionViewLayout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else { continue }
      let context = collectionViewLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      collectionViewLayout.invalidateLayout(with: context)
      offset = CGPoint(
        x: offset.x + context.contentOffsetAdjustment.x, y: offset.y + context.contentOffsetAdjustment.y)
      changes = true
    }
    if offset != .zero { bounds.origin = CGPoint(x: bounds.minX + offset.x, y: bounds.minY + offset.y) }
    return changes
  }

  /// The layout is to be prepared again.
  func layoutDidInvalidate(_ context: UICollectionViewLayoutInvalidationContext? = nil) {
    preparedBounds = .null
    if context?.invalidateEverything == true { isOutdated = true }
    setNeedsLayout()
  }

  // MARK: Parts

  private var collectionDelegate: (any UICollectionViewDelegate)? {
    delegate as? any UICollectionViewDelegate
  }

  /// The delegate is told of a cell that has its place, so that what it sets stays.
  private func makeCell(_ attributes: UICollectionViewLayoutAttributes) {
    let changes = itemChanges
    guard let cell = cell(attributes, inPlaceOf: nil) else { return }
    let path = attributes.indexPath
    // The data source changed its items while it was asked.
    guard itemChanges == changes else { return putAside(cell, "cell ") }
    show(cell, attributes)
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    addSubview(cell)
  }

  private func show(_ cell: UICollectionViewCell, _ attributes: UICollectionViewLayoutAttributes) {
    cells[attributes.indexPath] = cell
    cell.isSelected = selectedPaths.contains(attributes.indexPath)
    attributes.place(cell)
  }

  private func cell(
    _ attributes: UICollectionViewLayoutAttributes, inPlaceOf present: UICollectionViewCell?
  ) -> UICollectionViewCell? {
    awaited = (attributes, present)
    defer { awaited = nil }
    return dataSource?.collectionView(self, cellForItemAt: attributes.indexPath)
  }

  /// Apple's page of `reconfigureItems(at:)`: the data source is asked, and gets the cell that is there when it dequeues one.
  private func reconfigure(_ cell: UICollectionViewCell, _ attributes: UICollectionViewLayoutAttributes) {
    guard reconfigured.remove(attributes.indexPath) != nil,
      let given = self.cell(attributes, inPlaceOf: cell), given !== cell
    else { return }
    remove(cell, at: attributes.indexPath)
    show(given, attributes)
    addSubview(given)
  }

  private func makePart(_ attributes: UICollectionViewLayoutAttributes, _ key: PartKey) {
    let path = attributes.indexPath
    let kind = attributes.representedElementKind ?? ""
    guard attributes.representedElementCategory == .supplementaryView else {
      guard let made = collectionViewLayout.decorationClasses[kind]?.make(attributes.frame) else { return }
      parts[key] = made
      attributes.place(made)
      insertSubview(made, at: 0)
      return
    }
    awaited = (attributes, nil)
    let changes = itemChanges
    let made = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    awaited = nil
    guard let part = made else { return }
    guard itemChanges == changes else { return putAside(part, kind + " ") }
    parts[key] = part
    attributes.place(part)
    collectionDelegate?.collectionView(
      self, willDisplaySupplementaryView: part, forElementKind: kind, at: path)
    addSubview(part)
  }

  private func remove(_ cell: UICollectionViewCell, at path: IndexPath) {
    cells[path] = nil
    free(cell, "cell ")
    collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
  }

  private func remove(_ part: UICollectionReusableView, _ key: PartKey) {
    parts[key] = nil
    free(part, key.kind + " ")
    guard collectionViewLayout.decorationClasses[key.kind] == nil else { return }
    collectionDelegate?.collectionView(
      self, didEndDisplayingSupplementaryView: part, forElementOfKind: key.kind, at: key.path)
  }

  private func free(_ view: UICollectionReusableView, _ prefix: String) {
    view.removeFromSuperview()
    view.placed = nil
    putAside(view, prefix)
  }

  private func putAside(_ view: UICollectionReusableView, _ prefix: String) {
    if let identifier = view.reuseIdentifier { freeViews[prefix + identifier, default: []].append(view) }
  }
}
