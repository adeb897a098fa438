// Controls with texts: labels, fields, buttons, menus that pop up, segments.

import AppKitLayout
import Foundation
import Plumbline
import Typography

extension AppKitViewFactory {
  func textField(_ element: VariedElement) -> UIView {
    let field = AppKitTextView(frame: .zero)
    let size = controlSize(element)
    guard let cell = element.first(key: "cell") else { return field }
    field.shape = .shape(of: fieldKind(element, cell), size, generation)
    setText(of: field, from: cell, size: size)
    if cell["alignment"] == "center", field.shape.followsText {
      field.shape.padding = field.shape.paddingOfCenteredText
    }
    field.wraps = field.shape.followsText && wraps(cell)
    let isOneLine = cell.flag("usesSingleLineMode") ?? false || !field.shape.followsText
    field.numberOfLines = isOneLine || !field.wraps && !Self.hasLines(field.text) ? 1 : 0
    field.lineBreakMode = cell["lineBreakMode"] == "charWrapping" ? .byCharWrapping : .byWordWrapping
    field.textAlignment = NSTextAlignment(documentName: cell["alignment"])
    field.preferredMaxLayoutWidth = max(0, element.number("preferredMaxLayoutWidth") ?? 0)
    return field
  }

  private func fieldKind(_ element: VariedElement, _ cell: DocumentElement) -> AppKitControlKind {
    if element.name == "searchField" { return .searchField }
    if element.name == "comboBox" { return .comboBox }
    if cell["borderStyle"] == "bezel" { return cell["bezelStyle"] == "round" ? .roundField : .field }
    if cell["borderStyle"] == "border" { return .plainField }
    return cell.flag("drawsBackground") ?? false ? .plainField : .label
  }

  private static func hasLines(_ text: String?) -> Bool { text?.contains(where: \.isNewline) ?? false }

  /// Whether lines wrap, which they do between words without another mode.
  private func wraps(_ cell: DocumentElement) -> Bool {
    guard !(cell.flag("usesSingleLineMode") ?? false) else { return false }
    switch cell["lineBreakMode"] {
    case nil, "wordWrapping", "charWrapping": return true
    default: return false
    }
  }

  private func setText(of view: AppKitTextView, from cell: DocumentElement, size: AppKitControlSize) {
    let font = fonts.font(cell.first("font"), size: fontSize(size))
    view.font = UIFont(font)
    view.text = Self.text(cell, "title")
    if view.text?.isEmpty ?? true { view.text = Self.text(cell, "placeholderString") }
    if let attributed = cell.first("attributedString") {
      view.textRuns = attributed.children.compactMap { fragment in
        guard fragment.name == "fragment" else { return nil }
        let text = fragment["content"] ?? fragment.first("string", key: "content").map(TextReader.content)
        let own = fragment.first("attributes")?.first("font", key: "NSFont")
        return TextRun(text ?? "", font: own.map { fonts.font($0, size: fontSize(size)) } ?? font)
      }
    }
  }

  private static func text(_ element: DocumentElement, _ key: String) -> String? {
    element[key] ?? element.first("string", key: key).map(TextReader.content)
      ?? element.first("mutableString", key: key).map(TextReader.content)
  }

  func button(_ element: VariedElement) -> UIView {
    let button = AppKitTextView(frame: .zero)
    guard let cell = element.first(key: "cell") else { return button }
    let size = controlSize(element)
    let kind = buttonKind(element, cell)
    if let kind { button.shape = .shape(of: kind, size, generation) }
    button.shape.generation = generation
    // The title of a check box wraps where it has no room (`PrefUIViewController.xib` of iina stores one of two lines,
    // 32 high, in a view that is 480 wide).
    let isCheck = ["check", "radio"].contains(cell["type"]) && cell["bezelStyle"] == "regularSquare"
    button.wraps = isCheck && cell["lineBreakMode"] == nil
    button.numberOfLines = button.wraps ? 0 : 1
    setText(of: button, from: cell, size: size)
    if element.name == "popUpButton" {
      button.shape.padding.right += menuRoom(cell)
      let pullsDown = cell.flag("pullsDown") ?? false
      if let title = widestItem(of: cell, pullsDown: pullsDown, font: button.font.fontDescription) {
        button.text = title
      }
    }
    setImage(of: button, element, cell, kind)
    if kind == .check || kind == .radio, button.text?.isEmpty ?? true { button.shape.leaveOutTitle() }
    return button
  }

