// Undoing, which Foundation has on Apple's systems only.

import Foundation

#if !canImport(Darwin)
  /// What can be undone, in the order in which it was done. Stands for Foundation's, which Linux has not.
  open class UndoManager: NSObject {
    private struct Step {
      weak var target: AnyObject?
      var run: () -> Void
    }

    private var undoSteps: [Step] = []
    private var redoSteps: [Step] = []
    private enum Mode { case doing, undoing, redoing }
    private var mode = Mode.doing
    /// For a menu; "" for none.
    open private(set) var undoActionName = ""

    /// Whether there is something to undo.
    open var canUndo: Bool { !undoSteps.isEmpty }
    /// Whether there is something to do again.
    open var canRedo: Bool { !redoSteps.isEmpty }
    /// While `undo()` runs.
    open var isUndoing: Bool { mode == .undoing }
    /// While `redo()` runs.
    open var isRedoing: Bool { mode == .redoing }
    /// Replaces the name for undoing and doing again.
    open func setActionName(_ actionName: String) { undoActionName = actionName }

    /// Yes at first.
    open private(set) var isUndoRegistrationEnabled = true
    /// The same as `undoActionName` here.
    open var redoActionName: String { undoActionName }
    /// In English: "Undo", and the name.
    open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
    /// In English: "Redo", and the name.
    open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }
    /// 0 at first, for all; stored: none is dropped.
    open var levelsOfUndo = 0
    /// Whether all steps of an event are one. Stored: each is a step of its own.
    open var groupsByEvent = true
    /// Begins a group; without effect: each step is of its own.
    open func beginUndoGrouping() {}
    /// Without effect: each step is of its own.
    open func endUndoGrouping() {}
    /// Keeps no steps until `enableUndoRegistration()`; calls do not add up.
    open func disableUndoRegistration() { isUndoRegistrationEnabled = false }
    /// One call is enough, however often it was disabled.
    open func enableUndoRegistration() { isUndoRegistrationEnabled = true }

    /// Keeps what undoes something. What is registered while undoing can be done again. Each is a step of its own.
    public func registerUndo<Target: AnyObject>(
      withTarget target: Target, handler: @escaping (Target) -> Void
    ) {
      guard isUndoRegistrationEnabled else { return }
      let step = Step(target: target) { [weak target] in if let target { handler(target) } }
      if mode == .undoing { redoSteps.append(step) } else { undoSteps.append(step) }
      if mode == .doing { redoSteps = [] }
    }

    /// Runs what was registered last; what that registers can be done again. Does nothing where there is no
    /// such.
    open func undo() {
      guard let step = undoSteps.popLast() else { return }
      mode = .undoing
      step.run()
      mode = .doing
    }

    /// Runs what was registered by the last undo. Does nothing where there is no such.
    open func redo() {
      guard let step = redoSteps.popLast() else { return }
      mode = .redoing
      step.run()
      mode = .doing
    }

    /// Of both directions.
    open func removeAllActions() {
      undoSteps = []
      redoSteps = []
    }

    /// Of both directions.
    open func removeAllActions(withTarget target: Any) {
      undoSteps.removeAll { $0.target === (target as AnyObject) }
      redoSteps.removeAll { $0.target === (target as AnyObject) }
    }
  }
#endif
