// Conflicts, ambiguity and the constraints that affect a view, asked of a solved engine.

import Foundation
import LayoutEngine

extension LayoutContext {
  func isAmbiguous(_ item: Int32) -> Bool {
    update()
    return withoutExercise { !freedoms(of: LayoutEngine.Item(index: item)).isEmpty }
  }

  /// The numbers of a box that could be different, in the order x, y, width, height.
  func freedoms(of item: LayoutEngine.Item) -> [LayoutEngine.Freedom] {
    let free = attempt { () throws(LayoutEngineError) in try engine.freedom() } ?? []
    let unplaced = unmentioned(item).map { Self.unplaced(item, $0) }
    return (free.filter { $0.item == item } + unplaced).sorted {
      $0.component.rawValue < $1.component.rawValue
    }
  }

  /// The freedom of a variable that no row mentions: it is 0 and could have any value.
  private static func unplaced(
    _ item: LayoutEngine.Item, _ component: LayoutEngine.Component
  ) -> LayoutEngine.Freedom {
    LayoutEngine.Freedom(item: item, component: component, chosen: 0, other: 100)
  }

  /// The numbers of a placed box that no row has ever named: free without being in the solver.
  private func unmentioned(_ item: LayoutEngine.Item) -> [LayoutEngine.Component] {
    let owner = owners[Int(item.index)]
    if let view = owner.view, view === root || view.storedTranslatesMask { return [] }
    if let guide = owner.guide {
      switch guide.role {
      case .custom: break
      case .scrollContent:
        return [.width, .height].filter { !engine.isMentioned(item, $0) }
      default: return []
      }
    }
    return LayoutEngine.Component.allCases.filter { !engine.isMentioned(item, $0) }
  }

  func constraintsAffecting(_ item: Int32, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    update()
    let handle = LayoutEngine.Item(index: item)
    let components: [LayoutEngine.Component] = axis == .horizontal ? [.x, .width] : [.y, .height]
    return withoutExercise {
      let rows =
        attempt { () throws(LayoutEngineError) in try engine.rowsDetermining(handle, components) } ?? []
      return rows.compactMap { constraint(of: $0) }
    }
  }

  /// The constraint of a row; those of the system are made for the occasion.
  func constraint(of row: LayoutEngine.Row) -> NSLayoutConstraint? {
    if Int(row.index) < constraintOfRow.count, let known = constraintOfRow[Int(row.index)] { return known }
    guard let terms = try? engine.terms(of: row) else { return nil }
    for term in terms {
      let index = Int(term.item.index)
      let rows = systemRows[index]
      for slot in 0..<4 where rows[slot] == row.index {
        guard let view = owners[index].view else { continue }
        return systemConstraint(of: view, slot: slot)
      }
    }
    return nil
  }

  private func systemConstraint(of view: UIView, slot: Int) -> NSLayoutConstraint {
    if view === root {
      return EncapsulatedLayoutConstraint(view, axis: slot == 0 ? .horizontal : .vertical)
    }
    if view.isEncapsulated, view.storedTranslatesMask, slot % 2 == 1 {
      return view.encapsulatedConstraint(slot < 2 ? .horizontal : .vertical)
    }
    if view.storedTranslatesMask {
      return NSAutoresizingMaskLayoutConstraint(
        view, axis: slot < 2 ? .horizontal : .vertical, isLength: slot % 2 == 1)
    }
    return view.contentSizeConstraint(slot < 2 ? .horizontal : .vertical)
  }

  func diagnose() -> LayoutDiagnosis { withoutExercise(diagnosis) }

  private func diagnosis() -> LayoutDiagnosis {
    var diagnosis = LayoutDiagnosis()
    diagnosis.conflicts = conflicts(among: engine.conflicts)
    let refused = refusedFrames()
    diagnosis.ambiguities =
      refused + ambiguities().filter { open in !refused.contains { $0.view === open.view } }
    return diagnosis
  }

