// Objects whose changes have views asked for anew.

import CombinePublishers
import UIKit

/// The object that a property has at present, and what listens to it.
@MainActor
final class ObservedLocation {
  private(set) var object: AnyObject?
  private var listening: AnyCancellable?

  func listen<Object: ObservableObject>(to object: Object, for node: ViewNode?) {
    guard self.object !== object || listening == nil else { return }
    self.object = object
    let reference = node?.reference
    listening = object.objectWillChange.sink { _ in reference?.invalidate() }
  }
}

/// Ways to the properties of an object.
@preconcurrency @MainActor @dynamicMemberLookup
public struct ObservedObjectWrapper<ObjectType: ObservableObject> {
  let root: ObjectType
  /// A way to a property.
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<
    Subject
  > {
    let root = root
    return Binding {
      root[keyPath: keyPath]
    } set: {
      root[keyPath: keyPath] = $0
    }
  }
}

/// An object that somebody else keeps.
@propertyWrapper @preconcurrency @MainActor
public struct ObservedObject<ObjectType: ObservableObject>: InstalledProperty {
  /// Ways to the properties of the object.
  public typealias Wrapper = ObservedObjectWrapper<ObjectType>
  /// The object.
  public var wrappedValue: ObjectType
  /// Listens to an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  /// Listens to an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  /// Ways to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
  mutating func install(_ slot: PropertySlot) {
    slot.lasting { ObservedLocation() }.listen(to: wrappedValue, for: slot.store.node)
  }
}

/// An object that is made once, and kept while the view stays in the tree.
@propertyWrapper @preconcurrency @MainActor
public struct StateObject<ObjectType: ObservableObject>: InstalledProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Makes the object when the view enters a tree.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }
  /// The object; outside of a tree another one each time.
  public var wrappedValue: ObjectType { object ?? make() }
  /// Ways to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }
  mutating func install(_ slot: PropertySlot) {
    let location = slot.lasting { ObservedLocation() }
    let object = location.object as? ObjectType ?? make()
    location.listen(to: object, for: slot.store.node)
    self.object = object
  }
}

/// An object that a view above has put into the surroundings.
@propertyWrapper @preconcurrency @MainActor
public struct EnvironmentObject<ObjectType: ObservableObject>: InstalledProperty {
  private var object: ObjectType?

  /// The object of the type.
  public nonisolated init() {}
  /// The object. Stops with Apple's sentence where no view above has any.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }
  /// Ways to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(root: wrappedValue) }
  mutating func install(_ slot: PropertySlot) {
    object = slot.environment.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType
    if let object { slot.lasting { ObservedLocation() }.listen(to: object, for: slot.store.node) }
  }
}

extension View {
  /// Gives an object to the views below, for `@EnvironmentObject`.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    surrounded { $0.objects[ObjectIdentifier(T.self)] = object }
  }
}
