// `duplicate-id`: two elements that share an id.

import LayoutScene
import Plumbline

private let duplicateIDExample = RuleExample.xib(
  """
  <subviews>
    <view id="card"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
    <view id="card"><rect key="frame" x="0" y="20" width="10" height="10"/></view>
  </subviews>
  """)

extension FindingKind {
  /// Two elements have one id.
  public static let duplicateID = FindingKind(
    "duplicate-id", level: .error,
    meaning: "Two elements share an id; references resolve to the first.",
    why: "This usually comes from a merge. Give one of the two a new id.",
    example: "two buttons with id=\"btn-aa-001\"",
    triggering: [duplicateIDExample],
    notTriggering: [
      duplicateIDExample.with(
        "<view id=\"card\"><rect key=\"frame\" x=\"0\" y=\"20\"",
        "<view id=\"icon\"><rect key=\"frame\" x=\"0\" y=\"20\"")
    ])
}

enum DuplicateIDRule: DocumentRule {
  static let kind = FindingKind.duplicateID

  static func inspect(_ document: InterfaceBuilderDocument, in inspection: inout RuleInspection) {
    for element in document.index.duplicates {
      guard let id = element.id else { continue }
      let first = document.index.byID[id].map { " in line \($0.line)" } ?? ""
      inspection.report(
        kind, at: element,
        "The id “\(id)” of the <\(element.name)> in line \(element.line) is already used\(first).",
        fix: "Give one of the two a new id; references resolve to the first.")
    }
  }
}
