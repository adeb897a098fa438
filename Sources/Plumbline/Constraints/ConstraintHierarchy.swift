// Constraints whose items are not below the view that holds them: Apple's warning when they are added, and the end of the
// program when a window is laid out with them (spec 01 §4: UNPREP, UNPREP2, SUBTREE).

import Foundation

extension NSLayoutConstraint {
  /// An item outside of a view's subtree; nil where all items are inside.
  func itemOutside(of holder: UIView) -> AnyObject? {
    mentionedItems.compactMap { $0 }.first { item in
      !(Self.view(of: item)?.isDescendant(of: holder) ?? false)
    }
  }

  /// Whether there is such an item; those that are gone do not count. Allocates nothing.
  func hasItemOutside(of holder: UIView) -> Bool {
    for place in 0..<placeCount where hasItem(at: place) {
      guard let reference = reference(at: place), reference.item != nil else { continue }
      guard let view = reference.layoutView, view.isDescendant(of: holder) else { return true }
    }
    return false
  }

  /// The warning that Apple's view logs when such a constraint is added.
  var unpreparedWarning: String {
    "The view hierarchy is not prepared for the constraint: \(self)\n\tWhen added to a view, the constraint's items "
      + "must be descendants of that view (or the view itself). This will crash if the constraint needs to be "
      + "resolved before the view hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) "
      + "_viewHierarchyUnpreparedForConstraint:] to debug."
  }
}

extension UIView {
  /// Throws the error that would stop the layout of a window with this view: a constraint of the view or of one below
  /// it has an item that is not below its holder.
  public func checkConstraintHierarchy() throws(LayoutConstraintError) {
    for constraint in heldConstraints {
      if let item = constraint.itemOutside(of: self) { throw unprepared(constraint, item) }
    }
    for subview in storedSubviews { try subview.checkConstraintHierarchy() }
  }

  private func unprepared(_ constraint: NSLayoutConstraint, _ item: AnyObject) -> LayoutConstraintError {
    let view = NSLayoutConstraint.view(of: item)
    return .hierarchyUnprepared(
      constraint: constraint.description, hierarchy: recursiveDescription(),
      item: view?.description ?? (item as? NSObject)?.description ?? "(null)",
      superview: view?.superview?.description ?? "NO SUPERVIEW")
  }

  /// The view and everything below it, a line each, as Apple's debugger prints them.
  @_disfavoredOverload
  public func recursiveDescription() -> String {
    var lines: [String] = []
    appendDescription(to: &lines, indent: "")
    return lines.joined(separator: "\n")
  }

  private func appendDescription(to lines: inout [String], indent: String) {
    lines.append(indent + description)
    for subview in storedSubviews { subview.appendDescription(to: &lines, indent: indent + "   | ") }
  }
}

extension LayoutContext {
  /// Constraints that waited for their items; a window cannot be laid out while one waits.
  func resolveUnprepared() {
    let waiting = unprepared
    unprepared = []
    for constraint in waiting where constraint.holder != nil && constraint.row < 0 { add(constraint) }
    guard !unprepared.isEmpty, root is UIWindow else { return }
    do throws(LayoutConstraintError) { try root.checkConstraintHierarchy() } catch {
      if let text = error.consoleText { root.effectiveLayoutEnvironment.console(ConsoleMessage(text)) }
      error.stop()
    }
  }

  /// Throws where a change of constraints comes from a thread on which Apple's engine would raise an exception.
  func checkThread() throws(LayoutConstraintError) {
    guard forbidsBackgroundChanges else { return }
    if Thread.isMainThread {
      wasUsedOnMainThread = true
    } else if wasUsedOnMainThread {
      throw .changedInBackground
    }
  }
}
