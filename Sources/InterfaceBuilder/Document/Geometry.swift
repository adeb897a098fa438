// Rectangles, insets and masks as documents write them.

import Foundation
import Plumbline

extension DocumentElement {
  /// The rectangle of the child `<rect key>`; figures that no layout can use count as 0.
  func rect(key: String) -> CGRect? {
    guard let rect = first("rect", key: key) else { return nil }
    return CGRect(
      x: rect.number("x") ?? 0, y: rect.number("y") ?? 0, width: max(0, rect.number("width") ?? 0),
      height: max(0, rect.number("height") ?? 0))
  }
}
