// Geometry in archives, under the names of UIKit's additions to `NSCoder`. Foundation stores rectangles, points and
// sizes itself: `encode(_:forKey:)` for those is Foundation's.

import Foundation

extension NSCoder {
  /// The rectangle of a key; zero where there is none.
  public func decodeCGRect(forKey key: String) -> CGRect {
    guard containsValue(forKey: key) else { return .zero }
    let rect = decodeRect(forKey: key)
    return CGRect(
      x: rect.origin.x.orZero, y: rect.origin.y.orZero, width: rect.size.width.orZero,
      height: rect.size.height.orZero)
  }

  /// The point of a key; zero where there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    guard containsValue(forKey: key) else { return .zero }
    let point = decodePoint(forKey: key)
    return CGPoint(x: point.x.orZero, y: point.y.orZero)
  }

  /// The size of a key; zero where there is none.
  public func decodeCGSize(forKey key: String) -> CGSize {
    guard containsValue(forKey: key) else { return .zero }
    let size = decodeSize(forKey: key)
    return CGSize(width: size.width.orZero, height: size.height.orZero)
  }

  /// Stores insets under a key, in points.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encodeNumbers([insets.top, insets.left, insets.bottom, insets.right], forKey: key)
  }

  /// The insets of a key; zero where there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    let numbers = decodeNumbers(forKey: key, count: 4)
    return UIEdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Stores insets in reading direction under a key, in points.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encodeNumbers([insets.top, insets.leading, insets.bottom, insets.trailing], forKey: key)
  }

  /// The insets in reading direction of a key; zero where there are none.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    let numbers = decodeNumbers(forKey: key, count: 4)
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// Stores a transform under a key.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encodeNumbers(
      [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty], forKey: key)
  }

  /// The transform of a key; the identity where there is none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    guard containsValue(forKey: key) else { return .identity }
    let numbers = decodeNumbers(forKey: key, count: 6)
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  // MARK: Lists of numbers

  func encodeNumbers(_ numbers: [CGFloat], forKey key: String) {
    encode(numbers.map { NSNumber(value: Double($0)) } as NSArray, forKey: key)
  }

  /// The requested count of numbers; 0 for those missing or not finite, so that a damaged archive cannot bring a number
  /// into the layout that it does not take.
  func decodeNumbers(forKey key: String, count: Int) -> [CGFloat] {
    let stored = decodeValue([Any].self, forKey: key) ?? []
    return (0..<count).map { index in
      guard index < stored.count, let number = stored[index] as? NSNumber else { return 0 }
      return CGFloat(number.doubleValue).orZero
    }
  }

  /// An object of a type; nil where there is none, which `decodeObject(forKey:)` itself may stop for.
  func decodeValue<Value>(_ type: Value.Type, forKey key: String) -> Value? {
    guard allowsKeyedCoding, containsValue(forKey: key) else { return nil }
    return decodeObject(forKey: key) as? Value
  }
}

extension CGFloat {
  /// The value, or 0 where it is infinite or not a number.
  fileprivate var orZero: CGFloat { isFinite ? self : 0 }
}

extension NSCoder {
  private static let contentViewKey = "UIContentView"

  /// The view that cells and their like keep their content in; it is among the subviews as well.
  func encodeContentView(_ view: UIView) { encode(view, forKey: Self.contentViewKey) }

  func decodeContentView() -> UIView? { decodeValue(UIView.self, forKey: Self.contentViewKey) }
}
