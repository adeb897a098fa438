// The look of buttons since iOS 15: a configuration holds content, size and insets.

import Foundation
import Typography

extension UIButton {
  /// Content and look of a button, as Apple's structure of the same name.
  public struct Configuration: Hashable, Sendable {
    /// The styles, which decide background and border, but not the size.
    public enum Style: Int, Sendable {
      /// The look; decides insets with the size.
      case plain, gray, tinted, filled, borderless, bordered
    }
    /// The steps of insets and text. Raw values are Apple's.
    public enum Size: Int, Sendable {
      /// Apple's names in the order of the raw values.
      case medium, small, mini, large
    }
    /// The rounding of the background's corners. Raw values are Apple's.
    public enum CornerStyle: Int, Sendable {
      /// Apple's names in the order of the raw values.
      case fixed = -1, dynamic, small, medium, large, capsule
    }

    /// The style of the initializer: `plain()`, `filled()` and so on.
    public var style: Style
    /// The title; wins over the button's title for its state. Nil for that one.
    public var title: String?
    /// The title in several fonts; wins over `title`.
    package var titleRuns: [TextRun]?
    /// Below the title; nil for none. Counts for the size.
    public var subtitle: String?
    /// The title's font; nil for the size's own.
    package var titleFont: UIFont?
    /// The default font of the size, where the environment's text size differs from the default one.
    package var usualFont: UIFont?
    /// The image; wins over the button's image for its state. Nil for that one.
    public var image: UIImage?
    /// The side of the title on which the image is; above or below, it adds to the height.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Points between image and title; count where there are both.
    public var imagePadding: CGFloat = 0
    /// Points between title and subtitle; count where there are both.
    public var titlePadding: CGFloat = 1
    /// Decides insets and font; `.medium` by default.
    public var buttonSize = Size.medium
    /// Between the edges and the content; nil for the size's own.
    package var ownContentInsets: NSDirectionalEdgeInsets?
    /// The colour of title and image, which pictures show.
    public var baseForegroundColor: UIColor?
    /// The colour of the background, which pictures show.
    public var baseBackgroundColor: UIColor?
    /// The rounding of the corners, of which pictures show capsules.
    public var cornerStyle = CornerStyle.dynamic
    /// Whether an activity indicator replaces the image; stored.
    public var showsActivityIndicator = false

    /// The properties of module UIKit beside layout, in a structure of its own; nil while none was set.
    package nonisolated(unsafe) var carried: AnyHashable?

    /// A configuration of a style, with default values.
    public init(style: Style = .plain) { self.style = style }
    /// A configuration without a background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A configuration with a grey background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A configuration with a pale background of the tint colour.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A configuration with a background of the tint colour, the most prominent one.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// A configuration without a background, as in toolbars.
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    /// A configuration with the system's border.
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
    /// A configuration with a border on a pale tint colour: here the same as `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
    /// A configuration with a border on the tint colour: here the same as `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(style: .filled) }
  }
}

extension UIButton.Configuration {
  /// Medium: 7 above and below, 12 at the sides, read off 31 views. The others are the platform's known figures and
  /// are in no document of the corpus.
  private var naturalInsets: NSDirectionalEdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch buttonSize {
      case .mini, .small: (5, 10)
      case .medium: (7, 12)
      case .large: (15, 20)
      }
    return NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// Between the edges and the content, in points; the size's own ones until they are set.
  public var contentInsets: NSDirectionalEdgeInsets {
    get { ownContentInsets ?? naturalInsets }
    set { ownContentInsets = newValue }
  }

  /// Restores the default insets of the size.
  public mutating func setDefaultContentInsets() { ownContentInsets = nil }

  /// Sets a title by its parts with their fonts; nil for the size's default font.
  package mutating func takeTitle(_ parts: [(text: String, font: UIFont?)]?) {
    titleRuns = parts.map { parts in
      parts.map { TextRun($0.text, font: ($0.font ?? shownFont).fontDescription) }
    }
  }

  package var shownFont: UIFont {
    if let font = titleFont ?? usualFont { return font }
    return .systemFont(ofSize: buttonSize == .mini || buttonSize == .small ? 15 : 17)
  }

  var titleText: ControlText {
    ControlText(runs: titleRuns ?? [TextRun(title ?? "", font: shownFont.fontDescription)])
  }

  /// On Interface Builder's canvas a title in the size's own font is rounded up to whole points (26 of 29 views store
  /// a height of 35), one in a font of its own to pixels (34.3333 and 33.5 for 17 and 16 points), as on devices.
  private func rounding(in environment: LayoutEnvironment) -> ControlText.Rounding {
    environment.fitsTextToPoints && titleFont == nil && titleRuns == nil ? .points : .pixels
  }

  /// - Parameter symbol: the size of the button type's own symbol, which shows where the configuration has no image: with its
  ///   insets 50 by 34 (2 buttons of IVPN's `Main.storyboard`).
  func size(in environment: LayoutEnvironment, symbol: CGSize? = nil) -> CGSize {
    var text = CGSize.zero
    if !titleText.isEmpty { text = titleText.size(in: environment, rounding: rounding(in: environment)) }
    if let subtitle, !subtitle.isEmpty {
      let below = ControlText(subtitle, font: .systemFont(ofSize: 12)).size(
        in: environment, rounding: .pixels)
      text = CGSize(
        width: max(text.width, below.width),
        height: text.height + (text.height > 0 ? titlePadding : 0) + below.height)
    }
    var content = text
    if let image {
      let padding = text.width > 0 ? imagePadding : 0
      // What aligns counts: a symbol of 17 points is 20 high in a button of 34, whatever it draws (2 documents).
      let height = image.size.shrunk(by: image.alignmentRectInsets).height
      if imagePlacement.isDisjoint(with: [.top, .bottom]) {
        content.width += image.size.width + padding
        content.height = max(content.height, height)
      } else {
        content.width = max(content.width, image.size.width)
        content.height += height + padding
      }
    }
    if image == nil, let symbol, text == .zero {
      // What aligns of it is as high as other symbols.
      content = CGSize(width: symbol.width, height: 20)
    }
    return CGSize(
      width: content.width + contentInsets.leading + contentInsets.trailing,
      height: content.height + contentInsets.top + contentInsets.bottom)
  }
}
