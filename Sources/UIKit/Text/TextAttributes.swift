// Text attributes beside those that count for the size.

import Foundation
import Plumbline

extension NSAttributedString.Key {
  /// An array of `NSNumber`s; without effect on the size.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}
