// What tests put into stacks and forms.

import AppKit

/// A view with a size of its own.
final class Block: NSView {
  let size: NSSize
  init(_ width: CGFloat, _ height: CGFloat) {
    size = NSSize(width: width, height: height)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: NSSize { size }
}
