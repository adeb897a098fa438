// Attributes along and across the axis of a stack view, so that its constraints are written once for both.

import Foundation

/// The attributes of a stack's axis and of the axis across it.
struct StackAxis {
  struct Line {
    let leading: NSLayoutConstraint.Attribute
    let trailing: NSLayoutConstraint.Attribute
    let size: NSLayoutConstraint.Attribute
    let center: NSLayoutConstraint.Attribute
    static let horizontal = Line(leading: .leading, trailing: .trailing, size: .width, center: .centerX)
    static let vertical = Line(leading: .top, trailing: .bottom, size: .height, center: .centerY)
  }
  let along: Line
  let across: Line
  let axis: NSLayoutConstraint.Axis

  init(_ axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    along = axis == .horizontal ? .horizontal : .vertical
    across = axis == .horizontal ? .vertical : .horizontal
  }

  /// The extent along the stack.
  func length(of size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }

  /// The extent across the stack.
  func lengthAcross(of size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
}
