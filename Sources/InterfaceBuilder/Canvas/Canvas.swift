// What a document's canvas shows: its device, how it is held, and which editor drew it.

/// The canvas that a document was last saved with.
struct Canvas: Sendable {
  /// nil for documents before Xcode 8 (600x600) and for some xibs.
  let device: Device?
  /// The id as the document writes it, known or not.
  let deviceID: String?
  let orientation: Orientation
  let editor: EditorVersion
  let platform: Platform

  enum Platform: Sendable { case phone, television, mac, watch, other }

  init(of root: DocumentElement) {
    let element = root.first("device")
    deviceID = element?["id"]
    let editor = EditorVersion(of: root)
    self.editor = editor
    device = deviceID.flatMap { id in
      let shown = editor.shown(deviceID: id)
      return Device.all.first { $0.id == shown }
    }
    orientation = element?["orientation"].flatMap(Orientation.init) ?? .portrait
    let runtime = root["targetRuntime"] ?? ""
    platform =
      if runtime.hasPrefix("iOS") { .phone } else if runtime.hasPrefix("AppleTV") {
        .television
      } else if runtime.hasPrefix("MacOSX") { .mac } else if runtime.hasPrefix("watch") { .watch } else {
        .other
      }
  }

  /// Pixels per point that frames are rounded to. Without a device: 2 (spec 10 §2).
  var scale: Double { device?.scale ?? 2 }
}
