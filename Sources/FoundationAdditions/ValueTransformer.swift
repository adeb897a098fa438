// Transformers of values, which models and bindings find by names.

import Foundation
import Synchronization

/// The name of a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// Apple's string, or one of the program's own.
  public let rawValue: String
  /// The name of a string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name of a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// The name of a string.
  public init(stringLiteral value: String) { rawValue = value }
  /// The opposite of a truth.
  public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
  /// Whether there is nothing.
  public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
  /// Whether there is something.
  public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
  /// An object of data of its archive.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName(
    "NSSecureUnarchiveFromData")
}

/// Makes one value of another. This one gives back what it gets.
open class ValueTransformer: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  /// Registers a transformer; nil takes the one of the name back.
  open class func setValueTransformer(
    _ transformer: ValueTransformer?, forName name: NSValueTransformerName
  ) { transformers.withLock { $0[name] = transformer } }
  /// The names that transformers were registered under, and the system's own.
  open class func valueTransformerNames() -> [NSValueTransformerName] {
    transformers.withLock { $0.keys.sorted { $0.rawValue < $1.rawValue } }
  }
  /// The class of what it makes.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Whether `reverseTransformedValue(_:)` may be called; yes unless a class says otherwise.
  open class func allowsReverseTransformation() -> Bool { true }
  /// What becomes of a value.
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// Of what a value was made.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    precondition(Self.allowsReverseTransformation(), "\(Self.self) does not transform values back")
    return transformedValue(value)
  }
}

/// Makes transformers found: an initializer of a protocol's extension may give an object that there is already.
public protocol ValueTransformerFinding {}
extension ValueTransformer: ValueTransformerFinding {}

extension ValueTransformerFinding {
  /// The transformer that was registered under a name; nil for none, or one of another class.
  public init?(forName name: NSValueTransformerName) {
    guard let found = transformers.withLock({ $0[name] }) as? Self else { return nil }
    self = found
  }
}

private let transformers = Mutex<[NSValueTransformerName: ValueTransformer]>([
  .negateBooleanTransformerName: Negation(), .isNilTransformerName: Absence(isThere: false),
  .isNotNilTransformerName: Absence(isThere: true),
  .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer(),
])

private final class Negation: ValueTransformer, @unchecked Sendable {
  override class func transformedValueClass() -> AnyClass { NSNumber.self }
  override func transformedValue(_ value: Any?) -> Any? {
    NSNumber(value: !((value as? NSNumber)?.boolValue ?? (value as? Bool) ?? false))
  }
}

private final class Absence: ValueTransformer, @unchecked Sendable {
  private let isThere: Bool
  init(isThere: Bool) { self.isThere = isThere }
  override class func transformedValueClass() -> AnyClass { NSNumber.self }
  override class func allowsReverseTransformation() -> Bool { false }
  override func transformedValue(_ value: Any?) -> Any? { NSNumber(value: (value != nil) == isThere) }
}

/// Makes objects of data of their archives, and data of objects. Core Data here keeps objects in memory and does not ask it.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
  /// Of which classes objects may be.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
      NSURL.self, NSUUID.self, NSNull.self,
    ]
  }
  /// The object of data; nil for other values, and for objects of other classes.
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data ?? (value as? NSData).map({ Data(referencing: $0) }) else { return nil }
    return try? NSKeyedUnarchiver.unarchivedObject(ofClasses: Self.allowedTopLevelClasses, from: data)
  }
  /// The data of an object; nil for nothing.
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: true) }
  }
}
