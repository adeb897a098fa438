// Properties that programs set and read back and layout does not need: they stand in typed boxes beside their object, so that
// an object on which none of them was set stores one empty array.

import Foundation

/// A box of carried properties, with their initial values: one class for the properties of one class of views, controllers,
/// layers or bar items.
/// ```swift
/// final class StepperCarriedState: CarriedState {
///   var isContinuous = true
/// }
/// extension UIStepper {
///   public var isContinuous: Bool {
///     get { carried(StepperCarriedState.self).isContinuous }
///     set { makeCarried(StepperCarriedState.self).isContinuous = newValue }
///   }
/// }
/// ```
package protocol CarriedState: AnyObject {
  /// A box of initial values.
  init()
}

/// A box that a copy of its object takes over, as of images.
package protocol CopiedCarriedState: CarriedState {
  /// Another box of the same values.
  func copied() -> Self
}

/// The boxes of one object: at most one of a class, found in a time proportional to their number, which is that of the
/// superclasses that have boxes.
package struct CarriedStates {
  private var boxes: [any CarriedState] = []

  package init() {}

  /// The box of a class; nil where nothing was set of it.
  package func known<State: CarriedState>(_ type: State.Type) -> State? {
    for box in boxes { if let box = box as? State { return box } }
    return nil
  }

  /// The box of a class, made on first use.
  package mutating func make<State: CarriedState>(_ type: State.Type) -> State {
    if let known = known(type) { return known }
    let made = State()
    boxes.append(made)
    return made
  }

  /// The boxes that a copy of the object has.
  package func copied() -> CarriedStates {
    var copy = CarriedStates()
    copy.boxes = boxes.compactMap { ($0 as? any CopiedCarriedState)?.copied() }
    return copy
  }
}

/// An object with a place for its boxes.
package protocol CarriedStateHolder: AnyObject {
  var carriedStates: CarriedStates { get set }
}

extension CarriedStateHolder {
  /// The box of a class, to read from: one of initial values, which is not kept, where nothing was set.
  package func carried<State: CarriedState>(_ type: State.Type) -> State {
    carriedStates.known(type) ?? State()
  }

  /// The box of a class, to write to: made on first use and kept with the object.
  package func makeCarried<State: CarriedState>(_ type: State.Type) -> State { carriedStates.make(type) }
}

extension NSObject {
  /// The box of a class among what is associated with any object, also one of Foundation's, to read from: one of initial
  /// values, which is not kept, where nothing was set.
  package func associated<State: CarriedState>(_ type: State.Type) -> State {
    knownAssociated(type) ?? State()
  }

  /// The same box; nil where nothing was set.
  package func knownAssociated<State: CarriedState>(_ type: State.Type) -> State? {
    AssociationTable.shared.value(of: self, key: associationKey(of: type)) as? State
  }

  /// The same box, to write to: made on first use and kept with the object.
  package func makeAssociated<State: CarriedState>(_ type: State.Type) -> State {
    if let known = knownAssociated(type) { return known }
    let made = State()
    AssociationTable.shared.set(made, of: self, key: associationKey(of: type), isWeak: false)
    return made
  }

  /// A class of boxes as a key: the address of its metadata, which is never read through.
  private func associationKey(of type: any CarriedState.Type) -> UnsafeRawPointer {
    UnsafeRawPointer(bitPattern: UInt(bitPattern: ObjectIdentifier(type))).unsafelyUnwrapped
  }
}
