// `custom-module`: classes without a module.

import LayoutScene
import Plumbline

extension FindingKind {
  /// A custom class has no module, or none of those that are allowed.
  public static let customModule = FindingKind(
    "custom-module", level: nil,
    meaning: "A custom class has no module, or none of those that are allowed.",
    why: reasonOfConventions,
    example: "customClass=\"Card\" without customModule",
    takesValues: true,
    triggering: [
      .xib(
        """
        <subviews>
          <view customClass="Card" id="card"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
        </subviews>
        """)
    ],
    notTriggering: [
      .xib(
        """
        <subviews>
          <view customClass="Card" customModule="App" id="card"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
        </subviews>
        """),
      .xib(
        """
        <subviews>
          <view customClass="Card" customModule="App" customModuleProvider="target" id="card"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
        </subviews>
        """),
    ])
}

enum CustomModuleRule: DocumentRule {
  static let kind = FindingKind.customModule

  static func inspect(_ element: DocumentElement, in inspection: inout RuleInspection) {
    guard let className = element["customClass"] else { return }
    let allowed = inspection.allowed(by: kind)
    let module = element["customModule"]
    let isFine =
      allowed.isEmpty
      ? module != nil || element["customModuleProvider"] == "target" : allowed.contains(module ?? "")
    guard !isFine else { return }
    let owner = RuleInspection.name(of: element)
    inspection.report(
      kind, at: element,
      "The class \(className) of \(owner) has \(module.map { "the module \($0)" } ?? "no module").",
      fix: allowed.isEmpty
        ? "Choose its module in the Identity inspector."
        : "Choose \(allowed.joined(separator: " or ")) as its module.")
  }
}
