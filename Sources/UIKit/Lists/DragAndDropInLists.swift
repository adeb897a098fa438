// Dragging out of tables and collections, and dropping on them. Delegates are carried; they are not asked, as nothing here
// touches. What a coordinator does is for those who make one, such as tests.

import Foundation
import Plumbline

/// Gives what is dragged out of a table.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: AnyObject {
  /// What is dragged with a row.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// What is dragged along with another row.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// How a row looks under the finger.
  func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  /// Moving begins.
  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)
  /// The drag is at its end.
  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)
}

extension UITableViewDragDelegate {
  /// Nothing by default.
  public func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] { [] }
  /// As usual by default.
  public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  { nil }
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {}
  /// Does nothing by default.
  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {}
}

/// What would become of something that is dropped on a table, and where.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
  /// Where it would go. Raw values are Apple's.
  public enum Intent: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  /// Where it would go.
  public let intent: Intent
  /// What would become of something, and where.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  /// What would become of something.
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}

/// What is dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: AnyObject {
  /// What is dropped.
  var dragItem: UIDragItem { get }
  /// The row that it comes from, where that is in the same table.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its picture.
  var previewSize: CGSize { get }
}

/// Drops things on a table.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: AnyObject {
  /// What is dropped.
  var items: [any UITableViewDropItem] { get }
  /// Where it is dropped; nil for no row.
  var destinationIndexPath: IndexPath? { get }
  /// What was said would become of it.
  var proposal: UITableViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Lets something move to a row.
  @discardableResult func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets something move into a row, to a rectangle of its cell.
  @discardableResult func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Lets something move to a row that stands for it until it has come.
  @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
}

/// Takes what is dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: AnyObject {
  /// It was dropped.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Whether the table would take it.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// What would become of it at a row.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
  /// A drag came over the table.
  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
  /// The drag left the table.
  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
  /// The drag ended.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
  /// Yes by default.
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// It is copied by default.
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
}

/// Gives what is dragged out of a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: AnyObject {
  /// What is dragged with an item.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// What is dragged along with another item.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem]
  /// How an item looks under the finger.
  func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
    -> UIDragPreviewParameters?
  /// Moving begins.
  func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)
  /// The drag is at its end.
  func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)
}

extension UICollectionViewDragDelegate {
  /// Nothing by default.
  public func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] { [] }
  /// As usual by default.
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
}

/// What would become of something that is dropped on a collection, and where.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where it would go. Raw values are Apple's.
  public enum Intent: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
  }
  /// Where it would go.
  public let intent: Intent
  /// What would become of something, and where.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
  /// What would become of something.
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }
}

/// What is dropped on a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: AnyObject {
  /// What is dropped.
  var dragItem: UIDragItem { get }
  /// The item that it comes from, where that is in the same collection.
  var sourceIndexPath: IndexPath? { get }
  /// The size of its picture.
  var previewSize: CGSize { get }
}

/// A cell in the place of something that is still on its way.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
  /// Configures the cell.
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
  /// A cell at a place.
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
  /// What is dropped.
  var items: [any UICollectionViewDropItem] { get }
  /// Where it is dropped; nil for no item.
  var destinationIndexPath: IndexPath? { get }
  /// What was said would become of it.
  var proposal: UICollectionViewDropProposal { get }
  /// The drag.
  var session: any UIDropSession { get }
  /// Lets something move to an item.
  @discardableResult func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Lets something move into an item, to a rectangle of its cell.
  @discardableResult func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
  /// Lets something move to a cell that stands for it until it has come.
  @discardableResult func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
}

/// Takes what is dropped on a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: AnyObject {
  /// It was dropped.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Whether the collection would take it.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  /// What would become of it at an item.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
  /// A drag came over the collection.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
  /// The drag left the collection.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
  /// The drag ended.
  func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}

extension UICollectionViewDropDelegate {
  /// Yes by default.
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
  { true }
  /// It is copied by default.
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
}

extension UITableView {
  /// Whether a row is dragged: nothing here touches.
  public var hasActiveDrag: Bool { false }
  /// Whether something is dragged over the table: nothing here touches.
  public var hasActiveDrop: Bool { false }
  /// Whether placeholders wait for what was dropped: nothing here drops.
  public var hasUncommittedUpdates: Bool { false }
}

extension UICollectionView {
  /// Whether an item is dragged: nothing here touches.
  public var hasActiveDrag: Bool { false }
  /// Whether something is dragged over the collection: nothing here touches.
  public var hasActiveDrop: Bool { false }
  /// Whether placeholders wait for what was dropped: nothing here drops.
  public var hasUncommittedUpdates: Bool { false }
}
