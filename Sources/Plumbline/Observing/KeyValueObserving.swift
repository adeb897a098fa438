// Key-value observing under Apple's names, by key paths of Swift and by names.

import Foundation

#if !canImport(Darwin)
  /// The options of an observation. Raw values are Apple's.
  public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    /// The members as bits, with Apple's numbers.
    public let rawValue: UInt
    /// A set of the members with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Reports the initial value too, at once.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Reports before the change too; carried.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
  }

  /// The kind of a property's change. Raw values are Apple's.
  public enum NSKeyValueChange: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case setting = 1, insertion, removal, replacement
  }

  /// Keys of an observed change.
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The raw value: Apple's, or one of the program's own.
    public let rawValue: String
    /// The key of a raw value; any is accepted.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// An `NSNumber` of `NSKeyValueChange`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  }

  /// A change of a property.
  public struct NSKeyValueObservedChange<Value> {
    /// The kind of change, by Apple's name.
    public typealias Kind = NSKeyValueChange
    /// `.setting` for a property of one value.
    public let kind: Kind
    /// The value after the change, where the options requested it.
    public let newValue: Value?
    /// The value before the change; nil unless the options requested it.
    public let oldValue: Value?
    /// The changed indexes of a collection; nil for other properties.
    public let indexes: IndexSet?
    /// Always false.
    public let isPrior: Bool
  }

  /// An observation, which ends with this object or when it is invalidated.
  public final class NSKeyValueObservation: NSObject {
    private weak var object: NSObject?

    fileprivate init(of object: NSObject) { self.object = object }

    deinit { invalidate() }

    /// Ends the observation; a second call does nothing.
    public func invalidate() {
      if let object { PropertyObservers.remove(from: object, owner: self) }
      object = nil
    }
  }

  /// Objects that can be observed by key paths: all of Foundation's root class.
  public protocol _KeyValueCodingAndObserving: NSObject {}
  extension NSObject: _KeyValueCodingAndObserving {}

  extension _KeyValueCodingAndObserving {
    /// Calls a closure after every change of a property, until the observation ends.
    ///
    /// Told are changes of views' geometry, safe area, margins, texts, `alpha` and `isHidden`, of controls' states, of scroll
    /// views' content, of layers' geometry and of constraints' constants and priorities; and of other properties those that the
    /// program tells with `didChangeValue(forKey:)`, and those that come to light beside such a change.
    public func observe<Value>(
      _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
      let observation = NSKeyValueObservation(of: self)
      var known = self[keyPath: keyPath]
      PropertyObservers.add(to: self, owner: observation) { [weak self] in
        guard let self else { return }
        let value = self[keyPath: keyPath]
        guard !areEqual(value, known) else { return }
        let old = known
        known = value
        changeHandler(
          self,
          NSKeyValueObservedChange(
            kind: .setting, newValue: options.contains(.new) ? value : nil,
            oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
      }
      if options.contains(.initial) {
        changeHandler(
          self,
          NSKeyValueObservedChange(
            kind: .setting, newValue: options.contains(.new) ? known : nil, oldValue: nil, indexes: nil,
            isPrior: false))
      }
      return observation
    }

    /// Notes that a property is about to change; without effect here.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
    /// Compares the observed values with those told last, and tells of differences.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
      PropertyObservers.of(self)?.check()
    }
  }

  /// An observer by name, among those of an object.
  private final class NamedObservation {
    weak var observer: NSObject?
    let path: String
    let context: UnsafeMutableRawPointer?

    init(_ observer: NSObject, _ path: String, _ context: UnsafeMutableRawPointer?) {
      self.observer = observer
      self.path = path
      self.context = context
    }
  }

  private final class NamedObservations: CarriedState {
    var observations: [NamedObservation] = []
  }

  extension NSObject {
    private var namedObservations: [NamedObservation] {
      get { knownAssociated(NamedObservations.self)?.observations ?? [] }
      set { makeAssociated(NamedObservations.self).observations = newValue }
    }

    /// Calls `observeValue(forKeyPath:of:change:context:)` of the observer, a responder (a view, a
    /// controller) or a `PropertyHearing` object, after changes of a property that `value(forKeyPath:)` knows. The observer is not retained.
    public func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {
      let observation = NamedObservation(observer, keyPath, context)
      namedObservations.append(observation)
      var known = value(forKeyPath: keyPath)
      func tell(_ object: NSObject, _ old: Any?, _ new: Any?) {
        var change: [NSKeyValueChangeKey: Any] = [
          .kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)
        ]
        if options.contains(.new) { change[.newKey] = new ?? NSNull() }
        if options.contains(.old), let old { change[.oldKey] = old }
        if let hearing = observation.observer as? any PropertyHearing {
          hearing.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
          return
        }
        guard let responder = observation.observer as? UIResponder else { return }
        onTreesThread((responder, object, change, context)) { responder, object, change, context in
          responder.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
      }
      PropertyObservers.add(to: self, owner: observation) { [weak self] in
        guard let self else { return }
        let value = value(forKeyPath: keyPath)
        guard !areEqual(value, known) else { return }
        let old = known
        known = value
        tell(self, old, value)
      }
      if options.contains(.initial) { tell(self, nil, known) }
    }

    /// Removes all observations of this path by an observer; does nothing where there are none.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
      endObservations { $0.observer === observer && $0.path == keyPath }
    }

    /// Removes an observer's observation of a property under a context.
    public func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) { endObservations { $0.observer === observer && $0.path == keyPath && $0.context == context } }

    private func endObservations(where matches: (NamedObservation) -> Bool) {
      for observation in namedObservations where matches(observation) {
        PropertyObservers.remove(from: self, owner: observation)
      }
      namedObservations.removeAll { $0.observer == nil || matches($0) }
    }

    /// Notes that a property is about to change; without effect here. Foundation's operations have their own.
    @_disfavoredOverload
    public func willChangeValue(forKey key: String) {}
    /// Compares the observed values with those told last, and tells of differences. Foundation's operations have their own.
    @_disfavoredOverload
    public func didChangeValue(forKey key: String) { PropertyObservers.of(self)?.check() }
  }

  /// Whether two values are the same; values that cannot be compared never are, objects by their identity.
  private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    guard let left = left.flatMap(unwrapped), let right = right.flatMap(unwrapped) else {
      return left.flatMap(unwrapped) == nil && right.flatMap(unwrapped) == nil
    }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    if let left = left as? any Equatable { return isEqual(left, right) }
    if type(of: left) is AnyClass, type(of: right) is AnyClass {
      return (left as AnyObject) === (right as AnyObject)
    }
    return false
  }

  private func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool { right as? Value == left }

  /// The wrapped value of an optional, nested to any depth.
  func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any AnyOptional else { return value }
    return optional.content.flatMap(unwrapped)
  }

  private protocol AnyOptional { var content: Any? { get } }
  extension Optional: AnyOptional { fileprivate var content: Any? { map { $0 as Any } } }
#endif
