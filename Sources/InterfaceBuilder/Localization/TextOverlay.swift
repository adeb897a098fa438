// The mapping of a table's texts to a document: the keys that Xcode's `ibtool` gives them, and the attributes behind.

/// A document's elements with other texts; the tree that it began with stays as it is.
struct TextOverlay {
  private let tree: ElementTree
  private let index: ElementIndex
  private var texts: [Int: [String: String]] = [:]

  init(_ tree: ElementTree, _ index: ElementIndex) {
    self.tree = tree
    self.index = index
  }

  var result: ElementTree { ElementTree(tree.scanned, replacing: texts) }

  /// Sets the texts of a table. Keys of other objects, and of properties that are no text of a view, go nowhere.
  mutating func apply(_ texts: [String: String]) {
    for (key, text) in texts {
      guard let dot = key.firstIndex(of: "."), let element = index.byID[String(key[..<dot])],
        let (target, attribute) = Self.place(of: key[key.index(after: dot)...], in: element)
      else { continue }
      self.texts[target.index, default: [:]][attribute] = text
    }
  }

  /// Gives every text that Xcode translates the form of a pseudolanguage.
  mutating func apply(_ language: Pseudolanguage) {
    guard language != .rightToLeft else { return }
    for index in tree.scanned.elements.indices {
      let element = DocumentElement(tree: tree, index: index)
      for attribute in Self.attributes(of: element) {
        let text =
          element[attribute]
          ?? (element.first("string", key: attribute) ?? element.first("mutableString", key: attribute))
          .map(TextReader.content)
        if let text { texts[index, default: [:]][attribute] = language.text(for: text) }
      }
    }
  }

  private static func attributes(of element: DocumentElement) -> [String] {
    switch element.name {
    case "label", "textView": ["text"]
    case "textField": ["text", "placeholder"]
    case "searchBar": ["text", "placeholder", "prompt"]
    case "state": ["title"]
    case "buttonConfiguration": ["title", "subtitle"]
    case "listContentConfiguration": ["text", "secondaryText"]
    case "segment": ["title", "label"]
    case "tableViewSection": ["headerTitle", "footerTitle"]
    case "navigationItem": ["title", "prompt"]
    case "barButtonItem", "tabBarItem", "menuItem", "window", "box", "tableHeaderCell": ["title"]
    case "tabViewItem", "toolbarItem": ["label"]
    // Their bars show it where an item has no title of its own.
    case _ where ControllerKind.isController(element): ["title"]
    case _ where element.name.hasSuffix("Cell") && element.key == "cell":
      ["title", "placeholderString"]
    default: []
    }
  }

  /// The element and attribute behind what follows the id in a key: `text`, `configuration.title`, `segmentTitles[0]`.
  private static func place(
    of path: Substring, in element: DocumentElement
  ) -> (DocumentElement, attribute: String)? {
    let parts = path.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = parts.last else { return nil }
    var target = element
    for part in parts.dropLast() {
      guard let inner = target.first(key: String(part)) else { return nil }
      target = inner
    }
    if last.last == "]" { return item(last, in: target) }
    switch last {
    case "normalTitle", "selectedTitle", "highlightedTitle", "disabledTitle", "focusedTitle":
      return target.first("state", key: String(last.dropLast(5))).map { ($0, "title") }
    case "accessibilityLabel":
      return target.first("accessibility", key: "accessibilityConfiguration").map { ($0, "label") }
    case "ibShadowedToolTip": return (target, "toolTip")
    default: return (target, String(last))
    }
  }

  /// `segmentTitles[2]` of UIKit and `ibShadowedLabels[2]` of AppKit, whose owner is the control's cell.
  private static func item(_ part: Substring, in element: DocumentElement) -> (DocumentElement, String)? {
    guard let open = part.firstIndex(of: "["), let place = Int(part[part.index(after: open)...].dropLast()),
      place >= 0
    else { return nil }
    let attribute: String
    switch part[..<open] {
    case "segmentTitles": attribute = "title"
    case "ibShadowedLabels": attribute = "label"
    default: return nil
    }
    let segments = element.first("segments")?.children.lazy.filter { $0.name == "segment" }
    return segments?.dropFirst(place).first { _ in true }.map { ($0, attribute) }
  }
}
