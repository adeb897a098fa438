// `ambiguous`: positions and sizes that constraints leave open. Two frames that both satisfy the constraints, and the
// constraint that is missing. What is ambiguous for one reason is one finding, at the outermost view.

import Foundation
import LayoutScene
import Plumbline

extension FindingKind {
  /// A view whose position or size the constraints do not determine.
  public static let ambiguous = FindingKind(
    "ambiguous", level: .error,
    milder: [
      (.warning, "equal priorities compete, or a custom class or other code may provide the missing size"),
      (.note, "it does not occur in the running app, or the document turns the warning off"),
    ],
    meaning:
      "The constraints do not determine the view's frame: another position or size satisfies them as "
      + "well.",
    why:
      "The frame in the running app is undefined. Add the missing constraint, or give one of two "
      + "competing views another content hugging or compression resistance priority.",
    example: "a view with a top edge and a size, but no horizontal position",
    triggering: [
      .layout(
        """
        size: [320, 200]
        views:
          card: {}
        constraints:
          - "V:|-20-[card(44)]"
          - "H:[card(100)]"
        """),
      .layout(
        """
        size: [320, 200]
        views:
          title: {intrinsic: [100, 20]}
          value: {intrinsic: [100, 20]}
        constraints:
          - "H:|[title][value]|"
          - "V:|[title]"
          - "V:|[value]"
        """),
    ],
    notTriggering: [
      .layout(
        """
        size: [320, 200]
        views:
          card: {}
        constraints:
          - "V:|-20-[card(44)]"
          - "H:|-20-[card(100)]"
        """),
      .layout(
        """
        size: [320, 200]
        views:
          title: {intrinsic: [100, 20], hugging: [251, 250]}
          value: {intrinsic: [100, 20]}
        constraints:
          - "H:|[title][value]|"
          - "V:|[title]"
          - "V:|[value]"
        """),
    ])
}

enum AmbiguousRule: LayoutRule {
  static let kind = FindingKind.ambiguous

  static func findings(in layout: CheckedLayout) -> [Finding] {
    let inspection = layout.inspection
    // The editor places views by contents of its own, and marks what is open without them (19 views of 2 scenes).
    let drawn = inspection.scene.views.filter(\.hasEditorContent).map {
      ($0.view, $0.view.placeholderContentSize)
    }
    guard !drawn.isEmpty else { return findings(in: layout, layout.diagnosis, layout.ways) }
    let root = inspection.scene.rootView
    for (view, _) in drawn { view.placeholderContentSize = nil }
    root.layoutIfNeeded()
    defer {
      for (view, size) in drawn { view.placeholderContentSize = size }
      root.layoutIfNeeded()
    }
    let diagnosis = root.layoutDiagnosis()
    return findings(in: layout, diagnosis, WaysOut(inspection, diagnosis, triesWays: false))
  }

  private static func findings(
    in layout: CheckedLayout, _ diagnosis: LayoutDiagnosis, _ ways: WaysOut
  ) -> [Finding] {
    let inspection = layout.inspection
    let ambiguities = inspection.withoutEffects(of: diagnosis.conflicts, diagnosis.ambiguities)
    let open = inspection.findings(on: ambiguities, ways).filter { finding in
      layout.comparesStoredFrames || finding.level != .note
    }
    let onCanvas =
      layout.comparesStoredFrames
      ? inspection.findingsOnUnmeasuredContent(besides: diagnosis)
        + inspection.findingsBelowCanvas(besides: diagnosis)
      : []
    return open + inspection.findingsOnStackTies(besides: diagnosis, ways)
      + (layout.onlyOfDevice ? [] : inspection.findingsOnWideTexts(besides: diagnosis)) + onCanvas
      + inspection.findingsOnCutOffContentViews()
  }
}

private enum OpenAxis: CaseIterable {
  case horizontal, vertical

  init(of variable: String) {
    self = ["x", "width", "contentWidth"].contains(variable) ? .horizontal : .vertical
  }

  var length: String { self == .horizontal ? "width" : "height" }

  /// The second frame on this axis, the first one on the other.
  func frame(_ first: CGRect, _ second: CGRect) -> CGRect {
    switch self {
    case .horizontal: CGRect(x: second.minX, y: first.minY, width: second.width, height: first.height)
    case .vertical: CGRect(x: first.minX, y: second.minY, width: first.width, height: second.height)
    }
  }
}

