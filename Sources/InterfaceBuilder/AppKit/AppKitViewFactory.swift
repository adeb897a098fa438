// The mapping of elements of documents for macOS to views of the engine, with the attributes of their cells.

import AppKitLayout
import Foundation
import Plumbline
import Typography

/// Makes views of elements. Custom classes are not known here: the class of the element stands for them.
@MainActor
struct AppKitViewFactory {
  /// Image sizes by name, from the document's resources.
  let images: [String: ImageResource]
  let generation: AppKitGeneration
  let fonts = AppKitFonts()

  /// A view for any view element; unknown elements become plain views.
  func makeView(_ element: VariedElement) -> UIView {
    switch element.name {
    case "textField", "secureTextField", "tokenField", "comboBox", "searchField": textField(element)
    case "button", "popUpButton", "popUpButtonCell": button(element)
    case "imageView": imageView(element)
    case "segmentedControl": segmentedControl(element)
    default: view(element)
    }
  }

  /// Views whose y counts from their upper edge (`NSView.isFlipped`).
  private static let flipped: Set<String> = [
    "tableView", "outlineView", "collectionView", "splitView", "textView", "tableHeaderView", "browser",
    "ruleEditor", "predicateEditor", "pathControl", "slider", "segmentedControl", "button", "popUpButton",
    "textField", "imageView",
  ]

  static func isFlipped(_ element: DocumentElement) -> Bool {
    if element.name == "clipView" {
      return element.descendants().first { ViewKind.isView($0) }.map { isFlipped($0) } ?? false
    }
    return flipped.contains(element.name)
  }

  /// AppKit's class for an element: `textField` is an `NSTextField`.
  static func className(of element: DocumentElement) -> String {
    switch element.name {
    case "view", "customView", "containerView", "openGLView": "NSView"
    case "wkWebView": "WKWebView"
    default: "NS" + element.name.prefix(1).uppercased() + element.name.dropFirst()
    }
  }

  private func view(_ element: VariedElement) -> UIView {
    let view = AppKitView(frame: .zero)
    if let kind = kind(of: element) {
      view.shape = .shape(of: kind, controlSize(element), generation)
      if kind == .box { view.shape.setTitle(isShown: element["titlePosition"] != "noTitle") }
    }
    if element["placeholderIntrinsicWidth"] != nil || element["placeholderIntrinsicHeight"] != nil {
      view.shape.width = length(element, "placeholderIntrinsicWidth")
      view.shape.height = length(element, "placeholderIntrinsicHeight")
    }
    return view
  }

  private func length(_ element: VariedElement, _ name: String) -> CGFloat? {
    element.number(name).flatMap { $0 >= 0 ? CGFloat($0) : nil }
  }

  private func kind(of element: VariedElement) -> AppKitControlKind? {
    let cell = element.first(key: "cell")
    switch element.name {
    case "box": return box(element)
    case "stepper": return .stepper
    case "switch": return .toggle
    case "colorWell": return .colorWell
    case "datePicker":
      guard cell?["datePickerStyle"] == "clockAndCalendar" else { return .datePicker }
      // With a clock beside the month, or one alone, it has another size.
      let elements = cell?.first(key: "datePickerElements")
      return elements?["hour"] == "YES" || elements?["minute"] == "YES" ? nil : .calendar
    case "levelIndicator":
      // Stars and other ratings have the size of their images.
      return ["continuousCapacity", "discreteCapacity", "relevancy"].contains(cell?["levelIndicatorStyle"])
        ? .levelIndicator : nil
    case "slider":
      guard cell?["sliderType"] != "circular" else { return .dial }
      let frame = element.first("rect", key: "frame")?.frame ?? .zero
      let isVertical = element.flag("vertical") ?? (frame.height > frame.width && !frame.isEmpty)
      return .slider(isVertical: isVertical, hasTicks: (cell?.number("numberOfTickMarks") ?? 0) > 0)
    case "pathControl": return .path
    case "progressIndicator": return element["style"] == "spinning" ? .spinner : .bar
    case "tabView":
      let type = element["type"]
      return type == nil || type?.hasSuffix("TabsBezelBorder") ?? false ? .tabView : nil
    default: return nil
    }
  }

  /// A line lies along its longer side; which one that is, constraints tell better than the stored frame.
  private func box(_ element: VariedElement) -> AppKitControlKind? {
    switch element["boxType"] {
    case "separator": return .line(isVertical: isUpright(element))
    case "custom": return nil
    default: return .box
    }
  }

  private func isUpright(_ element: VariedElement) -> Bool {
    if let frame = element.first("rect", key: "frame")?.frame, frame.width != frame.height {
      return frame.height > frame.width
    }
    // A line hugs its thickness.
    let across = CommonAttributes.priority(element["horizontalHuggingPriority"])?.rawValue ?? 250
    let along = CommonAttributes.priority(element["verticalHuggingPriority"])?.rawValue ?? 250
    return across > along
  }

  func controlSize(_ element: VariedElement) -> AppKitControlSize {
    let name = element.first(key: "cell")?["controlSize"] ?? element["controlSize"]
    return name.flatMap(AppKitControlSize.init) ?? .regular
  }

  func fontSize(_ size: AppKitControlSize) -> Double {
    size == .mini ? 9 : size == .small ? 11 : 13
  }

  /// An image's size by its name; nil for names that the resources do not list.
  func image(_ name: String?) -> CGSize? {
    guard let name, let resource = images[name] else { return nil }
    return CGSize(width: max(0, resource.width), height: max(0, resource.height))
  }

  private func imageView(_ element: VariedElement) -> UIView {
    let view = AppKitView(frame: .zero)
    if let size = image(element.first(key: "cell")?["image"]) {
      view.shape.width = size.width
      view.shape.height = size.height
    }
    return view
  }
}
