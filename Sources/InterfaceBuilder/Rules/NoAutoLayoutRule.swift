// `no-auto-layout`: documents without Auto Layout.

import LayoutScene
import Plumbline

extension FindingKind {
  /// The document does not use Auto Layout.
  public static let noAutoLayout = FindingKind(
    "no-auto-layout", level: nil,
    meaning: "The document does not use Auto Layout.",
    why: reasonOfConventions,
    example: "<document> without useAutolayout=\"YES\"",
    triggering: [
      .storyboard("<scenes>\n\(RuleExample.scene("login"))\n</scenes>", attributes: "")
    ],
    notTriggering: [
      .storyboard("<scenes>\n\(RuleExample.scene("login"))\n</scenes>")
    ])
}

enum NoAutoLayoutRule: DocumentRule {
  static let kind = FindingKind.noAutoLayout

  static func inspect(_ document: InterfaceBuilderDocument, in inspection: inout RuleInspection) {
    guard document.root.flag("useAutolayout") != true else { return }
    inspection.report(
      kind, at: document.root, "The document does not use Auto Layout.",
      fix: "Turn on Use Auto Layout in the File inspector.")
  }
}
