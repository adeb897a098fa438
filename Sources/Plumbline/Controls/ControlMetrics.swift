// The sizes of the system's controls, by the release whose look they have. Every figure was read off frames that
// Interface Builder stored where constraints leave a control its own size; counts are views in the document corpus.
//
// Which release a document's control look follows from the version of Interface Builder's Cocoa Touch plug-in
// (`<plugIn … version>`; `toolsVersion` is some dozens higher). The thresholds seen:
//
// | plug-in version | Xcode | look | seen by |
// |---|---|---|---|
// | below 14800 | to 10.x | iOS 7–12 | stepper 29 high (14460), segmented control 29 (14088) |
// | 14800 ..< 17000 | 11 | iOS 13 | stepper 32, segmented control 32 (15510, 15704); empty rounded field 97 wide (16086) |
// | 17000 ..< 24000 | 12 to 16 | iOS 14–18 | progress view 4 high, rounded text field 34 |
// | 24000 and up | 26 | iOS 26 | switch 63x28 (24063, 24405, 24504, 24743), 51x31 until 23068 |

import Foundation

/// The fixed figures of one generation of controls, in points.
struct ControlMetrics {
  let system: Int

  init(_ generation: LayoutEnvironment.Generation) { system = generation.system }

  // MARK: Switch

  /// The frame is 51x31 (70 views), 63x28 from iOS 26 (20 views); the alignment rectangle ends 2 points before it on
  /// the right (a stack of 528 points stores label 479 + switch 51; 467 + 63 from iOS 26).
  var switchFrame: CGSize { system >= 26 ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31) }
  var switchInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

  // MARK: Slider

  /// 31 points high with 2 outside the alignment rectangle on both sides and 1 below it: a vertical stack of 500
  /// points stores -2, 504 and moves the next view by 30 (51 views). Inside of a toolbar 34 (7 views), everywhere in iOS 26
  /// (documents that are not in the corpus).
  func sliderHeight(isInToolbar: Bool) -> CGFloat {
    system >= 26 ? 34 : isInToolbar && system >= 14 ? 33 : 30
  }
  /// iOS 26 has none: all 15 sliders of the corpus since editor 24000 lie where their constraints have their frames.
  var sliderInsets: UIEdgeInsets { system >= 26 ? .zero : UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }

  // MARK: Stepper, segments

  /// 94x29 until iOS 12 (2 views), 94x32 since (12 views).
  var stepperSize: CGSize { CGSize(width: 94, height: system >= 13 ? 32 : 29) }
  /// The alignment height; the frame is one point higher: 29 until iOS 12 (4 views), 32 since (9 views).
  var segmentedControlHeight: CGFloat { system >= 13 ? 31 : 28 }
  var segmentedControlInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0) }

  // MARK: Progress, activity, pages

  /// 2 points until iOS 13, 4 since (8 views); the bar style is 2.5 until iOS 13.
  func progressViewHeight(isBar: Bool) -> CGFloat { system >= 14 ? 4 : isBar ? 2.5 : 2 }
  /// 20x20 (8 views); the large ones 37x37 (5 views).
  func activityIndicatorSize(isLarge: Bool) -> CGSize {
    isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  /// spec 10 §6: 37 high until iOS 13, 26 since. The dots are 7 points with 9 between them until iOS 13; wider
  /// since.
  var pageControlHeight: CGFloat { system >= 14 ? 26 : 37 }
  func pageControlWidth(pages: Int) -> CGFloat {
    guard pages > 0 else { return 0 }
    return system >= 14 ? CGFloat(pages) * 17.5 + 60.5 : CGFloat(pages) * 16 - 9
  }

  // MARK: Text fields

  /// 30 before iOS 13, whatever the font (33 views up to build 14490, 26 points and Futura among them), 34 since (102 views;
  /// 4 of Xcode 11 still have less), for fonts up to 17 points.
  var roundedTextFieldHeight: CGFloat { system >= 13 ? 34 : 30 }
  var roundedTextFieldGrowsWithFont: Bool { system >= 13 }
  /// The width without text and placeholder: 97 (5 views of Xcode 9 to 11), 32 since (1 view).
  var emptyRoundedTextFieldWidth: CGFloat { system >= 14 ? 32 : 97 }

  // MARK: Bars and pickers

  /// 44 (15 views), 54 in iOS 26 (2 views, and 11 scenes below a bar that the canvas simulates).
  var navigationBarHeight: CGFloat { system >= 26 ? 54 : 44 }
  /// 49 where the bar ends at the bottom of the safe area of a device with a home indicator (115 of 117 such bars),
  /// 44 elsewhere (all 4 bars above other bars or in embedded scenes).
  func toolbarHeight(isAboveHomeIndicator: Bool) -> CGFloat { isAboveHomeIndicator ? 49 : 44 }
  var tabBarHeight: CGFloat { 49 }
  /// The height of a container's bar, beside what it usually is, above a safe area that ends so far from the edge: 32 on
  /// phones that lie on their sides, of tab bars since iOS 11; 50 on tablets since iOS 12, of which 45 lie above a home
  /// indicator (Tencent/QMUI_iOS #633, and bars that the canvas simulates).
  func barHeight(_ usual: CGFloat, for traits: UITraitCollection, above inset: CGFloat) -> CGFloat {
    // A class of the application's may have a bar of its own height.
    guard usual <= max(navigationBarHeight, tabBarHeight) else { return usual }
    if traits.userInterfaceIdiom == .pad, system >= 12, usual <= 49 { return inset > 0 ? 45 : 50 }
    let isLow = traits.verticalSizeClass == .compact && traits.horizontalSizeClass == .compact
    return isLow && (usual < 49 || system >= 11) ? 32 : usual
  }
  /// 44 until iOS 10, 56 since (2 views), 64 since iOS 26 (1 view).
  var searchBarHeight: CGFloat { system >= 26 ? 64 : system >= 11 ? 56 : 44 }
  /// Wheels are 216 high and, where nothing stretches them, 320 wide.
  var pickerSize: CGSize { CGSize(width: 320, height: 216) }
}
