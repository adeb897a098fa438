// Reports of conflicts when they come up: Apple's function for symbolic breakpoints, and the program's own handler.

import Foundation

/// Called once for every conflict when it comes up: logs it in Apple's words and calls the handler of the environment
/// (`LayoutEnvironment.unsatisfiableConstraintsHandler`).
///
/// Set a breakpoint on its name to stop where a constraint is broken, as with Apple's function of the same name.
/// - Parameters:
///   - brokenConstraint: the constraint that has no effect from now on; it stays active.
///   - exclusiveConstraints: the constraints that cannot hold together, the broken one among them.
@preconcurrency @MainActor
@inline(never)
public func UIViewAlertForUnsatisfiableConstraints(
  _ brokenConstraint: NSLayoutConstraint, _ exclusiveConstraints: [NSLayoutConstraint]
) {
  let items = brokenConstraint.mentionedItems.compactMap { $0 }
  guard let view = brokenConstraint.holder ?? items.lazy.compactMap(NSLayoutConstraint.view(of:)).first else {
    return
  }
  let environment = view.effectiveLayoutEnvironment
  let log = UnsatisfiableConstraintsLog(
    exclusiveConstraints: exclusiveConstraints, brokenConstraint: brokenConstraint,
    framework: environment.framework)
  environment.consoleReader?(ConsoleMessage(log.text))
  environment.unsatisfiableConstraintsHandler?(brokenConstraint, exclusiveConstraints)
  // What AppKit's text names.
  if let facade = view.rootView.facade,
    UserDefaults.standard.bool(forKey: "NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints")
  {
    facade.visualizeConflictOfFacade(exclusiveConstraints)
  }
}

extension LayoutContext {
  /// Reports the conflicts that are new in the last solve.
  func alertForNewConflicts() {
    guard engine.hasConflicts else {
      if !reportedConflicts.isEmpty { reportedConflicts = [] }
      return
    }
    guard engine.conflictsRevision != reportedConflictsRevision else { return }
    reportedConflictsRevision = engine.conflictsRevision
    let found = engine.conflicts
    let told = reportedConflicts
    reportedConflicts = Set(found)
    for conflict in conflicts(among: found.filter { !told.contains($0) }) {
      UIViewAlertForUnsatisfiableConstraints(
        conflict.broken, conflict.constraints + systemGuideConstraints(beside: conflict.constraints))
    }
  }

  /// The constraints of margins and safe areas that stand between constraints to a system guide and its owner. The
  /// engine derives such guides from their owners, so that no rows stand for them.
  private func systemGuideConstraints(beside constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    var result: [SystemGuideConstraint] = []
    for constraint in constraints {
      for side in [constraint.firstSide, constraint.secondSide].compactMap({ $0 }) {
        guard let guide = side.item as? UILayoutGuide else { continue }
        for edge in SystemGuideConstraint.Edge.edges(
          behind: side.attribute, isRightToLeft: guide.owningView?.isRightToLeft ?? false)
        where !result.contains(where: {
          $0.edge == edge && ($0.firstLayoutItem === guide || $0.secondLayoutItem === guide)
        }) {
          if let made = SystemGuideConstraint(guide, edge) { result.append(made) }
        }
      }
    }
    return result
  }
}
