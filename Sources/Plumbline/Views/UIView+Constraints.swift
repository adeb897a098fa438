// The constraints that a view holds: adding, removing, and the lists that make both cheap.

import Foundation
import Unchecked

extension UIView {
  func installOrStop(_ constraint: NSLayoutConstraint) {
    do throws(LayoutConstraintError) { try install(constraint) } catch { error.stop() }
  }

  /// Adds a constraint, or throws the error that `addConstraint(_:)` traps with.
  @_disfavoredOverload
  public func install(_ constraint: NSLayoutConstraint) throws(LayoutConstraintError) {
    guard constraint.holder !== self else { return }
    try constraint.checkAxes()
    let root = rootView
    try root.layoutContext?.checkThread()
    if constraint.hasItemOutside(of: self) {
      if root is UIWindow && root.layoutContext != nil {
        throw .outsideOfSubtree(constraint: constraint.description, view: description)
      }
      effectiveLayoutEnvironment.console(ConsoleMessage(constraint.unpreparedWarning))
    }
    constraint.holder?.release(constraint)
    hold(constraint, in: rootReference)
  }

  /// Whether `addConstraint(_:)` and `removeConstraint(_:)` may be a subclass's own, or those of an object before this
  /// view. A plain view, which holds most constraints, saves the detour.
  var mayOverrideHolding: Bool {
    type(of: self) != UIView.self || Unretained(wrappedValue: rare).ask { $0.facade != nil } == true
  }

  /// Activation as a subclass sees it (spec 01 §5).
  func takeByOverridable(_ constraint: NSLayoutConstraint) {
    if let facade { facade.takeConstraintOfFacade(constraint) } else { addConstraint(constraint) }
  }

  /// Deactivation as a subclass sees it.
  func giveUpByOverridable(_ constraint: NSLayoutConstraint) {
    if let facade { facade.giveUpConstraintOfFacade(constraint) } else { removeConstraint(constraint) }
  }

  /// - Parameter root: the root of this view's tree.
  func hold(_ constraint: NSLayoutConstraint, in root: Unretained<UIView>) {
    link(constraint)
    constraint.enter(root)
  }

  /// Inserts a constraint into the list of this view, the holder, and into those of its items.
  func link(_ constraint: NSLayoutConstraint) {
    constraint.holder = self
    heldConstraints.append(constraint)
    if constraint.distances == nil {
      constraint.firstReference?.mentions.insert(constraint, at: 0)
      constraint.secondReference?.mentions.insert(constraint, at: 1)
    } else {
      for place in 0..<constraint.placeCount {
        constraint.reference(at: place)?.mentions.insert(constraint, at: place)
      }
    }
    if !usesConstraints { markUsesConstraints() }
  }

  /// Deactivates a constraint that this view holds.
  func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    if constraint.row >= 0 { engagedContext?.remove(constraint) }
    forget(constraint)
  }

  /// Deactivates the constraints of a view that is deallocated.
  func dropHeldConstraints() {
    for constraint in heldConstraints {
      constraint.row = -1
      forget(constraint)
    }
  }

  private func forget(_ constraint: NSLayoutConstraint) {
    for place in 0..<constraint.placeCount {
      constraint.reference(at: place)?.mentions.remove(constraint, at: place)
    }
    constraint.holder = nil
    heldConstraints.remove(constraint)
  }
}
