// Plain signs that anybody draws, under the names that symbols, bar items and AppKit's images have: a person, a house, a
// cross. They are this program's own drawings; every other symbol is a box with its name.

import Foundation
import LayoutScene
import Plumbline

/// A sign as a path of SVG on a grid of 24 by 24.
struct PictureGlyph: Hashable, Sendable {
  /// What lies around a sign.
  enum Enclosure: Hashable, Sendable { case none, circle, square }

  var path: String
  var enclosure = Enclosure.none
  /// Solid rather than an outline; within an enclosure, the enclosure.
  var isFilled = false
  var isStruckOut = false

  /// What most signs reach over.
  static let usualBox = CGRect(x: 2.5, y: 2.5, width: 19, height: 19)

  /// What the sign covers of its grid.
  var box: CGRect {
    guard enclosure == .none else { return CGRect(x: 1.5, y: 1.5, width: 21, height: 21) }
    return Self.boxes[path] ?? Self.usualBox
  }

  /// The sign of a name; nil where a name says more than a plain sign could.
  init?(_ name: String) {
    var parts = (Self.aliases[name] ?? name).split(separator: ".").map(String.init)
    var (isFilled, isStruckOut, enclosure) = (false, false, Enclosure.none)
    while let last = parts.last, parts.count > 1 {
      switch last {
      case "fill": isFilled = true
      case "slash": isStruckOut = true
      case "circle": enclosure = .circle
      case "square": enclosure = .square
      default:
        guard let path = Self.path(parts) else { return nil }
        self.init(path: path, enclosure: enclosure, isFilled: isFilled, isStruckOut: isStruckOut)
        return
      }
      parts.removeLast()
    }
    guard let path = Self.path(parts) else { return nil }
    self.init(path: path, enclosure: enclosure, isFilled: isFilled, isStruckOut: isStruckOut)
  }

  private init(path: String, enclosure: Enclosure, isFilled: Bool, isStruckOut: Bool) {
    (self.path, self.enclosure, self.isFilled, self.isStruckOut) = (path, enclosure, isFilled, isStruckOut)
  }

  private static func path(_ parts: [String]) -> String? {
    let name = parts.joined(separator: ".")
    return paths[aliases[name] ?? name]
  }

