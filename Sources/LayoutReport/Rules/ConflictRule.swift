// `conflict`: required constraints that conflict. The minimal set, the one that is broken, and by how much.

import Foundation
import LayoutScene
import Plumbline

extension FindingKind {
  /// Required constraints that conflict: a minimal set.
  public static let conflict = FindingKind(
    "conflict", level: .error,
    milder: [
      (
        .warning,
        "it is about a view that is hidden in a stack view, or code changes one of the constraints"
      ),
      (
        .note,
        "only Interface Builder's canvas has it, it is about the height of a row that code sets or the size of a window, "
          + "or at most half a pixel"
      ),
    ],
    meaning:
      "Required constraints conflict. The set shown is minimal: without any one of them the others can "
      + "hold.",
    why:
      "At run time one of the constraints is broken and the console says “Unable to simultaneously "
      + "satisfy constraints”. Remove one, or give one a priority below 1000.",
    example: "a width of 100 beside 20 points to both edges of a superview that is 320 wide",
    triggering: [
      .layout(
        """
        size: [320, 200]
        views:
          card: {}
        constraints:
          - "H:|-20-[card(100)]-20-|"
          - "V:|-20-[card(44)]"
        """)
    ],
    notTriggering: [
      .layout(
        """
        size: [320, 200]
        views:
          card: {}
        constraints:
          - "H:|-20-[card(100@999)]-20-|"
          - "V:|-20-[card(44)]"
        """)
    ])
}

enum ConflictRule: LayoutRule {
  static let kind = FindingKind.conflict

  static func findings(in layout: CheckedLayout) -> [Finding] {
    layout.inspection.findings(on: layout.diagnosis.conflicts, layout.ways)
  }
}

extension SceneInspection {
  /// More views or members than these are counted, not named.
  private static let namedLimit = 3

  /// One finding for each conflict, one for all that share a stack view that fills proportionally, since they have one way
  /// out, and one for all views that a stack view hides.
  func findings(on conflicts: [LayoutDiagnosis.Conflict], _ ways: WaysOut) -> [Finding] {
    let conflicts = conflicts.filter {
      !restsOnStoredRowHeight($0) && !restsOnOpenSize($0) && !restsOnOpenShares($0)
    }
    var findings: [Finding] = []
    var sharing: [ObjectIdentifier: [LayoutDiagnosis.Conflict]] = [:]
    var hiding: [ObjectIdentifier: [LayoutDiagnosis.Conflict]] = [:]
    for conflict in conflicts {
      if let stack = Self.proportionalStack(in: conflict) {
        sharing[ObjectIdentifier(stack), default: []].append(conflict)
      } else if let stack = Self.hidingStack(in: conflict) {
        hiding[ObjectIdentifier(stack), default: []].append(conflict)
      }
    }
    for conflict in conflicts {
      if let stack = Self.proportionalStack(in: conflict) {
        if let group = sharing.removeValue(forKey: ObjectIdentifier(stack)) {
          findings.append(finding(on: group, sharing: stack, ways))
        }
      } else if let stack = Self.hidingStack(in: conflict) {
        if let group = hiding.removeValue(forKey: ObjectIdentifier(stack)) {
          findings.append(findingOnHiding(in: group, by: stack, ways))
        }
      } else {
        findings.append(finding(on: conflict, ways))
      }
    }
    return findings
  }

  /// Whether a share of a stack view that fills proportionally is a member, and one of its views has no content in the
  /// document, or one that code sets: the shares of the running app are others (`NutriScoreView.xib`).
  private func restsOnOpenShares(_ conflict: LayoutDiagnosis.Conflict) -> Bool {
    Self.proportionalStack(in: conflict).map(hasOpenShares) ?? false
  }

  func hasOpenShares(_ stack: UIStackView) -> Bool {
    // A program's views are those that run.
    guard !scene.isOfProgram, stack.distribution == .fillProportionally else { return false }
    if let known = tables.openShares[ObjectIdentifier(stack)] { return known }
    let isOpen = stack.arrangedSubviews.contains { view in
      guard !view.isHidden, let entry = entry(of: view) else { return false }
      return ContentDoubt.isEmpty(view) || (view as? UIImageView)?.image == nil && view is UIImageView
        || scene.code.first([.text, .image, .contents, .ownSize], of: entry.id) != nil
    }
    tables.openShares[ObjectIdentifier(stack)] = isOpen
    return isOpen
  }

