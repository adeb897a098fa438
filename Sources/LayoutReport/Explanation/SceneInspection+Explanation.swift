// The explanation of a laid-out view's frame.

import ConstraintSolver
import Foundation
import LayoutScene
import Plumbline

extension ViewExplanation {
  /// Lays a scene out and explains the frame of the view with an id; nil where the scene has no such view.
  @preconcurrency @MainActor
  public init?(of id: String, in scene: Scene) {
    scene.rootView.layoutIfNeeded()
    guard let entry = scene.views.first(where: { $0.id == id }) else { return nil }
    let inspection = SceneInspection(scene)
    let placement = entry.view.placementExplanation(countsUpwards: entry.countsUpwards)
    self.init(of: entry, placement, in: inspection, UnsatisfiedConstraints(inspection))
    ambiguities = inspection.findings(of: [.ambiguous], comparingStoredFrames: false)
      .filter { $0.views.contains(id) }.compactMap { inspection.ambiguity(of: id, in: $0) }
  }

  /// The explanations of all views of a scene, in document order. Lays it out once; the time grows with the square of
  /// the number of views at worst.
  @preconcurrency @MainActor
  public static func all(in scene: Scene) -> [ViewExplanation] {
    scene.rootView.layoutIfNeeded()
    return all(in: SceneInspection(scene), linkLimit: .max) ?? []
  }

  /// The number of views that are explained at a time: the chains of all at once may not fit into memory.
  private static let viewsAtOnce = 500

  /// The explanations of all views of a scene, in document order; nil if they have more links than a limit.
  @MainActor
  static func all(in inspection: SceneInspection, linkLimit: Int) -> [ViewExplanation]? {
    let scene = inspection.scene
    scene.rootView.layoutIfNeeded()
    let ways = UnsatisfiedConstraints(inspection)
    var result: [ViewExplanation] = []
    var links = 0
    for first in stride(from: 0, to: scene.views.count, by: viewsAtOnce) {
      let entries = scene.views[first..<min(first + viewsAtOnce, scene.views.count)]
      let placements = scene.rootView.placementExplanations(of: entries.map { ($0.view, $0.countsUpwards) })
      for placement in placements { links += placement?.linkCount ?? 0 }
      guard links <= linkLimit, !TimeLimit.isOver else { return nil }
      for (entry, placement) in zip(entries, placements) {
        if let explanation = ViewExplanation(of: entry, placement, in: inspection, ways) {
          result.append(explanation)
        }
      }
    }
    return result
  }

  @MainActor
  private init?(
    of entry: SceneView, _ placement: PlacementExplanation?, in inspection: SceneInspection,
    _ ways: UnsatisfiedConstraints
  ) {
    let scene = inspection.scene
    guard let report = inspection.report(on: entry.view) else { return nil }
    let view = entry.view
    document = scene.document
    self.scene = scene.id
    configuration = ReportConfiguration(
      device: scene.device, orientation: scene.orientation, direction: scene.direction,
      language: scene.language,
      contentSize: scene.contentSize)
    id = entry.id
    heading = ViewNames(report).heading
    line = entry.line
    frame = report.frame
    let chains = FrameChains(inspection: inspection, entry: entry)
    numbers = [
      chains.number(.x, frame.minX, placement?.x), chains.number(.y, frame.minY, placement?.y),
      chains.number(.width, frame.size.width, placement?.width),
      chains.number(.height, frame.size.height, placement?.height),
    ]
    unsatisfied = ways.around(view, behind: placement)
  }
}

extension SceneView {
  /// Whether the document counts y from the lower edge of the superview.
  fileprivate var countsUpwards: Bool {
    parentID != nil && view.superview?.facade?.hasOriginAtBottom ?? false
  }
}

@MainActor
private struct FrameChains {
  typealias Link = ViewExplanation.Link
  typealias Part = FramePart

  let inspection: SceneInspection
  let entry: SceneView
  private var view: UIView { entry.view }

