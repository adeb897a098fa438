// Applications side by side on a tablet: the part of the screen that the canvas shows a scene in.

/// The part of a tablet's screen that an application has beside another one. The corpus has no such document: names and widths
/// are those that Xcode offers, size classes those of Apple's guidelines.
enum ScreenPart: String, Sendable {
  case third = "splitview1_3"
  case half = "splitview1_2"
  case twoThirds = "splitview2_3"

  /// The part in `<device>`: in its `layout` since Xcode 11, in an `<adaptation>` before. Nil for the whole screen.
  init?(of device: DocumentElement?) {
    guard let name = device?["layout"] ?? device?.first("adaptation")?.id, let part = Self(rawValue: name)
    else {
      return nil
    }
    self = part
  }

  /// Whether the width is a regular one: two thirds of a tablet on its side, and a half of the widest (Apple's Human Interface
  /// Guidelines, Layout, "iPadOS size classes").
  func hasRegularWidth(on device: Device, _ orientation: Orientation) -> Bool {
    orientation == .landscape && (self == .twoThirds || self == .half && device.width >= 1024)
  }
}