  /// Whether the stored height of a row that sizes itself or has its table's is a member, or that a cell has no width, as in
  /// a hidden column of AppKit's: facts of the canvas, which the running app has not.
  private func restsOnStoredRowHeight(_ conflict: LayoutDiagnosis.Conflict) -> Bool {
    conflict.constraints.contains { constraint in
      guard let mask = constraint as? NSAutoresizingMaskLayoutConstraint, mask.isLength,
        let entry = (mask.firstItem as? UIView).flatMap({ entry(of: $0) })
      else { return false }
      if entry.view.superview is UICollectionViewCell, let list = tables.entry(ofID: entry.parentID)?.parentID
      {
        return scene.code.first([.rowHeight], of: list) != nil
      }
      return mask.firstAttribute == .height
        ? entry.isContentOfSelfSizingRow || entry.hasOverruledHeight
        : entry.kind == "tableCellView" && mask.constant == 0
    }
  }

  /// Whether a size that nobody said is a member: whoever shows the view gives it another one, and constraints that come to one
  /// size make that (6 of 6 such conflicts of applications that were read). The canvas tells what it has.
  private func restsOnOpenSize(_ conflict: LayoutDiagnosis.Conflict) -> Bool {
    scene.hasOpenSize && restsOnSceneSize(conflict)
  }

  private func restsOnSceneSize(_ conflict: LayoutDiagnosis.Conflict) -> Bool {
    conflict.constraints.contains {
      $0.firstItem === scene.rootView && $0.identifier?.hasPrefix("_UITemporaryLayout") ?? false
        // A cell's content is as large as the cell.
        || $0 is NSAutoresizingMaskLayoutConstraint && ($0.firstItem as? UIView)?.superview === scene.rootView
          && scene.rootView is UICollectionViewCell
    }
  }

  private static func proportionalStack(in conflict: LayoutDiagnosis.Conflict) -> UIStackView? {
    conflict.constraints.lazy.filter { $0.identifier == "UISV-fill-proportionally" }
      .compactMap { ($0.firstItem as? UIView)?.superview as? UIStackView }
      .first { $0.distribution == .fillProportionally }
  }

  private func finding(
    on conflicts: [LayoutDiagnosis.Conflict], sharing stack: UIStackView, _ ways: WaysOut
  ) -> Finding {
    var joined = finding(on: conflicts[0], ways)
    for other in conflicts.dropFirst().map({ finding(on: $0, ways) }) {
      joined.level = min(joined.level, other.level)
      joined.caused += 1
      joined.views += other.views.filter { !joined.views.contains($0) }
      joined.constraints += other.constraints.filter { !joined.constraints.contains($0) }
      joined.details += other.details.filter { !joined.details.contains($0) }
    }
    if joined.caused > 0 {
      joined.message +=
        " \(counted(joined.caused, "more conflict")) of \(phrase(for: stack)) "
        + "\(joined.caused == 1 ? "has" : "have") the same cause."
    }
    if ways.endsConflicts(conflicts, filling: stack) {
      joined.fix =
        "Set the distribution of \(phrase(for: stack)) to Fill: Fill Proportionally gives its views shares of its length, "
        + "whatever their own constraints require."
      joined.isTried = true
    } else if joined.caused > 0 {
      joined.fix =
        "Choose another distribution than Fill Proportionally for \(phrase(for: stack)), or: \(joined.fix)"
      joined.isTried = false
    }
    return joined
  }

