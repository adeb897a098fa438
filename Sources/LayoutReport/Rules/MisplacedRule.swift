// `misplaced`: views whose stored frame is not the computed one.

import Foundation
import LayoutScene
import Plumbline

private let misplacedExample = RuleExample.xib(
  """
  <subviews>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="card">
      <rect key="frame" x="20" y="17" width="280" height="44"/>
      <constraints>
        <constraint firstAttribute="height" constant="44" id="c1"/>
      </constraints>
    </view>
  </subviews>
  <constraints>
    <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="10" id="c2"/>
    <constraint firstItem="card" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="c3"/>
    <constraint firstItem="root" firstAttribute="trailing" secondItem="card" secondAttribute="trailing" constant="20" id="c4"/>
  </constraints>
  """)

extension FindingKind {
  /// A view whose stored frame is not the computed one.
  public static let misplaced = FindingKind(
    "misplaced", level: .warning,
    milder: [
      (.note, "a text, an image, an inset or a row's height may explain it, in a document before Xcode 9")
    ],
    meaning: "The stored frame differs from the one that the constraints produce.",
    why:
      "Interface Builder shows another layout than the running app. Update the frame, or change the "
      + "constraints so that they produce the intended one.",
    example: "a button that is stored at 20, 17 and that its constraints place at 20, 10",
    triggering: [misplacedExample],
    notTriggering: [misplacedExample.with("y=\"17\"", "y=\"10\"")])
}

enum MisplacedRule: LayoutRule {
  static let kind = FindingKind.misplaced

  static func findings(in layout: CheckedLayout) -> [Finding] {
    guard layout.comparesStoredFrames else { return [] }
    return layout.inspection.misplacedFindings(besides: layout.diagnosis).filter {
      $0.level != .note || !layout.inspection.keepsFramesUpToDate
    }
  }
}

extension SceneInspection {
  /// Findings on views whose stored frames the document's own constraints contradict.
  ///
  /// A frame can differ from the computed one without a fault in the document: Interface Builder knows the sizes of
  /// contents (texts, images, custom classes) better. So a difference counts where it stays although
  /// every content has its stored size, where that is possible.
  func misplacedFindings(besides diagnosis: LayoutDiagnosis) -> [Finding] {
    let revised = RevisedSizes(of: self)
    guard !revised.sizes.isEmpty else { return misplacedFindings(besides: diagnosis, revised) }
    return revised.sizes.map { finding(onSizeOf: $0.entry, $0.size) }
      + revised.apply(to: scene.rootView) { misplacedFindings(besides: diagnosis, revised) }
  }

  /// Whether Interface Builder wrote the frames anew with every change: from Xcode 9 on. What differs there for no other
  /// reason than a measured text or an inset is our error: it is right of 9 views of the corpus and wrong of 33.
  var keepsFramesUpToDate: Bool { !scene.rootView.effectiveLayoutEnvironment.generation.roundsTextToPoints }

  private func finding(onSizeOf entry: SceneView, _ size: CGSize) -> Finding {
    let stored = entry.storedFrame ?? .zero
    return Finding(
      kind: .misplaced, level: .warning, views: [entry.id], stored: stored,
      computed: CGRect(origin: stored.origin, size: size),
      message:
        "The stored size is \(decimal(stored.width)) x \(decimal(stored.height)), but the stored frames of its subviews "
        + "obey its constraints in \(decimal(size.width)) x \(decimal(size.height)).",
      fix: "Update its frame in Interface Builder, or change the constraints of its subviews.",
      line: entry.line, column: entry.column)
  }