extension SceneInspection {
  /// One finding for each view and axis at which an ambiguity begins. Views that move with it are counted in `caused`.
  func findings(on ambiguities: [LayoutDiagnosis.Ambiguity], _ ways: WaysOut) -> [Finding] {
    var rootOfGroup: [Int: Int] = [:]
    var members: [Int: [Int]] = [:]
    for (index, ambiguity) in ambiguities.enumerated() where entry(of: ambiguity.view) != nil {
      for group in ambiguity.open.compactMap(\.group) where rootOfGroup[group] == nil {
        rootOfGroup[group] = index
      }
    }
    for (group, index) in viewsWithoutLength(among: ambiguities) { rootOfGroup[group] = index }
    // A length that has bounds but no value is where a group is open, whatever moves with it.
    for (index, ambiguity) in ambiguities.enumerated().reversed() where entry(of: ambiguity.view) != nil {
      for open in ambiguity.open where isOnlyBounded(open.name, of: ambiguity.view) {
        if let group = open.group { rootOfGroup[group] = index }
      }
    }
    for (index, ambiguity) in ambiguities.enumerated() {
      for group in ambiguity.open.compactMap(\.group) { members[group, default: []].append(index) }
    }
    var findings: [Finding] = []
    for (index, ambiguity) in ambiguities.enumerated() {
      guard let entry = entry(of: ambiguity.view), !isDetached(entry.view), !isLeftToCode(entry.view) else {
        continue
      }
      if ambiguity.isGivenFrameRefused {
        let (given, asked) = ambiguity.witness
        let difference = max(abs(given.width - asked.width), abs(given.height - asked.height))
        guard difference > leastRefusal, !scene.isOnDevice || !entry.isContentOfSelfSizingRow else {
          continue
        }
        findings.append(refusal(of: ambiguity, entry))
        continue
      }
      for axis in OpenAxis.allCases {
        var own = ambiguity.open.filter { open in
          OpenAxis(of: open.name) == axis && (open.group.map { rootOfGroup[$0] == index } ?? true)
        }
        let bounded = own.filter { isOnlyBounded($0.name, of: ambiguity.view) }
        if !bounded.isEmpty { own = bounded }
        let isTie = own.allSatisfy(\.isTie)
        let names = own.map(\.name)
        guard !own.isEmpty, isVisible(ambiguity, axis, isTie: isTie), !isAppKit || !isTie,
          !hasUnknownLength(entry, axis) || !ways.isPlaced(entry.view, names, byHolding: [axis.length]),
          // What the document wants to hear nothing of, and rows that are as high as what is in them, are the canvas's.
          !scene.isOnDevice
            || !entry.ignores(names) && (axis != .vertical || !ways.followsStoredHeight(entry.view, names))
        else { continue }
        let groups = Set(own.compactMap(\.group))
        var followers = Set(groups.flatMap { members[$0] ?? [] }).sorted().filter { $0 != index }
          .compactMap { self.entry(of: ambiguities[$0].view) }
        followers += arrangedViews(of: entry, openIn: own, besides: followers)
        findings.append(finding(on: ambiguity, entry, own, axis, followers, ways))
      }
    }
    // What competes in rows that size themselves does so on the canvas alone: all of a scene is one finding.
    let inRows = findings.indices.filter { findings[$0].message.hasSuffix(Self.noTie) }
    guard let first = inRows.first, inRows.count > 1 else { return findings }
    findings[first].views = inRows.flatMap { findings[$0].views }
    (findings[first].caused, findings[first].witness) = (0, [])
    findings[first].message += " The same holds for \(inRows.count - 1) more in such rows."
    let others = Set(inRows.dropFirst())
    return findings.indices.filter { !others.contains($0) }.map { findings[$0] }
  }

  private static let noTie = "In the running app its table row is self-sizing, so no priorities compete."

