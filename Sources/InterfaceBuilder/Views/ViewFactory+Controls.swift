// Buttons and the other controls.

import Foundation
import Plumbline
import Typography

extension ViewFactory {
  func configure(_ button: UIButton, _ element: VariedElement) {
    let font = fonts.font(element.first("fontDescription", key: "fontDescription"))
    button.font = (font ?? (button.buttonType == .system ? fonts.systemButtonFont : nil)).map(UIFont.init)
    if let normal = element.first("state", key: "normal") {
      let state = VariedElement(normal, traits: Traits(device: nil, orientation: .portrait))
      // Beside a configuration the documents' state is what Interface Builder began with, most often "Button": of 15
      // configurations without a title all store the frame of a button without one.
      let isConfigured = element.first("buttonConfiguration", key: "configuration") != nil
      button.title = isConfigured ? nil : TextReader.plain(state, key: "title")
      button.image =
        isConfigured
        ? nil
        : image(
          of: normal,
          symbolsLike: normal.first(
            "preferredSymbolConfiguration", key: "preferredSymbolConfiguration"))
      button.backgroundImage = image(
        normal["backgroundImage"] ?? normal.first("imageReference", key: "backgroundImage")?["image"])
      button.titleRuns =
        isConfigured
        ? nil
        : TextReader.runs(
          state, key: "attributedTitle", base: font ?? FontDescription(pointSize: 18), fonts: fonts)
    }
    if let insets = element.first("inset", key: "contentEdgeInsets") {
      button.contentEdgeInsets = insets.inset
    }
    if let insets = element.first("inset", key: "titleEdgeInsets") { button.titleEdgeInsets = insets.inset }
    if let insets = element.first("inset", key: "imageEdgeInsets") { button.imageEdgeInsets = insets.inset }
    button.titleLineBreakMode = element["lineBreakMode"].map(lineBreakMode)
    button.configuration = element.first("buttonConfiguration", key: "configuration").map(configuration)
    // Semibold in the primary button: all 5 that tell, of 3 documents elsewhere (`Start built-in Tor` is 131 points wide).
    if element["role"] == "primary" {
      button.configuration?.usualFont = .systemFont(
        ofSize: CGFloat(fonts.configuredButtonFont?.pointSize ?? 17), weight: .semibold)
    }
  }

  package func buttonType(_ name: String?) -> UIButton.ButtonType {
    switch name {
    // `roundedRect` is the system type's name before iOS 7.
    case "system", "roundedRect": .system
    case "detailDisclosure": .detailDisclosure
    case "infoLight": .infoLight
    case "infoDark": .infoDark
    case "contactAdd": .contactAdd
    case "close": .close
    case "plain": .plain
    default: .custom
    }
  }

  private func configuration(_ element: DocumentElement) -> UIButton.Configuration {
    let style: UIButton.Configuration.Style =
      switch element["style"] {
      case "gray": .gray
      case "tinted": .tinted
      case "filled": .filled
      case "borderless": .borderless
      case "bordered": .bordered
      default: .plain
      }
    var result = UIButton.Configuration(style: style)
    let varied = VariedElement(element, traits: Traits(device: nil, orientation: .portrait))
    result.title = TextReader.plain(varied, key: "title")
    result.subtitle = TextReader.plain(varied, key: "subtitle")
    let font = fonts.font(element.first("fontDescription", key: "titleFontDescription"))
    result.titleFont = font.map(UIFont.init)
    result.titleRuns = TextReader.runs(
      varied, key: "attributedTitle", base: font ?? FontDescription(), fonts: fonts)
    result.image = image(
      of: element,
      symbolsLike: element.first("preferredSymbolConfiguration", key: "preferredSymbolConfigurationForImage"))
    result.imagePlacement =
      switch element["imagePlacement"] {
      case "trailing": .trailing
      case "top": .top
      case "bottom": .bottom
      default: .leading
      }
    result.imagePadding = element.number("imagePadding") ?? 0
    if let padding = element.number("titlePadding") { result.titlePadding = padding }
    result.buttonSize =
      switch element["buttonSize"] {
      case "mini": .mini
      case "small": .small
      case "large": .large
      default: .medium
      }
    result.usualFont = fonts.configuredButtonFont.map(UIFont.init)
    result.ownContentInsets =
      element.first("directionalEdgeInsets", key: "contentInsets")?.directionalEdgeInsets
    return result
  }

  func configure(_ control: UISegmentedControl, _ element: VariedElement) {
    control.apportionsSegmentWidthsByContent = element.flag("apportionsSegmentWidthsByContent") ?? false
    control.segments =
      element.first("segments")?.children.filter { $0.name == "segment" }.map { segment in
        UISegmentedControl.Choice(
          title: segment["title"], image: image(segment["image"]),
          width: max(0, segment.number("width") ?? 0))
      } ?? []
  }

  func configure(_ view: UIProgressView, _ element: VariedElement) {
    view.progressViewStyle = element["progressViewStyle"] == "bar" ? .bar : .default
  }

  func configure(_ view: UIActivityIndicatorView, _ element: VariedElement) {
    view.style =
      switch element["style"] {
      case "large": .large
      case "whiteLarge": .whiteLarge
      case "white": .white
      case "gray": .gray
      default: .medium
      }
  }

  func configure(_ control: UIPageControl, _ element: VariedElement) {
    control.numberOfPages = Int(min(1000, max(0, element.number("numberOfPages") ?? 0)))
  }

  func configure(_ picker: UIDatePicker, _ element: VariedElement) {
    picker.datePickerMode =
      switch element["datePickerMode"] {
      case "time": .time
      case "date": .date
      case "countDownTimer": .countDownTimer
      default: .dateAndTime
      }
    picker.preferredDatePickerStyle =
      switch element["style"] {
      case "wheels": .wheels
      case "compact": .compact
      case "inline": .inline
      default: .automatic
      }
  }
}
