// Ambiguous layout of one view: what is open, what decides it, and what else it could be (spec 02 §6).

import Foundation
import LayoutEngine

extension UIView {
  /// Whether another frame would be as good; false where no constraints are used, and outside of a window, as Apple's
  /// (spec 02 §6): `layoutDiagnosis()` answers for any tree. Lays out first.
  public var hasAmbiguousLayout: Bool {
    guard isInWindow else { return false }
    rootView.layoutIfNeeded()
    guard let context = ambiguousContext else { return false }
    return context.isAmbiguous(item)
  }

  /// Whether the topmost view is a window, or a window's frame view in AppKit.
  var isInWindow: Bool {
    let root = rootView
    return root is UIWindow || root.rare?.facade?.isWindowFrame == true
  }

  /// The active constraints that determine the view on one axis, those of the system among them.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    rootView.layoutIfNeeded()
    guard item >= 0, let context = itemContext else { return [] }
    return context.constraintsAffecting(item, axis)
  }

  /// Switches a view with an ambiguous layout, and its dependents, to another solution; called again, back. Without
  /// effect on other views; trees outside of windows take part too. For looking at a layout while it is made, not for
  /// programs that run.
  ///
  /// Apple's method chooses at random; this one goes to and fro between two solutions.
  public func exerciseAmbiguityInLayout() {
    rootView.layoutIfNeeded()
    guard let context = ambiguousContext else { return }
    context.exercise(item)
    rootView.layoutIfNeeded()
  }

  /// The engine, if it could place this view: neither the root nor a view of a given frame.
  private var ambiguousContext: LayoutContext? {
    guard item >= 0, let context = itemContext, self !== context.root, !storedTranslatesMask else {
      return nil
    }
    return context
  }

  /// Conflicts and ambiguities of the whole tree, after a layout pass.
  public func layoutDiagnosis() -> LayoutDiagnosis {
    let root = rootView
    root.layoutIfNeeded()
    return root.layoutContext?.diagnose() ?? LayoutDiagnosis()
  }
}

/// A view that is held at one of two solutions.
struct AmbiguityExercise {
  /// The free variables of the view, with their values in both solutions.
  var freedoms: [LayoutEngine.Freedom]
  /// Whether the other solution holds, instead of the one that layout chose.
  var isAway = true
  /// The rows for the other solution, while they are in the engine.
  var rows: [Int32] = []
}

extension LayoutContext {
  /// A priority below every one that a program would choose.
  private static let leastPriority = Float.leastNormalMagnitude

  /// Adds rows for the other solution, of the least priority.
  func exercise(_ item: Int32) {
    withdrawExercises()
    update()
    let open = freedoms(of: LayoutEngine.Item(index: item))
    if let known = notes[Int(item)].exercise, known.freedoms.map(\.component) == open.map(\.component) {
      notes[Int(item)].exercise?.isAway.toggle()
    } else {
      notes[Int(item)].exercise = open.isEmpty ? nil : AmbiguityExercise(freedoms: open)
    }
    exercisedItems = [item]
    addExercises()
    update()
    // A number that only a wish named goes back to 0 without a solve that would tell.
    owners[Int(item)].view?.markPlacementStale()
    owners[Int(item)].view?.storedSuperview?.markLayoutNeeded()
  }

  /// An answer about the layout as the constraints have it, without wishes.
  func withoutExercise<Answer>(_ answer: () -> Answer) -> Answer {
    guard !exercisedItems.isEmpty else { return answer() }
    withdrawExercises()
    attempt { () throws(LayoutEngineError) in try engine.solve() }
    let result = answer()
    addExercises()
    attempt { () throws(LayoutEngineError) in try engine.solve() }
    return result
  }

  /// Items that left since, and their rows with them, have no owner any more, or notes of a new one.
  private func withdrawExercises() {
    for item in exercisedItems where owners[Int(item)].view != nil {
      for row in notes[Int(item)].exercise?.rows ?? [] {
        attempt { () throws(LayoutEngineError) in try engine.removeRow(LayoutEngine.Row(index: row)) }
      }
      notes[Int(item)].exercise?.rows = []
    }
  }

  private func addExercises() {
    for index in exercisedItems {
      guard let exercise = notes[Int(index)].exercise,
        let superview = owners[Int(index)].view?.storedSuperview,
        superview.item >= 0
      else { continue }
      let item = LayoutEngine.Item(index: index)
      for freedom in exercise.freedoms {
        let row = attempt { () throws(LayoutEngineError) in
          try engine.addRow(
            [LayoutEngine.Term(1, item, LayoutEngine.Attribute(freedom.component))], .equal,
            exercise.isAway ? freedom.other : freedom.chosen, priority: Self.leastPriority,
            holder: LayoutEngine.Item(index: superview.item))
        }
        if let row { notes[Int(index)].exercise?.rows.append(row.index) }
      }
    }
  }
}

extension LayoutEngine.Attribute {
  fileprivate init(_ component: LayoutEngine.Component) {
    switch component {
    case .x: self = .left
    case .y: self = .top
    case .width: self = .width
    case .height: self = .height
    }
  }
}