  /// The ambiguities without those on a device that follow from a broken constraint and are told with the conflict.
  func withoutEffects(
    of conflicts: [LayoutDiagnosis.Conflict], _ ambiguities: [LayoutDiagnosis.Ambiguity]
  ) -> [LayoutDiagnosis.Ambiguity] {
    guard !conflicts.isEmpty else { return ambiguities }
    guard scene.isAsRunning else {
      // On the canvas the editor marks it, but not the size that a stack view does not give a hidden view.
      return ambiguities.filter { ambiguity in
        !ambiguity.view.isHidden
          || !conflicts.flatMap(\.constraints).contains { $0.firstItem === ambiguity.view }
      }
    }
    // What lies in a member has too much room or too little, and competes for that.
    func crowded(_ axis: OpenAxis) -> Set<ObjectIdentifier> {
      let members = conflicts.filter { $0.broken.firstAttribute.isVertical == (axis == .vertical) }
        .flatMap(\.constraints).flatMap { [$0.firstItem, $0.secondItem] }.compactMap { $0 as? UIView }
      return Set(members.filter { $0 !== scene.rootView }.map { ObjectIdentifier($0) })
    }
    let crowdedBy = (crowded(.horizontal), crowded(.vertical))
    let broken = Set(
      conflicts.flatMap { [$0.broken.firstItem, $0.broken.secondItem] }.compactMap { $0 }.filter {
        $0 !== scene.rootView
      }
      .map(ObjectIdentifier.init))
    let groups = Set(
      ambiguities.filter { broken.contains(ObjectIdentifier($0.view)) }.flatMap {
        $0.open.compactMap(\.group)
      })
    return ambiguities.filter { ambiguity in
      !broken.contains(ObjectIdentifier(ambiguity.view))
        && !ambiguity.open.allSatisfy { open in
          open.isTie
            && isInside(ambiguity.view, OpenAxis(of: open.name) == .vertical ? crowdedBy.1 : crowdedBy.0)
        }
        && groups.isDisjoint(with: ambiguity.open.compactMap(\.group))
    }
  }

  /// Whether a placeholder says that code places it.
  private func isLeftToCode(_ view: UIView) -> Bool {
    scene.isOnDevice
      && scene.placeholders.contains { constraint in
        constraint.firstItem === view || constraint.secondItem === view && view !== scene.rootView
      }
  }

  /// Of each group the view whose length is open, where there is one such: places follow from it. Where an image, a text or a
  /// view of a custom class has no length, those of the views around it follow as well; of others the outermost is told.
  private func viewsWithoutLength(among ambiguities: [LayoutDiagnosis.Ambiguity]) -> [Int: Int] {
    var candidates: [Int: [Int]] = [:]
    for (index, ambiguity) in ambiguities.enumerated() where entry(of: ambiguity.view) != nil {
      for open in ambiguity.open where !open.isTie && (open.name == "width" || open.name == "height") {
        if let group = open.group { candidates[group, default: []].append(index) }
      }
    }
    return candidates.compactMapValues { indices in
      guard indices.count > 1 else { return indices.first }
      guard !isAppKit else { return nil }
      return indices.first { index in
        let view = ambiguities[index].view
        let showsContent =
          view is UIImageView || view is UILabel || view is UITextView || entry(of: view)?.customClass != nil
        return showsContent && indices.allSatisfy { view.isDescendant(of: ambiguities[$0].view) }
      }
    }
  }

  /// Whether a lower limit is what the document says of a length of a view.
  private func isOnlyBounded(_ name: String, of view: UIView) -> Bool {
    guard let attribute = NSLayoutConstraint.Attribute(name: name), attribute.isSize else { return false }
    return tables.constraints(of: view).contains { entry in
      let constraint = entry.constraint
      return constraint.firstItem === view && constraint.firstAttribute == attribute
        && constraint.secondItem == nil && constraint.relation == .greaterThanOrEqual
    }
  }

  /// Whether a control of AppKit has a length that is not known here: of dates, paths, ratings and images that are bound (none
  /// of 22 is marked in 11 documents). Tables size themselves and their cells, and a grid the columns of its fields.
  private func hasUnknownLength(_ entry: SceneView, _ axis: OpenAxis) -> Bool {
    guard isAppKit else { return false }
    switch entry.kind {
    case "tableView", "outlineView", "tableCellView": return true
    case "datePicker", "pathControl", "levelIndicator", "imageView", "matrix": break
    default: guard entry.view.superview.flatMap(self.entry)?.kind == "gridView" else { return false }
    }
    let size = entry.view.intrinsicContentSize
    return (axis == .horizontal ? size.width : size.height) == UIView.noIntrinsicMetric
  }

