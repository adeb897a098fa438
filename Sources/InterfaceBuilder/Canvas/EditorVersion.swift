// The version of Interface Builder that wrote a document, and its effects on the stored frames.

import Plumbline
import Typography

/// The build number of Interface Builder's Cocoa Touch plug-in (Xcode 8: 11–12 thousand, 9: 13, 10: 14, 11: 15–16,
/// 12: 17–18, 13: 19–20, 14: 21, 15: 22, 16: 23, 26: from 24).
struct EditorVersion: Equatable, Comparable, Sendable {
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

  /// Xcode 11, whose betas began with plug-in 14766 (`toolsVersion` 14810); Xcode 10.3 was 14490.
  var isFromXcode11: Bool { build >= 14_700 }

  /// The generation of controls that this editor drew: Xcode 6 came with iOS 8, and each later one with the next.
  var generation: LayoutEnvironment.Generation {
    let system =
      switch build {
      case ..<6_000: 7
      case ..<8_000: 8
      case ..<11_000: 9
      case ..<13_000: 10
      case ..<14_200: 11
      case _ where !isFromXcode11: 12
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

  /// Xcode 11 to 14.3 simulated no status bar on devices without a sensor housing: 62 scenes of the corpus (builds 14824
  /// to 21505) have a safe area from the very top; those before (to 14490) and after (from 21678) have one from 20 points.
  /// None contradicts.
  var simulatesStatusBar: Bool { !isFromXcode11 || build >= 21_600 }

  /// Up to Xcode 14.2 every sensor housing took 44 points (retina5_9, 6_0, 6_1, 6_5 and 6_7 of the corpus agree, up
  /// to build 21169); later ones take the device's own: 14 scenes from build 21207 to 22000, none contradicts.
  var usesEarlyHousing: Bool { build < 21_207 }

  /// Xcode 26 adds the insets of the device, as it is held upright, to those of the window: of 38 scenes from build 23721 on
  /// all show 96 or 118 at the top of retina6_1 and 6_12, 68 at the bottom of these and 6_3, where half would be expected; the
  /// 34 of builds 23068 to 23506 show the half. On its side retina6_0 has 47 left, right and above, 55 below (documents that
  /// are not in the corpus).
  var addsDeviceInsets: Bool { build >= 23_700 }

  /// The editor's status bar needs room: before Xcode 11 a view less than 400 points high has none. 18 scenes of the corpus
  /// with 40 to 353 points of height show 0, 20 with 440 to 1000 points show 20, embedded ones among both; none contradicts.
  var leastHeightBelowStatusBar: Double { isFromXcode11 ? 0 : 400 }

  /// Xcode 26 shows another device for retina6_7: the 10 scenes of its one document (build 24504) are 430x932 with a housing
  /// of 59 points, those before (builds 20020 to 22131) 428x926.
  func shown(deviceID: String) -> String {
    deviceID == "retina6_7" && build >= 24_000 ? "retina6_72" : deviceID
  }

  /// Xcode 15.3 and later have no layout for table rows below the canvas, and mark what is in them: the rows of 3 documents
  /// here (builds 23506 to 24743), and 58 of 75 in others from build 22130 on. Those before it have one (builds 13772 to
  /// 21678), and 2 later documents with 4 rows that were laid out while they were above it (22504, 23721).
  var leavesOutRowsBelowCanvas: Bool { build >= 22_130 }

  /// Xcode 11 to 13 lay freeform views that are not wider than the device at its top (`RootSurroundings.liesOnDevice`).
  var laysFreeformViewsOnDevice: Bool { isFromXcode11 && build < 21_200 }

  /// The text size of text styles on the canvas. Xcode 12.5 to 13.4 took the smallest one wherever a document has no
  /// overrides of its own: 22 labels of one line in 12 documents of 6 repositories (builds 18093 to 20020) are as high, Body 17
  /// points and Footnote 14.5, and 2 in one document are not (19454). Up to build 17703 and from 21207 on all have the usual
  /// one (68 labels).
  var textStyleSize: ContentSizeCategory { (18_000..<21_000).contains(build) ? .extraSmall : .large }

  /// Interface Builder before Xcode 9 took the status bar away from a scene that simulates none (`Main.storyboard` of
  /// Side-Menu, build 9051: 0 below the top guide). Later ones leave it: both scenes of the corpus that tell have 20
  /// (`OEXUserLicenseAgreementViewController.xib`, build 14490; `OAFirstUsageWizardController.xib`, build 22504).
  var hidesSimulatedStatusBar: Bool { build < 13_000 }

  /// Before iOS 11 the margins of a root view did not follow its bars.
  var marginsFollowSafeArea: Bool { build >= 13_000 }
}