  /// Other names of the same signs: of UIKit's bar items, of AppKit's images, of symbols.
  private static let aliases: [String: String] = [
    "add": "plus", "stop": "xmark", "search": "magnifyingglass", "action": "square.and.arrow.up",
    "organize": "folder", "compose": "square.and.pencil", "refresh": "arrow.clockwise",
    "bookmarks": "book", "rewind": "backward.fill", "fastForward": "forward.fill",
    "reply": "arrowshape.turn.up.left", "more": "ellipsis.circle", "favorites": "star.fill",
    "featured": "star.fill", "topRated": "star.fill", "recents": "clock", "history": "clock",
    "mostRecent": "clock", "contacts": "person.circle.fill", "downloads": "square.and.arrow.down",
    "NSAddTemplate": "plus", "NSRemoveTemplate": "minus", "NSStopProgressTemplate": "xmark",
    "NSStopProgressFreestandingTemplate": "xmark.circle.fill", "NSActionTemplate": "gearshape",
    "NSSmartBadgeTemplate": "gearshape", "NSRefreshTemplate": "arrow.clockwise",
    "NSRefreshFreestandingTemplate": "arrow.clockwise.circle.fill",
    "NSGoRightTemplate": "chevron.right", "NSGoForwardTemplate": "chevron.right",
    "NSRightFacingTriangleTemplate": "play.fill", "NSLeftFacingTriangleTemplate": "backward.fill",
    "NSGoLeftTemplate": "chevron.left", "NSGoBackTemplate": "chevron.left",
    "NSShareTemplate": "square.and.arrow.up",
    "NSFolder": "folder", "NSUser": "person.circle.fill", "NSUserGuest": "person.circle.fill",
    "NSUserAccounts": "person.2.fill", "NSTrashEmpty": "trash", "NSTrashFull": "trash",
    "NSMenuOnStateTemplate": "checkmark", "NSMenuMixedStateTemplate": "minus", "NSInfo": "info.circle.fill",
    "NSLockLockedTemplate": "lock.fill", "NSListViewTemplate": "list.bullet",
    "NSIconViewTemplate": "square.grid.2x2", "NSCaution": "exclamationmark.triangle.fill",
    "NSPreferencesGeneral": "gearshape", "NSAdvanced": "gearshape", "NSHomeTemplate": "house",
    "NSRevealFreestandingTemplate": "magnifyingglass",
    "NSFollowLinkFreestandingTemplate": "arrow.right.circle.fill",
    "NSInvalidDataFreestandingTemplate": "exclamationmark.circle.fill", "NSBookmarksTemplate": "book",
    "NSQuickLookTemplate": "eye", "NSSlideshowTemplate": "play.fill", "NSNetwork": "globe",
    "chevron.forward": "chevron.right", "chevron.backward": "chevron.left",
    "arrow.forward": "arrow.right", "arrow.backward": "arrow.left", "line.horizontal.3": "line.3.horizontal",
    "info": "i", "gear": "gearshape", "cart.badge.plus": "cart", "person.crop": "person",
    "person.crop.circle": "person.circle", "person.crop.circle.fill": "person.circle.fill",
    "message": "bubble.left", "bubble": "bubble.left", "bubble.right": "bubble.left",
    "text.bubble": "bubble.left",
    "bubble.left.and.bubble.right": "bubble.left", "mappin.and.ellipse": "mappin", "map.pin": "mappin",
    "mappin.circle": "mappin", "arrow.2.circlepath": "arrow.clockwise",
    "arrow.triangle.2.circlepath": "arrow.clockwise", "text.book.closed": "book",
    "book.closed": "book", "photo.on.rectangle": "photo", "envelope.open": "envelope", "doc.text": "doc",
    "doc.on.doc": "doc", "lock.open": "lock", "speaker.wave.1": "speaker", "speaker.wave.2": "speaker",
    "speaker.wave.3": "speaker", "waveform.mic": "mic", "person.2.circle": "person.2", "person.3": "person.2",
    "camera.viewfinder": "camera", "bell.badge": "bell", "sun.min": "sun.max",
    "slider.vertical.3": "slider.horizontal.3", "line.3.horizontal.decrease": "line.horizontal.3.decrease",
    "list.dash": "list.bullet", "list.number": "list.bullet", "multiply": "xmark",
    "exclamationmark.bubble": "bubble.left", "cloud.sun": "cloud", "calendar.badge.plus": "calendar",
    "square.grid.3x3": "square.grid.2x2", "forward.end": "forward", "backward.end": "backward",
    "clock.arrow.circlepath": "clock", "pencil.line": "pencil", "internaldrive": "tray",
    "house.circle": "house",
  ]

  /// Signs that reach over less than most.
  private static let boxes: [String: CGRect] = Dictionary(
    [
      ("chevron.right", CGRect(x: 7.5, y: 3, width: 9, height: 18)),
      ("chevron.left", CGRect(x: 7.5, y: 3, width: 9, height: 18)),
      ("chevron.up", CGRect(x: 3, y: 7.5, width: 18, height: 9)),
      ("chevron.down", CGRect(x: 3, y: 7.5, width: 18, height: 9)),
      ("minus", CGRect(x: 3, y: 11, width: 18, height: 2)),
      ("ellipsis", CGRect(x: 2.5, y: 10, width: 19, height: 4)),
      ("line.3.horizontal", CGRect(x: 3, y: 5, width: 18, height: 14)),
    ].compactMap { name, box in paths[name].map { ($0, box) } }, uniquingKeysWith: { first, _ in first })

