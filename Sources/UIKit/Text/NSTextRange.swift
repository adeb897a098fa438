// Places and parts of a text, as Apple's second machine for text (TextKit 2) counts them.

import Foundation
import Plumbline

/// A place in a text. Those of `NSTextContentStorage` are UTF-16 units.
public protocol NSTextLocation: NSObjectProtocol {
  /// Ascending where the other place comes behind this one.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place in UTF-16 units.
final class TextUnitLocation: NSObject, NSTextLocation {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    guard let other = location as? TextUnitLocation else { return .orderedSame }
    return offset < other.offset
      ? .orderedAscending : offset > other.offset ? .orderedDescending : .orderedSame
  }
  override func isEqual(_ object: Any?) -> Bool { (object as? TextUnitLocation)?.offset == offset }
  override var hash: Int { offset }
  override var description: String { "\(offset)" }
}

/// A part of a text, from a place to the one behind its end.
open class NSTextRange: NSObject {
  /// Its start.
  public let location: any NSTextLocation
  /// Behind its end.
  public let endLocation: any NSTextLocation
  /// Nil where the end comes first. Without an end, the empty part at a place.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    (self.location, self.endLocation) = (location, end)
    super.init()
  }
  /// The empty part at a place.
  public convenience init(location: any NSTextLocation) {
    self.init(from: location, to: location)
  }
  fileprivate init(from location: any NSTextLocation, to end: any NSTextLocation) {
    (self.location, endLocation) = (location, end)
    super.init()
  }
  convenience init(_ range: NSRange) {
    self.init(from: TextUnitLocation(range.location), to: TextUnitLocation(NSMaxRange(range)))
  }
  /// In UTF-16 units; nil for places of a program's own.
  var units: NSRange? {
    guard let start = location as? TextUnitLocation, let end = endLocation as? TextUnitLocation else {
      return nil
    }
    return NSRange(location: start.offset, length: end.offset - start.offset)
  }
  /// Whether it has no characters.
  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }
  /// Whether both are one part.
  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame
      && endLocation.compare(textRange.endLocation) == .orderedSame
  }
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map(isEqual(to:)) ?? false }
  open override var hash: Int { location.hash }
  /// Whether a place lies in it; the one behind its end does not.
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending
      && location.compare(endLocation) == .orderedAscending
  }
  /// Whether another part lies in it.
  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending
      && textRange.endLocation.compare(endLocation) != .orderedDescending
  }
  /// Whether they have characters in common.
  open func intersects(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.endLocation) == .orderedAscending
      && textRange.location.compare(endLocation) == .orderedAscending
  }
  /// What they have in common; nil for nothing.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    let start = location.compare(textRange.location) == .orderedAscending ? textRange.location : location
    let end =
      endLocation.compare(textRange.endLocation) == .orderedDescending ? textRange.endLocation : endLocation
    return intersects(textRange) ? NSTextRange(location: start, end: end) : nil
  }
  /// The smallest part that has both.
  open func union(_ textRange: NSTextRange) -> NSTextRange {
    let start = location.compare(textRange.location) == .orderedDescending ? textRange.location : location
    let end =
      endLocation.compare(textRange.endLocation) == .orderedAscending ? textRange.endLocation : endLocation
    return NSTextRange(from: start, to: end)
  }
  open override var description: String { "\(location)...\(endLocation)" }
}
