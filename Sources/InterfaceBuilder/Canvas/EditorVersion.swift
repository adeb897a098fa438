// Which Interface Builder wrote a document, and what follows from it for the frames that it stored.

import Plumbline

/// The build number of Interface Builder's Cocoa Touch plug-in (Xcode 8: 11–12 thousand, 9: 13, 10: 14, 11: 15–16,
/// 12: 17–18, 13: 19–20, 14: 21, 15: 22, 16: 23, 26: from 24).
struct EditorVersion: Hashable, Comparable, Sendable {
  let build: Double

  /// The plug-in's version where the document names it: some documents carry a made-up `toolsVersion` (32700.99).
  init(of root: DocumentElement) {
    let plugIn = root.first("dependencies")?.children.first {
      $0.name == "plugIn" && ($0["identifier"]?.contains("IBCocoaTouch") ?? false)
    }
    build =
      [plugIn?["version"], root["toolsVersion"]].lazy
      .compactMap { $0.flatMap(Self.leadingNumber) }.first ?? Self.current.build
  }

  init(build: Double) { self.build = build }

  /// The behaviour of a device of today, for layouts away from the document's canvas.
  static let current = EditorVersion(build: 23_000)

  /// `14313.3.2` counts as 14313.3.
  private static func leadingNumber(_ text: String) -> Double? {
    let parts = text.split(separator: ".", maxSplits: 2)
    guard let whole = parts.first, !whole.isEmpty, whole.count < 9 else { return nil }
    return LayoutNumber.parse(parts.prefix(2).joined(separator: "."))
  }

  static func < (lhs: EditorVersion, rhs: EditorVersion) -> Bool { lhs.build < rhs.build }

  /// The generation of controls that this editor drew (spec 10 §6: iOS 13 figures from 14810).
  var generation: LayoutEnvironment.Generation {
    let system =
      switch build {
      case ..<14_810: 7
      case ..<17_000: 13
      case ..<19_000: 14
      case ..<21_000: 15
      case ..<22_000: 16
      case ..<23_000: 17
      case ..<24_000: 18
      default: 26
      }
    return LayoutEnvironment.Generation(system: system, roundsTextToPoints: build < 13_000)
  }

  /// Xcode 11 to 14 simulated no status bar on devices without a sensor housing: their 5 documents in the corpus
  /// (builds 15702 to 21507) have a safe area from the very top, all before and after one from 20 points.
  var simulatesStatusBar: Bool { build < 15_000 || build >= 22_000 }

  /// Up to Xcode 14 every sensor housing took 44 points (retina5_9, 6_0, 6_1, 6_5 and 6_7 of the corpus agree); later
  /// ones take the device's own.
  var usesEarlyHousing: Bool { build < 22_000 }

  /// Xcode 26 counts the hardware's insets twice: 8 scenes show 96 at the top of retina6_1, 8 show 68 at the bottom
  /// of retina6_1 or 6_3, where 48 and 34 would be expected (builds 24063 to 25094). None shows less.
  var doublesHardwareInsets: Bool { build >= 24_000 }

  /// Xcode 26 has no layout for table rows below the canvas, and marks what is in them: 2 documents (builds 24063 and
  /// 24743). The 3 before it with such rows (builds 13772, 15404 and 23721) have one.
  var leavesOutRowsBelowCanvas: Bool { build >= 24_000 }

  /// Modal scenes are cards from Xcode 11 on.
  var presentsCards: Bool { build >= 15_000 }

  /// Before iOS 11 the margins of a root view did not follow its bars.
  var marginsFollowSafeArea: Bool { build >= 13_000 }
}
