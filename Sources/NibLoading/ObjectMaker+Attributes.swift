// Attributes of controls, texts and scroll views beside their sizes: programs read it back, and some of it hides
// views or scrolls. An attribute that a document leaves out is the class's own, unless it says otherwise here.

import Foundation
import InterfaceBuilder
import Plumbline

extension ObjectMaker {
  /// Sets the attributes that do not stand in the reader's own views.
  func setAttributes(ofView view: UIView, _ element: VariedElement) {
    setAccessibility(of: view, element)
    if let name = element["restorationIdentifier"] { view.restorationIdentifier = name }
    view.isMultipleTouchEnabled = element.flag("multipleTouchEnabled") ?? view.isMultipleTouchEnabled
    if let control = view as? UIControl {
      if let place = Self.index(of: element["contentHorizontalAlignment"], in: Self.horizontalPlaces) {
        control.contentHorizontalAlignment = .init(rawValue: place) ?? .center
      }
      if let place = Self.index(of: element["contentVerticalAlignment"], in: Self.verticalPlaces) {
        control.contentVerticalAlignment = .init(rawValue: place) ?? .center
      }
    }
    switch view {
    case let button as UIButton: setStates(of: button, element.element)
    case let label as UILabel: setAttributes(of: label, element)
    case let field as UITextField:
      field.textAlignment = NSTextAlignment(documentName: element["textAlignment"])
      field.clearsOnBeginEditing = element.flag("clearsOnBeginEditing") ?? false
    case let image as UIImageView: image.highlightedImage = factory.image(element["highlightedImage"])
    case let pages as UIPageControl:
      pages.currentPage = Int(min(1000, max(0, element.number("currentPage") ?? 0)))
      pages.hidesForSinglePage = element.flag("hidesForSinglePage") ?? false
      color("pageIndicatorTintColor", element).map { pages.pageIndicatorTintColor = $0 }
      color("currentPageIndicatorTintColor", element).map { pages.currentPageIndicatorTintColor = $0 }
    case let bar as UIProgressView:
      bar.progress = Float(element.number("progress") ?? 0)
      color("progressTintColor", element).map { bar.progressTintColor = $0 }
      color("trackTintColor", element).map { bar.trackTintColor = $0 }
    case let spinner as UIActivityIndicatorView: setAttributes(of: spinner, element)
    case let picker as UIDatePicker: setAttributes(of: picker, element)
    case let stepper as UIStepper:
      stepper.autorepeat = element.flag("autorepeat") ?? true
      stepper.wraps = element.flag("wraps") ?? false
    case let slider as UISlider:
      slider.isContinuous = element.flag("continuous") ?? true
      color("minimumTrackTintColor", element).map { slider.minimumTrackTintColor = $0 }
      color("maximumTrackTintColor", element).map { slider.maximumTrackTintColor = $0 }
      color("thumbTintColor", element).map { slider.thumbTintColor = $0 }
    case let toggle as UISwitch:
      color("onTintColor", element).map { toggle.onTintColor = $0 }
      color("thumbTintColor", element).map { toggle.thumbTintColor = $0 }
    case let segments as UISegmentedControl: setAttributes(of: segments, element)
    case let bar as UISearchBar: bar.showsCancelButton = element.flag("showsCancelButton") ?? false
    case let cell as UITableViewCell: setAttributes(of: cell, element)
    case let scroll as UIScrollView: setAttributes(of: scroll, element)
    default: break
    }
    (view as? any DocumentAttributeTaking)?.takeAttributes(DocumentAttributes(element))
  }

  private func color(_ key: String, _ element: VariedElement) -> UIColor? {
    colors.color(element.first("color", key: key)).map(UIColor.init(document:))
  }

  /// The index of a name among those of an enumeration's raw values.
  private static func index(of name: String?, in names: [String]) -> Int? {
    name.flatMap { names.firstIndex(of: $0) }
  }

  private static let horizontalPlaces = ["center", "left", "right", "fill", "leading", "trailing"]
  private static let verticalPlaces = ["center", "top", "bottom", "fill"]