  private static let paths: [String: String] = [
    "plus": "M12 3.5v17M3.5 12h17", "minus": "M3.5 12h17", "xmark": "M4.5 4.5l15 15M19.5 4.5l-15 15",
    "checkmark": "M4 13l5.5 6.5L20 5", "chevron.right": "M8.5 4l7 8l-7 8",
    "chevron.left": "M15.5 4l-7 8l7 8", "chevron.down": "M4 8.5l8 7l8-7",
    "chevron.up": "M4 15.5l8-7l8 7",
    "ellipsis": "M4.5 11a1 1 0 1 0 .01 0zM12 11a1 1 0 1 0 .01 0zM19.5 11a1 1 0 1 0 .01 0z",
    "line.3.horizontal": "M3.5 6h17M3.5 12h17M3.5 18h17",
    "line.horizontal.3.decrease": "M3 7h18M6.5 12h11M10 17h4",
    "magnifyingglass": "M10 3.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zM15 15l6 6",
    "square":
      "M6 3.5h12a2.5 2.5 0 0 1 2.5 2.5v12a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 18V6A2.5 2.5 0 0 1 6 3.5z",
    "circle": "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18z",
    "play": "M6 3.5l14 8.5l-14 8.5z", "pause": "M6 4h4v16H6zM14 4h4v16h-4z",
    "forward": "M3 5l9 7l-9 7zM12 5l9 7l-9 7z", "backward": "M21 5l-9 7l9 7zM12 5l-9 7l9 7z",
    "square.and.arrow.up": "M8 9H5v12h14V9h-3M12 15V3M8.5 6L12 2.5L15.5 6",
    "square.and.arrow.down": "M8 9H5v12h14V9h-3M12 3v12M8.5 12l3.5 3.5l3.5-3.5",
    "i": "M12 10.5v9M12 5h.01", "exclamationmark": "M12 3.5v11M12 19.5h.01",
    "questionmark": "M7.5 8a4.5 4.5 0 1 1 6.5 4c-1.5.8-2 1.5-2 3.5M12 20h.01",
    "arrow.left": "M20.5 12h-17M10 5l-6.5 7l6.5 7", "arrow.right": "M3.5 12h17M14 5l6.5 7l-6.5 7",
    "arrow.up": "M12 20.5v-17M5 10l7-6.5l7 6.5", "arrow.down": "M12 3.5v17M5 14l7 6.5l7-6.5",
    "arrow.clockwise": "M19.5 12a7.5 7.5 0 1 1-2.2-5.3l2.2 2.2M19.5 4v5h-5",
    "arrow.counterclockwise": "M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 8.9M4.5 4v5h5",
    "arrowshape.turn.up.left": "M10 5L3 11.5L10 18v-4c6 0 9 1.5 11 5c0-7-4-10.5-11-10.5z",
    "person":
      "M12 12a4.5 4.5 0 1 0 0-9a4.5 4.5 0 0 0 0 9zM3.5 21c0-4.5 4-7 8.5-7s8.5 2.5 8.5 7z",
    "person.2":
      "M9 11.5a4 4 0 1 0 0-8a4 4 0 0 0 0 8zM2 20c0-4 3-6 7-6s7 2 7 6zM17 11.5a3.5 3.5 0 1 0 0-7M18 14.5c2.5.5 4 2.5 4 5.5h-3",
    "house": "M3 11.5L12 3.5l9 8M5.5 9.5v11h13v-11M10 20.5v-6h4v6",
    "gearshape":
      "M12 5.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zM12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5zM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",
    "heart":
      "M12 20.5C5 15.5 2.5 12 2.5 8.5A4.8 4.8 0 0 1 12 6.5a4.8 4.8 0 0 1 9.5 2c0 3.5-2.5 7-9.5 12z",
    "star":
      "M12 2.8l2.9 6.2l6.7.8l-5 4.6l1.3 6.7l-5.9-3.3l-5.9 3.3l1.3-6.7l-5-4.6l6.7-.8z",
    "trash": "M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10 10v7M14 10v7",
    "bell": "M5 17.5c1.5-1.5 2-3 2-6.5a5 5 0 0 1 10 0c0 3.5.5 5 2 6.5zM10 20.5a2.2 2.2 0 0 0 4 0",
    "envelope": "M2.5 5.5h19v13h-19zM2.5 6.5l9.5 7l9.5-7",
    "phone":
      "M6 3l3 .5l1.5 4.5l-2 1.8a13 13 0 0 0 5.7 5.7l1.8-2l4.5 1.5l.5 3c-1 2-2.5 2.5-4 2.3C9.5 19.5 4.5 14.5 3.7 7c-.2-1.5.3-3 2.3-4z",
    "camera": "M3 7.5h4.5l1.5-2.5h6l1.5 2.5H21v12H3zM12 9.5a4 4 0 1 0 0 8a4 4 0 0 0 0-8z",
    "photo": "M3 4.5h18v15H3zM3 16l5-5l4.5 4.5l3-3L21 17.5M15.5 8.5h.01",
    "bookmark": "M6.5 3h11v18l-5.5-5l-5.5 5z",
    "lock": "M5.5 10.5h13v10.5h-13zM8 10.5V7.5a4 4 0 0 1 8 0v3",
    "calendar": "M3 5h18v15.5H3zM3 9.5h18M7.5 2.5v4M16.5 2.5v4",
    "clock": "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 7v5.5h4.5",
    "folder": "M2.5 5h7l2 2.5h10v12h-19z", "doc": "M5.5 2.5h8l5 5v14h-13zM13.5 2.5v5h5",
    "paperplane": "M21.5 2.5L2.5 10l7.5 3.5l3.5 8zM21.5 2.5L10 13.5",
    "cart": "M2 4h3l2.5 11.5h11L21 7H6M9 20h.01M17 20h.01",
    "bag": "M5 8h14l1 12.5H4zM8.5 8V7a3.5 3.5 0 0 1 7 0v1",
    "eye":
      "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6z",
    "flag": "M5 21.5V3h13l-3 4.5l3 4.5H5", "tag": "M3 3h8l10 10l-8 8L3 11zM7.5 7.5h.01",
    "bubble.left": "M5 4.5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8l-5 4v-4H5a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z",
    "list.bullet": "M8.5 6h13M8.5 12h13M8.5 18h13M4 6h.01M4 12h.01M4 18h.01",
    "square.grid.2x2":
      "M3.5 3.5h7v7h-7zM13.5 3.5h7v7h-7zM3.5 13.5h7v7h-7zM13.5 13.5h7v7h-7z",
    "pencil": "M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19z",
    "square.and.pencil": "M12 4.5H4v16h16v-8M9.5 14.5l.5-3l9-8.5l2.5 2.5l-9 8.5z",
    "mappin":
      "M12 21.5c-4.5-5.5-6.5-8.5-6.5-12a6.5 6.5 0 0 1 13 0c0 3.5-2 6.5-6.5 12zM12 7a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5z",
    "location": "M21 3L3 10.5l8 2.5l2.5 8z",
    "map": "M3 5.5l6-2.5v15.5l-6 2.5zM9 3l6 2.5V21l-6-2.5zM15 5.5L21 3v15.5l-6 2.5z",
    "wifi": "M2.5 9.5a13.5 13.5 0 0 1 19 0M6 13a8.5 8.5 0 0 1 12 0M9.3 16.5a4 4 0 0 1 5.4 0M12 19.5h.01",
    "mic": "M12 2.5a3 3 0 0 0-3 3v6a3 3 0 0 0 6 0v-6a3 3 0 0 0-3-3zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5v4",
    "video": "M2.5 6h13v12h-13zM15.5 10.5l6-3.5v10l-6-3.5z",
    "music.note":
      "M9 18V4.5l10-2v13M6 15.5a3 2.5 0 1 0 0 5a3 2.5 0 0 0 0-5zM16 13a3 2.5 0 1 0 0 5a3 2.5 0 0 0 0-5z",
    "book":
      "M12 5.5c-3-2-6-2-9.5-1.5v14.5c3.5-.5 6.5-.5 9.5 1.5c3-2 6-2 9.5-1.5V4c-3.5-.5-6.5-.5-9.5 1.5zM12 5.5v14.5",
    "link":
      "M10 14a4.5 4.5 0 0 0 6.5.5l3-3a4.5 4.5 0 0 0-6.5-6.5l-1.5 1.5M14 10a4.5 4.5 0 0 0-6.5-.5l-3 3A4.5 4.5 0 0 0 11 19l1.5-1.5",
    "globe": "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM3 12h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18z",
    "exclamationmark.triangle": "M12 3l10 18H2zM12 9.5v5.5M12 18h.01",
    "speaker": "M3 9h4l5-4.5v15L7 15H3zM15.5 9a4.5 4.5 0 0 1 0 6M18.5 6a9 9 0 0 1 0 12",
    "creditcard": "M2 5h20v14H2zM2 9.5h20",
    "shuffle": "M3 7h4l9 10h5M3 17h4l2.5-2.8M13.5 9.8L16 7h5M18.5 4.5L21 7l-2.5 2.5M18.5 14.5L21 17l-2.5 2.5",
    "repeat":
      "M4 11V8.5A2.5 2.5 0 0 1 6.5 6H20M17 3l3 3l-3 3M20 13v2.5a2.5 2.5 0 0 1-2.5 2.5H4M7 15l-3 3l3 3",
    "slider.horizontal.3": "M3 6h18M3 12h18M3 18h18M8 4v4M16 10v4M10 16v4",
    "tray": "M3 13l3-8h12l3 8v6.5H3zM3 13h5.5a3.5 3.5 0 0 0 7 0H21",
    "archivebox": "M2.5 4.5h19v4h-19zM4 8.5h16v11.5H4zM9.5 12h5",
    "sun.max":
      "M12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4",
    "moon": "M20 14.5A9 9 0 1 1 9.5 4a7.5 7.5 0 0 0 10.5 10.5z",
    "cloud": "M7 19a4.5 4.5 0 0 1-.5-9a6 6 0 0 1 11.5 1.5a3.8 3.8 0 0 1-.5 7.5z",
    "bolt": "M13 2.5L4.5 13.5h6L9.5 21.5l9-11.5h-6z",
  ]
}

