// What tables and collections carry beside layout.

import Foundation
import Plumbline

extension UITableView {
  /// Who is asked for rows before they are seen. Not asked: rows are made when they are seen.
  public var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { carriedWeakly() }
    set { carryWeakly(newValue) }
  }
  /// Whether rows are made before they are seen.
  public var isPrefetchingEnabled: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether rows can be dragged: on tablets unless the program says otherwise.
  public var dragInteractionEnabled: Bool {
    get { carried(or: UIScreen.main.userInterfaceIdiom == .pad) }
    set { carry(newValue) }
  }
  /// Who gives what is dragged.
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { carriedWeakly() }
    set { carryWeakly(newValue) }
  }
  /// Who takes what is dropped.
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { carriedWeakly() }
    set { carryWeakly(newValue) }
  }
  /// The colour of the index.
  public var sectionIndexColor: UIColor? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// The colour behind the index.
  public var sectionIndexBackgroundColor: UIColor? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// The colour behind the index under a finger.
  public var sectionIndexTrackingBackgroundColor: UIColor? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// From how many rows on an index is shown.
  public var sectionIndexMinimumDisplayRowCount: Int {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
  /// What is blurred in lines between rows.
  public var separatorEffect: UIVisualEffect? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Whether rows are as narrow as texts read well. Rows have their usual margins here.
  public var cellLayoutMarginsFollowReadableWidth: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether rows give way to the safe area at the sides.
  public var insetsContentViewsToSafeArea: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether a selection follows the focus.
  public var selectionFollowsFocus: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether the focus comes back to the last row.
  public var remembersLastFocusedIndexPath: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// The height of lines below the last row.
  public var fillerRowHeight: CGFloat {
    get { carried(or: UITableView.automaticDimension) }
    set { carry(newValue) }
  }
  /// Whether focus can be on rows.
  public var allowsFocus: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension UICollectionView {
  /// Who is asked for items before they are seen. Not asked: items are made when they are seen.
  public var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    get { carriedWeakly() }
    set { carryWeakly(newValue) }
  }
  /// Whether items are made before they are seen.
  public var isPrefetchingEnabled: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether items can be dragged: on tablets unless the program says otherwise.
  public var dragInteractionEnabled: Bool {
    get { carried(or: UIScreen.main.userInterfaceIdiom == .pad) }
    set { carry(newValue) }
  }
  /// Who gives what is dragged.
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { carriedWeakly() }
    set { carryWeakly(newValue) }
  }
  /// Who takes what is dropped.
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { carriedWeakly() }
    set { carryWeakly(newValue) }
  }
  /// How soon moved items give way.
  public var reorderingCadence: UICollectionView.ReorderingCadence {
    get { carried(or: .immediate) }
    set { carry(newValue) }
  }
  /// Whether items are being edited: cells of lists then have room for the accessories of editing.
  public var isEditing: Bool {
    get { carried(or: false) }
    set {
      guard newValue != isEditing else { return }
      carry(newValue)
      for cell in visibleCells { cell.setNeedsLayout() }
      collectionViewLayout.invalidateLayout()
    }
  }
  /// Whether items can be selected while they are edited.
  public var allowsSelectionDuringEditing: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether several items can be while they are edited.
  public var allowsMultipleSelectionDuringEditing: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether a selection follows the focus.
  public var selectionFollowsFocus: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether the focus comes back to the last item.
  public var remembersLastFocusedIndexPath: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether items whose content changes its size are placed anew at once. Here they are in the next layout.
  public var selfSizingInvalidation: UICollectionView.SelfSizingInvalidation {
    get { carried(or: .enabled) }
    set { carry(newValue) }
  }
}

extension UICollectionView {
  /// How soon moved items give way. Raw values are Apple's.
  public enum ReorderingCadence: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case immediate, fast, slow
  }
  /// When items whose content changes its size are placed anew. Raw values are Apple's.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case disabled, enabled, enabledIncludingConstraints
  }
  /// A finger begins to move an item. Nothing here touches: no item moves.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  /// A finger moves an item. Without effect.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// A finger puts an item down. Without effect.
  public func endInteractiveMovement() {}
  /// The item goes back. Without effect.
  public func cancelInteractiveMovement() {}
}

/// Is asked for rows before they are seen. Not asked: rows are made when they are seen.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Rows will be seen.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Rows will not be seen after all.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
extension UITableViewDataSourcePrefetching {
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// Is asked for items before they are seen. Not asked: items are made when they are seen.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Items will be seen.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Items will not be seen after all.
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
extension UICollectionViewDataSourcePrefetching {
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