  func number(_ part: Part, _ value: Double, _ placement: [PlacementExplanation.Link]?)
    -> ViewExplanation.Number
  {
    var chain: [Link] = []
    var changes: [ViewExplanation.Change] = []
    if let placement, !(view === inspection.scene.rootView && !part.isLength) {
      let links = outermostFirst(placement)
      chain = links.map { link(for: $0, part) }
      changes = links.compactMap { change(of: $0, part) }
    } else {
      chain = givenLinks(part, value)
      changes = [givenChange(part)]
    }
    var step = step(part, placement, chain)
    var rest = value - chain.reduce(0) { $0 + $1.value }
    let pixel = 1 / max(Double(inspection.scene.scale), 1)
    if abs(rest) > pixel + 0.001, keepsGivenLength(part) {
      // The height of a row is its table's, whatever its content needs; the unsatisfied constraints are listed below.
      chain = [keptLink(part, value, wanted: value - rest)]
      changes = [givenChange(part)]
      step = ViewExplanation.Step(words: chain[0].words, lines: [entry.line])
      rest = 0
    }
    var unexplained = 0.0
    if abs(rest) > 0.0005 {
      // Both edges are rounded, so that a length may change by a whole pixel.
      if abs(rest) <= pixel + 0.001 {
        chain.append(Link(constraint: nil, words: "rounded to whole pixels", value: rest))
      } else {
        unexplained = rest
        chain.append(
          Link(
            constraint: nil,
            words:
              "set by \(view.superview.map { inspection.phrase(for: $0) } ?? "the system") when it lays out",
            value: rest))
        if chain.count == 1 { step.words = chain[0].words }
      }
    }
    return ViewExplanation.Number(
      name: part.rawValue, value: value, step: step, chain: chain, changes: changes,
      unexplained: unexplained)
  }

  /// The constraint on the view itself; where nothing of the chain mentions it, the chain if that is short.
  private func step(_ part: Part, _ placement: [PlacementExplanation.Link]?, _ chain: [Link])
    -> ViewExplanation.Step
  {
    if let placement, view !== inspection.scene.rootView,
      let step = FrameStep(inspection: inspection, view: view, countsUpwards: entry.countsUpwards)
        .step(to: part, along: placement)
    {
      return step
    }
    guard let last = chain.last else { return ViewExplanation.Step(words: "nothing determines it") }
    return chain.count <= 2
      ? ViewExplanation.Step(
        words: chain.map(\.words).joined(separator: "; "), constraints: chain.compactMap(\.constraint),
        lines: chain.compactMap(\.constraint).isEmpty ? [] : chain.map(\.line))
      : ViewExplanation.Step(words: "\(chain.count) summands, the last one: \(last.words)")
  }

  /// The scene's own size is where everything begins.
  private func outermostFirst(_ links: [PlacementExplanation.Link]) -> [PlacementExplanation.Link] {
    func isRootSize(_ link: PlacementExplanation.Link) -> Bool {
      guard case .constraint(let constraint, _, _) = link else { return false }
      return constraint.firstItem === inspection.scene.rootView && inspection.entry(of: constraint) == nil
    }
    return links.filter(isRootSize) + links.filter { !isRootSize($0) }
  }

  // MARK: Links

  private func link(for link: PlacementExplanation.Link, _ part: Part) -> Link {
    switch link {
    case .constraint(let constraint, let value, let multiplier):
      let entry = inspection.entry(of: constraint)
      return Link(
        constraint: entry?.id ?? constraint.identifier ?? inspection.systemName(of: constraint),
        words: inspection.wordsInChain(of: constraint) + note(constraint, value, multiplier),
        value: Double(value),
        line: entry?.line)
    case .unnamed(let value): return Link(constraint: nil, words: "given by the system", value: Double(value))
    case .resting(let item, let attribute):
      return Link(
        constraint: nil,
        words: "no constraint makes the \(attribute.words) of \(inspection.phrase(for: item)) more than 0",
        value: 0
      )
    case .alignment(let value):
      return Link(constraint: nil, words: "from the alignment rectangle to the frame", value: Double(value))
    case .scrolled(let value):
      return Link(constraint: nil, words: "the origin of its superview's bounds", value: Double(value))
    }
  }

