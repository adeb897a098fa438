// State that outlives the values of a view: found among a value's stored properties, and put into them before its body is
// asked for. The one file that writes into values by offset.
//
// Invariants: an offset and its type come from the runtime's own description of the value's type, so that the memory there is
// a value of that type; it is written by the assignment of a value of the same type; the pointer does not leave the call.

import UIKit
@_spi(Reflection) import Swift

/// A property that the tree sets before a body is asked for, and after those in it.
@preconcurrency @MainActor
public protocol DynamicProperty {
  /// Called before each body, with the properties in it in place. Does nothing unless a program replaces it.
  mutating func update()
}

extension DynamicProperty {
  /// Nothing.
  public mutating func update() {}
}

/// A property of this module, with something that lasts.
@MainActor
protocol InstalledProperty: DynamicProperty {
  mutating func install(_ slot: PropertySlot)
}

/// What lasts of one property, and where it belongs.
@MainActor
struct PropertySlot {
  let store: PropertyStore
  let offset: Int
  let environment: EnvironmentValues

  /// What lasts, made the first time; a property may have a second one beside.
  func lasting<Lasting: AnyObject>(beside isSecond: Bool = false, _ make: () -> Lasting) -> Lasting {
    let place = isSecond ? -1 - offset : offset
    if let present = store.lasting[place] as? Lasting { return present }
    let made = make()
    store.lasting[place] = made
    return made
  }
}

/// What lasts of a value's properties, by their offsets in the value.
@MainActor
final class PropertyStore {
  weak var node: ViewNode?
  fileprivate var lasting: [Int: AnyObject] = [:]

  func removeAll() { lasting = [:] }

  /// Puts state and surroundings into the properties of a value.
  func install<Value>(in value: inout Value, _ environment: EnvironmentValues) {
    let fields = properties(of: Value.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &value) { pointer in
      for field in fields {
        install(field.type, at: UnsafeMutableRawPointer(pointer), field.offset, environment)
      }
    }
  }

  private func install<P: DynamicProperty>(
    _ type: P.Type, at base: UnsafeMutableRawPointer, _ offset: Int, _ environment: EnvironmentValues
  ) {
    let pointer = (base + offset).assumingMemoryBound(to: type)
    if var property = pointer.pointee as? any InstalledProperty {
      property.install(PropertySlot(store: self, offset: offset, environment: environment))
      if let installed = property as? P { pointer.pointee = installed }
    } else {
      for field in properties(of: type) {
        install(field.type, at: base, offset + field.offset, environment)
      }
      pointer.pointee.update()
    }
  }

  /// The properties of a type that the tree sets.
  private func properties(of type: Any.Type) -> [PropertyField] {
    guard !(type is AnyClass), let host = node?.host else { return [] }
    if let known = host.knownProperties[ObjectIdentifier(type)] { return known }
    var found: [PropertyField] = []
    _ = _forEachField(of: type) { _, offset, type, _ in
      if let property = type as? any DynamicProperty.Type {
        found.append(PropertyField(offset: offset, type: property))
      }
      return true
    }
    host.knownProperties[ObjectIdentifier(type)] = found
    return found
  }
}

/// A stored property that the tree sets.
struct PropertyField {
  let offset: Int
  let type: any DynamicProperty.Type
}
