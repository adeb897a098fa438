// Geometry boxed in objects, as casts have it on Apple's systems: `userInfo[…] as? CGRect` finds the rectangle of an
// `NSValue`, and `as? NSValue` makes one of a rectangle.

import Foundation

/// A value that `NSValue` boxes.
public protocol ValueBoxed: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  var boxedAsValue: NSValue { get }
  /// The value of a box of this type.
  static func unboxedFromValue(_ value: NSValue) -> Self
  /// The value in place of a missing box.
  static var boxedNothing: Self { get }
}

extension ValueBoxed {
  // The names are the standard library's.
  // swift-format-ignore: NoLeadingUnderscores
  /// The value in a box.
  public func _bridgeToObjectiveC() -> NSValue { boxedAsValue }

  // swift-format-ignore: NoLeadingUnderscores
  /// The value in the box, if it is of this type.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// The value in the box, if it is of this type.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
    guard !(source is NSNumber),
      String(cString: source.objCType) == String(cString: boxedNothing.boxedAsValue.objCType)
    else {
      result = nil
      return false
    }
    result = unboxedFromValue(source)
    return true
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// The value in the box; zero without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    var result: Self?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? boxedNothing
  }
}

extension CGRect: @retroactive _ObjectiveCBridgeable, ValueBoxed {
  /// The rectangle in a box.
  public var boxedAsValue: NSValue { NSValue(rect: self) }
  /// The rectangle in a box.
  public static func unboxedFromValue(_ value: NSValue) -> CGRect { value.rectValue }
  /// Zero.
  public static var boxedNothing: CGRect { .zero }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable, ValueBoxed {
  /// The point in a box.
  public var boxedAsValue: NSValue { NSValue(point: self) }
  /// The point in a box.
  public static func unboxedFromValue(_ value: NSValue) -> CGPoint { value.pointValue }
  /// Zero.
  public static var boxedNothing: CGPoint { .zero }
}

extension CGSize: @retroactive _ObjectiveCBridgeable, ValueBoxed {
  /// The size in a box.
  public var boxedAsValue: NSValue { NSValue(size: self) }
  /// The size in a box.
  public static func unboxedFromValue(_ value: NSValue) -> CGSize { value.sizeValue }
  /// Zero.
  public static var boxedNothing: CGSize { .zero }
}

extension NSRange: @retroactive _ObjectiveCBridgeable, ValueBoxed {
  /// The range in a box.
  public var boxedAsValue: NSValue { NSValue(range: self) }
  /// The range in a box.
  public static func unboxedFromValue(_ value: NSValue) -> NSRange { value.rangeValue }
  /// At 0, of no length.
  public static var boxedNothing: NSRange { NSRange(location: 0, length: 0) }
}