  /// What a link contributes where that is not what its words say: margins and baselines of what it names, and how
  /// often it counts.
  private func note(_ constraint: NSLayoutConstraint, _ value: CGFloat, _ multiplier: CGFloat) -> String {
    guard !(constraint is NSAutoresizingMaskLayoutConstraint) else { return "" }
    var notes: [String] = []
    let own = Double(constraint.constant)
    let effective = multiplier == 0 ? 0 : Double(value / multiplier)
    // A number is told with its sign before it; the parts are those of the number without it.
    let inset = effective < 0 ? own - effective : effective - own
    // A row that is counted from the other side has its constant the other way round.
    if abs(inset) > 0.001 && abs(effective + own) > 0.001 {
      let usesBaseline = constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline
      notes.append(
        "\(decimal(inset)) of it from \(usesBaseline ? "baselines and margins" : "margins and insets")")
    }
    // Which way it counts, the sign of its value says.
    let times = abs(Double(multiplier))
    if times > 0.0005, abs(times - 1) > 0.0005 {
      notes.append(
        abs(times - 0.5) < 0.0005
          ? "half of it" : times < 1 ? "\(decimal(times)) of it" : "\(decimal(times)) times")
    }
    return notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))"
  }

  // MARK: Frames that are given

  /// Whether a length that is given stays where constraints would have another.
  private func keepsGivenLength(_ part: Part) -> Bool {
    part == .height && view.yieldsGivenHeight || part == .width && view.yieldsGivenWidth
  }

  private func keptLink(_ part: Part, _ value: Double, wanted: Double) -> Link {
    let holder = view.superview.map { inspection.phrase(for: $0) } ?? "its superview"
    return Link(
      constraint: nil,
      words: "\(holder) sets this \(part.rawValue), although the constraints of its content need "
        + "\(points(wanted))", value: value, line: entry.line)
  }

  /// A view outside of the engine: its stored frame, moved and stretched by its mask as its superview grew.
  private func givenLinks(_ part: Part, _ value: Double) -> [Link] {
    guard view !== inspection.scene.rootView else {
      return [Link(constraint: nil, words: "the origin of the root view", value: value)]
    }
    guard let stored = entry.storedFrame else { return [] }
    let storedValue = part == .y ? distanceToOrigin(stored) : part.of(stored)
    var links = [
      Link(constraint: nil, words: "the frame that the document stores", value: storedValue, line: entry.line)
    ]
    let change = changeByMask(part, stored)
    if abs(change) > 0.0005 {
      links.append(
        Link(
          constraint: nil,
          words:
            "its autoresizing mask (flexible \(list(flexibleParts(part.isHorizontal)))) follows its superview",
          value: change))
    }
    return links
  }

  /// The y of a stored frame as the document has it: where that counts upwards, the distance to the lower edge of the
  /// superview as it is stored.
  private func distanceToOrigin(_ stored: CGRect) -> Double {
    guard entry.countsUpwards else { return stored.minY }
    let before = view.superview.flatMap { inspection.entry(of: $0)?.storedFrame }
    return (before.map { $0.isEmpty ? 0 : $0.height } ?? 0) - stored.maxY
  }

  /// The effect of classic autoresizing on a variable when the superview grows: the flexible parts share it in
  /// proportion, and equally where they have no length (spec 05 §1).
  private func changeByMask(_ part: Part, _ stored: CGRect) -> Double {
    guard let superview = view.superview, let before = inspection.entry(of: superview)?.storedFrame else {
      return 0
    }
    let isHorizontal = part.isHorizontal
    let total = isHorizontal ? before.width : before.height
    let growth = (isHorizontal ? superview.bounds.width : superview.bounds.height) - total
    // A document that counts upwards stores the distance to the lower edge.
    let near = isHorizontal ? stored.minX : distanceToOrigin(stored)
    let length = isHorizontal ? stored.width : stored.height
    let masks: [UIView.AutoresizingMask] =
      isHorizontal
      ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      : entry.countsUpwards
        ? [.flexibleBottomMargin, .flexibleHeight, .flexibleTopMargin]
        : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    let lengths = [near, length, total - near - length]
    let isFlexible = masks.map { view.autoresizingMask.contains($0) }
    let flexible = zip(lengths, isFlexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    if !isFlexible.contains(true) {
      // What nothing moves keeps its distance from the upper and left edge.
      return part == .y && entry.countsUpwards ? growth : 0
    }
    func share(_ place: Int) -> Double {
      guard isFlexible[place] else { return 0 }
      return flexible == 0
        ? growth / Double(isFlexible.count { $0 }) : growth * lengths[place] / flexible
    }
    return part.isLength ? share(1) : share(0)
  }

  private func flexibleParts(_ isHorizontal: Bool) -> [String] {
    let parts: [(UIView.AutoresizingMask, String)] =
      isHorizontal
      ? [
        (.flexibleLeftMargin, "left margin"), (.flexibleWidth, "width"),
        (.flexibleRightMargin, "right margin"),
      ]
      : [
        (.flexibleTopMargin, "top margin"), (.flexibleHeight, "height"),
        (.flexibleBottomMargin, "bottom margin"),
      ]
    return parts.filter { view.autoresizingMask.contains($0.0) }.map(\.1)
  }

  private func givenChange(_ part: Part) -> ViewExplanation.Change {
    ViewExplanation.Change(
      words: view === inspection.scene.rootView
        ? "Lay the scene out for another device or size."
        : "Change the view's frame in the document, or position it with constraints.")
  }

  // MARK: Changes

  private func change(of link: PlacementExplanation.Link, _ part: Part) -> ViewExplanation.Change? {
    guard case .constraint(let constraint, _, let multiplier) = link else { return nil }
    if let entry = inspection.entry(of: constraint) {
      let effect = "\(multiplier < 0 ? "-" : "+")\(decimal(abs(Double(multiplier))))"
      return ViewExplanation.Change(
        constraint: entry.id, perPoint: Double(multiplier),
        words: "Change the constant of \(entry.id): each point more makes it \(effect).")
    }
    if constraint is NSContentSizeLayoutConstraint {
      let name = inspection.phrase(for: constraint.firstItem)
      return ViewExplanation.Change(
        words:
          "Change the content of \(name), or constrain its \(constraint.firstAttribute.words) with a priority "
          + "above its hugging and compression resistance.")
    }
    return nil
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}

extension SceneInspection {
  /// The name in a chain of a system constraint without an identifier.
  fileprivate func systemName(of constraint: NSLayoutConstraint) -> String? {
    let id = viewID(of: constraint.firstItem).map { " of \($0)" } ?? ""
    if constraint is NSContentSizeLayoutConstraint {
      return "content \(constraint.firstAttribute.words)\(id)"
    }
    if constraint is NSAutoresizingMaskLayoutConstraint { return "autoresizing mask\(id)" }
    return nil
  }

  fileprivate func wordsInChain(of constraint: NSLayoutConstraint) -> String {
    guard constraint is NSContentSizeLayoutConstraint, let view = constraint.firstItem as? UIView else {
      return words(of: constraint)
    }
    return words(ofContent: constraint, named: "the content of \(phrase(for: view))")
  }

  /// A content size in words, with its priorities.
  func words(ofContent constraint: NSLayoutConstraint, named name: String) -> String {
    guard let view = constraint.firstItem as? UIView else { return words(of: constraint) }
    let axis: NSLayoutConstraint.Axis = constraint.firstAttribute == .width ? .horizontal : .vertical
    let hugging = decimal(Double(view.contentHuggingPriority(for: axis).rawValue))
    let resistance = decimal(Double(view.contentCompressionResistancePriority(for: axis).rawValue))
    return "\(name) needs a \(constraint.firstAttribute.words) of "
      + "\(points(Double(constraint.constant))) (hugging \(hugging), compression resistance \(resistance))"
  }
}

extension PlacementExplanation {
  fileprivate var linkCount: Int { x.count + y.count + width.count + height.count }
}

/// The constraints and content sizes that a scene's layout does not satisfy: optional ones, and broken required ones.
@MainActor
private struct UnsatisfiedConstraints {
  private struct Way {
    let items: [ObjectIdentifier]
    let way: ViewExplanation.UnsatisfiedConstraint
  }

  /// The least deviation that is not rounding.
  private static let least = 0.5
  private let root: UIView
  private var ways: [Way] = []

  init(_ inspection: SceneInspection) {
    let scene = inspection.scene
    root = scene.rootView
    for entry in scene.constraints {
      guard let distance = inspection.violation(of: entry.constraint), distance > Self.least else { continue }
      let isRequired = entry.constraint.priority == .required
      let items = [entry.constraint.firstItem, entry.constraint.secondItem].compactMap { $0 as? UIView }
      ways.append(
        Way(
          items: items.map { ObjectIdentifier($0) },
          way: ViewExplanation.UnsatisfiedConstraint(
            constraint: entry.id,
            words: inspection.words(of: entry.constraint)
              + (isRequired ? " (required, but in conflict with others)" : ""),
            distance: distance, line: entry.line)))
    }
    for entry in scene.views {
      for case let content as NSContentSizeLayoutConstraint in entry.view.constraints
      where content.firstItem === entry.view {
        add(content, of: entry, inspection)
      }
    }
  }

  private mutating func add(
    _ content: NSContentSizeLayoutConstraint, of entry: SceneView, _ inspection: SceneInspection
  ) {
    guard let actual = inspection.value(of: content.firstAttribute, of: entry.view) else { return }
    let excess = actual - Double(content.constant)
    guard abs(excess) > Self.least else { return }
    let what = excess > 0 ? "is stretched" : "is compressed"
    let axis: NSLayoutConstraint.Axis = content.firstAttribute == .width ? .horizontal : .vertical
    let priority =
      excess > 0
      ? "hugging \(decimal(Double(entry.view.contentHuggingPriority(for: axis).rawValue)))"
      : "compression resistance "
        + decimal(Double(entry.view.contentCompressionResistancePriority(for: axis).rawValue))
    ways.append(
      Way(
        items: [ObjectIdentifier(entry.view)],
        way: ViewExplanation.UnsatisfiedConstraint(
          constraint: inspection.systemName(of: content),
          words:
            "the \(content.firstAttribute.words) of \(inspection.phrase(for: entry.view)) \(what): its content "
            + "needs \(points(Double(content.constant))) (\(priority))", distance: abs(excess),
          line: entry.line)))
  }

  /// The unsatisfied constraints that name the view, or an item of the chains of its frame.
  func around(_ view: UIView, behind placement: PlacementExplanation?) -> [ViewExplanation
    .UnsatisfiedConstraint]
  {
    guard !ways.isEmpty else { return [] }
    var concerned: Set<ObjectIdentifier> = [ObjectIdentifier(view)]
    for chain in placement.map({ [$0.x, $0.y, $0.width, $0.height] }) ?? [] {
      for case .constraint(let constraint, _, _) in chain {
        for case let item as UIView in [constraint.firstItem, constraint.secondItem] where item !== root {
          concerned.insert(ObjectIdentifier(item))
        }
      }
    }
    return ways.filter { $0.items.contains(where: concerned.contains) }.map(\.way)
  }
}
