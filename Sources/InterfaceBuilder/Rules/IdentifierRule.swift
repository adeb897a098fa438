// `identifier`: controllers and cells without an identifier, and what has no accessibility label.

import LayoutScene
import Plumbline

extension FindingKind {
  /// A controller or reusable cell has no identifier, or an image, image button or text field no accessibility label.
  public static let identifier = FindingKind(
    "identifier", level: nil,
    meaning:
      "A controller or reusable cell has no identifier, or an image, image button or text field no accessibility label.",
    why: reasonOfConventions,
    example: "a controller without storyboardIdentifier, a cell without reuseIdentifier",
    takesValues: true,
    triggering: [
      .storyboard("<scenes>\n\(RuleExample.scene("login"))\n</scenes>"),
      .xib(
        """
        <subviews>
          <imageView id="logo">
            <rect key="frame" x="0" y="0" width="10" height="10"/>
          </imageView>
        </subviews>
        """),
    ],
    notTriggering: [
      .storyboard("<scenes>\n\(RuleExample.scene("login", "storyboardIdentifier=\"login\""))\n</scenes>"),
      .xib(
        """
        <subviews>
          <imageView id="logo">
            <rect key="frame" x="0" y="0" width="10" height="10"/>
            <accessibility key="accessibilityConfiguration" label="Logo"/>
          </imageView>
        </subviews>
        """),
    ])
}

enum IdentifierRule: DocumentRule {
  static let kind = FindingKind.identifier

  static func inspect(_ element: DocumentElement, in inspection: inout RuleInspection) {
    if ControllerKind.isController(element) {
      if element["storyboardIdentifier"] == nil, inspection.isStoryboard,
        !inspection.allows(element["customClass"] ?? element.id ?? "", by: kind)
      {
        inspection.report(
          kind, at: element, "\(RuleInspection.name(of: element)) has no storyboard id.",
          fix: "Give it one in the Identity inspector.")
      }
      return
    }
    switch element.name {
    case "tableViewCell", "collectionViewCell", "collectionReusableView":
      let isPrototype =
        element.parent?.key != nil || element.parent?.name == "prototypes" || element.parent?.name == "cells"
      if isPrototype, element["reuseIdentifier"]?.isEmpty ?? true {
        inspection.report(
          kind, at: element, "\(RuleInspection.name(of: element)) has no reuse identifier.",
          fix: "Give it one in the Attributes inspector.")
      }
    case "imageView": inspectAccessibility(of: element, called: "image view", in: &inspection)
    case "button" where isImageButton(element):
      inspectAccessibility(of: element, called: "button without a title", in: &inspection)
    case "textField" where element["placeholder"] != nil:
      inspectAccessibility(of: element, called: "text field", in: &inspection)
    default: break
    }
  }

  private static func isImageButton(_ element: DocumentElement) -> Bool {
    let states = element.children.filter { $0.name == "state" }
    let title = states.contains { !($0["title"] ?? "").isEmpty || $0.first(key: "attributedTitle") != nil }
    let image = states.contains { $0["image"] != nil || $0.first("imageReference") != nil }
    return image && !title
  }

  private static func inspectAccessibility(
    of element: DocumentElement, called name: String, in inspection: inout RuleInspection
  ) {
    let configuration = element.first("accessibility")
    guard configuration?["label"]?.isEmpty ?? true, configuration?.first(key: "label") == nil else { return }
    // What is no element of accessibility is not read out.
    if configuration?.first("bool", key: "isElement")?.flag("value") == false { return }
    inspection.report(
      kind, at: element, "The \(name) \(element.id ?? "") has no accessibility label.",
      fix: "Add an accessibility label, or turn Accessibility off, in the Identity inspector.")
  }
}
