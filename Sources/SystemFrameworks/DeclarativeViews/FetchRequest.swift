// Objects of Core Data as properties of views.

import CombinePublishers
import CoreData
import FoundationAdditions
import UIKit

private enum ObjectContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  }
}

extension EnvironmentValues {
  /// Where objects live; without one of a program's an empty context.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ObjectContextKey.self] }
    set { self[ObjectContextKey.self] = newValue }
  }
}

/// What a request has found.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  fileprivate var all: [Result] = []
  fileprivate var change: ((RequestChange) -> Void)?
  /// What a program changes of a request.
  fileprivate enum RequestChange {
    case predicate(NSPredicate?)
    case order([NSSortDescriptor])
  }
  fileprivate var predicate: NSPredicate?
  fileprivate var order: [NSSortDescriptor] = []
  /// Which objects are asked for.
  public var nsPredicate: NSPredicate? {
    get { predicate }
    nonmutating set { change?(.predicate(newValue)) }
  }
  /// In which order.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { order }
    nonmutating set { change?(.order(newValue)) }
  }
  /// Where the first one is.
  public var startIndex: Int { 0 }
  /// Behind the last one.
  public var endIndex: Int { all.count }
  /// An object.
  public subscript(position: Int) -> Result { all[position] }
}

/// Objects of an entity, asked for anew when those of the surroundings' context change.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult> {
  private let request: NSFetchRequest<Result>
  /// An order that is no descriptor of Core Data's: what is found is sorted by it.
  private var comparators: [(Any, Any) -> ComparisonResult] = []
  private var found = FetchedResults<Result>()

  /// A request of a program's own.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) { request = fetchRequest }
  /// A request of a program's own; how changes go on is carried.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) { request = fetchRequest }
  /// Objects of an entity, in an order.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = NSFetchRequest<Result>()
    request.entity = entity
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
  }
  /// What was found. Outside of a tree nothing is.
  public var wrappedValue: FetchedResults<Result> { found }

  @MainActor mutating func install(_ slot: PropertySlot) {
    let context = slot.environment.managedObjectContext
    let first = request
    let location = slot.lasting { FetchLocation(first) }
    location.take(first)
    location.listen(to: context, for: slot.store.node)
    found.all = location.found(in: context)
    if !comparators.isEmpty {
      found.all.sort { one, other in
        for compare in comparators {
          let order = compare(one, other)
          if order != .orderedSame { return order == .orderedAscending }
        }
        return false
      }
    }
    found.predicate = location.request.predicate
    found.order = location.request.sortDescriptors ?? []
    found.change = { [weak location] change in
      switch change {
      case .predicate(let predicate): location?.request.predicate = predicate
      case .order(let order): location?.request.sortDescriptors = order
      }
      location?.invalidate()
    }
  }
}
extension FetchRequest: InstalledProperty {}

extension FetchRequest where Result: NSManagedObject {
  /// Objects of a class's entity, in an order.
  @_disfavoredOverload
  public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil)
  {
    request = NSFetchRequest<Result>(entityName: String(describing: Result.self))
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
  }
  /// Objects of a class's entity, in an order.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = NSFetchRequest<Result>(entityName: String(describing: Result.self))
    request.predicate = predicate
    comparators = sortDescriptors.map { descriptor in
      { one, other in
        guard let one = one as? Result, let other = other as? Result else { return .orderedSame }
        return descriptor.compare(one, other)
      }
    }
  }
}

/// A request of a view's, and what listens for it.
private final class FetchLocation<Result: NSFetchRequestResult> {
  var request: NSFetchRequest<Result>
  private weak var context: NSManagedObjectContext?
  private var token: (any NSObjectProtocol)?
  private var node: NodeReference?
  /// What the view asked for last, which may be another request with the same wishes.
  private var given: (request: NSFetchRequest<Result>, predicate: NSPredicate?, order: [NSSortDescriptor])
  init(_ request: NSFetchRequest<Result>) {
    self.request = request
    given = (request, request.predicate, request.sortDescriptors ?? [])
  }
  /// Takes the request of a view that was made anew, where it wishes something else than the one before: what a program
  /// changed meanwhile stays otherwise.
  func take(_ new: NSFetchRequest<Result>) {
    guard new !== given.request else { return }
    let wished = (request: new, predicate: new.predicate, order: new.sortDescriptors ?? [])
    if wished.predicate != given.predicate || wished.order != given.order
      || new.entityName != given.request.entityName
    {
      request = new
    }
    given = wished
  }
  deinit { if let token { NotificationCenter.default.removeObserver(token) } }

  func invalidate() { node?.invalidate() }
  @MainActor func listen(to context: NSManagedObjectContext, for node: ViewNode?) {
    self.node = node?.reference
    guard self.context !== context else { return }
    if let token { NotificationCenter.default.removeObserver(token) }
    self.context = context
    let reference = node?.reference
    token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { _ in reference?.invalidate() }
  }
  func found(in context: NSManagedObjectContext) -> [Result] { (try? context.fetch(request)) ?? [] }
}

/// What says that an object of Core Data changes.
private final class ObjectAnnouncer {
  let publisher = ObservableObjectPublisher()
}

extension NSManagedObject: ObservableObject {
  /// Told when one of the object's values changes.
  public var objectWillChange: ObservableObjectPublisher {
    let known: ObjectAnnouncer? = carried(or: nil)
    if let known { return known.publisher }
    let announcer = ObjectAnnouncer()
    carry(Optional(announcer))
    PropertyObservers.add(to: self, owner: announcer) { [weak announcer] in announcer?.publisher.send() }
    return announcer.publisher
  }
}
