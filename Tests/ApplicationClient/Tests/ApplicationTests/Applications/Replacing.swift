// Extensions of UIKit's classes that override what those classes have from their superclasses, and code that replaces members.

import UIKit

extension UIImageView {
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    tag += 1
  }
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    tag < 0 ? false : super.point(inside: point, with: event)
  }
  @objc override open func sizeThatFits(_ size: CGSize) -> CGSize {
    tag < 0 ? CGSize(width: 3, height: 4) : super.sizeThatFits(size)
  }
}

extension UIPageControl {
  override open var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return tag < 0 ? CGSize(width: 1, height: size.height) : size
  }
}

/// A class as libraries have it whose members are replaced elsewhere.
@objcMembers open class TrackedView: UIView {
  var events: [String] = []
  @objc dynamic open func track(_ event: String, times: Int) {
    events += Array(repeating: event, count: times)
  }
  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    events.append("layout")
  }
}
extension TrackedView {
  @objc dynamic open var summary: String { events.joined(separator: " ") }
  @IBAction dynamic func tap(_ sender: Any?) { events.append("tap") }
}
final class QuietView: TrackedView {
  override var summary: String { "quiet: " + super.summary }
}

extension TrackedView {
  @_dynamicReplacement(for:track(_:times:))
  @objc private func tracedTrack(_ event: String, times: Int) { track(event.uppercased(), times: times + 1) }
  @_dynamicReplacement(for:layoutSubviews()) func tracedLayout() {
    layoutSubviews()
    events.append("after")
  }
  @_dynamicReplacement(for:summary) var tracedSummary: String { "(" + summary + ")" }
  @_dynamicReplacement(for:tap(_:)) @objc func tracedTap(_ sender: Any?) {
    tap(sender)
    events.append("tapped")
  }
}
