// `custom-class-name`: controllers that are not named as their documents are.

import Foundation
import LayoutScene
import Plumbline

extension FindingKind {
  /// A controller's class is not named after its document.
  public static let customClassName = FindingKind(
    "custom-class-name", level: nil,
    meaning: "A controller's class is not named after its document.",
    why: reasonOfConventions,
    example: "customClass=\"ProfileViewController\" in Login.storyboard",
    takesValues: true,
    triggering: [
      .storyboard(
        "<scenes>\n\(RuleExample.scene("login", "customClass=\"ProfileViewController\""))\n</scenes>")
    ],
    notTriggering: [
      .storyboard("<scenes>\n\(RuleExample.scene("login", "customClass=\"Example\""))\n</scenes>")
    ])
}

enum CustomClassNameRule: DocumentRule {
  static let kind = FindingKind.customClassName

  static func inspect(_ element: DocumentElement, in inspection: inout RuleInspection) {
    guard ControllerKind.isController(element), let className = element["customClass"],
      !inspection.allows(className, by: kind)
    else { return }
    let name = inspection.document.name as NSString
    let file = (name.lastPathComponent as NSString).deletingPathExtension
    guard className != file else { return }
    inspection.report(
      kind, at: element, "The controller's class \(className) is not named after its document, \(file).",
      fix: "Rename one of them.")
  }
}
