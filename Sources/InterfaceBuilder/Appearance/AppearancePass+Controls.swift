// The looks of UIKit's controls, as their elements describe them.

import Foundation
import LayoutScene
import Plumbline

extension AppearancePass {
  func control(of item: StoryboardSceneBuilder.BuiltView, look: inout ViewAppearance) -> ControlAppearance {
    let element = item.element
    switch element.name {
    case "label":
      readAttributes(of: element.first("attributedString", key: "attributedText"), into: &look)
      if !look.isEnabled { look.textColor = (look.textColor ?? SceneColor(.label)).opacity(0.45) }
      return .label
    case "button": return .button(button(element, look: &look))
    case "textField": return .textField(field(element, look: &look))
    case "textView":
      readAttributes(of: element.first("attributedString", key: "attributedText"), into: &look)
      if look.background == nil, element.first("nil", key: "backgroundColor") == nil {
        look.background = SceneColor(.systemBackground)
      }
      return .textView
    case "imageView":
      var image = image(element.element)
      if image == nil, let name = element["image"] { image = self.image(named: name) }
      image?.mode = item.view.contentMode
      return .image(image)
    case "switch":
      return .toggle(
        isOn: element.flag("on") ?? false, onTint: color(element, "onTintColor"),
        thumb: color(element, "thumbTintColor"))
    case "slider":
      let (low, high) = (element.number("minValue") ?? 0, element.number("maxValue") ?? 1)
      return .slider(
        fraction: fraction(element.number("value") ?? 0.5, low, high),
        minimum: color(element, "minimumTrackTintColor"), maximum: color(element, "maximumTrackTintColor"),
        thumb: color(element, "thumbTintColor"))
    case "segmentedControl": return .segments(segments(element))
    case "stepper": return .stepper
    case "progressView":
      return .progress(
        fraction: fraction(element.number("progress") ?? 0, 0, 1), tint: color(element, "progressTintColor"),
        track: color(element, "trackTintColor"))
    case "pageControl":
      let count = Int(min(100, max(0, element.number("numberOfPages") ?? 0)))
      return .pages(
        count: count, current: Int(min(100, max(0, element.number("currentPage") ?? 0))),
        tint: color(element, "pageIndicatorTintColor"),
        currentTint: color(element, "currentPageIndicatorTintColor"))
    case "datePicker":
      return .datePicker(
        mode: element["datePickerMode"] ?? "dateAndTime", style: element["style"] ?? "automatic")
    case "pickerView": return .picker
    case "activityIndicatorView":
      let isStopped = element.flag("hidesWhenStopped") ?? false && element.flag("animating") != true
      let isWhite = element["style"]?.hasPrefix("white") ?? false
      return .activity(
        color: color(element, "color") ?? (isWhite ? SceneColor(white: 1) : nil), isShown: !isStopped)
    case "searchBar":
      return .searchBar(
        text: element["text"], placeholder: element["placeholder"],
        isMinimal: element["searchBarStyle"] == "minimal",
        hasCancel: element.flag("showsCancelButton") ?? false)
    case "navigationBar":
      let items = element.first("items")?.children.filter { $0.name == "navigationItem" }
      return .navigationBar(navigationBar(element.element, item: items?.last, tint: look.tint))
    case "tabBar": return .tabBar(tabBar(element, tint: look.tint))
    case "toolbar":
      return .toolbar(toolbar(element.element, items: element.first("items"), tint: look.tint))
    case "tableView": return .table(table(item, look: &look))
    case "tableViewCell": return .cell(cell(item, look: &look))
    case "visualEffectView":
      let style = element.first("blurEffect")?["style"]
      guard let style else { return .plain }
      return .effect(isDark: style.lowercased().contains("dark") ? true : style == "light" ? false : nil)
    case "collectionView": return .collection
    case "containerView": return .content("Container")
    case "mapView", "mapKitView": return .content("Map")
    case "wkWebView", "webView": return .content("Web")
    case "glkView", "mtkView", "sceneKitView", "skView", "arscnView": return .content("Drawing")
    default: return .plain
    }
  }

  private func fraction(_ value: Double, _ low: Double, _ high: Double) -> Double {
    high > low ? min(max((value - low) / (high - low), 0), 1) : 0
  }

