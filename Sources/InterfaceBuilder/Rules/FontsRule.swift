// `fonts`: fonts that a team does not use.

import LayoutScene
import Plumbline

extension FindingKind {
  /// A font is not one of the allowed ones.
  public static let fonts = FindingKind(
    "fonts", level: nil,
    meaning: "A font is not one of the allowed ones.",
    why: reasonOfConventions,
    example: "<fontDescription name=\"Papyrus\"> where fonts allows Avenir-Book",
    takesValues: true,
    triggering: [
      .xib(
        """
        <subviews>
          <label id="title">
            <rect key="frame" x="0" y="0" width="10" height="10"/>
            <fontDescription key="fontDescription" name="Papyrus" family="Papyrus" pointSize="17"/>
          </label>
        </subviews>
        """, allowed: ["system", "Avenir-Book"])
    ],
    notTriggering: [
      .xib(
        """
        <subviews>
          <label id="title">
            <rect key="frame" x="0" y="0" width="10" height="10"/>
            <fontDescription key="fontDescription" name="Avenir-Book" family="Avenir" pointSize="17"/>
          </label>
        </subviews>
        """, allowed: ["system", "Avenir-Book"]),
      .xib(
        """
        <subviews>
          <label id="title">
            <rect key="frame" x="0" y="0" width="10" height="10"/>
            <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
          </label>
        </subviews>
        """, allowed: ["system", "Avenir-Book"]),
    ])
}

enum FontsRule: DocumentRule {
  static let kind = FindingKind.fonts

  static func inspect(_ element: DocumentElement, in inspection: inout RuleInspection) {
    guard element.name == "fontDescription" else { return }
    let name = element["name"] ?? element["style"] ?? (element["type"] == nil ? "" : "system")
    guard !name.isEmpty, !inspection.allows(name, by: kind),
      !(element["type"]?.lowercased().contains("system") ?? false && inspection.allows("system", by: kind))
    else { return }
    inspection.report(
      kind, at: element,
      "\(RuleInspection.holder(of: element)) has the font “\(name)”, which is not one of the allowed ones.",
      fix:
        "Choose one of \(inspection.allowed(by: kind).joined(separator: ", ")), or allow this one in the configuration."
    )
  }
}
