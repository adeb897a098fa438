// Selectors of methods that several system classes have, called on a value whose class the adaptation does not know: `#selector(list.reloadData)`. On Apple's systems the runtime finds it by its name.

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
