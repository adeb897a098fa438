// `several-controllers`: documents with more than one controller.

import LayoutScene
import Plumbline

extension FindingKind {
  /// The document has more than one controller.
  public static let severalControllers = FindingKind(
    "several-controllers", level: nil,
    meaning: "The document has more than one controller.",
    why: reasonOfConventions,
    example: "a storyboard with the whole application in it",
    triggering: [
      .storyboard("<scenes>\n\(RuleExample.scene("login"))\n\(RuleExample.scene("signup"))\n</scenes>")
    ],
    notTriggering: [
      .storyboard("<scenes>\n\(RuleExample.scene("login"))\n</scenes>")
    ])
}

enum SeveralControllersRule: DocumentRule {
  static let kind = FindingKind.severalControllers

  static func inspect(_ document: InterfaceBuilderDocument, in inspection: inout RuleInspection) {
    let controllers = document.root.descendants(skipping: SceneSource.skipped).filter {
      ControllerKind.isController($0)
    }
    guard let second = controllers.dropFirst().first else { return }
    inspection.report(
      kind, at: second, "The document has \(controllers.count) controllers.",
      fix: "Give each controller a storyboard of its own, connected by storyboard references.")
  }
}
