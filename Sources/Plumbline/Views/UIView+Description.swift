// Descriptions of views, as Apple's debuggers print them.

import Foundation

extension UIView {
  /// The description: `Class:0x…` with frame, other properties of layout, and the layer.
  var layoutDescription: String {
    let frame = currentFrame
    let place =
      "(\(Double(frame.minX).shortText) \(Double(frame.minY).shortText); "
      + "\(Double(frame.width).shortText) \(Double(frame.height).shortText))"
    var parts = ["frame = \(place)"]
    if let text = descriptionText { parts.append("text = '\(text)'") }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if alpha != 1 { parts.append("alpha = \(Double(alpha).shortText)") }
    if isHidden { parts.append("hidden = YES") }
    if !isOpaque { parts.append("opaque = NO") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.shortText)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    parts.append("layer = \(layer.heading)")
    return
      "<\(ObjectNotation.className(of: self)): \(ObjectNotation.address(of: self)); \(parts.joined(separator: "; "))>"
  }
}

extension CALayer {
  /// `<CALayer: 0x…>`, as descriptions of views end.
  fileprivate var heading: String {
    "<\(ObjectNotation.className(of: self)): \(ObjectNotation.address(of: self))>"
  }
}

extension UIView.AutoresizingMask {
  /// `W+BM`: the flexible parts as Apple's descriptions of views list them.
  fileprivate var shortText: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
