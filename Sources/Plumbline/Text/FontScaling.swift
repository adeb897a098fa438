// Fonts that follow the user's text size: what they remember of how they were made.

import Foundation

/// The scaling of a font with the text size: a style's own font, or a program's font that grows as a style.
struct FontScaling: Hashable, Sendable {
  var style: UIFont.TextStyle
  /// The program's font at the default text size; nil for the style's own.
  var size: CGFloat?
  /// The most points that the program's font may get.
  var maximum: CGFloat?
}

extension UIFont {
  /// The same font at the text size of traits; itself if it follows none.
  func following(_ traits: UITraitCollection) -> UIFont {
    guard let scaling else { return self }
    guard let size = scaling.size else {
      return .preferredFont(forTextStyle: scaling.style, compatibleWith: traits)
    }
    let scaled = UIFontMetrics(forTextStyle: scaling.style).scaledValue(for: size, compatibleWith: traits)
    return withSize(min(scaled, scaling.maximum ?? .infinity)).scaling(by: scaling)
  }

  /// The same font, with how it follows the text size.
  func scaling(by scaling: FontScaling) -> UIFont { UIFont(fontDescription, scaling: scaling) }
}
