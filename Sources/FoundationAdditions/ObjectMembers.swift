// Features of Objective-C's runtime that Swift lacks: members of `AnyObject`, methods that a class may leave out, and
// the functions that replace methods. Adapted sources use them.

import Foundation
import Plumbline

/// The result of a method that a class leaves out, although its protocol has it as `@objc optional`.
public struct UnimplementedRequirement: Sendable {
  /// The absence of a result.
  public init() {}
}

/// An object whose members can be queried by name, as `AnyObject`'s on Apple's systems: nil where it has none.
public struct ObjectMembers {
  package let object: Any

  /// Asks an object.
  public init(_ object: Any) { self.object = object }

  /// Whether the object is there: what `as? AnyObject` gives is asked with a mark, which needs an optional.
  public init?(_ object: Any?) {
    guard let object else { return nil }
    self.object = object
  }

  private var number: NSNumber? { object as? NSNumber }
  private var text: String? { object as? String }

  /// A rectangle in an `NSValue`.
  public var cgRectValue: CGRect! { object as? CGRect ?? (object as? NSValue)?.rectValue }
  /// A point in an `NSValue`.
  public var cgPointValue: CGPoint! { object as? CGPoint ?? (object as? NSValue)?.pointValue }
  /// A size in an `NSValue`.
  public var cgSizeValue: CGSize! { object as? CGSize ?? (object as? NSValue)?.sizeValue }
  /// A number or the number in a text.
  public var doubleValue: Double! { number?.doubleValue ?? text.map { NSString(string: $0).doubleValue } }
  /// A number or the number in a text.
  public var floatValue: Float! { number?.floatValue ?? text.map { NSString(string: $0).floatValue } }
  /// A number or the number in a text.
  public var intValue: Int32! { number?.int32Value ?? text.map { NSString(string: $0).intValue } }
  /// A number or the number in a text.
  public var integerValue: Int! { number?.intValue ?? text.map { NSString(string: $0).integerValue } }
  /// A number.
  public var uintValue: UInt! { number?.uintValue }
  /// A number.
  public var int32Value: Int32! { number?.int32Value }
  /// A number.
  public var int64Value: Int64! { number?.int64Value }
  /// A number or the truth in a text.
  public var boolValue: Bool! { number?.boolValue ?? text.map { NSString(string: $0).boolValue } }
  /// A number as text.
  public var stringValue: String! { number?.stringValue }
  /// The length of a text.
  public var length: Int! { text.map { $0.utf16.count } }
  /// The number of elements or characters.
  public var count: Int! {
    (object as? [Any])?.count ?? (object as? NSArray)?.count ?? (object as? NSDictionary)?.count
      ?? (object as? NSSet)?.count
  }
  /// The description of the object.
  public var description: String! { "\(object)" }
  /// A value by its key.
  public subscript(key: String) -> Any! {
    (object as? [String: Any])?[key] ?? (object as? NSDictionary)?[key]
  }
  /// An element by its index.
  public subscript(index: Int) -> Any! {
    if let array = object as? [Any] { return array.indices.contains(index) ? array[index] : nil }
    return (object as? NSArray).flatMap { index < $0.count ? $0[index] : nil }
  }
}

// What every object answers.
extension ObjectMembers {
  private var plain: NSObject? { object as? NSObject }

  /// Calls the method that a selector holds; nil where there is none.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { plain?.perform(aSelector) }
  /// Calls the method that a selector holds; nil where there is none.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    plain?.perform(aSelector, with: object)
  }
  /// Calls the method that a selector holds; nil where there is none.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>!
  {
    plain?.perform(aSelector, with: object1, with: object2)
  }
  /// Calls a method on the main thread, later or at once.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    plain?.performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
  }
  /// Whether it responds to a selector.
  public func responds(to aSelector: Selector!) -> Bool { plain?.responds(to: aSelector) ?? false }
  /// Whether it is of a class or of one of its subclasses.
  public func isKind(of aClass: AnyClass) -> Bool { plain?.isKind(of: aClass) ?? false }
  /// Whether it is exactly of a class.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: object) == aClass }
  /// Whether it is equal to another.
  public func isEqual(_ other: Any?) -> Bool { plain?.isEqual(other) ?? false }
  /// The value of a property by its name.
  public func value(forKey key: String) -> Any? { plain?.value(forKey: key) }
  /// The value of properties one after the other by their names.
  public func value(forKeyPath keyPath: String) -> Any? { plain?.value(forKeyPath: keyPath) }
  /// Sets a property by its name.
  public func setValue(_ value: Any?, forKey key: String) { plain?.setValue(value, forKey: key) }
}

// MARK: Replacing methods

/// An implementation of a method. There are none without Objective-C's runtime.
public typealias IMP = OpaquePointer
/// A method of the runtime. There are none.
public typealias Method = OpaquePointer

/// A method of a class's objects: nil, as no class has methods that a runtime knows.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// A method of a class: nil, as no class has methods that a runtime knows.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }
/// The implementation of a method.
public func method_getImplementation(_ m: Method) -> IMP { m }
/// Replaces the implementation of a method. There is no method to give it.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { imp }
/// Exchanges the implementations of two methods. There are no methods to give it.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
/// Adds a method to a class: it cannot be, false.
@discardableResult
public func class_addMethod(_ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?)
  -> Bool
{
  false
}
/// An implementation that calls a block: a name for the block, which nothing calls.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  IMP(Unmanaged.passUnretained(block as AnyObject).toOpaque())
}

/// The methods that a module's classes override; each adapted module has a subclass of this one, which is found by its name.
open class OverriddenMethods {
  /// The overridden methods as `Class.method(_:)`, classes with those around them.
  open class var names: Set<String> { [] }
}

/// The implementation of a selector for objects of a class. The same for two classes unless one of them, or a class
/// above it, overrides the method; of UIKit's and AppKit's own overrides it knows nothing. It cannot be called.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  guard var current = cls else { return nil }
  while true {
    // `Module.Outer.Class`; a private class has its place beside its name.
    let path = String(reflecting: current).split(separator: ".").map(String.init)
    let table = NSClassFromString("\(path[0]).OverriddenMethods") as? OverriddenMethods.Type
    let own = path.dropFirst().filter { !$0.hasPrefix("(unknown context") }.joined(separator: ".")
    // `#selector(turn)` leaves labels out.
    let member = "\(own).\(name.description)"
    let isOverridden = table?.names.contains { $0 == member || $0.hasPrefix(member + "(") } == true
    guard !isOverridden, let above = _getSuperclass(current) else {
      return unsafeBitCast(current, to: IMP.self)
    }
    current = above
  }
}

/// The class of an object; nil for a class, which has no class of its own here.
public func object_getClass(_ obj: Any?) -> AnyClass? {
  guard let obj, !(obj is any Any.Type) else { return nil }
  return type(of: obj as AnyObject)
}