  private func finding(on conflict: LayoutDiagnosis.Conflict, _ ways: WaysOut) -> Finding {
    let members = conflict.constraints.map(report(on:))
    let broken = report(on: conflict.broken)
    var message = "\(counted(members.count, "required constraint")) conflict"
    // Where its own constraint asks for more, it is not that which decides.
    let undecided = conflict.nonNegativeSizes.filter { !hasOwnLength($0, besides: conflict) }
    let bounds = (undecided.isEmpty ? conflict.nonNegativeSizes : undecided).map { phrase(for: $0) }
    if !bounds.isEmpty {
      let rest = bounds.count - Self.namedLimit
      let named =
        rest > 1 ? bounds.prefix(Self.namedLimit).joined(separator: ", ") + " and \(rest) more" : list(bounds)
      message += ", because the size of \(named) cannot be negative"
    }
    let sum = ConflictSum(conflict, in: self)
    if let sum { message += ": \(sum.words)" }
    message += ". Broken: \(broken.words)"
    let distance = unroundedViolation(of: conflict.broken)
    if sum == nil, let outcome = outcome(of: conflict.broken) { message += "; \(outcome)" }
    message += "."
    // What no screen shows: edges that are half a pixel apart round to one pixel or to two that touch.
    let isInvisible =
      (sum.map { abs($0.excess) } ?? distance).map { $0 <= 0.5 / Double(scene.scale) + 1e-6 } ?? false
    if isInvisible { message += " That is at most half a pixel." }
    let placeholder = conflict.constraints.lazy.compactMap { self.entry(of: $0) }.first(
      where: \.isPlaceholder)
    if let placeholder {
      message +=
        " The running app has no such conflict: \(placeholder.id) is a placeholder, which Xcode removes when it builds."
    }
    // A window keeps its size with less than a required priority (NSLayoutPriorityWindowSizeStayPut).
    let isOfWindow = isAppKit && restsOnSceneSize(conflict)
    if isOfWindow { message += " A window would take the size that the constraints need." }
    let giving = placeholder == nil ? ways.membersThatGiveWay(in: conflict) : []
    let placed = ([broken] + members).first { $0.line != nil }
    // Where the document has none of the constraints it has the view.
    let view = (conflict.broken.firstItem as? UIView).flatMap { entry(of: $0) }
    return Finding(
      kind: .conflict, level: placeholder != nil || isInvisible || isOfWindow ? .note : .error,
      views: viewIDs(of: conflict.constraints),
      constraints: members.map(\.id),
      broken: broken.id, message: message,
      fix: placeholder.map {
        "Give placeholder \($0.id) a constant that fits, or ignore this: it is for the canvas alone."
      }
        ?? wayOut(of: conflict, giving, ways),
      line: placed?.line ?? view?.line, column: placed?.column ?? (placed == nil ? view?.column : nil),
      isTried: !giving.isEmpty, details: members)
  }

  /// Whether a required constraint of the item alone, none of the conflict's, gives it a length along the conflict's axis.
  private func hasOwnLength(_ item: AnyObject, besides conflict: LayoutDiagnosis.Conflict) -> Bool {
    tables.ownLengths[conflict.broken.firstAttribute.isVertical]?[ObjectIdentifier(item)]?.contains { own in
      own.isActive && !conflict.constraints.contains { $0 === own }
    } ?? false
  }

  /// The effect of a broken constraint: the lengths that it is about, or by how much its two places miss each other.
  private func outcome(of broken: NSLayoutConstraint) -> String? {
    guard let distance = unroundedViolation(of: broken) else { return nil }
    let isLength = broken.firstAttribute == .width || broken.firstAttribute == .height
    guard isLength, let length = unroundedValue(of: broken.firstAttribute, of: broken.firstItem) else {
      return "it is off by \(points(distance))"
    }
    guard let item = broken.secondItem else { return "laid out, it is \(points(length))" }
    guard let other = unroundedValue(of: broken.secondAttribute, of: item) else { return nil }
    return "laid out, they are \(decimal(length)) and \(points(other))"
  }

  /// The way out, in terms of the document's own constraints.
  private func wayOut(
    of conflict: LayoutDiagnosis.Conflict, _ giving: [NSLayoutConstraint], _ ways: WaysOut
  ) -> String {
    let ids = giving.map { report(on: $0).id }
    if let first = ids.first {
      let others = ids.dropFirst()
      let choice = others.isEmpty ? "" : ", or that of \(alternatives(Array(others)))"
      return "Lower the priority of \(first) to 999\(choice): then all other required constraints hold."
    }
    let own = ways.changeable(in: conflict).map { report(on: $0).id }
    guard !own.isEmpty else {
      return
        "None of them is a constraint of the document: they come from given sizes and autoresizing masks. Change the sizes "
        + "of the views around, or use constraints for those too."
    }
    let named = own.count > Self.namedLimit ? "one of its \(own.count) constraints" : alternatives(own)
    return "Change \(named): lower its priority below 1000, or make it an inequality."
  }
}