  /// Whether it lies in no hierarchy for now: nothing has to place it.
  private func isDetached(_ view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains { entry(of: $0)?.isDetached ?? false }
  }

  var isAppKit: Bool { scene.rootView.effectiveLayoutEnvironment.framework == .appKit }

  /// The arranged views of a stack view whose position is ambiguous are ambiguous too (the 3 views of the one such stack of
  /// the corpus are marked, in `Main-3.storyboard` of the AWS samples).
  private func arrangedViews(
    of entry: SceneView, openIn open: [LayoutDiagnosis.OpenVariable], besides known: [SceneView]
  ) -> [SceneView] {
    guard let stack = entry.view as? UIStackView, open.contains(where: { $0.name == "x" || $0.name == "y" })
    else {
      return []
    }
    return stack.arrangedSubviews.compactMap { self.entry(of: $0) }.filter { arranged in
      arranged.isPlacedByConstraints && !known.contains { $0.view === arranged.view }
    }
  }

  /// Equal priorities in a stack view: which arranged view gives way is decided by their order alone. Interface Builder
  /// marks those that could.
  func findingsOnStackTies(besides diagnosis: LayoutDiagnosis, _ ways: WaysOut) -> [Finding] {
    guard !isAppKit, hasCrowdedStack else { return [] }
    let known = Set(diagnosis.ambiguities.map { ObjectIdentifier($0.view) })
    let ties = scene.rootView.layoutDiagnosis(trying: .unorderedStacks).ambiguities.filter { ambiguity in
      guard let stack = ambiguity.view.superview as? UIStackView,
        !known.contains(ObjectIdentifier(ambiguity.view)), ambiguity.open.allSatisfy(\.isTie)
      else { return false }
      // Where a size is not known, the contents may fit. The editor draws classes of the application as what they inherit
      // from: of such stack views it marks 21 views of 6 documents elsewhere, and not 6 of 2.
      return !stack.arrangedSubviews.compactMap { self.entry(of: $0) }.contains { arranged in
        ContentDoubt(about: arranged, isDrawnByEditor: !scene.isOnDevice) == .total
      }
    }
    return findings(on: withoutEffects(of: diagnosis.conflicts, ties), ways)
  }

  /// Whether a stack view with the distribution Fill is shorter or longer than the contents of its views.
  private var hasCrowdedStack: Bool {
    scene.views.contains { entry in
      guard let stack = entry.view.superview as? UIStackView, stack.distribution == .fill,
        entry.isPlacedByConstraints, !entry.view.isHidden, stack.arrangedSubviews.count > 1
      else { return false }
      let content = entry.view.intrinsicContentSize
      let size = entry.view.alignmentRect(forFrame: entry.view.frame).size
      let (wish, length) =
        stack.axis == .horizontal ? (content.width, size.width) : (content.height, size.height)
      return wish >= 0 && abs(wish - length) > 0.51
    }
  }

  /// A cell places its content view: nothing else can.
  func findingsOnCutOffContentViews() -> [Finding] {
    scene.views.filter(\.isCutOffFromCell).map { entry in
      Finding(
        kind: .ambiguous, level: .warning, views: [entry.id],
        message:
          "Its translatesAutoresizingMaskIntoConstraints is NO. Only its cell can place it, and UIKit leaves open what "
          + "becomes of it then.",
        fix: "Take translatesAutoresizingMaskIntoConstraints=\"NO\" away from \(entry.id).",
        line: entry.line, column: entry.column)
    }
  }

