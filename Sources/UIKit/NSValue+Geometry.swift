// Geometry in objects and in texts, under UIKit's names.

import Foundation
import Plumbline

extension NSValue {
  /// Foundation's `init(rect:)`, by UIKit's name.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Foundation's `init(point:)`, by UIKit's name.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Foundation's `init(size:)`, by UIKit's name.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Foundation's `rectValue`; for values made of a rectangle.
  public var cgRectValue: CGRect { rectValue }
  /// Foundation's `pointValue`; for values made of a point.
  public var cgPointValue: CGPoint { pointValue }
  /// Foundation's `sizeValue`; for values made of a size.
  public var cgSizeValue: CGSize { sizeValue }

  // Foundation takes no structures by name here: these are rows of numbers.

  /// Insets as one object: top, left, bottom, right.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Insets in reading direction as one object: top, leading, bottom, trailing.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  /// A distance as one object.
  public convenience init(uiOffset offset: UIOffset) {
    self.init(numbers: [offset.horizontal, offset.vertical])
  }
  /// A vector as one object.
  public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }
  /// A transform as one object.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(
      numbers: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty])
  }
  /// Insets of a value that was made of insets; zero for others.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let all = numbers(4)
    return UIEdgeInsets(top: all[0], left: all[1], bottom: all[2], right: all[3])
  }
  /// Insets of a value that was made of insets; zero for others.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let all = numbers(4)
    return NSDirectionalEdgeInsets(top: all[0], leading: all[1], bottom: all[2], trailing: all[3])
  }
  /// The distance of a value that was made of one; zero for others.
  public var uiOffsetValue: UIOffset {
    let all = numbers(2)
    return UIOffset(horizontal: all[0], vertical: all[1])
  }
  /// The vector of a value that was made of one; zero for others.
  public var cgVectorValue: CGVector {
    let all = numbers(2)
    return CGVector(dx: all[0], dy: all[1])
  }
  /// The transform of a value that was made of one; zeros for others.
  public var cgAffineTransformValue: CGAffineTransform {
    let all = numbers(6)
    return CGAffineTransform(a: all[0], b: all[1], c: all[2], d: all[3], tx: all[4], ty: all[5])
  }

  private convenience init(numbers: [CGFloat]) {
    var numbers = numbers.map(Double.init)
    self.init(bytes: &numbers, objCType: "[\(numbers.count)d]")
  }

  private func numbers(_ count: Int) -> [CGFloat] {
    var numbers = [Double](repeating: 0, count: count)
    guard String(cString: objCType) == "[\(count)d]" else { return numbers.map { CGFloat($0) } }
    numbers.withUnsafeMutableBytes { bytes in
      if let start = bytes.baseAddress { getValue(start) }
    }
    return numbers.map { CGFloat($0) }
  }
}

extension NSCoder {
  /// A point as text: `{1, 2}`.
  public class func string(for point: CGPoint) -> String { text([point.x, point.y]) }
  /// A size as text: `{3, 4}`.
  public class func string(for size: CGSize) -> String { text([size.width, size.height]) }
  /// A rectangle as text: `{{1, 2}, {3, 4}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// A transform as text: `[1, 0, 0, 1, 0, 0]`.
  public class func string(for transform: CGAffineTransform) -> String {
    "[\([transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map { NSNumber(value: Double($0)).stringValue }.joined(separator: ", "))]"
  }
  /// A vector as text: `{1, 2}`.
  public class func string(for vector: CGVector) -> String { text([vector.dx, vector.dy]) }
  /// A distance as text: `{1, 2}`.
  public class func string(for offset: UIOffset) -> String { text([offset.horizontal, offset.vertical]) }
  /// Insets as text: top, left, bottom, right.
  public class func string(for insets: UIEdgeInsets) -> String {
    text([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Insets in reading direction as text: top, leading, bottom, trailing.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    text([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// The point of a text; zero for texts of another form.
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(string, 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }
  /// The size of a text; zero for texts of another form.
  public class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(string, 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }
  /// The rectangle of a text; zero for texts of another form.
  public class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(string, 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The insets in reading direction of a text; zero for texts of another form.
  public class func directionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    let numbers = numbers(string, 4)
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
  /// The vector of a text; zero for texts of another form.
  public class func cgVector(for string: String) -> CGVector {
    let numbers = numbers(string, 2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }
  /// The distance of a text; zero for texts of another form.
  public class func uiOffset(for string: String) -> UIOffset {
    let numbers = numbers(string, 2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  private class func text(_ numbers: [CGFloat]) -> String {
    "{"
      + numbers.map { $0 == $0.rounded() && abs($0) < 1e15 ? "\(Int($0))" : "\($0)" }.joined(separator: ", ")
      + "}"
  }

  private class func numbers(_ text: String, _ count: Int) -> [CGFloat] {
    let parts = text.split { "{},".contains($0) || $0.isWhitespace }.compactMap { Double($0) }
    return parts.count == count ? parts.map { CGFloat($0) } : Array(repeating: 0, count: count)
  }
}

/// A rectangle as text: `{{1, 2}, {3, 4}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
/// Insets as text: top, left, bottom, right.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String { NSCoder.string(for: insets) }

extension NSCoder {
  /// Stores a vector under a key.
  public func encode(_ vector: CGVector, forKey key: String) {
    encode(NSCoder.string(for: vector) as NSString, forKey: key)
  }
  /// The vector of a key; zero where there is none.
  public func decodeCGVector(forKey key: String) -> CGVector {
    NSCoder.cgVector(for: decodeObject(forKey: key) as? String ?? "")
  }
  /// Stores an offset under a key.
  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(NSCoder.string(for: offset) as NSString, forKey: key)
  }
  /// The offset of a key; zero where there is none.
  public func decodeUIOffset(forKey key: String) -> UIOffset {
    NSCoder.uiOffset(for: decodeObject(forKey: key) as? String ?? "")
  }
}
