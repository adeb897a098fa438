// `negative-size`: views with a negative width or height.

import Foundation
import LayoutScene
import Plumbline

private let negativeSizeExample = RuleExample.xib(
  """
  <subviews>
    <view id="card">
      <rect key="frame" x="8" y="8" width="-6" height="44"/>
    </view>
  </subviews>
  """)

extension FindingKind {
  /// A view whose constraints or stored frame resolve to a negative width or height.
  public static let negativeSize = FindingKind(
    "negative-size", level: .error, milder: [(.note, "only Interface Builder's canvas has it")],
    meaning: "An autoresizing mask or a stored frame resolves to a negative width or height.",
    why:
      "A size cannot be negative: layout sets it to 0, and the views that depend on it move. The "
      + "constants leave too little room; reduce one, or enlarge the superview.",
    example: "<rect key=\"frame\" x=\"8\" y=\"8\" width=\"-6\" height=\"44\"/>",
    triggering: [negativeSizeExample],
    notTriggering: [negativeSizeExample.with("\"-6\"", "\"304\"")])
}

enum NegativeSizeRule: LayoutRule {
  static let kind = FindingKind.negativeSize

  static func findings(in layout: CheckedLayout) -> [Finding] { layout.scene.views.compactMap(finding) }

  /// A view with a negative width or height, computed or stored: by autoresizing or fixed frames, never by constraints.
  private static func finding(on entry: SceneView) -> Finding? {
    let size = entry.view.frame.size
    let stored = entry.isFreeOfConstraints ? entry.storedFrame?.size : nil
    let negative = [
      ("width", min(size.width, stored?.width ?? 0)), ("height", min(size.height, stored?.height ?? 0)),
    ].filter { $0.1 < 0 }
    guard !negative.isEmpty else { return nil }
    let isStored = size.width >= 0 && size.height >= 0
    return Finding(
      kind: kind, level: .error, views: [entry.id],
      message:
        "Its \(isStored ? "stored " : "")\(list(negative.map { "\($0.0) is \(decimal($0.1))" })) points.",
      fix: isStored
        ? "Give it a frame with a positive size."
        : "Make the superview larger: it is smaller than the margins that the autoresizing mask keeps.",
      line: entry.line, column: entry.column)
  }
}
