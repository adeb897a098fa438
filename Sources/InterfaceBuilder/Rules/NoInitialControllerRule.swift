// `no-initial-controller`: storyboards that begin with no controller.

import LayoutScene
import Plumbline

extension FindingKind {
  /// The storyboard has no initial controller.
  public static let noInitialController = FindingKind(
    "no-initial-controller", level: nil,
    meaning: "The storyboard has no initial controller.",
    why: reasonOfConventions,
    example: "<document> of a storyboard without initialViewController",
    triggering: [
      .storyboard("<scenes>\n\(RuleExample.scene("login"))\n</scenes>")
    ],
    notTriggering: [
      .storyboard(
        "<scenes>\n\(RuleExample.scene("login"))\n</scenes>",
        attributes: "useAutolayout=\"YES\" initialViewController=\"login\"")
    ])
}

enum NoInitialControllerRule: DocumentRule {
  static let kind = FindingKind.noInitialController

  static func inspect(_ document: InterfaceBuilderDocument, in inspection: inout RuleInspection) {
    guard inspection.isStoryboard, document.root["initialViewController"] == nil else { return }
    inspection.report(
      kind, at: document.root, "The storyboard has no initial controller.",
      fix: "Turn on Is Initial View Controller for the controller that it starts with.")
  }
}
