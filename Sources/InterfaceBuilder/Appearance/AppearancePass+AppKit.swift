// The looks of AppKit's controls, as their cells describe them, and the window around them.

import AppKitLayout
import Foundation
import LayoutScene
import Plumbline

extension AppearancePass {
  /// Reads a view of a document for macOS.
  func readMac(_ item: StoryboardSceneBuilder.BuiltView, into look: inout ViewAppearance) {
    let element = item.element
    let cell = element.first(key: "cell")
    if let cell {
      look.isEnabled = cell.flag("enabled") ?? look.isEnabled
      look.alignment = macAlignment(cell["alignment"])
      look.lineBreak =
        switch cell["lineBreakMode"] {
        case "truncatingTail": .byTruncatingTail
        case "truncatingHead": .byTruncatingHead
        case "truncatingMiddle": .byTruncatingMiddle
        case "clipping": .byClipping
        default: nil
        }
      let isText = item.view is AppKitTextView
      if isText { look.textColor = colors.color(cell.first("color", key: "textColor")) }
      if isText, !look.isEnabled { look.textColor = ColorReader.macSystem("disabledControlTextColor") }
      if let attributed = cell.first("attributedString") { readAttributes(of: attributed, into: &look) }
    }
    if let view = item.view as? any AppKitItem {
      let shape = view.shape
      look.textInsets = UIEdgeInsets(
        top: shape.insets.top + shape.padding.top, left: shape.insets.left + shape.padding.left,
        bottom: shape.insets.bottom + shape.padding.bottom, right: shape.insets.right + shape.padding.right)
    }
    look.isOnOtherTab = isOnOtherTab(element.element)
    look.control = macControl(element, cell, look: &look)
  }

  /// Of a tab view's pages only the selected one is seen.
  private func isOnOtherTab(_ element: DocumentElement) -> Bool {
    guard let page = element.parent, page.name == "tabViewItem", let view = page.parent?.parent else {
      return false
    }
    let pages = view.first("tabViewItems")?.children.filter { $0.name == "tabViewItem" } ?? []
    return pages.firstIndex(of: page) != selectedTab(of: view, among: pages)
  }

  private func selectedTab(of view: DocumentElement, among pages: [DocumentElement]) -> Int {
    let initial = view.first("connections")?.children.first { $0["property"] == "initialItem" }
    return pages.firstIndex { $0.id == view["initialItem"] || $0.id == initial?["destination"] } ?? 0
  }

  private func macAlignment(_ name: String?) -> NSTextAlignment {
    switch name {
    case "left": .left
    case "center": .center
    case "right": .right
    default: .natural
    }
  }

  private func macControl(
    _ element: VariedElement, _ cell: DocumentElement?, look: inout ViewAppearance
  ) -> ControlAppearance {
    switch element.name {
    case "textField", "secureTextField", "tokenField": return macField(cell, look: &look)
    case "searchField": return placeholder(cell, .mac(.search), look: &look)
    case "comboBox": return placeholder(cell, .mac(.comboBox), look: &look)
    case "button": return .mac(macButton(cell, look: &look))
    case "popUpButton":
      look.text = cell?["title"].flatMap { $0.isEmpty ? nil : $0 }
      return .mac(.popUp(pullsDown: cell?.flag("pullsDown") ?? false))
    case "imageView":
      var image = cell.flatMap { self.image($0) }
      let scaling = cell?["imageScaling"]
      image?.mode =
        scaling == "axesIndependently" ? .scaleToFill : scaling == "none" ? .center : .scaleAspectFit
      if image?.isSymbol == true {
        look.tint = colors.color(element.first("color", key: "contentTintColor")) ?? SceneColor(.label)
      }
      return .image(image)
    case "box":
      if element["boxType"] == "separator" {
        return .mac(
          .line(
            isVertical: (element.first("rect", key: "frame")?.frame).map { $0.height > $0.width } ?? false))
      }
      look.background = color(element, "fillColor") ?? look.background
      look.borderColor = color(element, "borderColor")
      let isCustom = element["boxType"] == "custom"
      if isCustom {
        look.borderWidth = element["borderType"] == "none" ? 0 : element.number("borderWidth") ?? 1
        look.cornerRadius = element.number("cornerRadius") ?? look.cornerRadius
        look.borderColor = look.borderColor ?? ColorReader.macSystem("separatorColor")
      }
      let title = element["titlePosition"] == "noTitle" ? nil : element["title"]
      return .mac(.box(title: isCustom ? nil : title, isCustom: isCustom))
    case "slider":
      let (low, high) = (cell?.number("minValue") ?? 0, cell?.number("maxValue") ?? 1)
      let value = cell?.number("doubleValue") ?? low
      let isVertical = element.flag("vertical") ?? false
      return .mac(
        .slider(
          fraction: high > low ? min(max((value - low) / (high - low), 0), 1) : 0, isVertical: isVertical))
    case "progressIndicator":
      if element["style"] == "spinning" { return .mac(.spinner) }
      let (low, high) = (element.number("minValue") ?? 0, element.number("maxValue") ?? 100)
      let value = element.number("doubleValue") ?? low
      return .mac(.progress(fraction: high > low ? min(max((value - low) / (high - low), 0), 1) : 0))
    case "stepper": return .mac(.stepper)
    case "switch": return .mac(.toggle(isOn: element["state"] == "on"))
    case "colorWell": return .mac(.colorWell(color(element, "color")))
    case "datePicker": return .mac(.field(isRound: false))
    case "segmentedControl":
      var segments = SegmentsAppearance()
      for segment in cell?.first("segments")?.children.filter({ $0.name == "segment" }) ?? [] {
        var shown = SegmentsAppearance.Segment()
        shown.title = segment["label"].flatMap { $0.isEmpty ? nil : $0 }
        shown.image = image(segment)
        shown.width = max(0, segment.number("width") ?? 0)
        if segment.flag("selected") ?? false { segments.selected = segments.segments.count }
        segments.segments.append(shown)
      }
      return .mac(.segments(segments))
    case "tabView":
      let items = element.first("tabViewItems")?.children.filter { $0.name == "tabViewItem" } ?? []
      let hasTabs = element["type"] == nil || element["type"]?.hasSuffix("TabsBezelBorder") ?? false
      guard hasTabs else { return .plain }
      return .mac(
        .tabs(items.map { $0["label"] ?? "" }, selected: selectedTab(of: element.element, among: items)))
    case "tableView", "outlineView": return macTable(element, look: &look)
    case "scrollView":
      let draws = element.first("clipView", key: "contentView")?.flag("drawsBackground") ?? true
      return .mac(.scroll(hasBorder: element["borderType"] != "none", drawsBackground: draws))
    case "splitView": return .mac(.split(isVertical: element.flag("vertical") ?? false))
    case "scroller":
      look.background = ColorReader.macSystem("controlBackgroundColor")
      return .plain
    case "textView":
      if element.flag("drawsBackground") == false { look.background = nil }
      return .textView
    case "mapView": return .content("Map")
    case "wkWebView", "webView": return .content("Web")
    case "openGLView", "mtkView", "sceneKitView", "avPlayerView": return .content("Drawing")
    default: return .plain
    }
  }

