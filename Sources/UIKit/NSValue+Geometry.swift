// Geometry boxed in `NSValue`, under UIKit's names.

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
