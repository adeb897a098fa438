// The views beside a field's text: their visibility, their frames, and the remaining room for the text.

import Foundation

extension UITextField {
  // MARK: When

  private func shows(_ view: UIView?, _ mode: ViewMode, whileEditing editing: Bool) -> UIView? {
    mode.isShown(whileEditing: editing) ? view : nil
  }

  /// Apple's documentation of `clearButtonMode`: the button is there while the field has contents.
  private func showsClearButton(whileEditing editing: Bool) -> Bool {
    hasText && clearButtonMode.isShown(whileEditing: editing)
  }

  // MARK: Where

  /// The preferred size of a view beside the text: that of its frame, or the fitting size of its constraints, if they
  /// place it.
  private func sideSize(of view: UIView) -> CGSize {
    view.translatesAutoresizingMaskIntoConstraints
      ? view.bounds.size : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// The rectangle at the left or right edge, centred vertically, and not larger than the field.
  func sideRect(of view: UIView?, atEnd: Bool, in bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    let wanted = sideSize(of: view)
    let size = CGSize(width: min(wanted.width, bounds.width), height: min(wanted.height, bounds.height))
    return CGRect(
      x: atEnd ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Apple's documentation of `textRect(forBounds:)`: the bounds without the border and what the overlays occupy. A right
  /// view and the button that empties the field may overlap: the text ends before both.
  func textRoom(in bounds: CGRect, whileEditing editing: Bool) -> CGRect {
    var left = bounds.minX + padding
    var right = bounds.maxX - padding
    if shows(leftView, leftViewMode, whileEditing: editing) != nil {
      left = max(left, leftViewRect(forBounds: bounds).maxX)
    }
    if shows(rightView, rightViewMode, whileEditing: editing) != nil {
      right = min(right, rightViewRect(forBounds: bounds).minX)
    }
    if showsClearButton(whileEditing: editing) {
      let rect = clearButtonRect(forBounds: bounds)
      right = min(right, (isRightToLeft ? rect.mirrored(in: bounds) : rect).minX)
    }
    let room = CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
    return isRightToLeft ? room.mirrored(in: bounds) : room
  }

  /// The width that the visible views beside the text add to it. The clear button lies over the end of a field of its
  /// own width.
  var widthOfSideViews: CGFloat {
    let shown = [
      shows(leftView, leftViewMode, whileEditing: isEditing),
      shows(rightView, rightViewMode, whileEditing: isEditing),
    ]
    // A view lies in the border's padding first.
    return shown.compactMap(\.self).reduce(0) { $0 + max(0, sideSize(of: $1).width - padding) }
  }

  // MARK: Changes

  func sideViewDidChange(from old: UIView?, to new: UIView?) {
    if old !== new, let old, old.superview === self { old.removeFromSuperview() }
    sideViewsDidChange()
  }

  /// Views that are shown become subviews at once, so that a program can tie them to the field.
  func sideViewsDidChange() {
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
      guard let view else { continue }
      if mode.isShown(whileEditing: isEditing) {
        if view.superview !== self { addSubview(view) }
      } else if view.superview === self {
        view.removeFromSuperview()
      }
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Apple's documentation of `leftViewRect(forBounds:)`: the rectangle is the same in both directions of reading, and the
  /// view flips.
  func placeSideViews() {
    let bounds = bounds
    func place(_ view: UIView?, _ rect: @autoclosure () -> CGRect) {
      guard let view, view.superview === self else { return }
      let rect = rect()
      let frame = isRightToLeft ? rect.mirrored(in: bounds) : rect
      if view.translatesAutoresizingMaskIntoConstraints {
        view.frame = frame
      } else {
        // Its constraints give it a size and no place, which the engine would decide on.
        view.setEngineFrame(frame, in: AnimationBlock.current)
      }
    }
    place(leftView, leftViewRect(forBounds: bounds))
    place(rightView, rightViewRect(forBounds: bounds))
  }
}

extension UITextField.ViewMode {
  func isShown(whileEditing editing: Bool) -> Bool {
    switch self {
    case .never: false
    case .whileEditing: editing
    case .unlessEditing: !editing
    case .always: true
    }
  }
}

extension CGRect {
  /// The mirror image with respect to the middle of a rectangle.
  func mirrored(in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
  }
}
