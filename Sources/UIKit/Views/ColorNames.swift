// Colours in words, as they are read to people who do not see them.

import Foundation
import Plumbline

extension UIColor {
  /// The colour in English words, as "dark blue", by its hue, saturation and brightness; "clear" without opacity. Apple's
  /// words are finer and in the user's language.
  public var accessibilityName: String {
    var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    guard getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else { return "" }
    if alpha == 0 { return "clear" }
    if brightness < 0.08 { return "black" }
    if saturation < 0.08 {
      if brightness > 0.95 { return "white" }
      return brightness < 0.4 ? "dark gray" : brightness > 0.6 ? "light gray" : "gray"
    }
    let names = ["red", "orange", "yellow", "green", "cyan", "blue", "purple", "magenta", "red"]
    // The upper end of each, in degrees.
    let ends: [CGFloat] = [15, 45, 70, 165, 195, 260, 290, 345, 361]
    let name = names[ends.firstIndex { hue * 360 < $0 } ?? 0]
    return brightness < 0.6 ? "dark \(name)" : saturation < 0.5 ? "light \(name)" : name
  }
}