  // MARK: Reading aloud

  private func setAccessibility(of view: UIView, _ element: VariedElement) {
    guard let found = element.first("accessibility", key: "accessibilityConfiguration") else { return }
    if let hint = found["hint"] { view.accessibilityHint = hint }
    if let isElement = found.first("bool", key: "isElement")?.flag("value") {
      view.isAccessibilityElement = isElement
    }
    guard let traits = found.first("accessibilityTraits", key: "traits") else { return }
    view.accessibilityTraits = UIAccessibilityTraits(
      Self.accessibilityTraits.filter { traits.flag($0.name) ?? false }.map(\.trait))
  }

  private static let accessibilityTraits: [(name: String, trait: UIAccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
    ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
    ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("header", .header), ("tabBar", .tabBar),
  ]

  // MARK: Texts and buttons

  private func setAttributes(of label: UILabel, _ element: VariedElement) {
    guard element.name == "label" else { return }
    color("highlightedColor", element).map { label.highlightedTextColor = $0 }
    color("shadowColor", element).map { label.shadowColor = $0 }
    if let offset = element.first("size", key: "shadowOffset") {
      label.shadowOffset = CGSize(width: offset.number("width") ?? 0, height: offset.number("height") ?? 0)
    }
    label.isEnabled = element.flag("enabled") ?? true
    label.isHighlighted = element.flag("highlighted") ?? false
  }

  /// Sets the appearance of the states; the title and the images of the normal state are there already.
  private func setStates(of button: UIButton, _ element: DocumentElement) {
    let states: [(name: String, state: UIControl.State)] = [
      ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled), ("selected", .selected),
    ]
    for (name, state) in states {
      guard let found = element.first("state", key: name).map(varied) else { continue }
      if state != .normal {
        if let title = TextReader.plain(found, key: "title") { button.setTitle(title, for: state) }
        let reference = found.first("imageReference", key: "image")
        if let image = factory.image(found["image"] ?? reference?["image"]) {
          button.setImage(image, for: state)
        }
        if let image = factory.image(found["backgroundImage"]) {
          button.setBackgroundImage(image, for: state)
        }
      }
      color("titleColor", found).map { button.setTitleColor($0, for: state) }
      color("titleShadowColor", found).map { button.setTitleShadowColor($0, for: state) }
    }
  }

  // MARK: Controls

  /// Sets a spinner's attributes: a stopped one is hidden only where the document says so, while in code all are.
  private func setAttributes(of spinner: UIActivityIndicatorView, _ element: VariedElement) {
    let isHidden = element.flag("hidden") ?? false
    let hides = element.flag("hidesWhenStopped") ?? false
    let isAnimating = element.flag("animating") ?? false
    spinner.hidesWhenStopped = hides
    if isAnimating { spinner.startAnimating() }
    spinner.isHidden = isHidden || hides && !isAnimating
    color("color", element).map { spinner.color = $0 }
  }

  private func setAttributes(of picker: UIDatePicker, _ element: VariedElement) {
    if let minutes = element.number("minuteInterval"), (1...30).contains(minutes) {
      picker.minuteInterval = Int(minutes)
    }
    func date(_ key: String) -> Date? {
      element.first("date", key: key)?.number("timeIntervalSinceReferenceDate")
        .map(Date.init(timeIntervalSinceReferenceDate:))
    }
    picker.minimumDate = date("minimumDate")
    picker.maximumDate = date("maximumDate")
    if element.flag("useCurrentDate") != true, let date = date("date") { picker.date = date }
  }

  private func setAttributes(of control: UISegmentedControl, _ element: VariedElement) {
    control.isMomentary = element.flag("momentary") ?? false
    color("selectedSegmentTintColor", element).map { control.selectedSegmentTintColor = $0 }
    let segments = element.first("segments")?.children.filter { $0.name == "segment" } ?? []
    for (index, segment) in segments.enumerated() where segment.flag("enabled") == false {
      control.setEnabled(false, forSegmentAt: index)
    }
  }

