// `small-target`: controls that are smaller than a fingertip.

import Foundation
import LayoutScene
import Plumbline

private let smallTargetExample = RuleExample.xib(
  """
  <subviews>
    <button translatesAutoresizingMaskIntoConstraints="NO" id="close">
      <rect key="frame" x="20" y="20" width="30" height="30"/>
      <constraints>
        <constraint firstAttribute="width" constant="30" id="c1"/>
        <constraint firstAttribute="height" constant="30" id="c2"/>
      </constraints>
    </button>
  </subviews>
  <constraints>
    <constraint firstItem="close" firstAttribute="top" secondItem="root" secondAttribute="top" constant="20" id="c3"/>
    <constraint firstItem="close" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c4"/>
  </constraints>
  """)

extension FindingKind {
  /// A control that is too small to be tapped reliably.
  public static let smallTarget = FindingKind(
    "small-target", level: nil,
    milder: [
      (.note, "a custom class may accept touches outside its bounds")
    ],
    meaning: "A control is less than 44 points wide or high, too small to be tapped reliably.",
    why:
      "Small controls are hard to tap. Give it content insets, or a width and height of at least 44.",
    example: "a button of 30 x 30 points with nothing around it",
    triggering: [smallTargetExample],
    notTriggering: [smallTargetExample.with("\"30\"", "\"44\"")])
}

enum SmallTargetRule: LayoutRule {
  static let kind = FindingKind.smallTarget

  static func findings(in layout: CheckedLayout) -> [Finding] {
    layout.scene.views.compactMap(layout.inspection.smallTargetFinding)
  }
}

extension SceneInspection {
  /// Apple's Human Interface Guidelines, "Buttons" and "Accessibility": a hit region of at least 44 by 44 points.
  static let hitLength: CGFloat = 44

  /// A control whose hit region is smaller than it should be. The system's own controls (switches, sliders, steppers,
  /// segments, fields, bars' items) have the size that Apple gave them, and hit regions of their own; macOS has a
  /// pointer.
  func smallTargetFinding(on entry: SceneView) -> Finding? {
    guard entry.view is UIButton, entry.view.effectiveLayoutEnvironment.framework != .appKit,
      entry.view.isUserInteractionEnabled, isShown(entry.view), !(entry.view.superview is UIToolbar),
      !(entry.view.superview is UINavigationBar)
    else { return nil }
    let size = entry.view.bounds.size
    let short = [("wide", size.width), ("high", size.height)].filter {
      $0.1 < Self.hitLength - Self.visibleDistance
    }
    guard !short.isEmpty else { return nil }
    return Finding(
      // A custom class may answer touches beside its bounds.
      kind: .smallTarget, level: entry.customClass == nil ? .warning : .note, views: [entry.id],
      message:
        "It is \(list(short.map { "\(decimal($0.1)) points \($0.0)" })); a touch target needs "
        + "\(decimal(Self.hitLength)).",
      fix: "Make it larger: give it content insets, or a width and height of at least 44.", line: entry.line,
      column: entry.column)
  }
}