  /// Whether the two frames differ by more than our error. Equal priorities can compete for less than a pixel, or for half a
  /// point, which a measured text may be off, on a device for a point that it rounds; in AppKit, for what our sizes of
  /// controls are off, in a chain that Interface Builder finds to fit. On a device, a placeholder size that competes stands
  /// for what code puts there.
  private func isVisible(_ ambiguity: LayoutDiagnosis.Ambiguity, _ axis: OpenAxis, isTie: Bool) -> Bool {
    if ambiguity.variables.contains(where: { $0.hasPrefix("content") }) { return true }
    if isTie, scene.isOnDevice, entry(of: ambiguity.view)?.hasPlaceholderSize ?? false { return false }
    let (first, second) = (ambiguity.witness.0, axis.frame(ambiguity.witness.0, ambiguity.witness.1))
    let doubt: CGFloat = isAppKit ? 3 : !isTie ? 0 : scene.isOnDevice ? 1.01 : 0.51
    return [
      first.minX - second.minX, first.minY - second.minY, first.width - second.width,
      first.height - second.height,
    ].contains { abs($0) > doubt }
  }

  private func finding(
    on ambiguity: LayoutDiagnosis.Ambiguity, _ entry: SceneView, _ open: [LayoutDiagnosis.OpenVariable],
    _ axis: OpenAxis, _ followers: [SceneView], _ ways: WaysOut
  ) -> Finding {
    let names = open.map(\.name)
    let first = entry.documentRect(ambiguity.witness.0)
    let second = entry.documentRect(axis.frame(ambiguity.witness.0, ambiguity.witness.1))
    let wanted = needed(open, of: ambiguity.view, ways)
    // A tie needs another priority, not another constraint.
    let isTie = open.allSatisfy(\.isTie)
    var message: String
    if isTie {
      message =
        "Its \(list(names.compactMap { Self.words[$0]?.name })) \(names.count == 1 ? "is" : "are") ambiguous, because equal "
        + "priorities compete: \(first.inWords) is as good as \(second.inWords)."
    } else {
      let missing = wanted.filter { !$0.hasPrefix("content") }.compactMap { Self.words[$0]?.editorName }
      let content = names.filter { $0.hasPrefix("content") }.compactMap { Self.words[$0]?.editorName }
      message = missing.isEmpty ? "" : "Needs constraints for: \(missing.joined(separator: ", ")). "
      if !content.isEmpty { message += "Has ambiguous \(content.joined(separator: " and ")). " }
      message += "It could be \(first.inWords) or \(second.inWords)."
    }
    if !followers.isEmpty {
      message += " \(sentenceStart(named(followers))) \(followers.count == 1 ? "moves" : "move") with it."
    }
    var way = wayOut(of: ambiguity.view, wanted, axis, isTie: isTie, ways)
    var level = isTie ? Finding.Level.warning : .error
    if entry.ignores(names) {
      level = .note
      message += " The document turns Interface Builder's warning about it off."
    } else if axis == .vertical, ways.followsStoredHeight(entry.view, names) {
      level = .note
      message +=
        isTie
        ? " \(Self.noTie)"
        : " In the running app its table row is self-sizing, and as high as what is in it."
    } else if !isTie, let sizing = classThatDecides(entry, names, axis, followers, ways) {
      level = .warning
      if let fact = scene.code.first(Self.givesSize(to: sizing, along: axis), of: sizing.id) {
        // What the sources give a size is not open in the running app.
        level = .note
        message += " \(fact.words), which determines it."
      } else {
        let owner = sizing.id == entry.id ? "Its class" : "The class of \(phrase(for: sizing.view))"
        message +=
          " \(owner), \(sizing.customClass ?? ""), may have an intrinsic \(axis.length) in the running app, which determines it."
      }
      way.words =
        "If the class has an intrinsic content size, set Intrinsic Size to Placeholder in Interface Builder. If not: "
        + way.words
    }
    return Finding(
      // Interface Builder marks what moves with a view of UIKit, and of AppKit the view alone (113 of 135 others).
      kind: .ambiguous, level: level, views: [entry.id] + (isAppKit ? [] : followers.map(\.id)),
      variables: names, witness: [first, second], message: message,
      fix: way.words, line: entry.line, column: entry.column, caused: followers.count, isTried: way.isTried)
  }

  /// The numbers that a constraint has to give. Where a length and the place of one view are open together, one gives the
  /// other, and the length is what nobody said.
  private func needed(_ open: [LayoutDiagnosis.OpenVariable], of view: UIView, _ ways: WaysOut) -> [String] {
    let names = open.map(\.name)
    let lengths = names.filter { $0 == "width" || $0 == "height" }
    guard names.count > 1, lengths.count == 1, !open.contains(where: \.isTie),
      ways.isPlaced(view, names, byHolding: lengths)
    else { return names }
    return lengths
  }

