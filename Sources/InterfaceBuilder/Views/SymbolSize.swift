// The size of a system symbol in a document: its point size and scale. What a weight changes is not known here.

import Foundation

/// The size of a symbol: 17 points at a medium scale until something else is asked for.
struct SymbolSize {
  var pointSize: CGFloat = 17
  /// The size relative to the medium scale.
  var relativeSize: CGFloat = 1

  init() {}

  /// The longer side of symbols of 17 points whose size a document shows, where it is not what most have; `xmark` in two of
  /// them (17.333 wide at 3 pixels a point, 17.5 at 2), the others in one each.
  static let lengths: [String: CGFloat] = [
    "arrow.triangle.2.circlepath.camera": 31.5, "bell.badge.fill": 21.5, "doc.on.doc": 23.3,
    "hand.raised.fill": 20.8, "mic.fill": 21.25, "mic.slash.fill": 20.15, "speaker.slash.fill": 20.4,
    "trash": 20.8, "video.slash.fill": 25.8, "xmark": 17.4,
  ]

  /// The size in a symbol configuration; where it names no scale, that of the `<imageReference>`.
  init(_ configuration: DocumentElement?, reference: DocumentElement?, fonts: FontReader) {
    let font = fonts.font(configuration?.first("fontDescription")).map { CGFloat($0.pointSize) }
    let points = configuration?.number("pointSize").map { CGFloat($0) } ?? font ?? 17
    if points > 0, points <= 2048 { pointSize = points }
    relativeSize = Self.relativeSize(
      configuration?["scale"].flatMap { $0 == "default" ? nil : $0 } ?? reference?["symbolScale"])
  }

  /// 1.28 where it is large: a circle of 128 units is 105.5 points wide at 70 points (`LaunchScreen.xib` of
  /// IQKeyboardCore), 20 at 17. A small one is assumed to differ as much.
  private static func relativeSize(_ scale: String?) -> CGFloat {
    switch scale {
    case "small": 1 / 1.28
    case "large": 1.28
    default: 1
    }
  }
}
