// Small things of Foundation and Core Foundation that exist on Apple's systems only.

import Foundation
import Plumbline

/// Seconds since 1 January 2001.
public typealias CFAbsoluteTime = Double
/// The current time in seconds since 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Objective-C's name for whole numbers.
public typealias NSInteger = Int

/// Nanoseconds per second, by Dispatch's name.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Microseconds per second, by Dispatch's name.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// Core Foundation's name for texts.
public typealias CFString = NSString
/// Core Foundation's name for arrays.
public typealias CFArray = NSArray
/// Core Foundation's true.
public var kCFBooleanTrue: NSNumber! { NSNumber(value: true) }
/// Core Foundation's false.
public var kCFBooleanFalse: NSNumber! { NSNumber(value: false) }

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
  /// The description as Apple's systems write it: `(1.0, 2.0)`.
  public var debugDescription: String { "(\(Double(x)), \(Double(y)))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The description as Apple's systems write it: `(1.0, 2.0)`.
  public var debugDescription: String { "(\(Double(width)), \(Double(height)))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The description as Apple's systems write it: `(1.0, 2.0, 3.0, 4.0)`.
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

/// Runs a closure. Without an Objective-C runtime there is no pool to drain at its end.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
