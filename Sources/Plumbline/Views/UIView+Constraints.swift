// The constraints that a view holds: adding, removing, and the lists that make both cheap.

import Foundation

extension UIView {
  /// The active constraints that this view holds, in the order of their activation.
  public var constraints: [NSLayoutConstraint] { heldConstraints.compactMap { $0 } }

  /// Activates a constraint with this view as its holder; one that another view holds moves here.
  ///
  /// Its items should be this view or lie below it. Where they do not yet, Apple's warning goes to the console, and the
  /// constraint has no effect until they do; a window that is laid out before stops with Apple's sentence. In a window
  /// that was laid out already, such a constraint is refused at once. `install(_:)` throws instead.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    do throws(LayoutConstraintError) { try install(constraint) } catch { error.stop() }
  }

  /// `addConstraint(_:)`, or what it would stop with.
  public func install(_ constraint: NSLayoutConstraint) throws(LayoutConstraintError) {
    guard constraint.holder !== self else { return }
    let root = rootView
    try root.layoutContext?.checkThread()
    if constraint.strayItem(below: self) != nil {
      if root is UIWindow && root.layoutContext != nil {
        throw .outsideOfSubtree(constraint: constraint.description, view: description)
      }
      effectiveLayoutEnvironment.console(ConsoleMessage(constraint.unpreparedWarning))
    }
    constraint.holder?.release(constraint)
    hold(constraint)
  }

  /// Adds every constraint of a list.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that this view holds; others stay.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { release(constraint) }
  }

  /// Removes every constraint of a list.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  func hold(_ constraint: NSLayoutConstraint) {
    constraint.holder = self
    constraint.heldIndex = Int32(heldConstraints.count)
    heldConstraints.append(constraint)
    for (slot, item) in constraint.mentionedItems.enumerated() {
      guard let item, let view = NSLayoutConstraint.view(of: item) else { continue }
      constraint.setMention(Int32(view.mentions.count), slot: slot)
      view.mentions.append(constraint)
    }
    markUsesConstraints()
    let root = rootView
    root.latestActivation += 1
    constraint.activationOrder = root.latestActivation
    root.layoutContext?.add(constraint)
  }

  /// Deactivates a constraint that this view holds.
  func release(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    if constraint.row >= 0 { engagedContext?.remove(constraint) }
    forget(constraint)
    heldConstraints[Int(constraint.heldIndex)] = nil
    releasedCount += 1
    if releasedCount > 16 && releasedCount * 2 > heldConstraints.count { compactHeldConstraints() }
    constraint.heldIndex = -1
    constraint.holder = nil
  }

  /// Takes a constraint out of its items' lists of mentions, in constant time: the last mention takes its place.
  private func forget(_ constraint: NSLayoutConstraint) {
    for (slot, item) in constraint.mentionedItems.enumerated() {
      let index = constraint.mention(slot: slot)
      guard let item, let view = NSLayoutConstraint.view(of: item), index >= 0,
        Int(index) < view.mentions.count
      else { continue }
      let last = view.mentions.count - 1
      let moved = view.mentions[last]
      view.mentions[Int(index)] = moved
      moved.replaceMention(Int32(last), with: index, in: view)
      view.mentions.removeLast()
      constraint.setMention(-1, slot: slot)
    }
  }

  private func compactHeldConstraints() {
    heldConstraints = heldConstraints.filter { $0 != nil }
    releasedCount = 0
    for (index, constraint) in heldConstraints.enumerated() { constraint?.heldIndex = Int32(index) }
  }

  /// For a view that goes: constraints that other views hold cannot mean anything without it.
  func dropMentions() {
    while let constraint = mentions.popLast() { constraint.holder?.release(constraint) }
  }

  /// For a view that goes: its constraints become inactive.
  func dropHeldConstraints() {
    for case let constraint? in heldConstraints {
      forget(constraint)
      constraint.holder = nil
      constraint.heldIndex = -1
      constraint.row = -1
    }
    heldConstraints = []
  }
}

extension NSLayoutConstraint {
  func mention(slot: Int) -> Int32 {
    switch slot {
    case 0: mentionIndices.0
    case 1: mentionIndices.1
    case 2: mentionIndices.2
    default: mentionIndices.3
    }
  }

  func setMention(_ index: Int32, slot: Int) {
    switch slot {
    case 0: mentionIndices.0 = index
    case 1: mentionIndices.1 = index
    case 2: mentionIndices.2 = index
    default: mentionIndices.3 = index
    }
  }

  /// The entry of a view's list that stood at one index stands at another now.
  fileprivate func replaceMention(_ old: Int32, with new: Int32, in view: UIView) {
    for (slot, item) in mentionedItems.enumerated() {
      guard mention(slot: slot) == old, let item, NSLayoutConstraint.view(of: item) === view else { continue }
      setMention(new, slot: slot)
      return
    }
  }
}
