// Baseline constraints of a view whose baseline is that of another view in it, such as a stack's: which view that is may
// change while the constraint stays (spec 05 §3).

import Foundation
import LayoutEngine

extension LayoutContext {
  /// A constraint got its row: remembers which views' baselines it names.
  func noteBaselines(of constraint: NSLayoutConstraint, row: Int32) {
    namesMovableBaseline = false
    if purpose == .hosting { baselineItems[row] = namedBaselineItems(of: constraint) }
  }

  /// A view goes that other views' baselines were: the constraints that name those lose their rows with its item and get
  /// others before the next solve.
  func takeBackRows(mentioning item: Int32) {
    for row in engine.rows(mentioning: LayoutEngine.Item(index: item))
    where Int(row.index) < constraintOfRow.count {
      guard let constraint = constraintOfRow[Int(row.index)] else { continue }
      remove(constraint)
      constraintsAwaitingRows.append(constraint)
    }
  }

  /// Constraints follow the baselines that they name from one view to another.
  func updateNamedBaselines() {
    let waiting = constraintsAwaitingRows
    constraintsAwaitingRows = []
    for constraint in waiting where constraint.row < 0 && constraint.holder?.engagedContext === self {
      add(constraint)
    }
    var outdated: [NSLayoutConstraint] = []
    for (row, items) in baselineItems {
      guard let constraint = constraintOfRow[Int(row)] else {
        baselineItems[row] = nil
        continue
      }
      if namedBaselineItems(of: constraint) != items { outdated.append(constraint) }
    }
    outdated.sort { $0.activationOrder < $1.activationOrder }
    for constraint in outdated {
      remove(constraint)
      add(constraint)
    }
  }

  private func namedBaselineItems(of constraint: NSLayoutConstraint) -> SIMD2<Int32> {
    func named(_ reference: ItemReference?, _ attribute: NSLayoutConstraint.Attribute) -> Int32 {
      guard attribute == .firstBaseline || attribute == .lastBaseline, let view = reference?.view else {
        return -1
      }
      return item(for: view.baselineView(first: attribute == .firstBaseline))?.index ?? -1
    }
    return SIMD2(
      named(constraint.firstReference, constraint.firstAttribute),
      named(constraint.secondReference, constraint.secondAttribute))
  }
}
