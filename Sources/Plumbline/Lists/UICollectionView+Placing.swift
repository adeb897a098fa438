// What a collection does in its layout: it has the places computed, makes the parts that can be seen, asks them what size
// they would like where the layout cares, and starts again if that changes a place.

import Foundation

/// Which header, footer or the like.
struct PartKey: Hashable {
  var kind: String
  var path: IndexPath
}

extension UICollectionView {
  /// How often sizes that parts ask for may change places in one layout. A row of parts of estimated sizes settles in two;
  /// parts whose answers never agree stop here.
  private static let sizingRounds = 32

  /// Everything is asked for again in the next layout.
  func reload() {
    isOutdated = true
    setNeedsLayout()
  }

  /// The items of a data source are others now, of which some are selected.
  package func reload(selecting paths: [IndexPath]) {
    selectedPaths = Set(paths)
    reload()
  }

  func replaceBackground(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    insertSubview(new, at: 0)
    setNeedsLayout()
  }

  func placeItems() {
    if isOutdated {
      isOutdated = false
      for (path, cell) in cells { remove(cell, at: path) }
      for (key, part) in parts { remove(part, key) }
      preparedBounds = .null
    }
    for _ in 0..<Self.sizingRounds {
      prepareLayout()
      let seen = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
      show(seen)
      guard collectionViewLayout.asksForPreferredSizes, takesPreferredSizes(of: seen) else { return }
    }
  }

  private func prepareLayout() {
    if preparedBounds != bounds,
      preparedBounds.isNull || collectionViewLayout.needsPreparing(from: preparedBounds, to: bounds)
    {
      collectionViewLayout.prepare()
    }
    preparedBounds = bounds
    let size = collectionViewLayout.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  /// Makes and places the parts that can be seen, and lets go of all others.
  private func show(_ seen: [UICollectionViewLayoutAttributes]) {
    var keptCells: Set<IndexPath> = []
    var keptParts: Set<PartKey> = []
    for attributes in seen {
      if let kind = attributes.representedElementKind {
        let key = PartKey(kind: kind, path: attributes.indexPath)
        guard let part = parts[key] ?? newPart(attributes, key) else { continue }
        keptParts.insert(key)
        attributes.place(part)
      } else {
        guard let cell = cells[attributes.indexPath] ?? newCell(attributes.indexPath) else { continue }
        keptCells.insert(attributes.indexPath)
        attributes.place(cell)
      }
    }
    for (path, cell) in cells where !keptCells.contains(path) { remove(cell, at: path) }
    for (key, part) in parts where !keptParts.contains(key) { remove(part, key) }
    arrange(seen)
  }

  /// Puts parts in front of each other by their order, where there is one.
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

  /// Asks the parts what size they would like, and tells the layout of those that matter to it.
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

  private func newCell(_ path: IndexPath) -> UICollectionViewCell? {
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return nil }
    cells[path] = cell
    cell.isSelected = selectedPaths.contains(path)
    collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    addSubview(cell)
    return cell
  }

  private func newPart(
    _ attributes: UICollectionViewLayoutAttributes, _ key: PartKey
  ) -> UICollectionReusableView? {
    let path = attributes.indexPath
    let kind = attributes.representedElementKind ?? ""
    guard attributes.representedElementCategory == .supplementaryView else {
      guard let made = collectionViewLayout.decorationClasses[kind]?.make(attributes.frame) else {
        return nil
      }
      parts[key] = made
      insertSubview(made, at: 0)
      return made
    }
    guard let part = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    else { return nil }
    parts[key] = part
    collectionDelegate?.collectionView(
      self, willDisplaySupplementaryView: part, forElementKind: kind, at: path)
    addSubview(part)
    return part
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

  private func free(_ view: UICollectionReusableView, _ prefix: some StringProtocol) {
    view.removeFromSuperview()
    if let identifier = view.reuseIdentifier { freeViews[prefix + identifier, default: []].append(view) }
  }
}
