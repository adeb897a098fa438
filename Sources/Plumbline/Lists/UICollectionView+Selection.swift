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
  func scroll(to indexPath: IndexPath, at position: ScrollPosition) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    var offset = contentOffset
    if position.contains(.top) { offset.y = frame.minY }
    if position.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    if position.contains(.bottom) { offset.y = frame.maxY - bounds.height }
    if position.contains(.left) { offset.x = frame.minX }
    if position.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    if position.contains(.right) { offset.x = frame.maxX - bounds.width }
    contentOffset = CGPoint(
      x: max(0, min(offset.x, contentSize.width - bounds.width)),
      y: max(0, min(offset.y, contentSize.height - bounds.height)))
  }
}
