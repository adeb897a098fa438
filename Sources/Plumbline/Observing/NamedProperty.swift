// A property that key-value coding finds by its name, and the conversion of values to its type.

import Foundation

#if !canImport(Darwin)
  /// A property of a class, known by name.
  struct NamedProperty {
    var get: @MainActor (NSObject) -> Any?
    /// Nil for a property that cannot be set.
    var set: (@MainActor (NSObject, Any?) -> Void)?
    var fits: (NSObject) -> Bool

    init<Object: NSObject, Value>(_ path: ReferenceWritableKeyPath<Object, Value>) {
      let path = BoundPath(path: path)
      get = { ($0 as? Object)?[keyPath: path.path] }
      set = { object, value in
        guard let object = object as? Object, let fitting: Value = converted(value) else { return }
        object[keyPath: path.path] = fitting
      }
      fits = { $0 is Object }
    }

    init<Object: NSObject, Value>(reading path: KeyPath<Object, Value>) {
      let path = BoundPath(path: path)
      get = { ($0 as? Object)?[keyPath: path.path] }
      set = nil
      fits = { $0 is Object }
    }

    /// An enumeration or a set of options, which key-value coding knows as numbers: its raw values. It may be set as itself,
    /// too; a number that stands for nothing sets nothing.
    init<Object: NSObject, Value: RawRepresentable & Sendable>(
      raw path: ReferenceWritableKeyPath<Object, Value>
    ) {
      let path = BoundPath(path: path)
      get = { object in (object as? Object).map { $0[keyPath: path.path].rawValue } }
      set = { object, value in
        let raw: Value.RawValue? = converted(value)
        guard let object = object as? Object,
          let fitting = value as? Value ?? raw.flatMap(Value.init(rawValue:))
        else { return }
        object[keyPath: path.path] = fitting
      }
      fits = { $0 is Object }
    }
  }

  /// A path to a property that is bound to the main actor, on its way into a closure that is, too.
  private struct BoundPath<Path>: @unchecked Sendable {
    let path: Path
  }

  /// A value as a property takes it: numbers come as they are or in an `NSNumber`, geometry as it is or in an `NSValue`.
  private func converted<Value>(_ value: Any?) -> Value? {
    if let fitting = value as? Value { return fitting }
    if let number = value as? NSNumber {
      let numbers: [Any] = [
        CGFloat(number.doubleValue), number.boolValue, number.intValue, number.floatValue, number.doubleValue,
        number.uintValue, number.uint64Value,
      ]
      return numbers.lazy.compactMap { $0 as? Value }.first
    }
    if let box = value as? NSValue { return unboxed(box) as? Value }
    return value == nil ? Any?.none as? Value : nil
  }

  /// The geometry in an object; nil for other contents.
  private func unboxed(_ box: NSValue) -> Any? {
    let type = String(cString: box.objCType)
    if type.contains("Rect") { return box.rectValue }
    if type.contains("Point") { return box.pointValue }
    if type.contains("Size") { return box.sizeValue }
    func numbers(_ count: Int) -> [Double] {
      var numbers = [Double](repeating: 0, count: count)
      box.getValue(&numbers)
      return numbers
    }
    switch type {
    case "[4d]":
      let insets = numbers(4)
      return UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
    case "[6d]":
      let parts = numbers(6)
      return CGAffineTransform(
        a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
    default: return box.storedTransform3D
    }
  }
#endif