  private func misplacedFindings(besides diagnosis: LayoutDiagnosis, _ revised: RevisedSizes) -> [Finding] {
    // Which member of a conflict gives way decides what follows: of 44 views here and 80 elsewhere that lie elsewhere than
    // stored in scenes with one none is marked.
    guard diagnosis.conflicts.isEmpty else { return [] }
    let isRootRevised = revised.size(of: scene.rootView) != nil
    let tolerance = placementTolerance
    let entries = scene.views
    var suspects = entries.indices.compactMap { place -> Suspect? in
      let entry = entries[place]
      // Below the canvas the editor has no layout, and the frames that it stores are old ones. What no constraint places
      // is nowhere else than where it is stored.
      guard entry.view !== scene.rootView, !entry.isBelowCanvas, !entry.isFreeOfConstraints,
        revised.size(of: entry.view) == nil, let stored = revised.frame(of: entry) ?? entry.storedFrame
      else { return nil }
      let suspect = Suspect(entries: entries, place: place, stored: stored, computed: entry.view.frame)
      let allowed = entry.drawsSymbol ? Self.marginOfSymbols : tolerance
      return suspect.isElsewhere(suspect.computed, beyond: allowed) ? suspect : nil
    }
    guard !suspects.isEmpty else { return [] }
    let unsettled = unsettledViews(by: diagnosis).union(viewsAroundEmptyOnes(among: suspects))
    suspects.removeAll { unsettled.contains(ObjectIdentifier($0.entry.view)) || isLeftBehind($0) }
    guard !suspects.isEmpty else { return [] }
    let content = StoredContent(of: scene)
    suspects.removeAll { suspect in
      content.frame(of: suspect.entry.view).map { !suspect.isElsewhere($0, beyond: tolerance) } ?? true
    }
    guard !suspects.isEmpty else { return [] }
    let causes = PlacementCauses(self, revised: revised)
    // The sizes of AppKit's controls are known less well: what the document itself contradicts is said, and what that moves.
    if isAppKit {
      suspects.removeAll { isRootRevised && causes.blameRoot(for: $0.entry) }
      let proven = Set(suspects.indices.filter { causes.prove(suspects[$0].entry) })
      let moved = tied(suspects).filter { !proven.isDisjoint(with: $0) }.joined().sorted()
      suspects = moved.filter { place in
        let suspect = suspects[place]
        return proven.contains(place)
          || suspect.isElsewhere(suspect.computed, beyond: PlacementCauses.insetsOfControls)
            && !sequence(first: suspect.entry.view, next: \.superview).contains {
              entry(of: $0)?.kind == "tableCellView"
            }
      }.map { suspects[$0] }
    } else {
      keepConfirmed(among: &suspects, by: causes, content, besides: diagnosis)
    }
    return tied(suspects).map { finding(on: $0.map { suspects[$0] }, causes) }
  }

  /// One finding for views that are tied to each other: the first that contradicts its constraints leads, the others follow
  /// from it. It is a warning where the stored frames alone prove it, and a note where it rests on a measured text, an
  /// inset of the canvas or the place of the others.
  private func finding(on group: [Suspect], _ causes: PlacementCauses) -> Finding {
    let proof =
      group.firstIndex { causes.contradictBeyondDoubt($0.entry) }
      ?? group.firstIndex(where: isTextOfAnotherSize)
    let leader = proof ?? group.firstIndex { causes.contradict($0.entry) } ?? 0
    let suspect = group[leader]
    let followers = group.indices.filter { $0 != leader }.map { group[$0].entry }
    var message =
      "The stored frame is \(suspect.entry.documentRect(suspect.stored).inWords), but the constraints "
      + "produce \(suspect.entry.documentRect(suspect.computed).inWords)\(causes.words(for: suspect.entry))."
    if !followers.isEmpty {
      message +=
        " \(sentenceStart(named(followers))) \(followers.count == 1 ? "is" : "are") misplaced with it."
    }
    return Finding(
      kind: .misplaced, level: proof == nil ? .note : .warning,
      views: [suspect.entry.id] + followers.map(\.id), stored: suspect.stored, computed: suspect.computed,
      message: message,
      fix:
        followers.isEmpty
        ? "Update its frame in Interface Builder or with 'plumbline fix', or change the constraints to match the stored frame."
        : "Update the frames in Interface Builder or with 'plumbline fix', or change the constraints to match the stored frames.",
      line: suspect.entry.line, column: suspect.entry.column, caused: followers.count)
  }

  /// The indices of suspects in groups that constraints between them connect, in document order.
  private func tied(_ suspects: [Suspect]) -> [[Int]] {
    var leaders = Array(suspects.indices)
    func leader(of index: Int) -> Int {
      var current = index
      while leaders[current] != current {
        leaders[current] = leaders[leaders[current]]
        current = leaders[current]
      }
      return current
    }
    let views = suspects.lazy.map { ObjectIdentifier($0.entry.view) }
    let places = Dictionary(firstOf: zip(views, suspects.indices))
    func place(of item: AnyObject?) -> Int? {
      (item as? UIView ?? (item as? UILayoutGuide)?.owningView).flatMap { places[ObjectIdentifier($0)] }
    }
    for entry in scene.constraints {
      guard let first = place(of: entry.constraint.firstItem),
        let second = place(of: entry.constraint.secondItem)
      else { continue }
      let (one, other) = (leader(of: first), leader(of: second))
      leaders[max(one, other)] = min(one, other)
    }
    var groups: [Int: [Int]] = [:]
    for index in suspects.indices { groups[leader(of: index), default: []].append(index) }
    return groups.keys.sorted().compactMap { groups[$0] }
  }

