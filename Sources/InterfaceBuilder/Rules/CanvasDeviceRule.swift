// `canvas-device`: the device that the canvas shows.

import LayoutScene
import Plumbline

extension FindingKind {
  /// The canvas shows a device that is not allowed.
  public static let canvasDevice = FindingKind(
    "canvas-device", level: nil,
    meaning: "The canvas shows a device that is not allowed.",
    why: reasonOfConventions,
    example: "<device id=\"retina4_7\"> where canvas-device allows retina6_12",
    takesValues: true,
    triggering: [
      .storyboard(
        "<device id=\"retina4_7\"/>\n<scenes>\n\(RuleExample.scene("login"))\n</scenes>",
        allowed: ["retina6_12"])
    ],
    notTriggering: [
      .storyboard(
        "<device id=\"retina4_7\"/>\n<scenes>\n\(RuleExample.scene("login"))\n</scenes>",
        allowed: ["retina4_7"])
    ])
}

enum CanvasDeviceRule: DocumentRule {
  static let kind = FindingKind.canvasDevice

  static func inspect(_ document: InterfaceBuilderDocument, in inspection: inout RuleInspection) {
    guard let element = document.root.first("device"), let device = element["id"],
      !inspection.allows(device, by: kind)
    else { return }
    let allowed = inspection.allowed(by: kind)
    inspection.report(
      kind, at: element, "The canvas shows the device \(device).",
      fix:
        "Choose \(allowed.isEmpty ? "a device that the configuration allows" : allowed.joined(separator: " or ")) "
        + "under the canvas.")
  }
}
