// System constraints that a view shows among its own, as Apple's views do.

import Foundation

extension UIView {
  var shownConstraints: [NSLayoutConstraint] {
    let held = Array(heldConstraints)
    guard item >= 0, let context = itemContext, context.purpose == .hosting else { return held }
    return held + shownContentSizes + shownGivenSize + shownMasks
  }

  private var shownContentSizes: [NSLayoutConstraint] {
    guard !storedTranslatesMask, storedSuperview != nil else { return [] }
    let size = contentSizeInLayout
    return [(size.width, NSLayoutConstraint.Axis.horizontal), (size.height, .vertical)].compactMap {
      $0.0 >= 0 && $0.0.isFinite ? contentSizeConstraint($0.1) : nil
    }
  }

  private var shownGivenSize: [NSLayoutConstraint] {
    guard isEncapsulated, storedTranslatesMask else { return [] }
    return [encapsulatedConstraint(.horizontal), encapsulatedConstraint(.vertical)]
  }

  private var shownMasks: [NSLayoutConstraint] {
    guard effectiveLayoutEnvironment.framework == .appKit else { return [] }
    return storedSubviews.flatMap { subview -> [NSLayoutConstraint] in
      guard subview.item >= 0, subview.storedTranslatesMask, !subview.isEncapsulated else { return [] }
      return NSLayoutConstraint.Axis.allCases.flatMap { axis in
        [false, true].map { NSAutoresizingMaskLayoutConstraint(subview, axis: axis, isLength: $0) }
      }
    }
  }

  /// The content size on an axis; the same object for as long as size and priorities stay.
  func contentSizeConstraint(_ axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint {
    known(NSContentSizeLayoutConstraint(self, axis: axis), at: axis == .horizontal ? 0 : 1)
  }

  /// The given size on an axis; the same object for as long as it stays.
  func encapsulatedConstraint(_ axis: NSLayoutConstraint.Axis) -> NSLayoutConstraint {
    known(EncapsulatedLayoutConstraint(self, axis: axis), at: axis == .horizontal ? 2 : 3)
  }

  /// The constraint that was shown the last time, if it says the same.
  private func known(_ constraint: NSLayoutConstraint, at place: Int) -> NSLayoutConstraint {
    let rare = makeRare()
    if let known = rare.systemConstraints[place], known.constant == constraint.constant,
      (known as? NSContentSizeLayoutConstraint)?.priorities
        == (constraint as? NSContentSizeLayoutConstraint)?.priorities
    {
      return known
    }
    rare.systemConstraints[place] = constraint
    return constraint
  }
}
