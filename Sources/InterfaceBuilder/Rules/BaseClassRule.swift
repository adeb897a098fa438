// `base-class`: elements that are not of the class that a team uses.

import LayoutScene
import Plumbline

private let baseClassExample = RuleExample.xib(
  """
  <subviews>
    <label id="title"><rect key="frame" x="0" y="0" width="10" height="10"/></label>
  </subviews>
  """, allowed: ["label=BodyLabel"])

extension FindingKind {
  /// An element's class is none of those that the configuration requires of its kind.
  public static let baseClass = FindingKind(
    "base-class", level: nil,
    meaning: "An element's class is none of those that the configuration requires of its kind.",
    why: reasonOfConventions,
    example: "<label> without customClass, where base-class allows label=BodyLabel",
    takesValues: true,
    triggering: [baseClassExample],
    notTriggering: [baseClassExample.with("<label id", "<label customClass=\"BodyLabel\" id")])
}

enum BaseClassRule: DocumentRule {
  static let kind = FindingKind.baseClass

  static func inspect(_ element: DocumentElement, in inspection: inout RuleInspection) {
    let classes = inspection.allowed(by: kind).compactMap { entry -> String? in
      let parts = entry.split(separator: "=", maxSplits: 1)
      return parts.count == 2 && isKind(element.name, String(parts[0])) ? String(parts[1]) : nil
    }
    guard !classes.isEmpty, element.id != nil, !classes.contains(element["customClass"] ?? "") else { return }
    let name = RuleInspection.name(of: element)
    let own = element["customClass"].map { "a \($0)" } ?? "of Apple's class"
    inspection.report(
      kind, at: element, "\(name) is \(own), not \(classes.joined(separator: " or ")).",
      fix: "Set its class in the Identity inspector.")
  }

  /// `label` and `UILabel` name the same kind.
  private static func isKind(_ element: String, _ name: String) -> Bool {
    element == name || "ui" + element.lowercased() == name.lowercased()
  }
}
