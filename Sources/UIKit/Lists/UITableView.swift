// Table views: prefetching, separators and filler rows.

import Foundation
import Plumbline

/// The carried properties of `UITableView`.
final class TableViewCarriedState: CarriedState {
  weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  var isPrefetchingEnabled = true
}

extension UITableView {
  /// The data source for prefetching. Never asked: rows are made when they are seen. Not retained.
  public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { carried(TableViewCarriedState.self).prefetchDataSource }
    set { makeCarried(TableViewCarriedState.self).prefetchDataSource = newValue }
  }
  /// True by default; carried: rows are made when they are seen.
  public var isPrefetchingEnabled: Bool {
    get { carried(TableViewCarriedState.self).isPrefetchingEnabled }
    set { makeCarried(TableViewCarriedState.self).isPrefetchingEnabled = newValue }
  }
}

/// A data source for prefetching. Not asked: rows are made when they are seen.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: ObjectAnswering {
  /// Rows that are about to come into sight, the nearest ones first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows of earlier requests that went out of reach unseen.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
