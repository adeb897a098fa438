// Intrinsic content size, hugging and compression resistance.

import Foundation

extension UIView {
  func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard priority.isValidForContent else {
      LayoutConstraintError.priorityOutOfRange(priority.rawValue).stop()
    }
    guard contentHuggingPriority(for: axis) != priority else { return }
    if axis == .horizontal { storedHugging.0 = priority } else { storedHugging.1 = priority }
    if item >= 0 { itemContext?.contentSizeDidChange(of: self) }
  }

  func setCompressionResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    guard priority.isValidForContent else {
      LayoutConstraintError.priorityOutOfRange(priority.rawValue).stop()
    }
    guard contentCompressionResistancePriority(for: axis) != priority else { return }
    if axis == .horizontal {
      storedCompressionResistance.0 = priority
    } else {
      storedCompressionResistance.1 = priority
    }
    if item >= 0 { itemContext?.contentSizeDidChange(of: self) }
  }

  /// Whether a view of another module of this package answers `intrinsicContentSize` for `settledWidth`, as
  /// text of several lines does. False by default.
  package var answersForSettledWidth: Bool {
    get { rare?.answersForSettledWidth ?? false }
    set { if newValue != answersForSettledWidth { makeRare().answersForSettledWidth = newValue } }
  }

  /// A text of several lines asks for its whole width again, as before the first layout.
  package func forgetSettledWidth() { if settledWidth < .infinity { contentSizeDidChange() } }

  var holdsConstraints: Bool { !constraints.isEmpty || subviews.contains(where: \.holdsConstraints) }

  /// A text wraps for its next layout, not for the last one (spec 05 §6).
  func contentSizeDidChange() {
    settledWidth = .infinity
    if item >= 0 { itemContext?.contentSizeDidChange(of: self) }
    storedSuperview?.subviewContentSizeDidChange(self)
  }
}

extension UILayoutPriority {
  /// Whether a content size may have the priority: unlike that of a constraint it may be 0, for a size that does not count.
  fileprivate var isValidForContent: Bool { rawValue == 0 || isValid }
}
