// What can be said of a scene that is laid out: the rules, in a list, and what each is shown.

import LayoutScene
import Plumbline

/// A rule about a scene that is laid out: one file, whose kind has its name, level, reasons and examples.
@MainActor
protocol LayoutRule: SendableMetatype {
  /// What the rule says of itself.
  nonisolated static var kind: Finding.Kind { get }
  /// What it finds in a layout, in document order.
  static func findings(in layout: CheckedLayout) -> [Finding]
}

/// A layout that rules look at, with what is worked out once for all of them.
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
  /// In the order in which their findings are told, within a level. A new rule is added here.
  static let all: [any LayoutRule.Type] = [
    ConflictRule.self, AmbiguousRule.self, MisplacedRule.self, OutsideRule.self, NegativeSizeRule.self,
    ClippedRule.self, OverlapRule.self, SmallTargetRule.self,
  ]
}

extension FindingKind {
  /// What is looked for in layouts.
  public static let ofLayouts: [FindingKind] = LayoutRules.all.map { $0.kind }

  /// The kinds that are looked for by default in a scene, whatever its document is.
  public static let onByDefault = Set((ofLayouts + ofReaders).filter(\.isOnByDefault))
}