  /// The first of several views by name, and how many there are beside these.
  func named(_ entries: [SceneView]) -> String {
    let shown = entries.prefix(3).map { phrase(for: $0.view) }
    let rest = entries.count - shown.count
    return rest > 0 ? shown.joined(separator: ", ") + " and \(rest) more" : list(shown)
  }

  /// A view of a custom class whose intrinsic content size would resolve the ambiguity: the view itself or one of the same
  /// size. One of any class that code gives a size counts likewise.
  private func classThatDecides(
    _ entry: SceneView, _ names: [String], _ axis: OpenAxis, _ followers: [SceneView], _ ways: WaysOut
  ) -> SceneView? {
    guard !names.contains(where: { $0.hasPrefix("content") }) else { return nil }
    let candidates = ([entry] + followers).filter { candidate in
      guard !candidate.hasPlaceholderSize else { return false }
      if scene.code.first(Self.givesSize(to: candidate, along: axis), of: candidate.id) != nil { return true }
      // A class that was read, and gives itself no size, determines nothing.
      return hasUnseenCode(candidate) && scene.code.first([.noSize], of: candidate.id) == nil
    }
    return candidates.prefix(Self.candidateLimit).first {
      ways.isPlaced(entry.view, names, byHolding: [axis.length], of: $0.view)
    }
  }

  private static func givesSize(to entry: SceneView, along axis: OpenAxis) -> Set<CodeFact.Kind> {
    let own: Set<CodeFact.Kind> = [.ownSize, axis == .horizontal ? .horizontal : .vertical, .contents]
    return entry.view is UIImageView ? own.union([.image]) : entry.view is UILabel ? own.union([.text]) : own
  }

  private static let candidateLimit = 3

  /// Xcode 11 to 14 mind half a point (3 of 3 cells elsewhere, of builds 17703 and 21207, but not a third), others do not (10).
  private var leastRefusal: CGFloat {
    (13...16).contains(scene.rootView.effectiveLayoutEnvironment.generation.system) ? 0.4 : placementTolerance
  }

  private func refusal(of ambiguity: LayoutDiagnosis.Ambiguity, _ entry: SceneView) -> Finding {
    let first = entry.documentRect(ambiguity.witness.0)
    let second = entry.documentRect(ambiguity.witness.1)
    // A row of automatic height is right in the running app whatever the document stores.
    return Finding(
      kind: .ambiguous, level: entry.isContentOfSelfSizingRow ? .note : .warning, views: [entry.id],
      variables: ambiguity.variables, witness: [first, second],
      message:
        "The stored frame is \(first.inWords), in which the required constraints of its content cannot hold: they need "
        + "\(second.inWords), which is what the running app shows.",
      fix: "Store that size (for a table row, as its row height), or relax the constraints of its content.",
      line: entry.line, column: entry.column)
  }

  /// Views in rows below the visible canvas: their constraints determine them, but Interface Builder does not lay them out.
  func findingsBelowCanvas(besides diagnosis: LayoutDiagnosis) -> [Finding] {
    let known = Set(diagnosis.ambiguities.map { ObjectIdentifier($0.view) })
    let below = scene.views.filter { $0.isBelowCanvas && !known.contains(ObjectIdentifier($0.view)) }
    guard let first = below.first else { return [] }
    let others = below.count > 1 ? " So do those of \(named(Array(below.dropFirst())))." : ""
    return [
      Finding(
        kind: .ambiguous, level: .note, views: below.map(\.id),
        message:
          "Its table row lies below the visible part of the canvas: Interface Builder does not lay it out and marks it "
          + "as ambiguous, whatever its constraints.\(others)",
        fix:
          "Give the scene a freeform size that shows every row, or ignore the warning: the running app is not affected.",
        line: first.line, column: first.column, caused: below.count - 1)
    ]
  }

