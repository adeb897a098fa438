// Colours under AppKit's names: stored, compared and read back.

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
  /// A grey of an opacity, from 0 to 1.
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }
  /// UIKit's `label`.
  public class var labelColor: UIColor { .label }
  /// UIKit's `secondaryLabel`.
  public class var secondaryLabelColor: UIColor { .secondaryLabel }
  /// UIKit's `separator`.
  public class var separatorColor: UIColor { .separator }
}
