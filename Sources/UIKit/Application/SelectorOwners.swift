// What selectors of the system's methods call where several classes have the method and the adaptation does not know which
// one a value is of: `#selector(list.reloadData)`. On Apple's systems the runtime finds it by its name.

import Plumbline

/// A list that can ask for everything anew. No counterpart of Apple's.
@preconcurrency @MainActor
public protocol ReloadingBySelector {
  /// Asks the data source for everything anew.
  func reloadData()
}
extension UITableView: ReloadingBySelector {}
extension UICollectionView: ReloadingBySelector {}

/// A view that shows an animation of its own. No counterpart of Apple's.
@preconcurrency @MainActor
public protocol AnimatingBySelector {
  /// Begins to show it.
  func startAnimating()
  /// Stops.
  func stopAnimating()
}
extension UIActivityIndicatorView: AnimatingBySelector {}
extension UIImageView: AnimatingBySelector {}
