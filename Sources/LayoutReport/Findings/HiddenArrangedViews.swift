// A view that is hidden in a stack view while its own required constraints keep it from having no length.

import Plumbline

extension SceneInspection {
  /// The stack view that hides the view which a conflict keeps from having no length; nil of any other conflict.
  static func hidingStack(in conflict: LayoutDiagnosis.Conflict) -> UIStackView? {
    hiding(in: conflict)?.stack
  }

  private static func hiding(
    in conflict: LayoutDiagnosis.Conflict
  ) -> (view: UIView, stack: UIStackView, isHeight: Bool)? {
    guard let hiding = conflict.constraints.first(where: { $0.identifier == "UISV-hiding" }),
      let view = hiding.firstItem as? UIView, let stack = view.superview as? UIStackView
    else { return nil }
    return (view, stack, hiding.firstAttribute == .height)
  }

  /// The finding on views that a stack view hides and whose own constraints give them a length.
  ///
  /// The running application logs such a conflict each time the view is hidden, and drops one of the document's constraints.
  /// To remove that constraint would take the view's length when it is shown: what helps is that it can give way.
  /// - Parameter conflicts: At least one, all with rows of this stack view that hide.
  func findingOnHiding(
    in conflicts: [LayoutDiagnosis.Conflict], by stack: UIStackView, _ ways: WaysOut
  ) -> Finding {
    let members = conflicts.flatMap { $0.constraints.map(report(on:)) }
    let own = conflicts.map(ways.changeable)
    let views = conflicts.compactMap { Self.hiding(in: $0)?.view }
    let isHeight = conflicts[0].constraints.contains {
      $0.identifier == "UISV-hiding" && $0.firstAttribute == .height
    }
    let length = isHeight ? "height" : "width"
    let left = own[0].last ?? conflicts[0].broken
    let message: String
    let fix: String
    if conflicts.count == 1 {
      let shown = own[0].prefix(Self.namedHidingLimit).map { report(on: $0).words }
      let rest = own[0].count - shown.count
      let causes = list(shown + (rest > 0 ? ["\(rest) more"] : []))
      message =
        "While it is hidden, \(phrase(for: views[0])) gets no \(length) from \(phrase(for: stack)), but "
        + (own[0].isEmpty ? "given sizes keep it from that." : "\(causes), and that is required.")
      fix = wayOut(of: own[0], isHeight: isHeight, spacedBy: innerStack(in: conflicts[0], of: views[0]))
    } else {
      let names = unique(views).map(phrase(for:))
      let named = names.prefix(Self.namedHidingLimit)
      let rest = names.count - named.count
      let isOne = names.count == 1
      let giving = own.compactMap { self.giving(of: $0, isHeight: isHeight) }.map { report(on: $0).id }
      message =
        "While \(isOne ? "it is" : "they are") hidden, \(list(named + (rest > 0 ? ["\(rest) more"] : []))) "
        + "\(isOne ? "gets" : "get") no \(length) from \(phrase(for: stack)), but required constraints give "
        + "\(isOne ? "it" : "each of them") one."
      fix =
        giving.isEmpty
        ? "Give the views inside sizes by constraints of a priority below 1000."
        : "Set the priority of \(list(giving)) to 999: they hold while the views are shown and give way while they are "
          + "hidden."
    }
    return Finding(
      kind: .conflict, level: .warning, views: unique(conflicts.flatMap { viewIDs(of: $0.constraints) }),
      constraints: unique(members.map(\.id)), broken: report(on: left).id, message: message, fix: fix,
      line: report(on: left).line ?? members.lazy.compactMap(\.line).first, column: report(on: left).column,
      caused: conflicts.count - 1, details: members)
  }

  private func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
    var seen: Set<Value> = []
    return values.filter { seen.insert($0).inserted }
  }

  private static let namedHidingLimit = 3

  /// A stack view inside of the hidden one whose spacing alone would need room.
  private func innerStack(in conflict: LayoutDiagnosis.Conflict, of hidden: UIView) -> UIStackView? {
    conflict.constraints.lazy.filter { $0.identifier == "UISV-spacing" }
      .compactMap { ($0.firstItem as? UIView)?.superview as? UIStackView }
      .first { $0 === hidden || $0.isDescendant(of: hidden) }
  }

  /// One edge or size that gives way is enough, and the last one is what engineers choose: everything before it stays.
  private func giving(of own: [NSLayoutConstraint], isHeight: Bool) -> NSLayoutConstraint? {
    let last: [NSLayoutConstraint.Attribute] =
      isHeight ? [.bottom, .bottomMargin, .height] : [.trailing, .trailingMargin, .right, .width]
    return own.last { last.contains($0.firstAttribute) || last.contains($0.secondAttribute) } ?? own.last
  }

  private func wayOut(of own: [NSLayoutConstraint], isHeight: Bool, spacedBy stack: UIStackView?) -> String {
    var ways: [String] = []
    if let giving = self.giving(of: own, isHeight: isHeight) {
      ways.append(
        "Set the priority of \(report(on: giving).id) to 999: it holds while the view is shown and gives way while it is "
          + "hidden")
    }
    if let stack, stack.spacing > 0 {
      ways.append("set the spacing of \(phrase(for: stack)) to 0 while it is hidden")
    }
    if ways.isEmpty { ways.append("Give the views inside sizes by constraints of a priority below 1000") }
    let way = ways.joined(separator: ", or ")
    return way.prefix(1).uppercased() + way.dropFirst() + "."
  }
}
