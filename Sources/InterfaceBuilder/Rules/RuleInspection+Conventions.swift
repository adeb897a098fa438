// Rules of taste, each off until a team asks for it: what IBLinter and xiblint are kept for.

import Foundation
import Plumbline

extension RuleInspection {
  /// Rules about the document as a whole.
  mutating func inspectDocument() {
    let root = document.root
    let isStoryboard = root["type"]?.contains(".Storyboard") ?? false
    if root.flag("useAutolayout") != true {
      report(
        .noAutoLayout, at: root, "The document does not use Auto Layout.",
        fix: "Turn on Use Auto Layout in the File inspector.")
    }
    if isStoryboard, isEnabled(.noInitialController), root["initialViewController"] == nil {
      report(
        .noInitialController, at: root, "The storyboard has no initial controller.",
        fix: "Turn on Is Initial View Controller for the controller that it starts with.")
    }
    if isEnabled(.severalControllers) {
      let controllers = root.descendants(skipping: SceneSource.skipped).filter {
        ControllerKind.isController($0)
      }
      if let second = controllers.dropFirst().first {
        report(
          .severalControllers, at: second, "The document has \(controllers.count) controllers.",
          fix: "Give each controller a storyboard of its own, connected by storyboard references.")
      }
    }
    if isEnabled(.canvasDevice), let device = root.first("device")?["id"],
      !rules.allows(device, by: .canvasDevice)
    {
      let allowed = rules.allowed[.canvasDevice] ?? []
      report(
        .canvasDevice, at: root.first("device") ?? root, "The canvas shows the device \(device).",
        fix:
          "Choose \(allowed.isEmpty ? "a device that the configuration allows" : allowed.joined(separator: " or ")) "
          + "under the canvas.")
    }
  }

  mutating func inspectConventions(of element: DocumentElement) {
    switch element.name {
    case "constraint": inspectMargins(of: element)
    case "variation" where element.key != nil && element.key != "default":
      report(
        .traitVariations, at: element, "\(holder(of: element)) varies by \(element.key ?? "traits").",
        fix: "Remove the variation.")
    case "fontDescription": inspectFont(element)
    case "color": inspectColorChoice(element)
    case "userDefinedRuntimeAttribute":
      if let path = element["keyPath"], !rules.allows(path, by: .runtimeAttributes) {
        report(
          .runtimeAttributes, at: element, "\(holder(of: element)) has the runtime attribute “\(path)”.",
          fix: "Set it in code, or allow it in the configuration.")
      }
    default: break
    }
    if ControllerKind.isController(element) { inspectController(element) }
    if element["customClass"] != nil { inspectModule(of: element) }
    if isEnabled(.baseClass) { inspectBaseClass(of: element) }
    if isEnabled(.identifier) { inspectIdentifier(of: element) }
  }

  private func holder(of element: DocumentElement) -> String {
    var current = element.parent
    while let element = current {
      if element.id != nil, element.name != "userDefinedRuntimeAttributes" { return Self.name(of: element) }
      current = element.parent
    }
    return "The document"
  }

  private mutating func inspectMargins(of element: DocumentElement) {
    for attribute in ["firstAttribute", "secondAttribute"] {
      guard let value = element[attribute], value.hasSuffix("Margin") else { continue }
      report(
        .relativeToMargin, at: element,
        "The constraint in line \(element.line) is relative to a margin (\(value)).",
        fix: "Turn off Relative to Margin for its item, or use a layout guide.",
        constraints: element.id.map { [$0] } ?? [])
      return
    }
  }

  private mutating func inspectFont(_ element: DocumentElement) {
    guard isEnabled(.fonts) else { return }
    let name = element["name"] ?? element["style"] ?? (element["type"] == nil ? "" : "system")
    guard !name.isEmpty, !rules.allows(name, by: .fonts),
      !(element["type"]?.lowercased().contains("system") ?? false && rules.allows("system", by: .fonts))
    else { return }
    report(
      .fonts, at: element,
      "\(holder(of: element)) has the font “\(name)”, which is not one of the allowed ones.",
      fix:
        "Choose one of \((rules.allowed[.fonts] ?? []).joined(separator: ", ")), or allow this one in the configuration."
    )
  }

  private mutating func inspectColorChoice(_ element: DocumentElement) {
    guard isEnabled(.colors) else { return }
    let allowed = rules.allowed[.colors] ?? []
    let name = element["name"] ?? element["systemColor"]
    if let name, allowed.isEmpty || allowed.contains(name) { return }
    report(
      .colors, at: element,
      "\(holder(of: element)) has \(name.map { "the colour “\($0)”" } ?? "a colour of its own") as \(element.key ?? "colour").",
      fix: allowed.isEmpty ? "Choose a named colour." : "Choose one of \(allowed.joined(separator: ", ")).")
  }

