// Selectors of methods that several system classes have, called on a value whose class the adaptation does not know: `#selector(list.reloadData)`. On Apple's systems the runtime finds it by its name.

import Plumbline

/// A list that can reload its data. No counterpart of Apple's.
@preconcurrency @MainActor
public protocol ReloadingBySelector {
  /// Reloads everything from the data source.
  func reloadData()
}
extension UITableView: ReloadingBySelector {}
extension UICollectionView: ReloadingBySelector {}

/// A view that shows an animation of its own. No counterpart of Apple's.
@preconcurrency @MainActor
public protocol AnimatingBySelector {
  /// Starts the animation.
  func startAnimating()
  /// Stops the animation.
  func stopAnimating()
}
extension UIActivityIndicatorView: AnimatingBySelector {}
extension UIImageView: AnimatingBySelector {}
