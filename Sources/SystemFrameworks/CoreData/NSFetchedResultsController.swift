// The rows of a table made of what a request gives, and what happens to them.

import FoundationAdditions
import Plumbline

/// What happened to an object or a section. Raw values are Apple's.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// Apple's names with the raw values.
  case insert = 1
  case delete, move, update
}

/// A section of results.
public protocol NSFetchedResultsSectionInfo {
  /// What it is called.
  var name: String { get }
  /// Its title in an index.
  var indexTitle: String? { get }
  /// How many objects it has.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

private struct ResultsSection: NSFetchedResultsSectionInfo {
  var name: String
  var members: [NSManagedObject]
  var indexTitle: String? { name.first.map { String($0).uppercased() } }
  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }
}

/// Is told of what happens to results.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Something is about to be told.
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Everything was told.
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Something happened to an object.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// Something happened to a section.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  /// What there is now, after the request was made and after every change: names of sections, and identifiers of objects. A
  /// delegate that has this method is not told of single changes. UIKit takes it for a value:
  /// `snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>`.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
  /// What came, went and moved, for results without sections. A delegate that has this method is not told of single changes.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
  /// The letter of a section in the index at the side; its first one in capitals without the method.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}

extension NSFetchedResultsControllerDelegate {
  /// Does nothing by default.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) { snapshot.isUnread = true }
  /// Does nothing by default.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) { controller.leavesDifferenceUnread = true }
  /// The first letter in capitals.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { sectionName.first.map { String($0).uppercased() } }
  /// Does nothing by default.
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Does nothing by default.
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Does nothing by default.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  /// Does nothing by default.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
}

/// What a request gives, in sections, kept up to date.
open class NSFetchedResultsController<ResultType>: NSObject {
  /// What is asked.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// Where it is asked.
  public let managedObjectContext: NSManagedObjectContext
  /// The property whose values are the sections.
  public let sectionNameKeyPath: String?
  /// The name of a file with sections; carried.
  public let cacheName: String?
  /// Is told of what happens.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private var contents: [ResultsSection]?
  /// Whether the delegate has no method for differences.
  fileprivate final var leavesDifferenceUnread = false

