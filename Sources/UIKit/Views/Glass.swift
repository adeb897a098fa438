// Glass, as views and buttons have it since iOS 26. Nothing draws it: effects are kept, and buttons look as those before it.

import Foundation
import Plumbline

/// Glass over what lies behind a view. Nothing draws it.
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
  /// How clear it is. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case regular, clear
  }
  /// Fixed when it is made.
  public let style: Style
  /// Whether it answers touches; no at first; carried.
  open var isInteractive = false
  /// The colour of the glass; nil for none; carried.
  open var tintColor: UIColor?

  /// Regular glass.
  public convenience override init() { self.init(style: .regular) }
  /// Glass of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

/// Lets the glass of views within it flow together. Nothing draws it.
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
  /// In points, from which distance glass flows together; 0 at first; carried.
  open var spacing: CGFloat = 0
}

extension UIButton.Configuration {
  /// On glass: sizes and pictures are those of `gray()`.
  public static func glass() -> UIButton.Configuration { .gray() }
  /// On glass in the tint: sizes and pictures are those of `filled()`.
  public static func prominentGlass() -> UIButton.Configuration { .filled() }
  /// On clear glass: sizes and pictures are those of `gray()`.
  public static func clearGlass() -> UIButton.Configuration { .gray() }
  /// On clear glass in the tint: sizes and pictures are those of `filled()`.
  public static func prominentClearGlass() -> UIButton.Configuration { .filled() }
}
