// The look of buttons since iOS 15: a configuration holds content, size and insets.

import Foundation
import Typography

extension UIButton {
  /// Content and look of a button, as Apple's structure of the same name.
  public struct Configuration: Hashable, Sendable {
    public enum Style: Int, Sendable { case plain, gray, tinted, filled, borderless, bordered }
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// Where the image lies beside the title.
    public enum ImagePlacement: Int, Sendable { case leading, trailing, top, bottom }

    public var style: Style
    public var title: String?
    /// The title in several fonts; wins over `title`.
    public var titleRuns: [TextRun]?
    public var subtitle: String?
    /// The title's font; nil for the size's own.
    public var titleFont: UIFont?
    public var image: UIImage?
    public var imagePlacement = ImagePlacement.leading
    /// Between image and title.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle.
    public var titlePadding: CGFloat = 1
    public var buttonSize = Size.medium
    /// Between the edges and the content; nil for the size's own.
    public var contentInsets: NSDirectionalEdgeInsets?

    public init(style: Style = .plain) { self.style = style }
    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func borderless() -> Configuration { Configuration(style: .borderless) }
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
