// Trial layouts: the diagnosis after a change of constraints that is undone, for fixes that are tried before they are
// offered.

import Foundation
import LayoutEngine

/// A change that is tried and undone.
package enum LayoutTrial {
  /// A constraint gets another priority; 1000 and less are the same here.
  case priority(Float, NSLayoutConstraint)
  /// Variables of a view ("x", "y", "width", "height") are required to keep their values.
  case holding([String], UIView)
  /// The heights that the frames of these views give become the weakest of wishes: rows that fit their content.
  case looseHeights([UIView])
  /// The order of arranged views in their stack views has no effect: equal priorities compete there as anywhere else.
  case unorderedStacks
}

extension UIView {
  /// The diagnosis of the tree with a change. The constraints and the layout stay as they are.
  /// - Complexity: two solves of the systems that the change bears on, and a diagnosis.
  package func layoutDiagnosis(trying trial: LayoutTrial) -> LayoutDiagnosis {
    let root = rootView
    root.layoutIfNeeded()
    return root.layoutContext?.diagnose(trying: trial) ?? LayoutDiagnosis()
  }
}

extension LayoutContext {
  fileprivate func diagnose(trying trial: LayoutTrial) -> LayoutDiagnosis {
    switch trial {
    case .priority(let priority, let constraint):
      guard constraint.row >= 0 else { return diagnose() }
      let row = LayoutEngine.Row(index: constraint.row)
      func set(_ value: Float) {
        attempt { () throws(LayoutEngineError) in
          try engine.setPriority(value, of: row)
          try engine.solve()
        }
      }
      set(priority)
      defer { set(constraint.priority.rawValue) }
      return diagnose()
    case .holding(let names, let view):
      guard view.item >= 0, let superview = view.storedSuperview, superview.item >= 0 else {
        return diagnose()
      }
      let rect = engine.rect(of: LayoutEngine.Item(index: view.item))
      let numbers: [String: (LayoutEngine.Attribute, Double)] = [
        "x": (.left, rect.x), "y": (.top, rect.y), "width": (.width, rect.width),
        "height": (.height, rect.height),
      ]
      let rows = names.compactMap { name in
        numbers[name].flatMap { attribute, value in
          attempt { () throws(LayoutEngineError) in
            try engine.addRow(
              [LayoutEngine.Term(1, LayoutEngine.Item(index: view.item), attribute)], .equal, value,
              priority: 1000, holder: LayoutEngine.Item(index: superview.item))
          }
        }
      }
      attempt { () throws(LayoutEngineError) in try engine.solve() }
      defer {
        attempt { () throws(LayoutEngineError) in
          for row in rows { try engine.removeRow(row) }
          try engine.solve()
        }
      }
      return diagnose()
    case .looseHeights(let views):
      let rows = views.compactMap(rowOfGivenHeight)
      func set(_ value: Float) {
        attempt { () throws(LayoutEngineError) in
          for row in rows { try engine.setPriority(value, of: row) }
          try engine.solve()
        }
      }
      set(1)
      defer { set(1000) }
      return diagnose()
    case .unorderedStacks:
      let views = owners.compactMap(\.view).filter { $0.contentSizeTie != nil }
      func set(isOrdered: Bool) {
        for view in views { setContentPriorities(of: view, isOrdered: isOrdered) }
        attempt { () throws(LayoutEngineError) in try engine.solve() }
      }
      set(isOrdered: false)
      defer { set(isOrdered: true) }
      return diagnose()
    }
  }
}