  /// The arrow of menus that look like other buttons: 6 points more than the button has (7 of 7), in macOS 26 12 (the one of
  /// `StatusBar.xib`).
  private func menuRoom(_ cell: DocumentElement) -> CGFloat {
    ["recessed", "roundedRect"].contains(cell["bezelStyle"]) ? generation == .tahoe ? 12 : 6 : 0
  }

  private func buttonKind(_ element: VariedElement, _ cell: DocumentElement) -> AppKitControlKind? {
    let isBordered = cell["borderStyle"] != nil
    switch cell["type"] {
    case "check": return .check
    case "radio": return .radio
    default: break
    }
    guard isBordered else {
      // Without an edge there is the room that a cell leaves around its text.
      return cell["imagePosition"] == "only" ? nil : .plainField
    }
    switch cell["bezelStyle"] {
    case "rounded":
      guard element.name == "popUpButton" else { return cell["type"] == "bevel" ? .square : .push }
      return cell.flag("pullsDown") ?? false ? .pullDown : .popUp
    case "helpButton": return .help
    case "disclosure": return .disclosureTriangle
    case "roundedDisclosure": return .disclosure
    case "inline": return .inline
    case "recessed": return .recessed
    case "roundedRect": return .roundRect
    case "texturedRounded", "texturedSquare":
      if element.name == "popUpButton" { return .texturedMenu }
      return cell["bezelStyle"] == "texturedSquare" ? .texturedSquare : .textured
    case "smallSquare": return .smallSquare
    default: return element.name == "popUpButton" ? .bevelMenu : .square
    }
  }

  /// The widest item of a pop-up menu, which decides the button's width; the first of a pull-down menu.
  private func widestItem(of cell: DocumentElement, pullsDown: Bool, font: FontDescription) -> String? {
    guard let items = cell.first("menu")?.first("items") else { return nil }
    let titles = items.children.compactMap { $0.name == "menuItem" ? Self.text($0, "title") ?? "" : nil }
    return pullsDown ? titles.first : ControlShape.widest(of: titles, font, SystemFontMeasurer())
  }

  private func setImage(
    of button: AppKitTextView, _ element: VariedElement, _ cell: DocumentElement, _ kind: AppKitControlKind?
  ) {
    let position = cell["imagePosition"]
    if position == "only" || position == "overlaps" && button.text?.isEmpty ?? true { button.text = "" }
    guard position != nil, position != "none", kind != .check, kind != .radio,
      let size = image(cell["image"])
    else { return }
    let isAlone = button.text?.isEmpty ?? true
    var drawn = size
    // The eye is a point narrower than its resource (8 of 8).
    if generation < .tahoe, cell["image"] == "NSQuickLookTemplate" { drawn.width -= 1 }
    if isAlone, cell["borderStyle"] == nil {
      button.shape.padding = .zero
      if let insets = symbolInsets(cell["image"], size) {
        button.shape.insets = insets
      } else if generation == .tahoe, Self.isSymbol(cell["image"]) {
        drawn = ControlShape.mediumSymbol(size)
        // What aligns is as high as a capital of the system's font.
        let beyond = max(0, (drawn.height - 9) / 2)
        let raised: CGFloat = cell["image"] == "NSShareTemplate" ? 1.5 : 0
        button.shape.insets = UIEdgeInsets(top: beyond + raised, left: 0, bottom: beyond - raised, right: 0)
        drawn = CGSize(width: drawn.width.rounded(.down), height: drawn.height - 2 * beyond)
      }
    }
    // Beside a title an image is scaled to the height of the button (`InfoViewController.xib` elsewhere: 128 x 143 in 205).
    let isScaled = !isAlone && cell["imageScaling"]?.hasPrefix("proportionally") ?? false
    if isScaled, let height = button.shape.height, drawn.height > height {
      drawn = CGSize(width: drawn.width * height / drawn.height, height: height)
    }
    let place = Self.imagePlaces[position ?? ""] ?? .beside
    button.shape.show(
      ControlShape.Image(size: drawn, place: place), in: kind, controlSize(element), isAlone: isAlone)
  }