  /// Keeps the suspects whose frame is beyond doubt another one. Where the stored frames obey every required constraint of the
  /// document, what differs follows from sizes of contents, and from how an editor breaks ties: it is said only of a
  /// view that its own content contradicts, and of what nothing places. Where a view contradicts its constraints, the
  /// views around it follow; what lies in stack views does not tell.
  private func keepConfirmed(
    among suspects: inout [Suspect], by causes: PlacementCauses, _ content: StoredContent,
    besides diagnosis: LayoutDiagnosis
  ) {
    let unplaced = Set(diagnosis.ambiguities.map { ObjectIdentifier($0.view) })
    let hasCause = suspects.contains { causes.contradict($0.entry) }
    suspects.removeAll { suspect in
      let view = suspect.entry.view
      if causes.contradict(suspect.entry) || unplaced.contains(ObjectIdentifier(view)) { return false }
      return view.outermostStackView != nil || !hasCause && !refusesContent(suspect, content)
    }
  }

  /// Symbols are stored with and without the margins of their images, up to so many points.
  static let marginOfSymbols = 17.0

  /// Whether it lies in a row of a table that sizes itself, where the editor keeps what it drew while the row had 44 points:
  /// places along either axis, and squeezed texts and switches. (Of some 90 such views of 7 documents none is marked, 11 of them
  /// beside their column; of others there 4 are.)
  private func isLeftBehind(_ suspect: Suspect) -> Bool {
    let view = suspect.entry.view
    return
      (view is UILabel || view is UITextView || view is UISwitch
      || suspect.stored.size.isClose(to: suspect.computed.size, within: 0.4))
      && sequence(first: view, next: \.superview).contains {
        $0.superview?.superview is UITableView && entry(of: $0)?.isContentOfSelfSizingRow == true
      }
  }

  /// Whether it is a text, or a control whose size no style changes.
  private static func hasOwnSize(_ view: UIView) -> Bool {
    switch view {
    case is UILabel, is UITextField, is UISwitch: true
    case let button as UIButton: ViewText(of: button) != nil && button.configuration == nil
    default: false
    }
  }

  /// Whether a line of text in the system's font is stored both wider or narrower and higher or lower than it can be: as it
  /// was before its text or its font changed. (The one of later documents is marked; of texts that differ in one length
  /// alone none of 9 is.)
  private func isTextOfAnotherSize(_ suspect: Suspect) -> Bool {
    guard let label = suspect.entry.view as? UILabel, label.numberOfLines == 1,
      ContentDoubt(about: suspect.entry) == .ofExactText
    else { return false }
    let (stored, content) = (suspect.stored.size, label.intrinsicContentSize)
    guard suspect.computed.size.isClose(to: content, within: placementTolerance) else { return false }
    return !ContentDoubt.ofExactText.accepts(stored.width, for: content.width, along: .horizontal)
      && !ContentDoubt.ofExactText.accepts(stored.height, for: content.height, along: .vertical)
  }

  /// Whether a view that is as large as its content is stored in a size that the content cannot have: a text, or a
  /// control of one size. It has to be as large as its content too where the contents beside it, such as what a class of
  /// the application draws, have their stored sizes.
  private func refusesContent(_ suspect: Suspect, _ beside: StoredContent) -> Bool {
    let view = suspect.entry.view
    guard Self.hasOwnSize(view), !view.isInsideStackView else { return false }
    let doubt = ContentDoubt(about: suspect.entry)
    let content = view.intrinsicContentSize
    let stored = view.alignmentRect(forFrame: suspect.stored).size
    let layouts = [suspect.computed, beside.frame(of: view) ?? suspect.computed]
      .map { view.alignmentRect(forFrame: $0).size }
    func refuses(
      _ axis: NSLayoutConstraint.Axis, _ content: CGFloat, _ stored: CGFloat, _ computed: [CGFloat]
    ) -> Bool {
      computed.allSatisfy { abs(content - $0) < placementTolerance }
        && computed.allSatisfy { abs(stored - $0) > placementTolerance }
        && !doubt.accepts(stored, for: content, along: axis)
    }
    return refuses(.horizontal, content.width, stored.width, layouts.map(\.width))
      || refuses(.vertical, content.height, stored.height, layouts.map(\.height))
  }