  private func button(_ element: VariedElement, look: inout ViewAppearance) -> ButtonAppearance {
    var result = ButtonAppearance()
    let type = element["buttonType"]
    result.isSystem = type == "system" || type == "roundedRect"
    switch type {
    case "detailDisclosure", "infoLight", "infoDark": result.glyph = "i"
    case "contactAdd": result.glyph = "+"
    case "close": result.glyph = "\u{00D7}"
    default: break
    }
    look.lineBreak =
      switch element["lineBreakMode"] {
      case "wordWrap": .byWordWrapping
      case "characterWrap": .byCharWrapping
      case "clip": .byClipping
      case "headTruncation": .byTruncatingHead
      case "tailTruncation": .byTruncatingTail
      default: .byTruncatingMiddle
      }
    let isSelected = element.flag("selected") ?? false
    let normal = element.first("state", key: "normal")
    let own =
      look.isEnabled
      ? isSelected ? element.first("state", key: "selected") : nil
      : element.first("state", key: "disabled")
    if let normal {
      look.textColor =
        colors.color((own ?? normal).first("color", key: "titleColor"))
        ?? colors.color(normal.first("color", key: "titleColor"))
      result.image = own.flatMap { image($0) } ?? image(normal)
      result.backgroundImage =
        own.flatMap { image($0, "backgroundImage") } ?? image(normal, "backgroundImage")
      readAttributes(of: normal.first("attributedString", key: "attributedTitle"), into: &look)
    }
    if result.isSystem { result.image = template(result.image) }
    let tint = look.tint ?? SceneColor(.systemBlue)
    if let configuration = element.first("buttonConfiguration", key: "configuration") {
      readConfiguration(configuration, into: &result, look: &look, tint: tint)
    } else if look.textColor == nil {
      look.textColor = result.isSystem ? tint : SceneColor(white: 1)
    }
    if !look.isEnabled, own == nil { look.textColor = SceneColor(.tertiaryLabel) }
    return result
  }

  private func readConfiguration(
    _ configuration: DocumentElement, into result: inout ButtonAppearance, look: inout ViewAppearance,
    tint: SceneColor
  ) {
    result.isSystem = true
    if let own = image(configuration) { result.image = own }
    result.image = template(result.image)
    result.isCapsule = configuration["cornerStyle"] == "capsule" || system >= 26
    result.baseBackground = colors.color(configuration.first("color", key: "baseBackgroundColor"))
    let background = configuration.first("backgroundConfiguration", key: "background")
    if look.cornerRadius == 0 {
      look.cornerRadius =
        switch configuration["cornerStyle"] {
        case "small": 4
        case "medium": 8
        case "large": 12
        default: max(0, background?.number("cornerRadius") ?? 0)
        }
    }
    if let color = colors.color(background?.first("color", key: "backgroundColor")) {
      result.baseBackground = color
    }
    if let image = background.flatMap({ image($0) }) { result.backgroundImage = image }
    let foreground = colors.color(configuration.first("color", key: "baseForegroundColor"))
    let fills: [String: ButtonAppearance.Fill] = [
      "filled": .filled, "tinted": .tinted, "gray": .gray, "bordered": .bordered,
    ]
    result.fill = configuration["style"].flatMap { fills[$0] } ?? .none
    look.textColor = foreground ?? (result.fill == .filled ? SceneColor(white: 1) : tint)
    readAttributes(of: configuration.first("attributedString", key: "attributedTitle"), into: &look)
  }

  private func field(_ element: VariedElement, look: inout ViewAppearance) -> FieldAppearance {
    var result = FieldAppearance()
    result.border =
      switch element["borderStyle"] {
      case "line": .line
      case "bezel": .bezel
      case "roundedRect": .rounded
      default: .none
      }
    let text = TextReader.plain(element, key: "text") ?? ""
    result.showsPlaceholder = text.isEmpty
    result.isSecure = element.first("textInputTraits")?.flag("secureTextEntry") ?? false
    if result.showsPlaceholder { look.textColor = SceneColor(.placeholderText) }
    return result
  }

  private func segments(_ element: VariedElement) -> SegmentsAppearance {
    var result = SegmentsAppearance()
    result.segments =
      element.first("segments")?.children.filter { $0.name == "segment" }.map { segment in
        var shown = SegmentsAppearance.Segment()
        shown.title = segment["title"].flatMap { $0.isEmpty ? nil : $0 }
        shown.image = image(segment)
        shown.width = max(0, segment.number("width") ?? 0)
        return shown
      } ?? []
    let selected = element.number("selectedSegmentIndex").map { Int(min(1000, max(-1, $0))) } ?? -1
    result.selected = result.segments.indices.contains(selected) ? selected : nil
    result.selectedTint = color(element, "selectedSegmentTintColor")
    return result
  }
}