  /// The constraints of conflicting rows. A given length that gives way is no conflict: the view is sized by what is in
  /// it.
  func conflicts(among found: [LayoutEngine.Conflict]) -> [LayoutDiagnosis.Conflict] {
    found.compactMap { conflict in
      guard !isYieldingLength(conflict.broken), let broken = constraint(of: conflict.broken) else {
        return nil
      }
      let sizes = conflict.nonNegativeSizes.compactMap { size -> AnyObject? in
        let owner = owners[Int(size.item.index)]
        return owner.view ?? owner.guide
      }
      return LayoutDiagnosis.Conflict(
        constraints: conflict.rows.compactMap { constraint(of: $0) }, broken: broken, nonNegativeSizes: sizes)
    }
  }

  private func ambiguities() -> [LayoutDiagnosis.Ambiguity] {
    var found: [Int32: [LayoutEngine.Freedom]] = [:]
    for freedom in attempt({ () throws(LayoutEngineError) in try engine.freedom() }) ?? [] {
      found[freedom.item.index, default: []].append(freedom)
    }
    for index in owners.indices where owners[index].view != nil || owners[index].guide != nil {
      let item = LayoutEngine.Item(index: Int32(index))
      for component in unmentioned(item) {
        found[Int32(index), default: []].append(
          Self.unplaced(item, component))
      }
    }
    // In the order in which the views came in.
    var result: [LayoutDiagnosis.Ambiguity] = []
    for index in found.keys.sorted(by: { notes[Int($0)].order < notes[Int($1)].order }) {
      guard let view = owners[Int(index)].view, let freedoms = found[index] else { continue }
      result.append(
        ambiguity(of: view, alignmentRect(of: view), freedoms, prefix: "") {
          view.frameInLayout(forAlignmentRect: $0)
        })
    }
    for index in found.keys.sorted() {
      guard let guide = owners[Int(index)].guide, guide.role == .scrollContent, let freedoms = found[index],
        let scrollView = guide.owningView
      else { continue }
      let content = ambiguity(of: scrollView, layoutFrame(of: guide), freedoms, prefix: "content") { $0 }
      if let known = result.firstIndex(where: { $0.view === scrollView }) {
        result[known].open += content.open
      } else {
        result.append(content)
      }
    }
    return result
  }

  /// Views whose given size is not the one that their content requires.
  private func refusedFrames() -> [LayoutDiagnosis.Ambiguity] {
    owners.compactMap { owner in
      guard let view = owner.view, view.yieldsGivenWidth || view.yieldsGivenHeight else { return nil }
      let refused = refusedLengths(of: view)
      guard refused.width || refused.height else { return nil }
      let asked = view.frameInLayout(forAlignmentRect: alignmentRect(of: view))
      var other = view.frame
      if refused.width { other.size.width = asked.width }
      if refused.height { other.size.height = asked.height }
      return LayoutDiagnosis.Ambiguity(
        view: view,
        open: ((refused.width ? ["width"] : []) + (refused.height ? ["height"] : [])).map {
          LayoutDiagnosis.OpenVariable(name: $0, group: nil, isTie: false)
        },
        witness: (view.frame, other), isGivenFrameRefused: true)
    }
  }

  private func ambiguity(
    of view: UIView, _ chosen: CGRect, _ freedoms: [LayoutEngine.Freedom], prefix: String,
    frame: (CGRect) -> CGRect
  ) -> LayoutDiagnosis.Ambiguity {
    var other = chosen
    var open: [LayoutDiagnosis.OpenVariable] = []
    for freedom in freedoms.sorted(by: { $0.component.rawValue < $1.component.rawValue }) {
      let value = CGFloat(freedom.other)
      let name: String
      switch freedom.component {
      case .x:
        other.origin.x = value
        name = "x"
      case .y:
        other.origin.y = value
        name = "y"
      case .width:
        other.size.width = value
        name = prefix.isEmpty ? "width" : prefix + "Width"
      case .height:
        other.size.height = value
        name = prefix.isEmpty ? "height" : prefix + "Height"
      }
      open.append(
        LayoutDiagnosis.OpenVariable(name: name, group: freedom.group, isTie: freedom.isTie))
    }
    return LayoutDiagnosis.Ambiguity(view: view, open: open, witness: (frame(chosen), frame(other)))
  }
}