  // MARK: Lists

  private func setAttributes(of cell: UITableViewCell, _ element: VariedElement) {
    let styles = ["none", "blue", "gray", "default"]
    if let style = Self.index(of: element["selectionStyle"], in: styles) {
      cell.selectionStyle = .init(rawValue: style) ?? .default
    }
    if let level = element.number("indentationLevel") { cell.indentationLevel = Int(level) }
    if let width = element.number("indentationWidth") { cell.indentationWidth = width }
    if let accessory = Self.accessory(element["editingAccessoryType"]) {
      cell.editingAccessoryType = accessory
    }
    cell.showsReorderControl = element.flag("showsReorderControl") ?? false
    cell.shouldIndentWhileEditing = element.flag("shouldIndentWhileEditing") ?? true
  }

  private func setAttributes(of scroll: UIScrollView, _ element: VariedElement) {
    scroll.bounces = element.flag("bounces") ?? true
    scroll.bouncesZoom = element.flag("bouncesZoom") ?? true
    scroll.showsHorizontalScrollIndicator = element.flag("showsHorizontalScrollIndicator") ?? true
    scroll.showsVerticalScrollIndicator = element.flag("showsVerticalScrollIndicator") ?? true
    scroll.isDirectionalLockEnabled = element.flag("directionalLockEnabled") ?? false
    scroll.delaysContentTouches = element.flag("delaysContentTouches") ?? true
    scroll.canCancelContentTouches = element.flag("canCancelContentTouches") ?? true
    scroll.isScrollEnabled = element.flag("scrollEnabled") ?? true
    scroll.isPagingEnabled = element.flag("pagingEnabled") ?? false
    if let bounces = element.flag("alwaysBounceVertical") { scroll.alwaysBounceVertical = bounces }
    if let bounces = element.flag("alwaysBounceHorizontal") { scroll.alwaysBounceHorizontal = bounces }
    let dismissals = ["none", "onDrag", "interactive", "onDragWithAccessory", "interactiveWithAccessory"]
    if let mode = Self.index(of: element["keyboardDismissMode"], in: dismissals) {
      scroll.keyboardDismissMode = .init(rawValue: mode) ?? .none
    }
    if let style = Self.index(of: element["indicatorStyle"], in: ["default", "black", "white"]) {
      scroll.indicatorStyle = .init(rawValue: style) ?? .default
    }
    if let behavior = UIScrollView.ContentInsetAdjustmentBehavior(
      documentName: element["contentInsetAdjustmentBehavior"])
    {
      scroll.contentInsetAdjustmentBehavior = behavior
    }
    switch scroll {
    case let text as UITextView:
      text.isSelectable = element.flag("selectable") ?? true
      text.textAlignment = NSTextAlignment(documentName: element["textAlignment"])
    case let table as UITableView:
      table.allowsSelectionDuringEditing = element.flag("allowsSelectionDuringEditing") ?? false
      color("separatorColor", element).map { table.separatorColor = $0 }
      if let insets = element.first("inset", key: "separatorInset") { table.separatorInset = insets.inset }
    case let collection as UICollectionView:
      collection.allowsSelection = element.flag("allowsSelection") ?? true
      collection.allowsMultipleSelection = element.flag("allowsMultipleSelection") ?? false
    default: break
    }
  }
}

/// The attributes of an element, for classes of the modules above this one.
package struct DocumentAttributes {
  private let element: VariedElement
  init(_ element: VariedElement) { self.element = element }

  package subscript(name: String) -> String? { element[name] }
  /// An attribute that is `YES` or `NO`.
  package func flag(_ name: String) -> Bool? { element.flag(name) }
  /// Attributes of a part; nil where there is no such part.
  package func part(_ name: String, key: String) -> ((String) -> String?)? {
    element.first(name, key: key).map { part in { part[$0] } }
  }
}

/// A class with attributes that only the module of a layer above knows.
@MainActor package protocol DocumentAttributeTaking {
  /// Sets what the document says.
  func takeAttributes(_ attributes: DocumentAttributes)
}
