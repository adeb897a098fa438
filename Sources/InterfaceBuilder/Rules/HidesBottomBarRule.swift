// `hides-bottom-bar`: controllers that keep the bottom bar.

import LayoutScene
import Plumbline

extension FindingKind {
  /// A controller does not hide the bottom bar when it is pushed.
  public static let hidesBottomBar = FindingKind(
    "hides-bottom-bar", level: nil,
    meaning: "A controller does not hide the bottom bar when it is pushed.",
    why: reasonOfConventions,
    example: "a controller without hidesBottomBarWhenPushed=\"YES\"",
    takesValues: true,
    triggering: [
      .storyboard("<scenes>\n\(RuleExample.scene("login"))\n</scenes>")
    ],
    notTriggering: [
      .storyboard("<scenes>\n\(RuleExample.scene("login", "hidesBottomBarWhenPushed=\"YES\""))\n</scenes>"),
      .storyboard("<scenes>\n\(RuleExample.scene("login"))\n</scenes>", allowed: ["viewController"]),
    ])
}

enum HidesBottomBarRule: DocumentRule {
  static let kind = FindingKind.hidesBottomBar

  static func inspect(_ element: DocumentElement, in inspection: inout RuleInspection) {
    guard ControllerKind.isController(element), element.name != "navigationController",
      element.name != "tabBarController", element.flag("hidesBottomBarWhenPushed") != true,
      !inspection.allows(element["customClass"] ?? element.name, by: kind)
    else { return }
    inspection.report(
      kind, at: element,
      "\(RuleInspection.name(of: element)) does not hide the bottom bar when it is pushed.",
      fix: "Turn on Hide Bottom Bar on Push, or exclude the controller in the configuration.")
  }
}
