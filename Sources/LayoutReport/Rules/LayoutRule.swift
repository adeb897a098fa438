// The rules about a laid-out scene, in a list, and their input.

import LayoutScene
import Plumbline

/// A rule about a scene that is laid out: one file, whose kind has its name, level, reasons and examples.
@MainActor
protocol LayoutRule: SendableMetatype {
  /// The kind of the rule's findings.
  nonisolated static var kind: Finding.Kind { get }
  /// The findings in a layout, in document order.
  static func findings(in layout: CheckedLayout) -> [Finding]
}

/// A layout that rules check, with the results that are computed once for all of them.
@MainActor
struct CheckedLayout {
  let inspection: SceneInspection
  /// Conflicts and free variables.
  let diagnosis: LayoutDiagnosis
  /// Tries changes; the number of trials in a scene is limited.
  let ways: WaysOut
  /// Whether the scene has the canvas for which the document stores frames.
  let comparesStoredFrames: Bool
  /// Whether only what depends on the size of the scene is looked for: another layout has the rest.
  let onlyOfDevice: Bool

  var scene: Scene { inspection.scene }

  init(_ inspection: SceneInspection, comparesStoredFrames: Bool, triesWays: Bool, onlyOfDevice: Bool) {
    self.inspection = inspection
    self.comparesStoredFrames = comparesStoredFrames
    self.onlyOfDevice = onlyOfDevice
    diagnosis = inspection.scene.rootView.layoutDiagnosis()
    ways = WaysOut(inspection, diagnosis, triesWays: triesWays)
  }
}

enum LayoutRules {
  /// The rules in the order of their findings, within a level. A new rule is added here.
  static let all: [any LayoutRule.Type] = [
    ConflictRule.self, AmbiguousRule.self, MisplacedRule.self, OutsideRule.self, NegativeSizeRule.self,
    ClippedRule.self, OverlapRule.self, SmallTargetRule.self,
  ]
}

extension FindingKind {
  /// The kinds of findings in layouts.
  public static let ofLayouts: [FindingKind] = LayoutRules.all.map { $0.kind }

  /// The kinds that are looked for by default in a scene, whatever its document is.
  public static let onByDefault = Set((ofLayouts + ofReaders).filter(\.isOnByDefault))
}
