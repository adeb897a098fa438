// Table views: prefetching, separators and filler rows.

import Foundation
import Plumbline

/// The carried properties of `UITableView`.
final class TableViewCarriedState: CarriedState {
  weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  var isPrefetchingEnabled = true
  var sectionIndexColor: UIColor?
  /// Nil for `automaticDimension`.
  var fillerRowHeight: CGFloat?
  var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
}

extension UITableView {
  /// Never asked: rows are made when they are seen. Not retained.
  public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { carried(TableViewCarriedState.self).prefetchDataSource }
    set { makeCarried(TableViewCarriedState.self).prefetchDataSource = newValue }
  }
  /// Yes at first; carried: rows are made when they are seen.
  public var isPrefetchingEnabled: Bool {
    get { carried(TableViewCarriedState.self).isPrefetchingEnabled }
    set { makeCarried(TableViewCarriedState.self).isPrefetchingEnabled = newValue }
  }
  /// Of the index's letters; nil for the tint; carried.
  public var sectionIndexColor: UIColor? {
    get { carried(TableViewCarriedState.self).sectionIndexColor }
    set { makeCarried(TableViewCarriedState.self).sectionIndexColor = newValue }
  }
  /// Points from line to line below the last row; `automaticDimension` at first; carried: there are no rows,
  /// and no room for them.
  public var fillerRowHeight: CGFloat {
    get { carried(TableViewCarriedState.self).fillerRowHeight ?? UITableView.automaticDimension }
    set { makeCarried(TableViewCarriedState.self).fillerRowHeight = newValue }
  }
}

/// Is asked for rows before they are seen. Not asked: rows are made when they are seen.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: ObjectAnswering {
  /// Rows that are about to come into sight, the nearest ones first.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows asked for before that went out of reach unseen.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

extension UITableView {
  /// From where `separatorInset` is counted. Raw values are Apple's.
  public enum SeparatorInsetReference: Int, Sendable {
    /// From the edges of the cell, or from the table's own inset.
    case fromCellEdges, fromAutomaticInsets
  }
  /// From where the lines' inset is counted; the cell's edges at first; carried: lines are not drawn.
  public var separatorInsetReference: SeparatorInsetReference {
    get { carried(TableViewCarriedState.self).separatorInsetReference }
    set { makeCarried(TableViewCarriedState.self).separatorInsetReference = newValue }
  }
}
