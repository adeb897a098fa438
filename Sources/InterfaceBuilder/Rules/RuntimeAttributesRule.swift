// `runtime-attributes`: runtime attributes that a team does not use.

import LayoutScene
import Plumbline

extension FindingKind {
  /// A runtime attribute is not one of the allowed ones.
  public static let runtimeAttributes = FindingKind(
    "runtime-attributes", level: nil,
    meaning: "A runtime attribute is not one of the allowed ones.",
    why: reasonOfConventions,
    example: "keyPath=\"layer.cornerRadius\"",
    takesValues: true,
    triggering: [
      .xib(
        """
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <real key="value" value="8"/>
          </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        """)
    ],
    notTriggering: [
      .xib(
        """
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <real key="value" value="8"/>
          </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        """, allowed: ["layer.cornerRadius"])
    ])
}

enum RuntimeAttributesRule: DocumentRule {
  static let kind = FindingKind.runtimeAttributes

  static func inspect(_ element: DocumentElement, in inspection: inout RuleInspection) {
    guard element.name == "userDefinedRuntimeAttribute", let path = element["keyPath"],
      !inspection.allows(path, by: kind)
    else { return }
    inspection.report(
      kind, at: element, "\(RuleInspection.holder(of: element)) has the runtime attribute “\(path)”.",
      fix: "Set it in code, or allow it in the configuration.")
  }
}