  /// The tolerance of a stored frame, in points. Editors up to Xcode 10 ignore one (40 for 41, 441 for 440 in their
  /// launch screens), later ones warn of 21 for 20 and 397 for 398, not of pixels rounded otherwise. A canvas of whole
  /// points (Xcode 7) compares these: all 10 views that are off by one are marked, none of the 12 beside them.
  var placementTolerance: CGFloat {
    let environment = scene.rootView.effectiveLayoutEnvironment
    let isLenient = environment.generation.system < 13 && environment.displayScale > 1
    return isLenient || scene.isTemplateScreen ? 1.01 : 0.99
  }

  /// Views whose frame another finding calls into question.
  private func unsettledViews(by diagnosis: LayoutDiagnosis) -> Set<ObjectIdentifier> {
    var views = Set(
      diagnosis.ambiguities.lazy.filter { !isComparedAlthoughAmbiguous($0) }.map { ObjectIdentifier($0.view) }
    )
    views.formUnion(emptyScrollViews.map { ObjectIdentifier($0) })
    // A bar places the views of its items by rules of its own.
    for entry in scene.views
    where entry.view.superview is UIToolbar || entry.view.superview is UINavigationBar {
      views.insert(ObjectIdentifier(entry.view))
    }
    return views
  }

  /// Interface Builder before Xcode 9 compares a view that nothing places with the superview's origin, where a layout
  /// puts it: all three ambiguous views of the corpus from that time are marked misplaced too, none of the later 46. So it
  /// does with views that compete at equal priorities (the 3 of `Main-7.storyboard`).
  private func isComparedAlthoughAmbiguous(_ ambiguity: LayoutDiagnosis.Ambiguity) -> Bool {
    scene.rootView.effectiveLayoutEnvironment.generation.roundsTextToPoints
      && (ambiguity.variables.allSatisfy { $0 == "x" || $0 == "y" } || ambiguity.open.allSatisfy(\.isTie))
  }

  /// The room that the canvas gives to what is empty in a stack view comes before the contents of its neighbours (Loop's
  /// storyboard squeezes a text of 20.5 points into 10 beside an empty label): where such a view has another size than
  /// ours, so has all that shares its stack views; but not one of them that has the stored size nevertheless.
  private func viewsAroundEmptyOnes(among suspects: [Suspect]) -> [ObjectIdentifier] {
    let empty = suspects.map(\.entry.view).filter { $0.superview is UIStackView && ContentDoubt.isEmpty($0) }
    let stacks = Set(empty.compactMap(\.outermostStackView).map { ObjectIdentifier($0) })
    let sized = Set(
      suspects.filter { $0.stored.size == $0.computed.size }.map { ObjectIdentifier($0.entry.view) })
    return scene.views.map(\.view).filter { view in
      sequence(first: view, next: \.superview).contains { stacks.contains(ObjectIdentifier($0)) }
    }.map { ObjectIdentifier($0) }.filter { !sized.contains($0) }
  }
}

extension UIView {
  /// Whether a stack view lies around it, however far outside.
  fileprivate var isInsideStackView: Bool {
    sequence(first: self, next: \.superview).dropFirst().contains { $0 is UIStackView }
  }

  /// The last of the stack views around it that directly hold one another; nil outside of stack views.
  fileprivate var outermostStackView: UIStackView? {
    sequence(first: self, next: \.superview).dropFirst().prefix { $0 is UIStackView }.last as? UIStackView
  }
}

extension CGSize {
  fileprivate func isClose(to other: CGSize, within tolerance: CGFloat) -> Bool {
    abs(width - other.width) <= tolerance && abs(height - other.height) <= tolerance
  }
}

/// A view whose stored frame may not be the computed one.
private struct Suspect {
  /// All views, of which it is one: a document has many that are stored elsewhere.
  let entries: [SceneView]
  let place: Int
  let stored: CGRect
  let computed: CGRect

  var entry: SceneView { entries[place] }

  /// Edges count, not sizes: those are off by two pixels where both edges are rounded the other way (a button of 44 in
  /// a cell of 43.5 points is stored from -0.5 to 44 in NetNewsWire's `Account.storyboard`).
  func isElsewhere(_ frame: CGRect, beyond tolerance: CGFloat) -> Bool {
    abs(stored.minX - frame.minX) > tolerance || abs(stored.minY - frame.minY) > tolerance
      || abs(stored.maxX - frame.maxX) > tolerance || abs(stored.maxY - frame.maxY) > tolerance
  }
}
