// Undoing, which Foundation has on Apple's systems only.

import Foundation

#if !canImport(Darwin)
  /// What can be undone, in the order in which it was done.
  open class UndoManager: NSObject {
    private struct Step {
      weak var target: AnyObject?
      var run: () -> Void
    }

    private var undoSteps: [Step] = []
    private var redoSteps: [Step] = []
    private enum Mode { case doing, undoing, redoing }
    private var mode = Mode.doing
    /// What is undone, for a menu.
    open private(set) var undoActionName = ""

    /// Whether there is something to undo.
    open var canUndo: Bool { !undoSteps.isEmpty }
    /// Whether there is something to do again.
    open var canRedo: Bool { !redoSteps.isEmpty }
    /// Whether something is being undone.
    open var isUndoing: Bool { mode == .undoing }
    /// Whether something is being done again.
    open var isRedoing: Bool { mode == .redoing }
    /// Names what was done last.
    open func setActionName(_ actionName: String) { undoActionName = actionName }

    /// Whether steps are kept: by default.
    open private(set) var isUndoRegistrationEnabled = true
    /// What is done again, for a menu.
    open var redoActionName: String { undoActionName }
    /// The title of a menu's element that undoes.
    open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
    /// The title of a menu's element that does again.
    open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }
    /// How many steps are kept at most; 0 for all. Stored.
    open var levelsOfUndo = 0
    /// Whether all steps of an event are one. Stored: each is a step of its own.
    open var groupsByEvent = true
    /// Begins a group; without effect: each step is of its own.
    open func beginUndoGrouping() {}
    /// Ends a group; without effect.
    open func endUndoGrouping() {}
    /// Keeps no steps from now on.
    open func disableUndoRegistration() { isUndoRegistrationEnabled = false }
    /// Keeps steps again.
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

    /// Undoes the last step.
    open func undo() {
      guard let step = undoSteps.popLast() else { return }
      mode = .undoing
      step.run()
      mode = .doing
    }

    /// Does again what was undone last.
    open func redo() {
      guard let step = redoSteps.popLast() else { return }
      mode = .redoing
      step.run()
      mode = .doing
    }

    /// Forgets everything.
    open func removeAllActions() {
      undoSteps = []
      redoSteps = []
    }

    /// Forgets what was registered with a target.
    open func removeAllActions(withTarget target: Any) {
      undoSteps.removeAll { $0.target === (target as AnyObject) }
      redoSteps.removeAll { $0.target === (target as AnyObject) }
    }
  }
#endif
