// `trait-variations`: properties that vary by size class.

import LayoutScene
import Plumbline

private let traitVariationsExample = RuleExample.xib(
  """
  <variation key="widthClass=regular"/>
  """)

extension FindingKind {
  /// A property varies by size class.
  public static let traitVariations = FindingKind(
    "trait-variations", level: nil,
    meaning: "A property varies by size class.",
    why: reasonOfConventions,
    example: "<variation key=\"widthClass=regular\">",
    triggering: [traitVariationsExample],
    notTriggering: [traitVariationsExample.with("\"widthClass=regular\"", "\"default\"")])
}

enum TraitVariationsRule: DocumentRule {
  static let kind = FindingKind.traitVariations

  static func inspect(_ element: DocumentElement, in inspection: inout RuleInspection) {
    guard element.name == "variation", let key = element.key, key != "default" else { return }
    inspection.report(
      kind, at: element, "\(RuleInspection.holder(of: element)) varies by \(key).",
      fix: "Remove the variation.")
  }
}
