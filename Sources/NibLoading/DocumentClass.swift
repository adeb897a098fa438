// The table of a module's classes, so that documents can name them and their members: the one that the Objective-C
// runtime has on Apple's systems. The build plugin WithoutObjectiveC writes it from the sources.

import Foundation
import Plumbline

/// The classes of a module that have members for documents. The plugin makes a subclass of this name in every module that
/// it adapts; it is found by the module's name.
@preconcurrency @MainActor
open class InterfaceBuilderClasses {
  /// The module's classes; overridden by the table of the module.
  open class var classes: [DocumentClass] { [] }
}

/// A class as documents know it. No counterpart of Apple's.
@preconcurrency @MainActor
public struct DocumentClass {
  /// The name within its module, with those of the types around it: `Screen`, `Screen.Header`.
  public let name: String
  /// The name of `@objc(name)`, by which documents know it without a module.
  public let runtimeName: String?
  /// The class; nil for a table of members that were added to a class of another module.
  public let type: AnyClass?
  /// Outlets, actions and attributes that the class itself declares.
  public let members: [DocumentMember]

  /// A class with what it declares.
  public init(_ name: String, runtimeName: String? = nil, type: AnyClass?, members: [DocumentMember]) {
    self.name = name
    self.runtimeName = runtimeName
    self.type = type
    self.members = members
  }
}

/// An outlet, an action or an attribute of a class. No counterpart of Apple's.
@preconcurrency @MainActor
public struct DocumentMember {
  /// The name: of an outlet or attribute as it is declared, of an action as Objective-C has it (`save:`).
  public let name: String
  let kind: Kind

  /// Makes a controller for a segue: what `@IBSegueAction` is for.
  typealias Creator = (_ owner: AnyObject, _ coder: NSCoder, _ sender: Any?, _ segue: String?) -> Any?

  enum Kind {
    /// Reads and sets a property; setting tells whether the value fits.
    case property(get: (AnyObject) -> Any?, set: ((AnyObject, Any?) -> Bool)?, type: String)
    case action(Selector)
    case creator(Creator)
    /// Calls `awakeFromNib()` of a class whose superclass has none here.
    case awakening((AnyObject) -> Void)
  }

  private init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// A property that can be set: an outlet, an attribute.
  public static func property<Owner: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) -> DocumentMember {
    DocumentMember(
      name,
      .property(
        get: { ($0 as? Owner)?[keyPath: path] },
        set: { owner, value in
          guard let owner = owner as? Owner, let fitting: Value = DocumentValue.fitting(value) else {
            return false
          }
          owner[keyPath: path] = fitting
          return true
        }, type: "\(Value.self)"))
  }

  /// A property that is only read.
  @_disfavoredOverload
  public static func property<Owner: AnyObject, Value>(
    _ name: String, _ path: KeyPath<Owner, Value>
  ) -> DocumentMember {
    DocumentMember(name, .property(get: { ($0 as? Owner)?[keyPath: path] }, set: nil, type: "\(Value.self)"))
  }

  /// A method that controls call.
  public static func action(_ name: String, _ selector: Selector) -> DocumentMember {
    DocumentMember(name, .action(selector))
  }

  /// `awakeFromNib()` of an object that is no responder: on Apple's systems every object has one.
  public static func awakening<Owner: AnyObject>(_ awaken: @escaping (Owner) -> Void) -> DocumentMember {
    DocumentMember("awakeFromNib", .awakening { object in (object as? Owner).map(awaken) })
  }

  /// A method that makes a segue's controller.
  public static func creator<Owner: AnyObject>(
    _ name: String, _ make: @escaping (Owner, NSCoder, Any?, String?) -> Any?
  ) -> DocumentMember {
    DocumentMember(
      name,
      .creator { owner, coder, sender, segue in (owner as? Owner).flatMap { make($0, coder, sender, segue) } }
    )
  }
}

/// Values of documents on their way into properties.
enum DocumentValue {
  /// A value as a property takes it: numbers come as `Double`, objects as they are; nil where it does not fit.
  static func fitting<Value>(_ value: Any?) -> Value? {
    guard let value else { return Any?.none as? Value }
    if let number = value as? Double {
      let wanted = (Value.self as? any OptionalValue.Type)?.wrapped ?? Value.self
      return converted(number, to: wanted) as? Value
    }
    return value as? Value
  }

  private static func converted(_ number: Double, to type: Any.Type) -> Any? {
    switch type {
    case is Int.Type: Int(exactly: number.rounded(.towardZero))
    case is UInt.Type: UInt(exactly: max(0, number).rounded(.towardZero))
    case is Int32.Type: Int32(exactly: number.rounded(.towardZero))
    case is Int64.Type: Int64(exactly: number.rounded(.towardZero))
    case is CGFloat.Type: CGFloat(number)
    case is Float.Type: Float(number)
    case is Bool.Type: number != 0
    case is NSNumber.Type: NSNumber(value: number)
    default: number
    }
  }
}

/// Gives the type that an `Optional` wraps.
private protocol OptionalValue {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalValue {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
