// The canvas of a document: its device, its orientation, and the editor that drew it.

import Typography

/// The canvas that a document was last saved with.
struct Canvas: Sendable {
  /// nil for documents before Xcode 8 (600x600) and for some xibs.
  let device: Device?
  /// The id as the document writes it, known or not.
  let deviceID: String?
  let orientation: Orientation
  /// The part of a tablet's screen that scenes have; nil for all of it.
  let part: ScreenPart?
  let editor: EditorVersion
  let platform: Platform
  /// The text size of the editor's accessibility overrides, or its own where they are absent or not switched on, as in 6 of
  /// the 7 documents of the corpus. In the seventh 1 stands for the second smallest: Body is 18 points high, of 15.
  let contentSize: ContentSizeCategory

  enum Platform: Sendable { case phone, television, mac, watch, other }

  init(of root: DocumentElement) {
    let element = root.first("device")
    deviceID = element?["id"]
    let editor = EditorVersion(of: root)
    self.editor = editor
    device = deviceID.flatMap { id in
      let shown = editor.shown(deviceID: id)
      return Device.all.first { $0.id == shown } ?? Self.device(showing: root)
    }
    let overrides = root.first("accessibilityOverrides")
    let preference = overrides?.flag("isEnabled") ?? false ? overrides?.number("dynamicTypePreference") : nil
    contentSize = preference.flatMap { ContentSizeCategory(rawValue: Int($0)) } ?? editor.textStyleSize
    part = ScreenPart(of: element)
    orientation = element?["orientation"].flatMap(Orientation.init) ?? .portrait
    let runtime = root["targetRuntime"] ?? ""
    platform =
      if runtime.hasPrefix("iOS") { .phone } else if runtime.hasPrefix("AppleTV") {
        .television
      } else if runtime.hasPrefix("MacOSX") { .mac } else if runtime.hasPrefix("watch") { .watch } else {
        .other
      }
  }

  /// A device that this table does not have is taken for one with a screen of the size that the first controller's view has.
  private static func device(showing root: DocumentElement) -> Device? {
    let view = root.descendants().first { $0.name == "view" && $0.key == "view" }
    guard let size = view?.rect(key: "frame")?.size else { return nil }
    return Device.all.first { device in
      (device.width, device.height) == (size.width, size.height)
        || (device.height, device.width) == (size.width, size.height)
    }
  }

  /// Pixels per point that frames are rounded to. Without a device: 2 (spec 10 §2), but 1 before Xcode 8, which drew its
  /// square canvas in whole points: of 350 views that constraints place in documents of builds up to 10085 without a
  /// device, 9 (of 5 documents) have a half anywhere in their frames, of the 60 from build 11524 on 33. Which views are
  /// marked as misplaced follows it too: all 13 that are off from a layout in halves by a half or one point.
  var scale: Double { device?.scale ?? (editor.build < 11_000 ? 1 : 2) }
}
