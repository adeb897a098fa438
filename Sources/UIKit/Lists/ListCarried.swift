// What tables and collections carry beside layout.

import Foundation
import Plumbline

extension UITableView {
  /// Never asked: rows are made when they are seen. Not retained.
  public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { carriedWeakly() }
    set { carryWeakly(newValue) }
  }
  /// Yes at first; carried: rows are made when they are seen.
  public var isPrefetchingEnabled: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether rows can be dragged: on tablets unless the program says otherwise.
  public var dragInteractionEnabled: Bool {
    get { carried(or: UIScreen.main.userInterfaceIdiom == .pad) }
    set { carry(newValue) }
  }
  /// Of the index's letters; nil for the tint; carried.
  public var sectionIndexColor: UIColor? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Nil for clear; carried.
  public var sectionIndexBackgroundColor: UIColor? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// While a finger moves along the index; nil for `sectionIndexBackgroundColor`; carried.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Rows from which on the index is shown; 0 at first; carried: the index takes no room here.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
  /// Blurs what is below the lines between rows; nil for plain lines; carried.
  public var separatorEffect: UIVisualEffect? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Whether rows keep their content out of the safe area at the sides; yes at first; carried.
  public var insetsContentViewsToSafeArea: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether moving the focus selects; no at first; carried.
  public var selectionFollowsFocus: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether the focus comes back to the row that had it; no at first; carried.
  public var remembersLastFocusedIndexPath: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Points from line to line below the last row; `automaticDimension` at first; carried: there are no rows,
  /// and no room for them.
  public var fillerRowHeight: CGFloat {
    get { carried(or: UITableView.automaticDimension) }
    set { carry(newValue) }
  }
  /// Whether a row can have the focus; no at first; carried.
  public var allowsFocus: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension UICollectionView {
  /// Never asked: items are made when they are seen. Not retained.
  public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { carriedWeakly() }
    set { carryWeakly(newValue) }
  }
  /// Yes at first; carried: items are made when they are seen.
  public var isPrefetchingEnabled: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether items can be dragged: on tablets unless the program says otherwise.
  public var dragInteractionEnabled: Bool {
    get { carried(or: UIScreen.main.userInterfaceIdiom == .pad) }
    set { carry(newValue) }
  }
  /// How soon items make room for one that is moved; `.immediate` at first; carried.
  public var reorderingCadence: UICollectionView.ReorderingCadence {
    get { carried(or: .immediate) }
    set { carry(newValue) }
  }
  /// Whether `allowsSelection` holds while editing, too; no at first; carried.
  public var allowsSelectionDuringEditing: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether `allowsMultipleSelection` holds while editing, too; no at first; carried.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether moving the focus selects; no at first; carried.
  public var selectionFollowsFocus: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether the focus comes back to the item that had it; no at first; carried.
  public var remembersLastFocusedIndexPath: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension UICollectionView {
  /// How soon items make room for one that is moved. Raw values are Apple's.
  public enum ReorderingCadence: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case immediate, fast, slow
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

/// Is asked for items before they are seen. Not asked: items are made when they are seen.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: ObjectAnswering {
  /// Items that are about to come into sight, the nearest ones first.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Items asked for before that went out of reach unseen.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
extension UICollectionViewDataSourcePrefetching {
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension UICollectionViewController {
  /// Yes at first; carried: nothing here touches.
  public var installsStandardGestureForInteractiveMovement: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether pushing another controller of this class changes the layout of the same collection; no at first;
  /// carried.
  public var useLayoutToLayoutNavigationTransitions: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension UITableView {
  /// Among an index's titles: the magnifying glass that leads to the search bar.
  public nonisolated static var indexSearch: String { "{search}" }
  /// Sent by the table after a selection. Never here.
  public nonisolated static let selectionDidChangeNotification = NSNotification.Name(
    "UITableViewSelectionDidChangeNotification")
}

extension UITableViewHeaderFooterView {
  /// The second label; carried: it takes no room here.
  public var detailTextLabel: UILabel? {
    let known: UILabel? = carried(or: nil)
    let made = known ?? UILabel()
    if known == nil { carry(Optional(made)) }
    return made
  }
}

extension UICollectionViewCell {
  /// Whether the background follows the cell's state; yes at first; carried.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
}

extension UITableViewCell {
  /// Whether the background follows the cell's state; yes at first; carried.
  public var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
}