extension ScenePicture {
  /// Draws a plain sign as large as a frame lets it.
  /// - Returns: Whether the name has one.
  func drawPlainGlyph(_ name: String, in frame: CGRect, tint: SceneColor, _ svg: inout SVGText) -> Bool {
    guard let glyph = PictureGlyph(name) else { return false }
    let box = glyph.box
    let scale = min(frame.width / box.width, frame.height / box.height)
    let ink = paint(tint)
    let inside = glyph.enclosure != .none
    let solid = glyph.isFilled
    svg.group(
      "g",
      [
        "transform": .string(
          "translate(\(decimal(frame.midX)) \(decimal(frame.midY))) scale(\(decimal(scale))) "
            + "translate(\(decimal(-box.midX)) \(decimal(-box.midY)))"),
        "stroke": .string(ink.hex), "stroke-width": 1.8, "stroke-linecap": "round",
        "stroke-linejoin": "round", "opacity": ink.opacity < 1 ? .number(ink.opacity) : nil,
      ]
    ) { svg in
      switch glyph.enclosure {
      case .none: break
      case .circle:
        svg.element(
          "circle", ["cx": 12, "cy": 12, "r": 9.6, "fill": .string(solid ? ink.hex : "none")])
      case .square:
        svg.rect(
          CGRect(x: 2.5, y: 2.5, width: 19, height: 19), fill: solid ? ink.hex : "none", radius: 4)
      }
      svg.element(
        "path",
        [
          "d": .string(glyph.path), "fill": .string(solid && !inside ? ink.hex : "none"),
          "fill-rule": solid ? "evenodd" : nil,
          "stroke": solid && inside ? "#ffffff" : nil,
          "transform": inside ? "translate(5.4 5.4) scale(0.550)" : nil,
          "stroke-width": inside ? 2.8 : nil,
        ])
      if glyph.isStruckOut { svg.element("path", ["d": "M4 3l16 18", "fill": "none"]) }
    }
    return true
  }
}
