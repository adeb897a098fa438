// Changes that are made in place: Apple's methods do not keep the closure, so that it may name members without `self`.

extension UICollectionView {
  /// Makes changes together, and calls back once they are laid out: `performBatchUpdates(_:completion:)` with a closure
  /// that is there, and is called before the method returns.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}

extension UITableView {
  /// Makes changes together, and calls back once they are laid out: `performBatchUpdates(_:completion:)` with a closure
  /// that is there, and is called before the method returns.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
