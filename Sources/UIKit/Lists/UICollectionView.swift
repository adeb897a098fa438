// Collection views: prefetching and selection while editing.

import Foundation
import Plumbline

/// The carried properties of `UICollectionView`.
final class CollectionViewCarriedState: CarriedState {
  weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  var isPrefetchingEnabled = true
  var allowsMultipleSelectionDuringEditing = false
}

extension UICollectionView {
  /// The data source for prefetching. Never asked: items are made when they are seen. Not retained.
  public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { carried(CollectionViewCarriedState.self).prefetchDataSource }
    set { makeCarried(CollectionViewCarriedState.self).prefetchDataSource = newValue }
  }
  /// True by default; carried: items are made when they are seen.
  public var isPrefetchingEnabled: Bool {
    get { carried(CollectionViewCarriedState.self).isPrefetchingEnabled }
    set { makeCarried(CollectionViewCarriedState.self).isPrefetchingEnabled = newValue }
  }
  /// Whether `allowsMultipleSelection` holds while editing, too; false by default; carried.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { carried(CollectionViewCarriedState.self).allowsMultipleSelectionDuringEditing }
    set { makeCarried(CollectionViewCarriedState.self).allowsMultipleSelectionDuringEditing = newValue }
  }
}

/// A data source for prefetching. Not asked: items are made when they are seen.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: ObjectAnswering {
  /// Items that are about to come into sight, the nearest ones first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Items of earlier requests that went out of reach unseen.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