  /// Results of a request.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
    super.init()
    context.listeners.append { [weak self] in self?.contextChanged($0) }
  }

  /// The same results of another type, which nobody keeps up to date.
  private init(
    silent fetchRequest: NSFetchRequest<ResultType>, _ context: NSManagedObjectContext,
    _ sectionNameKeyPath: String?, _ cacheName: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    self.cacheName = cacheName
    super.init()
  }

  /// The sections; nil before the request was made.
  open var sections: [any NSFetchedResultsSectionInfo]? { contents }
  /// The objects; nil before the request was made.
  open var fetchedObjects: [ResultType]? { contents?.flatMap(\.members).compactMap { $0 as? ResultType } }
  /// Titles for an index at the side.
  open var sectionIndexTitles: [String] { contents?.compactMap(\.indexTitle) ?? [] }

  /// Makes the request.
  open func performFetch() throws {
    let new = try current()
    contents = new
    guard let delegate else { return }
    forDelegate.contents = new
    delegate.controller(forDelegate, didChangeContentWith: Self.snapshot(of: new, updated: nil))
  }

  /// The object of a row.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let contents, contents.indices.contains(indexPath.section),
      contents[indexPath.section].members.indices.contains(indexPath.row),
      let object = contents[indexPath.section].members[indexPath.row] as? ResultType
    else {
      preconditionFailure("no object at index \(indexPath.row) in section at index \(indexPath.section)")
    }
    return object
  }

  /// The row of an object.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    contents.flatMap { Self.place(of: object as AnyObject, in: $0) }
  }

  /// The section of a title of the index.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int { sectionIndex }
  /// Forgets the file with sections; there is none.
  open class func deleteCache(withName name: String?) {}

  private static func place(of object: AnyObject, in sections: [ResultsSection]) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let row = section.members.firstIndex(where: { $0 === object }) {
        return IndexPath(row: row, section: number)
      }
    }
    return nil
  }

  private static func places(in sections: [ResultsSection]) -> [ObjectIdentifier: IndexPath] {
    var places: [ObjectIdentifier: IndexPath] = [:]
    for (number, section) in sections.enumerated() {
      for (row, object) in section.members.enumerated() {
        places[ObjectIdentifier(object)] = IndexPath(row: row, section: number)
      }
    }
    return places
  }

  private func current() throws -> [ResultsSection] {
    let objects = try managedObjectContext.fetch(fetchRequest).compactMap { $0 as? NSManagedObject }
    guard let path = sectionNameKeyPath else { return [ResultsSection(name: "", members: objects)] }
    // Sections are runs of one value, as the request is to sort by it first.
    return objects.reduce(into: []) { sections, object in
      let name = object.value(forKeyPath: path).map { "\($0)" } ?? ""
      if sections.last?.name == name {
        sections[sections.count - 1].members.append(object)
      } else {
        sections.append(ResultsSection(name: name, members: [object]))
      }
    }
  }

  /// The same results for a delegate, which is told of a controller of any kind of objects.
  private lazy var forDelegate: NSFetchedResultsController<any NSFetchRequestResult> = {
    if let own = self as? NSFetchedResultsController<any NSFetchRequestResult> { return own }
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: fetchRequest.entityName ?? "")
    request.predicate = fetchRequest.predicate
    request.sortDescriptors = fetchRequest.sortDescriptors
    return NSFetchedResultsController<any NSFetchRequestResult>(
      silent: request, managedObjectContext, sectionNameKeyPath, cacheName)
  }()

  private func contextChanged(_ changed: NSManagedObject?) {
    guard let old = contents, let new = try? current() else { return }
    contents = new
    guard let delegate else { return }
    let changes = Self.changes(from: old, to: new, changed)
    let sections = new.map(\.name).difference(from: old.map(\.name))
    guard !(changes.isEmpty && sections.isEmpty) else { return }
    let controller = forDelegate
    controller.contents = new
    let updated = changes.first { $0.type == .update }?.object
    let snapshot = Self.snapshot(of: new, updated: updated)
    delegate.controller(controller, didChangeContentWith: snapshot)
    guard snapshot.isUnread else { return }
    controller.leavesDifferenceUnread = false
    let (before, after) = (old.flatMap(\.members).map(\.objectID), new.flatMap(\.members).map(\.objectID))
    delegate.controller(
      controller, didChangeContentWith: after.difference(from: before).inferringMoves())
    guard controller.leavesDifferenceUnread else { return }
    delegate.controllerWillChangeContent(controller)
    for change in sections {
      switch change {
      case .remove(let offset, _, _):
        delegate.controller(controller, didChange: old[offset], atSectionIndex: offset, for: .delete)
      case .insert(let offset, _, _):
        delegate.controller(controller, didChange: new[offset], atSectionIndex: offset, for: .insert)
      }
    }
    for change in changes {
      delegate.controller(
        controller, didChange: change.object, at: change.old, for: change.type, newIndexPath: change.new)
    }
    delegate.controllerDidChangeContent(controller)
  }

  /// Identifiers of what there is; an object that was changed is to be shown anew.
  private static func snapshot(
    of sections: [ResultsSection], updated: NSManagedObject?
  ) -> NSDiffableDataSourceSnapshotReference {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    for section in sections {
      snapshot.appendSections(withIdentifiers: [section.name])
      snapshot.appendItems(
        withIdentifiers: section.members.map(\.objectID), intoSectionWithIdentifier: section.name)
    }
    if let updated { snapshot.reloadItems(withIdentifiers: [updated.objectID]) }
    return snapshot
  }

  private struct Change {
    var object: NSManagedObject
    var type: NSFetchedResultsChangeType
    var old: IndexPath?
    var new: IndexPath?
  }

  private static func changes(
    from old: [ResultsSection], to new: [ResultsSection], _ changed: NSManagedObject?
  ) -> [Change] {
    let (before, after) = (old.flatMap(\.members), new.flatMap(\.members))
    let (was, now) = (places(in: old), places(in: new))
    let difference = after.difference(from: before).inferringMoves()
    var moved: Set<NSManagedObject> = []
    var changes: [Change] = []
    for step in difference {
      switch step {
      case .remove(_, let object, nil):
        changes.append(Change(object: object, type: .delete, old: was[ObjectIdentifier(object)]))
      case .insert(_, let object, nil):
        changes.append(Change(object: object, type: .insert, new: now[ObjectIdentifier(object)]))
      case .insert(_, let object, _): moved.insert(object)
      case .remove: break
      }
    }
    for object in after {
      guard let from = was[ObjectIdentifier(object)], let to = now[ObjectIdentifier(object)] else { continue }
      if moved.contains(object) || old[from.section].name != new[to.section].name {
        changes.append(Change(object: object, type: .move, old: from, new: to))
      } else if object === changed {
        changes.append(Change(object: object, type: .update, old: from, new: to))
      }
    }
    return changes
  }
}
