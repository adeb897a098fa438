// Selecting items of collections, and scrolling to them.

import Foundation

extension UICollectionView {
  func select(_ indexPath: IndexPath?, at position: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selectedPaths where path != indexPath { deselect(path) }
    }
    guard allowsSelection, let indexPath else { return }
    selectedPaths.insert(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    if !position.isEmpty { scroll(to: indexPath, at: position) }
  }

  func deselect(_ indexPath: IndexPath) {
    guard selectedPaths.remove(indexPath) != nil else { return }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Without a position along an axis the collection stays where it is on that axis.
  func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool = false) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    var offset = contentOffset
    // Places are those within the insets.
    let insets = adjustedContentInset
    if position.contains(.top) { offset.y = frame.minY - insets.top }
    if position.contains(.centeredVertically) {
      offset.y = frame.midY - (bounds.height + insets.top - insets.bottom) / 2
    }
    if position.contains(.bottom) { offset.y = frame.maxY - bounds.height + insets.bottom }
    if position.contains(.left) { offset.x = frame.minX - insets.left }
    if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - (bounds.width + insets.left - insets.right) / 2
    }
    if position.contains(.right) { offset.x = frame.maxX - bounds.width + insets.right }
    scroll(to: offset, animated: animated)
  }
}
