// `colors`: colours that a team does not use.

import LayoutScene
import Plumbline

extension FindingKind {
  /// A colour is not a named colour, or not one of the allowed ones.
  public static let colors = FindingKind(
    "colors", level: nil,
    meaning: "A colour is not a named colour, or not one of the allowed ones.",
    why: reasonOfConventions,
    example: "<color red=\"0.2\" green=\"0.4\" blue=\"0.9\" …>",
    takesValues: true,
    triggering: [
      .xib(
        """
        <color key="backgroundColor" red="0.2" green="0.4" blue="0.9" alpha="1"/>
        """)
    ],
    notTriggering: [
      .xib(
        """
        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        """)
    ])
}

enum ColorsRule: DocumentRule {
  static let kind = FindingKind.colors

  static func inspect(_ element: DocumentElement, in inspection: inout RuleInspection) {
    guard element.name == "color" else { return }
    let allowed = inspection.allowed(by: kind)
    let name = element["name"] ?? element["systemColor"]
    if let name, allowed.isEmpty || allowed.contains(name) { return }
    let color = name.map { "the colour “\($0)”" } ?? "a colour of its own"
    inspection.report(
      kind, at: element, "\(RuleInspection.holder(of: element)) has \(color) as \(element.key ?? "colour").",
      fix: allowed.isEmpty ? "Choose a named colour." : "Choose one of \(allowed.joined(separator: ", ")).")
  }
}
