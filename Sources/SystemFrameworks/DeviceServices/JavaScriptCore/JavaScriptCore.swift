// Scripts: nothing runs them here. Values are kept, and what a script would give is undefined.

import FoundationAdditions

/// Where scripts run; they do not here.
open class JSVirtualMachine: NSObject, @unchecked Sendable {
  public override init() { super.init() }
}

/// Names and their values, for scripts: values are kept, scripts are not run. Not an `NSObject` here: the initializer of those
/// cannot fail, and programs unwrap a context.
open class JSContext: @unchecked Sendable {
  private var values: [String: JSValue] = [:]
  /// Where it runs.
  public let virtualMachine: JSVirtualMachine!
  /// What it is called; carried.
  open var name: String!
  /// Whether developers may look into it; carried.
  open var isInspectable = false
  /// What went wrong: that scripts are not run.
  open var exception: JSValue!
  /// Is told what goes wrong.
  open var exceptionHandler: ((JSContext?, JSValue?) -> Void)! = { $0?.exception = $1 }
  /// A new one; never nil here.
  public convenience init!() { self.init(virtualMachine: JSVirtualMachine()) }
  /// One of a place where scripts run.
  public init!(virtualMachine: JSVirtualMachine!) { self.virtualMachine = virtualMachine }
  /// All names.
  open var globalObject: JSValue! { JSValue(undefinedIn: self) }
  /// Runs a script: it cannot, and tells `exceptionHandler` so.
  @discardableResult open func evaluateScript(_ script: String!) -> JSValue! {
    exceptionHandler?(self, JSValue(object: "Scripts are not run here", in: self))
    return JSValue(undefinedIn: self)
  }
  /// Runs a script of a file: it cannot, and tells `exceptionHandler` so.
  @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
    evaluateScript(script)
  }
  /// The value of a name; undefined for none.
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! {
    (key as? String).flatMap { values[$0] } ?? JSValue(undefinedIn: self)
  }
  /// Sets the value of a name.
  open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
    if let key { values["\(key)"] = object as? JSValue ?? JSValue(object: object, in: self) }
  }
  /// The value of a name.
  public subscript(_ key: Any!) -> JSValue! { objectForKeyedSubscript(key) }
}

/// A value of scripts: what a program made it of.
open class JSValue: NSObject, @unchecked Sendable {
  private var value: Any?
  /// Whose it is.
  open private(set) weak var context: JSContext!
  private init(_ value: Any?, _ context: JSContext?) { (self.value, self.context) = (value, context) }
  /// What a program has.
  public convenience init!(object value: Any!, in context: JSContext!) { self.init(value, context) }
  /// Nothing.
  public convenience init!(undefinedIn context: JSContext!) { self.init(nil, context) }
  /// No object.
  public convenience init!(nullIn context: JSContext!) { self.init(NSNull(), context) }
  /// Yes or no.
  public convenience init!(bool value: Bool, in context: JSContext!) { self.init(value, context) }
  /// A number.
  public convenience init!(double value: Double, in context: JSContext!) { self.init(value, context) }
  /// A number.
  public convenience init!(int32 value: Int32, in context: JSContext!) { self.init(value, context) }
  /// Whether it is nothing.
  open var isUndefined: Bool { value == nil }
  /// Whether it is no object.
  open var isNull: Bool { value is NSNull }
  /// Whether it is yes or no.
  open var isBoolean: Bool { value is Bool }
  /// Whether it is a number.
  open var isNumber: Bool { !isBoolean && (value is NSNumber || value is any Numeric) }
  /// Whether it is a text.
  open var isString: Bool { value is String }
  /// Whether it is a list.
  open var isArray: Bool { value is [Any] }
  /// Whether it has properties.
  open var isObject: Bool { value is [Any] || value is [AnyHashable: Any] }
  /// What the program gave.
  open func toObject() -> Any! { value is NSNull ? nil : value }
  /// As a text; "undefined" for nothing.
  open func toString() -> String! { value.map { $0 is NSNull ? "null" : "\($0)" } ?? "undefined" }
  /// As a number; not one where it is none.
  open func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
  /// As a number; not one where it is none.
  open func toDouble() -> Double {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let text as String: Double(text) ?? .nan
    case is NSNull: 0
    default: .nan
    }
  }
  /// As a whole number; 0 where it is none.
  open func toInt32() -> Int32 { Int32(exactly: toDouble().rounded(.towardZero)) ?? 0 }
  /// As yes or no.
  open func toBool() -> Bool {
    switch value {
    case nil, is NSNull: false
    case let text as String: !text.isEmpty
    case is [Any], is [AnyHashable: Any]: true
    default: toDouble() != 0 && !toDouble().isNaN
    }
  }
  /// As a list; nil where it is none.
  open func toArray() -> [Any]! { value as? [Any] }
  /// As a dictionary; nil where it is none.
  open func toDictionary() -> [AnyHashable: Any]! { value as? [AnyHashable: Any] }
  /// Calls it: it cannot be, undefined.
  @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! {
    context?.evaluateScript("") ?? JSValue(undefinedIn: context)
  }
  /// Makes an object by it: it cannot be, undefined.
  @discardableResult open func construct(withArguments arguments: [Any]!) -> JSValue! {
    call(withArguments: arguments)
  }
  /// Calls one of its methods: it cannot be, undefined.
  @discardableResult open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
    call(withArguments: arguments)
  }
  /// Gives a dictionary's property a value; nothing happens for others.
  open func setValue(_ value: Any!, forProperty property: Any!) {
    guard var values = self.value as? [AnyHashable: Any], let key = property as? AnyHashable else { return }
    values[key] = (value as? JSValue)?.value ?? value
    self.value = values
  }
  /// Gives a dictionary's property a value; nothing happens for others.
  open func setObject(_ object: Any!, forKeyedSubscript key: Any!) { setValue(object, forProperty: key) }
  /// Whether a dictionary has a property.
  open func hasProperty(_ property: Any!) -> Bool {
    (property as? AnyHashable).flatMap { (value as? [AnyHashable: Any])?[$0] } != nil
  }
  /// Takes a dictionary's property away.
  @discardableResult open func deleteProperty(_ property: Any!) -> Bool {
    guard var values = value as? [AnyHashable: Any], let key = property as? AnyHashable else { return false }
    values[key] = nil
    value = values
    return true
  }
  /// A property of a dictionary; undefined for others.
  open func forProperty(_ property: Any!) -> JSValue! {
    let found = (property as? AnyHashable).flatMap { (value as? [AnyHashable: Any])?[$0] }
    return found.map { JSValue(object: $0, in: context) } ?? JSValue(undefinedIn: context)
  }
  /// A property of a dictionary; undefined for others.
  open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty(key) }
  /// One of a list; undefined beyond it.
  open func atIndex(_ index: Int) -> JSValue! {
    guard let list = value as? [Any], list.indices.contains(index) else {
      return JSValue(undefinedIn: context)
    }
    return JSValue(object: list[index], in: context)
  }
}

/// What scripts may see of an object; they do not run here.
public protocol JSExport {}
