// `relative-to-margin`: constraints to margins.

import LayoutScene
import Plumbline

extension FindingKind {
  /// A constraint is relative to a margin.
  public static let relativeToMargin = FindingKind(
    "relative-to-margin", level: nil,
    meaning: "A constraint is relative to a margin.",
    why: reasonOfConventions,
    example: "firstAttribute=\"leadingMargin\"",
    triggering: [
      .xib(
        """
        <constraints>
          <constraint firstItem="root" firstAttribute="leadingMargin" constant="8" id="c1"/>
        </constraints>
        """)
    ],
    notTriggering: [
      .xib(
        """
        <constraints>
          <constraint firstItem="root" firstAttribute="width" constant="320" id="c1"/>
        </constraints>
        """)
    ])
}

enum RelativeToMarginRule: DocumentRule {
  static let kind = FindingKind.relativeToMargin

  static func inspect(_ element: DocumentElement, in inspection: inout RuleInspection) {
    guard element.name == "constraint" else { return }
    for attribute in ["firstAttribute", "secondAttribute"] {
      guard let value = element[attribute], value.hasSuffix("Margin") else { continue }
      inspection.report(
        kind, at: element, "The constraint in line \(element.line) is relative to a margin (\(value)).",
        fix: "Turn off Relative to Margin for its item, or use a layout guide.",
        constraints: element.id.map { [$0] } ?? [])
      return
    }
  }
}
