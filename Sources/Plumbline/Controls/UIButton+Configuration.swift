// The look of buttons since iOS 15: a configuration holds content, size and insets.

import Foundation
import Typography

extension UIButton {
  /// Content and look of a button, as Apple's structure of the same name.
  public struct Configuration: Hashable, Sendable {
    /// The looks.
    public enum Style: Int, Sendable {
      /// Apple's `UIButton.Configuration.plain()` and so on.
      case plain, gray, tinted, filled, borderless, bordered
    }
    /// How large the insets and the text are.
    public enum Size: Int, Sendable {
      /// Apple's names in the order of the raw values.
      case medium, small, mini, large
    }
    /// Where the image lies beside the title.
    public enum ImagePlacement: Int, Sendable {
      /// The side of the title.
      case leading, trailing, top, bottom
    }

    /// The look.
    public var style: Style
    /// The title instead of the button's.
    public var title: String?
    /// The title in several fonts; wins over `title`.
    public var titleRuns: [TextRun]?
    /// A second line below the title.
    public var subtitle: String?
    /// The title's font; nil for the size's own.
    public var titleFont: UIFont?
    /// The image instead of the button's.
    public var image: UIImage?
    /// Where the image lies.
    public var imagePlacement = ImagePlacement.leading
    /// Between image and title.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// How large the insets and the text are.
    public var buttonSize = Size.medium
    /// Between the edges and the content; nil for the size's own.
    public var contentInsets: NSDirectionalEdgeInsets?

    /// A configuration of a look.
    public init(style: Style = .plain) { self.style = style }
    /// Without background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// On grey.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// On the tint's pale form.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// On the tint.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// Without background and border.
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
    /// With a border.
    public static func bordered() -> Configuration { Configuration(style: .bordered) }
  }
}

extension UIButton.Configuration {
  /// Medium: 7 above and below, 12 at the sides, read off 31 views. The others are the platform's known figures and
  /// are in no document of the corpus.
  private var insets: NSDirectionalEdgeInsets {
    if let contentInsets { return contentInsets }
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch buttonSize {
      case .mini, .small: (5, 10)
      case .medium: (7, 12)
      case .large: (15, 20)
      }
    return NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  private var shownFont: UIFont {
    if let titleFont { return titleFont }
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

  func size(in environment: LayoutEnvironment) -> CGSize {
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
      switch imagePlacement {
      case .leading, .trailing:
        content.width += image.size.width + padding
        content.height = max(content.height, image.size.height)
      case .top, .bottom:
        content.width = max(content.width, image.size.width)
        content.height += image.size.height + padding
      }
    }
    return CGSize(
      width: content.width + insets.leading + insets.trailing,
      height: content.height + insets.top + insets.bottom)
  }
}