  private mutating func inspectController(_ element: DocumentElement) {
    let className = element["customClass"]
    if isEnabled(.customClassName), let className, !rules.allows(className, by: .customClassName) {
      let file = ((document.name as NSString).lastPathComponent as NSString).deletingPathExtension
      if className != file {
        report(
          .customClassName, at: element,
          "The controller's class \(className) is not named after its document, \(file).",
          fix: "Rename one of them.")
      }
    }
    if isEnabled(.hidesBottomBar), element.name != "navigationController", element.name != "tabBarController",
      element.flag("hidesBottomBarWhenPushed") != true,
      !rules.allows(className ?? element.name, by: .hidesBottomBar)
    {
      report(
        .hidesBottomBar, at: element,
        "\(Self.name(of: element)) does not hide the bottom bar when it is pushed.",
        fix: "Turn on Hide Bottom Bar on Push, or exclude the controller in the configuration.")
    }
  }

  private mutating func inspectModule(of element: DocumentElement) {
    guard isEnabled(.customModule), let className = element["customClass"] else { return }
    let allowed = rules.allowed[.customModule] ?? []
    let module = element["customModule"]
    let isFine =
      allowed.isEmpty
      ? module != nil || element["customModuleProvider"] == "target" : allowed.contains(module ?? "")
    guard !isFine else { return }
    report(
      .customModule, at: element,
      "The class \(className) of \(Self.name(of: element)) has \(module.map { "the module \($0)" } ?? "no module").",
      fix: allowed.isEmpty
        ? "Choose its module in the Identity inspector."
        : "Choose \(allowed.joined(separator: " or ")) as its module.")
  }

  private mutating func inspectBaseClass(of element: DocumentElement) {
    let classes = (rules.allowed[.baseClass] ?? []).compactMap { entry -> String? in
      let parts = entry.split(separator: "=", maxSplits: 1)
      return parts.count == 2 && Self.isKind(element.name, String(parts[0])) ? String(parts[1]) : nil
    }
    guard !classes.isEmpty, element.id != nil, !classes.contains(element["customClass"] ?? "") else { return }
    report(
      .baseClass, at: element,
      "\(Self.name(of: element)) is \(element["customClass"].map { "a \($0)" } ?? "of Apple's class"), not \(classes.joined(separator: " or ")).",
      fix: "Set its class in the Identity inspector.")
  }

  /// `label` and `UILabel` name the same kind.
  private static func isKind(_ element: String, _ name: String) -> Bool {
    element == name || "ui" + element.lowercased() == name.lowercased()
  }

  private mutating func inspectIdentifier(of element: DocumentElement) {
    if ControllerKind.isController(element) {
      if element["storyboardIdentifier"] == nil, document.root["type"]?.contains(".Storyboard") ?? false,
        !rules.allows(element["customClass"] ?? element.id ?? "", by: .identifier)
      {
        report(
          .identifier, at: element, "\(Self.name(of: element)) has no storyboard id.",
          fix: "Give it one in the Identity inspector.")
      }
      return
    }
    switch element.name {
    case "tableViewCell", "collectionViewCell", "collectionReusableView":
      let isPrototype =
        element.parent?.key != nil || element.parent?.name == "prototypes" || element.parent?.name == "cells"
      if isPrototype, element["reuseIdentifier"]?.isEmpty ?? true {
        report(
          .identifier, at: element, "\(Self.name(of: element)) has no reuse identifier.",
          fix: "Give it one in the Attributes inspector.")
      }
    case "imageView": inspectAccessibility(of: element, called: "image view")
    case "button" where isImageButton(element):
      inspectAccessibility(of: element, called: "button without a title")
    case "textField" where element["placeholder"] != nil:
      inspectAccessibility(of: element, called: "text field")
    default: break
    }
  }

  private func isImageButton(_ element: DocumentElement) -> Bool {
    let states = element.children.filter { $0.name == "state" }
    let title = states.contains { !($0["title"] ?? "").isEmpty || $0.first(key: "attributedTitle") != nil }
    let image = states.contains { $0["image"] != nil || $0.first("imageReference") != nil }
    return image && !title
  }

  private mutating func inspectAccessibility(of element: DocumentElement, called kind: String) {
    let configuration = element.first("accessibility")
    guard configuration?["label"]?.isEmpty ?? true, configuration?.first(key: "label") == nil else { return }
    // What is no element of accessibility is not read out.
    if configuration?.first("bool", key: "isElement")?.flag("value") == false { return }
    report(
      .identifier, at: element, "The \(kind) \(element.id ?? "") has no accessibility label.",
      fix: "Add an accessibility label, or turn Accessibility off, in the Identity inspector.")
  }
}
