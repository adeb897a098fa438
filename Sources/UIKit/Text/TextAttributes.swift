// Text attributes beside those that count for the size.

import Foundation
import Plumbline

extension NSAttributedString.Key {
  /// An `NSNumber`, 0 for upright; without effect on the size.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// An array of `NSNumber`s; without effect on the size.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// An `NSNumber`, 1 for letters below each other; stored, not measured.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
}
