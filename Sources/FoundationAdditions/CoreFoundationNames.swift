// Small things of Foundation and Core Foundation that exist on Apple's systems only.

import Foundation
import Plumbline

/// Seconds since the first of January 2001.
public typealias CFAbsoluteTime = Double
/// The seconds since the first of January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Objective-C's name for whole numbers.
public typealias NSInteger = Int

/// Core Foundation's name for a unit of UTF-16.
public typealias UniChar = UInt16

/// The greatest number that a `Float` holds.
public let HUGE = Float.greatestFiniteMagnitude, MAXFLOAT = Float.greatestFiniteMagnitude

/// No error, of functions that answer with a number.
public let noErr: Int32 = 0

/// Dispatch's nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Dispatch's nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Dispatch's microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Dispatch's nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000

/// Core Foundation's name for texts.
public typealias CFString = NSString
/// Core Foundation's name for arrays.
public typealias CFArray = NSArray
/// Core Foundation's name for dictionaries.
public typealias CFDictionary = NSDictionary
/// Core Foundation's name for bytes.
public typealias CFData = NSData
/// Core Foundation's name for bytes that change.
public typealias CFMutableData = NSMutableData
/// Core Foundation's name for dictionaries that change.
public typealias CFMutableDictionary = NSMutableDictionary
/// Core Foundation's name for arrays that change.
public typealias CFMutableArray = NSMutableArray
/// Core Foundation's name for numbers.
public typealias CFNumber = NSNumber
/// Core Foundation's name for errors.
public typealias CFError = NSError
/// Core Foundation's name for addresses.
public typealias CFURL = NSURL
/// Core Foundation's name for objects.
public typealias CFTypeRef = AnyObject
/// Core Foundation's true.
public var kCFBooleanTrue: NSNumber! { NSNumber(value: true) }
/// Core Foundation's false.
public var kCFBooleanFalse: NSNumber! { NSNumber(value: false) }
/// Core Foundation's name for places in a sequence.
public typealias CFIndex = Int

/// Core Foundation's name for a part of a sequence.
public struct CFRange: Hashable, Sendable {
  /// The first place.
  public var location: CFIndex
  /// How many places there are.
  public var length: CFIndex
  /// None, at the beginning.
  public init() { self.init(location: 0, length: 0) }
  /// A number of places from one on.
  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }
}
/// A number of places from one on.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

extension NSIndexPath {
  /// The row of a section of a table.
  public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }
  /// The item of a section of a collection.
  public convenience init(item: Int, section: Int) { self.init(indexes: [section, item], length: 2) }
  /// The section of a table or collection.
  public var section: Int { index(atPosition: 0) }
  /// The row of a section of a table.
  public var row: Int { index(atPosition: 1) }
  /// The item of a section of a collection.
  public var item: Int { index(atPosition: 1) }
}

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// As Apple's systems write it: `(1.0, 2.0)`.
  public var debugDescription: String { "(\(Double(x)), \(Double(y)))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// As Apple's systems write it: `(1.0, 2.0)`.
  public var debugDescription: String { "(\(Double(width)), \(Double(height)))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// As Apple's systems write it: `(1.0, 2.0, 3.0, 4.0)`.
  public var debugDescription: String {
    "(\(Double(origin.x)), \(Double(origin.y)), \(Double(width)), \(Double(height)))"
  }
}

extension NSMutableDictionary {
  /// Keeps an object under a key that can be copied, as Apple's dictionaries take keys.
  public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
    if let key = aKey as? any Hashable { setObject(anObject, forKey: AnyHashable(key)) }
  }
}

/// Runs a closure. Where there is no Objective-C runtime, nothing waits to be released at its end.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