  /// Whether a name is that of one of the system's templates, which are symbols.
  private static func isSymbol(_ name: String?) -> Bool {
    name.map { $0.hasPrefix("NS") && $0.hasSuffix("Template") } ?? false
  }

  /// The system's own images are symbols since macOS 11, and those of a button without an edge align by the height of a
  /// capital: a minus sign reaches less far than its button, a plus sign further. Documents since Xcode 14 give a plus sign
  /// 18 points of width instead of 11 or 14, and these buttons frames of 24 and 15 points around 20, and 20 and 11
  /// around 16 (all 12 of the corpus, in 3 documents); an arrow that goes around 21 around 16.
  private func symbolInsets(_ name: String?, _ size: CGSize) -> UIEdgeInsets? {
    switch name {
    case "NSAddTemplate" where size.width >= 18: UIEdgeInsets(top: 2, left: 0, bottom: 2, right: 0)
    case "NSRemoveTemplate" where size.width >= 18: UIEdgeInsets(top: -2, left: 0, bottom: -3, right: 0)
    case "NSRefreshFreestandingTemplate" where size.height >= 20:
      UIEdgeInsets(top: 2.5, left: 0, bottom: 2.5, right: 0)
    case "NSStopProgressFreestandingTemplate" where size.height >= 20,
      "NSActionTemplate" where size.height >= 20, "NSRevealFreestandingTemplate" where size.height >= 19:
      UIEdgeInsets(top: 3, left: 0, bottom: 3, right: 0)
    default: nil
    }
  }

  private static let imagePlaces: [String: ControlShape.Image.Place] = [
    "above": .above, "below": .above, "overlaps": .behind,
  ]

  func segmentedControl(_ element: VariedElement) -> UIView {
    let view = AppKitView(frame: .zero)
    guard let cell = element.first(key: "cell") else { return view }
    let size = controlSize(element)
    let isRounded = [nil, "automatic", "rounded", "separated"].contains(cell["style"])
    view.shape = .shape(of: .segmented(isRounded: isRounded), size, generation)
    let font = fonts.font(cell.first("font"), size: fontSize(size))
    let measurer = SystemFontMeasurer()
    // Beside a menu a control of images alone shares the menu's baseline and its middle (all 3 pairs): that of its font.
    let line = LineFigures(font, measurer, generation)
    view.shape.baseline = view.shape.height.map { (($0 - line.height) / 2).rounded(.down) + line.ascent }
    let widths = (cell.first("segments")?.children).map { Array($0) } ?? []
    view.shape.width = ControlShape.width(
      ofSegments: widths.filter { $0.name == "segment" }.map { segment in
        if let width = segment.number("width"), width > 0 { return .given(width) }
        let text = measurer.measure([TextRun(segment["label"] ?? "", font: font)], within: TextLimits()).width
        var symbol = image(segment["image"])
        if generation == .tahoe { symbol = symbol.map(ControlShape.mediumSymbol) }
        return .content(max(CGFloat(text), symbol?.width ?? 0))
      }, isRounded: isRounded, size, generation)
    return view
  }
}
