// Undoing, which Foundation has on Apple's systems only.

import Foundation

#if !canImport(Darwin)
  /// What can be undone, in the order in which it was done. Stands for Foundation's, which Linux has not.
  ///
  /// What is registered between `beginUndoGrouping()` and `endUndoGrouping()` is undone as one. No run loop parts events
  /// here: outside of such a group each registration is a group of its own.
  open class UndoManager: NSObject {
    private struct Step {
      weak var target: AnyObject?
      var run: () -> Void
    }
    /// What is undone as one, in the order in which it was registered.
    private struct Group {
      var name = ""
      var isDiscardable = false
      var steps: [Step] = []
    }

    private var undoGroups: [Group] = []
    private var redoGroups: [Group] = []
    /// Groups that were begun and not ended, outer ones first.
    private var openGroups: [Group] = []
    /// What undoing or redoing registers, for the way back.
    private var answer = Group()
    private enum Mode { case doing, undoing, redoing }
    private var mode = Mode.doing

    /// Whether there is something to undo.
    open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.steps.isEmpty } }
    /// Whether there is something to do again.
    open var canRedo: Bool { !redoGroups.isEmpty }
    /// While `undo()` runs.
    open var isUndoing: Bool { mode == .undoing }
    /// While `redo()` runs.
    open var isRedoing: Bool { mode == .redoing }
    /// Names the group that is open, or the last one, for undoing and doing again.
    open func setActionName(_ actionName: String) {
      if mode != .doing {
        answer.name = actionName
      } else if !openGroups.isEmpty {
        openGroups[0].name = actionName
      } else if !undoGroups.isEmpty {
        undoGroups[undoGroups.count - 1].name = actionName
      }
    }

    /// Yes at first.
    open private(set) var isUndoRegistrationEnabled = true
    /// Of what `undo()` would undo, for a menu; "" for none.
    open var undoActionName: String { (openGroups.first ?? undoGroups.last)?.name ?? "" }
    /// Of what `redo()` would do again; "" for none.
    open var redoActionName: String { redoGroups.last?.name ?? "" }
    /// In English: "Undo", and the name.
    open var undoMenuItemTitle: String { undoActionName.isEmpty ? "Undo" : "Undo \(undoActionName)" }
    /// In English: "Redo", and the name.
    open var redoMenuItemTitle: String { redoActionName.isEmpty ? "Redo" : "Redo \(redoActionName)" }
    /// How many groups are kept, of which the oldest go; 0, as at first, for all.
    open var levelsOfUndo = 0 { didSet { dropOldest() } }
    /// Whether all that is registered in an event is one group. Stored: there are no events here.
    open var groupsByEvent = true
    /// In which modes of the run loop groups end. Stored: there are no events here.
    open var runLoopModes: [RunLoop.Mode] = [.default]
    /// Whether the last group is gone when a document is saved. Stored: nothing here reads it.
    open func setActionIsDiscardable(_ discardable: Bool) {
      if !undoGroups.isEmpty { undoGroups[undoGroups.count - 1].isDiscardable = discardable }
    }
    /// Whether what `undo()` would undo is gone when a document is saved; as it was set.
    open var undoActionIsDiscardable: Bool { undoGroups.last?.isDiscardable ?? false }
    /// Whether what `redo()` would do again is gone when a document is saved; as it was set.
    open var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }
    /// How many groups were begun and not ended.
    open var groupingLevel: Int { openGroups.count }
    /// Begins a group; within another one, a part of that. Without effect while undoing, which is one group in any case.
    open func beginUndoGrouping() { if mode == .doing { openGroups.append(Group()) } }
    /// Ends the group that was begun last; one without steps leaves nothing. Without effect where none is open.
    open func endUndoGrouping() {
      guard mode == .doing, let group = openGroups.popLast() else { return }
      if openGroups.isEmpty {
        keep(group)
      } else {
        openGroups[openGroups.count - 1].steps += group.steps
      }
    }
    /// Keeps no steps until `enableUndoRegistration()`; calls do not add up.
    open func disableUndoRegistration() { isUndoRegistrationEnabled = false }
    /// One call is enough, however often it was disabled.
    open func enableUndoRegistration() { isUndoRegistrationEnabled = true }

    /// Keeps what undoes something, in the open group or in one of its own. What is registered while undoing can be done
    /// again.
    public func registerUndo<Target: AnyObject>(
      withTarget target: Target, handler: @escaping (Target) -> Void
    ) {
      guard isUndoRegistrationEnabled else { return }
      let step = Step(target: target) { [weak target] in if let target { handler(target) } }
      guard mode == .doing else { return answer.steps.append(step) }
      redoGroups = []
      if openGroups.isEmpty {
        keep(Group(steps: [step]))
      } else {
        openGroups[openGroups.count - 1].steps.append(step)
      }
    }

    private func keep(_ group: Group) {
      guard !group.steps.isEmpty else { return }
      undoGroups.append(group)
      post(.NSUndoManagerDidCloseUndoGroup)
      dropOldest()
    }

    private func dropOldest() {
      if levelsOfUndo > 0, undoGroups.count > levelsOfUndo {
        undoGroups.removeFirst(undoGroups.count - levelsOfUndo)
      }
    }

    /// Runs what was registered last, the latest step of the group first; what that registers can be done again as one. Ends
    /// open groups. Does nothing where there is nothing to undo.
    open func undo() {
      // What runs meanwhile belongs to the step that runs.
      guard mode == .doing else { return }
      while !openGroups.isEmpty { endUndoGrouping() }
      guard let group = undoGroups.popLast() else { return }
      post(.NSUndoManagerWillUndoChange)
      if let back = run(group, .undoing) { redoGroups.append(back) }
      post(.NSUndoManagerDidUndoChange)
    }

    /// Runs what the last undo registered. Does nothing where there is no such.
    open func redo() {
      guard mode == .doing else { return }
      guard let group = redoGroups.popLast() else { return }
      post(.NSUndoManagerWillRedoChange)
      if let back = run(group, .redoing) { keep(back) }
      post(.NSUndoManagerDidRedoChange)
    }

    private func post(_ name: NSNotification.Name) {
      NotificationCenter.default.post(name: name, object: self)
    }

    /// - Returns: what leads back, under the same name.
    private func run(_ group: Group, _ mode: Mode) -> Group? {
      self.mode = mode
      answer = Group(name: group.name, isDiscardable: group.isDiscardable)
      for step in group.steps.reversed() { step.run() }
      self.mode = .doing
      return answer.steps.isEmpty ? nil : answer
    }

    /// Of both directions.
    open func removeAllActions() {
      undoGroups = []
      redoGroups = []
      for place in openGroups.indices { openGroups[place].steps = [] }
    }

    /// Of both directions.
    open func removeAllActions(withTarget target: Any) {
      let target = target as AnyObject
      func without(_ groups: [Group]) -> [Group] {
        groups.map { Group(name: $0.name, steps: $0.steps.filter { $0.target !== target }) }
      }
      undoGroups = without(undoGroups).filter { !$0.steps.isEmpty }
      redoGroups = without(redoGroups).filter { !$0.steps.isEmpty }
      openGroups = without(openGroups)
    }
  }

  extension NSNotification.Name {
    /// Posted with the manager, as are the others; never here: nothing asks for checkpoints.
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    /// A group that can be undone is about to be undone.
    public static let NSUndoManagerWillUndoChange = NSNotification.Name(
      "NSUndoManagerWillUndoChangeNotification")
    /// A group was undone.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name(
      "NSUndoManagerDidUndoChangeNotification")
    /// A group is about to be done again.
    public static let NSUndoManagerWillRedoChange = NSNotification.Name(
      "NSUndoManagerWillRedoChangeNotification")
    /// A group was done again.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name(
      "NSUndoManagerDidRedoChangeNotification")
    /// A group that can be undone was kept.
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name(
      "NSUndoManagerDidCloseUndoGroupNotification")
  }
#endif
