// The view behind AppKit's clip view, which moves its document by the origin of its bounds.

import Foundation

/// A view whose edges are, for what lies in it, those of its content at rest: constraints to them scroll along.
package final class ClipSpace: UIView {
  override var subviewShift: CGPoint { .zero }
}