  /// Empty scroll views whose content layout guide is in the document without a constraint: Interface Builder marks all 5
  /// of the corpus, but neither those with subviews (1 of 14) nor collection views (none of 2); of the 25 empty ones without
  /// such a guide the 2 that lie in a cell, which are all of those.
  func findingsOnUnmeasuredContent(besides diagnosis: LayoutDiagnosis) -> [Finding] {
    let known = Set(diagnosis.ambiguities.map { ObjectIdentifier($0.view) })
    return emptyScrollViews.filter { !known.contains(ObjectIdentifier($0)) }.compactMap { entry(of: $0) }
      .filter(\.isPlacedByConstraints).map { owner in
        Finding(
          kind: .ambiguous, level: .note, views: [owner.id], variables: ["contentWidth", "contentHeight"],
          message: "No constraint determines the size of its content.",
          fix: "Constrain its content to all four edges of its content layout guide, "
            + "or ignore this if your code sets contentSize.",
          line: owner.line, column: owner.column)
      }
  }

  /// Scroll views without subviews whose content layout guide the document names and does not use, or that lie in a cell.
  var emptyScrollViews: [UIScrollView] {
    let named = scene.guides.compactMap { entry in
      (entry.guide.owningView as? UIScrollView).flatMap { $0.contentLayoutGuide === entry.guide ? $0 : nil }
    }
    let known = Set(named.map { ObjectIdentifier($0) })
    let inCells = scene.views.compactMap { $0.view as? UIScrollView }.filter {
      $0.superview is UITableViewCellContentView && !known.contains(ObjectIdentifier($0))
    }
    guard !named.isEmpty || !inCells.isEmpty else { return [] }
    let holders = Set(scene.views.compactMap { $0.view.superview.map { ObjectIdentifier($0) } })
    return (named + inCells).filter { view in
      !(view is UITableView || view is UICollectionView || view is UITextView)
        && !holders.contains(ObjectIdentifier(view)) && !view.hasConstrainedContent
    }
  }

  /// The variable in a sentence, in Interface Builder's words, and what to constrain.
  private static let words: [String: (name: String, editorName: String, fix: String)] = [
    "x": (
      "horizontal position", "X position", "its leading edge, its trailing edge or its horizontal center"
    ),
    "y": ("vertical position", "Y position", "its top edge, its bottom edge or its vertical center"),
    "width": ("width", "width", "its width or both its leading and trailing edges"),
    "height": ("height", "height", "its height or both its top and bottom edges"),
    "contentWidth": (
      "content width", "scrollable content width",
      "the leading and trailing edges of its content layout guide to the views in it"
    ),
    "contentHeight": (
      "content height", "scrollable content height",
      "the top and bottom edges of its content layout guide to the views in it"
    ),
  ]

  private func wayOut(
    of view: UIView, _ names: [String], _ axis: OpenAxis, isTie: Bool, _ ways: WaysOut
  ) -> (words: String, isTried: Bool) {
    let isHorizontal = axis == .horizontal
    if isTie, let decision = ways.priorityThatDecides(view, isHorizontal ? .horizontal : .vertical) {
      let direction = isHorizontal ? "horizontal" : "vertical"
      let kind = decision.isHugging ? "content hugging" : "compression resistance"
      let effect = decision.isHugging ? "stretches" : "shrinks"
      return (
        "Set its \(direction) \(kind) priority to \(decimal(Double(decision.priority))), so that it \(effect) "
          + "before its neighbours.", true
      )
    }
    if isTie { return ("Give one of the competing constraints another priority.", false) }
    if let name = names.first, names.count == 1, isOnlyBounded(name, of: view) {
      return (
        "Give its \(name) a value or an upper limit: it only has a lower limit.", ways.isPlaced(view, names)
      )
    }
    let constraints = "Constrain \(list(names.compactMap { Self.words[$0]?.fix }))."
    let own = names.filter { !$0.hasPrefix("content") }
    return (constraints, own == names && ways.isPlaced(view, own))
  }
}

extension CGRect {
  /// "10 x 20 at 0, 5".
  var inWords: String {
    "\(decimal(size.width)) x \(decimal(size.height)) at \(decimal(origin.x)), \(decimal(origin.y))"
  }
}

extension SceneView {
  /// Whether the document turns off the warning about these variables.
  fileprivate func ignores(_ names: [String]) -> Bool {
    switch ambiguityCheck {
    case .always: false
    case .positionOnly: names.allSatisfy { $0 == "width" || $0 == "height" }
    case .never: true
    }
  }
}
