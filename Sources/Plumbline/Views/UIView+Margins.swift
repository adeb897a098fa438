// Layout margins: what a view asks for, and what its superview, the safe area and its controller make of it
// (spec 05 §4).

import Foundation

/// The stored margins of a view, and the margins that follow.
struct MarginState {
  /// Set by the program; nil for the default of 8 points on each side.
  @Apart var own: NSDirectionalEdgeInsets?
  /// The margins that were set by side keep their sides when the direction changes.
  @Apart var ownBySide: UIEdgeInsets?
  /// The least leading and trailing margins of a controller's root view, which has no margins of its own at the top
  /// and bottom.
  @Apart var systemMinimum: NSDirectionalEdgeInsets?
  var respectsSystemMinimum = true
  var preservesSuperview = false
  var insetsFromSafeArea = true
  var followsReadableWidth = false
  var effective: UIEdgeInsets
}

/// The margins and the safe area of a view that has not the usual ones, beside it. Of a large scene all may have them, which is
/// why what few of these have lies apart once more.
final class InsetState {
  var margins = MarginState(effective: .zero)
  var safeArea = SafeAreaState()
}

extension UIView {
  var margins: MarginState {
    get { insetState?.margins ?? MarginState(effective: restingMargins) }
    set { makeInsetState().margins = newValue }
  }

  var safeArea: SafeAreaState {
    get { insetState?.safeArea ?? SafeAreaState() }
    set { makeInsetState().safeArea = newValue }
  }

  private func makeInsetState() -> InsetState {
    if let insetState { return insetState }
    let made = InsetState()
    made.margins.effective = restingMargins
    insetState = made
    return made
  }

  func setOwnMargins(bySide sides: UIEdgeInsets?, byDirection own: NSDirectionalEdgeInsets?) {
    margins.ownBySide = sides
    margins.own = own
    marginsDidChange()
  }

  func setMarginSwitch(_ path: WritableKeyPath<MarginState, Bool>, _ value: Bool) {
    guard margins[keyPath: path] != value else { return }
    margins[keyPath: path] = value
    marginsDidChange()
  }

  /// The least margins that a controller gives its root view; nil for every other view
  /// (`UIViewController.systemMinimumLayoutMargins`).
  package var systemMinimumLayoutMargins: NSDirectionalEdgeInsets? {
    get { margins.systemMinimum }
    set {
      margins.systemMinimum = newValue
      marginsDidChange()
    }
  }

  /// `UIViewController.viewRespectsSystemMinimumLayoutMargins`.
  package var respectsSystemMinimumLayoutMargins: Bool {
    get { margins.respectsSystemMinimum }
    set { setMarginSwitch(\.respectsSystemMinimum, newValue) }
  }

  /// Interface Builder's "Follow Readable Width": the margins leave no more than a readable column, as
  /// `readableContentGuide` does. No counterpart in code but that of a table's rows
  /// (`UITableView.cellLayoutMarginsFollowReadableWidth`).
  package var layoutMarginsFollowReadableWidth: Bool {
    get { margins.followsReadableWidth }
    set { setMarginSwitch(\.followsReadableWidth, newValue) }
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Computes the margins again; tells the view, its constraints and the subviews that preserve them of a change.
  /// - Returns: whether they changed.
  @discardableResult
  func marginsDidChange() -> Bool {
    let new = computedMargins()
    guard new != margins.effective else { return false }
    margins.effective = new
    if item >= 0 { itemContext?.marginsDidChange(of: self) }
    systemGuides?.readable?.insetsDidChange()
    systemGuides?.margins?.insetsDidChange()
    layoutMarginsDidChange()
    tellObservers()
    controller?.marginsOfViewDidChange()
    markLayoutNeeded()
    for subview in storedSubviews where subview.margins.preservesSuperview { subview.marginsDidChange() }
    return true
  }

  private func computedMargins() -> UIEdgeInsets {
    var result = ownMargins
    if let minimum = margins.systemMinimum, margins.respectsSystemMinimum {
      let least = UIEdgeInsets(minimum, isRightToLeft: isRightToLeft)
      result.top = max(result.top, least.top)
      result.left = max(result.left, least.left)
      result.bottom = max(result.bottom, least.bottom)
      result.right = max(result.right, least.right)
    }
    if margins.insetsFromSafeArea { result = result + safeArea.insets }
    if margins.preservesSuperview, let superview = storedSuperview {
      let outer = superview.margins.effective
      let frame = currentFrame
      let space = superview.storedBounds
      result.top = max(result.top, outer.top - (frame.minY - space.minY))
      result.left = max(result.left, outer.left - (frame.minX - space.minX))
      result.bottom = max(result.bottom, outer.bottom - (space.maxY - frame.maxY))
      result.right = max(result.right, outer.right - (space.maxX - frame.maxX))
    }
    if margins.followsReadableWidth {
      let side = readableInset(ofWidth: storedBounds.width)
      result.left = max(result.left, side)
      result.right = max(result.right, side)
    }
    return result
  }

  private var ownMargins: UIEdgeInsets {
    if let sides = margins.ownBySide { return sides }
    if let own = margins.own { return UIEdgeInsets(own, isRightToLeft: isRightToLeft) }
    // spec 05 M07: a controller's root view has no margins of its own beside the system's.
    if margins.systemMinimum != nil { return .zero }
    return defaultLayoutMargins
  }
}
