// Colours under AppKit's names: stored, compared and read back. The Mac's own colours of text and backgrounds stand for
// UIKit's of the same purpose: nothing is drawn, and layout does not ask for them.

import Foundation
import Plumbline

/// A colour. The type is UIKit's, under AppKit's name.
public typealias NSColor = UIColor

extension UIColor {
  /// A colour of red, green, blue and opacity in sRGB, from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// The same, with calibrated components taken for those of sRGB.
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// The same, with a device's components taken for those of sRGB.
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// The same, with a device's component.
  public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }
  /// A grey of an opacity, from 0 to 1.
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }
  /// UIKit's `label`.
  public class var labelColor: UIColor { .label }
  /// UIKit's `secondaryLabel`.
  public class var secondaryLabelColor: UIColor { .secondaryLabel }
  /// UIKit's `tertiaryLabel`.
  public class var tertiaryLabelColor: UIColor { .tertiaryLabel }
  /// UIKit's `separator`.
  public class var separatorColor: UIColor { .separator }
  /// UIKit's `placeholderText`.
  public class var placeholderTextColor: UIColor { .placeholderText }

  // MARK: Text

  /// UIKit's `label` in its place.
  public class var textColor: UIColor { .label }
  /// UIKit's `label` in its place.
  public class var controlTextColor: UIColor { .label }

  // MARK: Backgrounds

  /// UIKit's `secondarySystemBackground` in its place.
  public class var windowBackgroundColor: UIColor { .secondarySystemBackground }
  /// UIKit's `systemBackground` in its place.
  public class var controlBackgroundColor: UIColor { .systemBackground }
  /// UIKit's `systemBackground` in its place.
  public class var textBackgroundColor: UIColor { .systemBackground }
  /// UIKit's `systemBlue` in its place.
  public class var controlAccentColor: UIColor { .systemBlue }
  /// UIKit's `black` in its place.
  public class var shadowColor: UIColor { .black }

  /// The colours of the rows of a list: one after the other.
  public class var alternatingContentBackgroundColors: [UIColor] {
    [.systemBackground, .secondarySystemBackground]
  }

  /// The components in sRGB, from 0 to 1; that of a colour that follows the appearance in light surroundings.
  public var redComponent: CGFloat { components.red }
  /// The green component in sRGB, from 0 to 1.
  public var greenComponent: CGFloat { components.green }
  /// The blue component in sRGB, from 0 to 1.
  public var blueComponent: CGFloat { components.blue }
  /// The opacity of the colour, from 0 to 1.
  public var alphaComponent: CGFloat { components.alpha }
  private var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue, alpha)
  }
}