  private func placeholder(
    _ cell: DocumentElement?, _ control: ControlAppearance, look: inout ViewAppearance
  ) -> ControlAppearance {
    if cell?["title"]?.isEmpty ?? true { look.textColor = ColorReader.macSystem("placeholderTextColor") }
    return control
  }

  private func macField(_ cell: DocumentElement?, look: inout ViewAppearance) -> ControlAppearance {
    guard let cell else { return .label }
    let isField = cell["borderStyle"] == "bezel" || cell["borderStyle"] == "border"
    if cell.flag("drawsBackground") ?? false, !isField || look.background == nil {
      look.background = colors.color(cell.first("color", key: "backgroundColor"))
    }
    guard isField else { return .label }
    return placeholder(cell, .mac(.field(isRound: cell["bezelStyle"] == "round")), look: &look)
  }

  private func macButton(_ cell: DocumentElement?, look: inout ViewAppearance) -> MacControl {
    guard let cell else { return .push(isDefault: false, image: nil) }
    let isOn = cell["state"] == "on"
    let position = cell["imagePosition"]
    var image = position == nil || position == "none" ? nil : self.image(cell)
    let isTemplate = image.map { $0.isSymbol || $0.name.hasSuffix("Template") } ?? false
    image?.isTemplate = isTemplate
    if look.alignment == .natural { look.alignment = .center }
    let isDefault = cell.first("string", key: "keyEquivalent").map(TextReader.content) == "\r"
    if cell["type"] == "check" || cell["type"] == "radio" {
      look.alignment = .left
      return cell["type"] == "check" ? .check(isOn: isOn) : .radio(isOn: isOn)
    }
    guard cell["borderStyle"] != nil else { return .borderless(image: image) }
    switch cell["bezelStyle"] {
    case "helpButton": return .help
    case "disclosure", "roundedDisclosure": return .disclosure
    case "rounded":
      if isDefault { look.textColor = SceneColor(white: 1) }
      return .push(isDefault: isDefault, image: image)
    default: return .square(image: image)
    }
  }

  private func macTable(_ element: VariedElement, look: inout ViewAppearance) -> ControlAppearance {
    if look.background == nil { look.background = ColorReader.macSystem("controlBackgroundColor") }
    let columns = element.first("tableColumns")?.children.filter { $0.name == "tableColumn" } ?? []
    let header = element["headerView"].flatMap { reader.document.index.byID[$0] }
    return .mac(
      .table(
        headers: columns.map { column in
          MacColumn(
            title: column.first("tableHeaderCell", key: "headerCell")?["title"] ?? "",
            width: max(0, column.number("width") ?? 0))
        },
        headerHeight: header.map { min(max(0, $0.first("rect", key: "frame")?.frame.height ?? 23), 60) } ?? 0
      ))
  }

  func macSurroundings() -> SceneSurroundings {
    var result = SceneSurroundings()
    result.isMac = true
    result.system =
      switch reader.document.appKitGeneration {
      case .mojave, .catalina: 10
      case .bigSur: 11
      case .tahoe: 26
      }
    let size = reader.surroundings.frame.size
    if let window = reader.source.root.parent, window.name == "window" || window.name == "panel" {
      result.windowTitle = window["title"] ?? ""
      if window.first("windowStyleMask", key: "styleMask")?.flag("titled") ?? true {
        result.window = CGRect(x: 0, y: -28, width: size.width, height: size.height + 28)
      }
    }
    return result
  }
}
