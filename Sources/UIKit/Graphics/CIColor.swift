// Core Image's name for colours, which UIKit hands on.

import Foundation
import Plumbline

/// A colour as red, green, blue and alpha, from 0 to 1.
open class CIColor: NSObject, @unchecked Sendable {
  /// The part of red, from 0 to 1.
  public let red: CGFloat
  /// The part of green.
  public let green: CGFloat
  /// The part of blue.
  public let blue: CGFloat
  /// How opaque the colour is.
  public let alpha: CGFloat

  /// A colour of its parts.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    super.init()
  }

  /// The parts of a colour, in the light where it has another one in the dark; black where it has none.
  public convenience init(color: UIColor) {
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
    self.init(red: parts.0, green: parts.1, blue: parts.2, alpha: parts.3)
  }

  /// The parts of a colour of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }

  /// A colour of its parts with spaces between, as `stringRepresentation` writes them; without a number 0, without alpha 1.
  public convenience init(string representation: String) {
    let parts = representation.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
    func part(_ index: Int, _ other: CGFloat) -> CGFloat {
      parts.indices.contains(index) ? parts[index] : other
    }
    self.init(red: part(0, 0), green: part(1, 0), blue: part(2, 0), alpha: part(3, 1))
  }

  /// 4: the colours and alpha.
  open var numberOfComponents: Int { 4 }
  /// The parts, with spaces between.
  open var stringRepresentation: String {
    [red, green, blue, alpha].map { String(format: "%g", Double($0)) }.joined(separator: " ")
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }
  open override var hash: Int { [red, green, blue, alpha].hashValue }

  /// Black, white, grey, the three colours, and none.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// All three colours.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// Half of all three.
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  /// Red alone.
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  /// Green alone.
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  /// Blue alone.
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  /// Nothing is seen of it.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

extension UIColor {
  /// The colour of Core Image's parts.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
  /// The colour's parts for Core Image. Apple's stops for colours that were made otherwise; here each has them.
  public var ciColor: CIColor { CIColor(color: self) }
}
