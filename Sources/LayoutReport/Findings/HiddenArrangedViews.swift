// A view that is hidden in a stack view while its own required constraints keep it from having no length.

import Plumbline

extension SceneInspection {
  /// What to say of a conflict with the length 0 that a stack view gives a hidden view; nil of any other.
  ///
  /// The running application logs it each time the view is hidden, and drops one of the document's constraints. To remove
  /// that constraint would take the view's length when it is shown: what helps is that it can give way.
  func findingOnHiding(in conflict: LayoutDiagnosis.Conflict, _ ways: WaysOut) -> Finding? {
    guard let hiding = conflict.constraints.first(where: { $0.identifier == "UISV-hiding" }),
      let view = hiding.firstItem as? UIView, let stack = view.superview as? UIStackView
    else { return nil }
    let members = conflict.constraints.map(report(on:))
    let own = ways.changeable(in: conflict)
    let isHeight = hiding.firstAttribute == .height
    let length = isHeight ? "height" : "width"
    let shown = own.prefix(Self.namedHidingLimit).map { report(on: $0).words }
    let rest = own.count - shown.count
    let causes = list(shown + (rest > 0 ? ["\(rest) more"] : []))
    let left = own.last ?? conflict.broken
    return Finding(
      kind: .conflict, level: .warning, views: viewIDs(of: conflict.constraints),
      constraints: members.map(\.id),
      broken: report(on: left).id,
      message: "While it is hidden, \(phrase(for: view)) gets no \(length) from \(phrase(for: stack)), but "
        + (own.isEmpty ? "given sizes keep it from that." : "\(causes), and that is required."),
      fix: wayOut(of: own, isHeight: isHeight, spacedBy: innerStack(in: conflict, of: view)),
      line: report(on: left).line ?? members.lazy.compactMap(\.line).first, column: report(on: left).column,
      details: members)
  }

  private static let namedHidingLimit = 3

  /// A stack view inside of the hidden one whose spacing alone would need room.
  private func innerStack(in conflict: LayoutDiagnosis.Conflict, of hidden: UIView) -> UIStackView? {
    conflict.constraints.lazy.filter { $0.identifier == "UISV-spacing" }
      .compactMap { ($0.firstItem as? UIView)?.superview as? UIStackView }
      .first { $0 === hidden || $0.isDescendant(of: hidden) }
  }

  /// One edge or size that gives way is enough, and the last one is what engineers choose: everything before it stays.
  private func wayOut(
    of own: [NSLayoutConstraint], isHeight: Bool, spacedBy stack: UIStackView?
  ) -> String {
    let last: [NSLayoutConstraint.Attribute] =
      isHeight ? [.bottom, .bottomMargin, .height] : [.trailing, .trailingMargin, .right, .width]
    let giving =
      own.last { last.contains($0.firstAttribute) || last.contains($0.secondAttribute) } ?? own.last
    var ways: [String] = []
    if let giving {
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
