// Dragging out of tables and collections, and dropping on them. Delegates are carried; they are not asked, as nothing here
// touches. What a coordinator does is for those who make one, such as tests.

import Foundation
import Plumbline

/// Gives what is dragged out of a table; never called here; a test may ask it.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: ObjectAnswering {
  /// What a finger lifts with a row; empty for a row that stays.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// What a tap on another row adds to the drag; `point` is in the table's coordinates.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// Which part of the row is lifted, and its ground; nil for the whole cell.
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  /// The finger begins to move what was lifted.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// Dropped or given up.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
  /// Whether things may be moved instead of copied.
  func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool
  /// Whether other applications may not have the things.
  func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UITableViewDragDelegate {
  /// Empty by default.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Nil by default.
  public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { nil }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
  /// True by default.
  public func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession)
    -> Bool
  { true }
  /// False by default.
  public func tableView(
    _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// What would become of something that is dropped on a table, and where: between two rows or into one.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Where it would go: a gap that opens, or a row that is marked. Raw values are Apple's.
  public enum Intent: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  /// `.unspecified` opens no gap.
  public let intent: Intent
  /// Both are fixed.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  /// Without a place: no gap opens.
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}

/// One of the things that are dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: AnyObject {
  /// Has the provider of its data.
  var dragItem: UIDragItem { get }
  /// The row that it was lifted from, where that is in the same table; nil otherwise.
  var sourceIndexPath: IndexPath? { get }
  /// In points.
  var previewSize: CGSize { get }
}

/// What a table knows of a drop, and how its things go to their rows. Tests make their own: nothing here
/// touches.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: AnyObject {
  /// In the order in which they were lifted.
  var items: [any UITableViewDropItem] { get }
  /// Nil for the empty space of the table.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate said last.
  var proposal: UITableViewDropProposal { get }
  /// Gives the data, by `loadObjects(ofClass:completion:)`.
  var session: any UIDropSession { get }
  /// Lets the picture of something move to a row that the program has inserted.
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets something move into a row, to a rectangle of its cell.
  @discardableResult func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Lets something move to a row that stands for it until it has come.
  @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
}

/// Takes what is dropped on a table; never called here; a test may call it.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: ObjectAnswering {
  /// The finger let go: the program takes the data and changes its rows.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the table takes things of these kinds at all.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// What would become of it, asked at each move of the finger; nil for the empty space of the table.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// It may leave, and come again.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// It may come again.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// Here or elsewhere, dropped or given up.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
  /// Which part of a row is seen where something was dropped, and its ground; nil for the whole cell.
  func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
  /// True by default.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// `.copy` by default, without a place.
  public func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
  /// Nil by default.
  public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { nil }
}

/// Gives what is dragged out of a collection; never called here; a test may ask it.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: ObjectAnswering {
  /// What a finger lifts with an item; empty for an item that stays.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// What a tap on another item adds to the drag; `point` is in the collection's coordinates.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// Which part of the item is lifted, and its ground; nil for the whole cell.
  func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  /// The finger begins to move what was lifted.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// Dropped or given up.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
  /// Whether things may be moved instead of copied.
  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether other applications may not have the things.
  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

extension UICollectionViewDragDelegate {
  /// Empty by default.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
  /// Nil by default.
  public func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? { nil }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {}
  /// True by default.
  public func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
  /// False by default.
  public func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
}

/// What would become of something that is dropped on a collection, and where: between two items or into one.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where it would go: a gap that opens, or an item that is marked. Raw values are Apple's.
  public enum Intent: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
  /// `.unspecified` opens no gap.
  public let intent: Intent
  /// Both are fixed.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  /// Without a place: no gap opens.
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}

/// One of the things that are dropped on a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: AnyObject {
  /// Has the provider of its data.
  var dragItem: UIDragItem { get }
  /// The item that it was lifted from, where that is in the same collection; nil otherwise.
  var sourceIndexPath: IndexPath? { get }
  /// In points.
  var previewSize: CGSize { get }
}

/// A cell in the place of something whose data is still on its way. Place and identifier are not kept.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// Called with the cell in Apple's; never here.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
  /// Nothing of it is kept.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) { super.init() }
}

/// A cell in the place of something that is dropped and still on its way.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  /// How the cell looks under the finger.
  open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// Takes the cell away that stands for something on its way.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
  /// What is dropped.
  var dragItem: UIDragItem { get }
  /// It has come: the program takes it in, and its cell stands for it.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// It does not come.
  @discardableResult func deletePlaceholder() -> Bool
  /// The cell is to be configured again.
  func setNeedsCellUpdate()
}

/// A row in the place of something that is still on its way.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
  /// Configures the row.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
  /// A row at a place.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) { super.init() }
}

/// A row in the place of something that is dropped and still on its way.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  /// How the row looks under the finger.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Takes the row away that stands for something on its way.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// What is dropped.
  var dragItem: UIDragItem { get }
  /// It has come: the program takes it in, and its row stands for it.
  @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// It does not come.
  @discardableResult func deletePlaceholder() -> Bool
}

/// Drops things on a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: AnyObject {
  /// In the order in which they were lifted.
  var items: [any UICollectionViewDropItem] { get }
  /// Nil for the empty space of the collection.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate said last.
  var proposal: UICollectionViewDropProposal { get }
  /// Gives the data, by `loadObjects(ofClass:completion:)`.
  var session: any UIDropSession { get }
  /// Lets the picture of something move to an item that the program has inserted.
  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets something move into an item, to a rectangle of its cell.
  @discardableResult func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Lets something move to a cell that stands for it until it has come.
  @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
}

/// Takes what is dropped on a collection; never called here; a test may call it.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: ObjectAnswering {
  /// The finger let go: the program takes the data and changes its items.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether the collection takes things of these kinds at all.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// What would become of it, asked at each move of the finger; nil for the empty space of the collection.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// It may leave, and come again.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// It may come again.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// Here or elsewhere, dropped or given up.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
  /// Which part of an item is seen where something was dropped, and its ground; nil for the whole cell.
  func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
  /// True by default.
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  { true }
  /// `.copy` by default, without a place.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {}
  /// Nil by default.
  public func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  )
    -> UIDragPreviewParameters?
  { nil }
}

extension UITableView {
  /// Always false: nothing here touches.
  public var hasActiveDrag: Bool { false }
  /// Always false: nothing here touches.
  public var hasActiveDrop: Bool { false }
  /// Whether placeholders wait for what was dropped: nothing here drops.
  public var hasUncommittedUpdates: Bool { false }
}

extension UICollectionView {
  /// Always false: nothing here touches.
  public var hasActiveDrag: Bool { false }
  /// Always false: nothing here touches.
  public var hasActiveDrop: Bool { false }
  /// Whether placeholders wait for what was dropped: nothing here drops.
  public var hasUncommittedUpdates: Bool { false }
}
