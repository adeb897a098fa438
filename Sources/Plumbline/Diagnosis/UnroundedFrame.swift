// The frame that the engine has for a view, before its edges are rounded to pixels.

import Foundation

extension UIView {
  /// The engine's frame of the view in its superview's space, as the last layout found it; nil for a view that has no
  /// place in an engine, and for one whose frame was given since.
  package var unroundedFrame: CGRect? {
    guard item >= 0, let context = itemContext, context.purpose == .hosting, context.hasAnswer(for: self)
    else { return nil }
    var frame = frameInLayout(forAlignmentRect: context.alignmentRect(of: self))
    let shift = superview?.subviewShift ?? .zero
    frame.origin.x += shift.x
    frame.origin.y += shift.y
    return frame
  }
}
