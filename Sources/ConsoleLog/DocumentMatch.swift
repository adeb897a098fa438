// Finds a log's constraints in documents: by identifiers, classes and numbers, and so that one view of the log is one
// view of the document throughout.

import ConstraintSolver
import Plumbline

/// The elements of documents that define the constraints of a conflict, as far as documents tell.
public struct DocumentMatch: Sendable {
  /// For each constraint of the list the places that fit, none where the best scenes leave more than a few.
  public var places: [[SceneConstraints.Place]]
  /// Whether more agrees than classes and numbers of a single constraint, which may by chance.
  public var isCertain = false

  /// The maximum number of matching elements that are an answer.
  private static let placeLimit = 3
  /// The maximum number of assignments that are tried in one scene.
  private static let stepLimit = 20_000
  /// The maximum number of constraints of a conflict: the search goes a call deeper for each.
  private static let constraintLimit = 1000

  /// Finds the constraints of a conflict in the scenes that explain most of them.
  public init(_ conflict: ConsoleLog.Conflict, in scenes: [SceneConstraints]) {
    let own = conflict.constraints.indices.filter { SystemOrigin(conflict.constraints[$0]) == nil }
      .prefix(Self.constraintLimit)
    places = conflict.constraints.map { _ in [] }
    var best = SceneMatch.Score()
    var found: [Int: Set<SceneConstraints.Place>] = [:]
    var assignments = 0
    var uses: [Int: Int] = [:]
    for scene in scenes where !TimeLimit.isOver {
      var match = SceneMatch(conflict.constraints, own, scene, steps: Self.stepLimit)
      match.search()
      guard match.best > SceneMatch.Score(), match.best >= best else { continue }
      if match.best > best {
        best = match.best
        (found, uses, assignments) = ([:], [:], 0)
      }
      assignments += match.assignments
      uses.merge(match.uses, uniquingKeysWith: +)
      for (index, entries) in match.found {
        found[index, default: []].formUnion(entries.map { scene.entries[$0].place })
      }
    }
    isCertain =
      best.constraints > 1 || best.texts > 0
      || found.keys.contains { conflict.constraints[$0].identifier != nil }
    // What only some of the best assignments have is not known to be meant.
    for (index, all) in found where all.count <= Self.placeLimit && uses[index] == assignments {
      places[index] = all.sorted { ($0.document, $0.line ?? 0, $0.id) < ($1.document, $1.line ?? 0, $1.id) }
    }
  }
}

/// The assignments of a log's constraints to one scene's, of which those count that explain most.
private struct SceneMatch {
  /// The score of an assignment: the matching constraints, then the matching texts.
  struct Score: Comparable {
    var constraints = 0
    var texts = 0
    static func < (a: Score, b: Score) -> Bool { (a.constraints, a.texts) < (b.constraints, b.texts) }
  }

  private let constraints: [NotedConstraint]
  private let scene: SceneConstraints
  /// The log's constraints that have candidates, those with the fewest first.
  private let order: [(index: Int, candidates: [Int])]
  private var steps: Int

  private(set) var best = Score()
  /// The entries of the best assignments, by the index of a log's constraint.
  private(set) var found: [Int: Set<Int>] = [:]
  /// The number of best assignments, and of those in which a log's constraint has an entry.
  private(set) var assignments = 0
  private(set) var uses: [Int: Int] = [:]

  private var views: [String: String] = [:]
  private var taken: Set<String> = []
  private var chosen: [(index: Int, entry: Int)] = []
  private var texts = 0

  init(_ constraints: [NotedConstraint], _ own: ArraySlice<Int>, _ scene: SceneConstraints, steps: Int) {
    self.constraints = constraints
    self.scene = scene
    self.steps = steps
    order = own.compactMap { index in
      guard !TimeLimit.isOver else { return nil }
      let candidates = scene.entries.indices.filter {
        Self.pairings(constraints[index], scene.entries[$0].constraint, scene) != nil
      }
      return candidates.isEmpty ? nil : (index, candidates)
    }.sorted { ($0.candidates.count, $0.index) < ($1.candidates.count, $1.index) }
  }

  mutating func search() { assign(0) }

  private mutating func assign(_ place: Int) {
    // What is left cannot reach the best any more.
    guard chosen.count + order.count - place >= best.constraints, steps > 0, !TimeLimit.isOver else { return }
    steps -= 1
    guard place < order.count else { return note() }
    let (index, candidates) = order[place]
    for entry in candidates where !chosen.contains(where: { $0.entry == entry }) {
      guard let pairs = Self.pairings(constraints[index], scene.entries[entry].constraint, scene) else {
        continue
      }
      take(pairs, index, entry, place)
    }
    // Or it is in no document: made in code.
    assign(place + 1)
  }

  /// Goes on with one view of the log for one of the document, in both directions.
  private mutating func take(
    _ pairs: [(NotedConstraint.Item, NotedConstraint.Item)], _ index: Int, _ entry: Int, _ place: Int
  ) {
    var added: [String] = []
    var agreeing = 0
    var fits = true
    for (logged, written) in pairs {
      if let known = views[logged.key] {
        fits = fits && known == written.key
      } else if taken.insert(written.key).inserted {
        views[logged.key] = written.key
        added.append(logged.key)
        if let text = logged.text, text == written.text, !logged.isGuide { agreeing += 1 }
      } else {
        fits = false
      }
      if !fits { break }
    }
    if fits {
      chosen.append((index, entry))
      texts += agreeing
      assign(place + 1)
      texts -= agreeing
      chosen.removeLast()
    }
    for key in added {
      if let written = views.removeValue(forKey: key) { taken.remove(written) }
    }
  }

  private mutating func note() {
    let score = Score(constraints: chosen.count, texts: texts)
    guard score.constraints > 0, score >= best else { return }
    if score > best { (best, found, uses, assignments) = (score, [:], [:], 0) }
    assignments += 1
    for (index, entry) in chosen {
      found[index, default: []].insert(entry)
      uses[index, default: 0] += 1
    }
  }

  // MARK: One constraint

  /// The items that would be the same if the two constraints were; nil if they cannot be.
  private static func pairings(
    _ logged: NotedConstraint, _ written: NotedConstraint, _ scene: SceneConstraints
  ) -> [(NotedConstraint.Item, NotedConstraint.Item)]? {
    guard logged.identifier == written.identifier, agree(logged.priority, written.priority),
      agree(logged.multiplier, written.multiplier) || logged.second == nil
    else { return nil }
    if logged.relation == written.relation, agree(logged.constant, written.constant),
      let straight = pairs(logged.first, logged.second, written, scene)
    {
      return straight
    }
    // `a == b + 8` may be written as `b == a - 8`.
    guard let second = logged.second, logged.multiplier == 1, agree(logged.constant, -written.constant),
      logged.relation.turned == written.relation
    else { return nil }
    return pairs(second, logged.first, written, scene)
  }

  private static func pairs(
    _ first: NotedConstraint.Side, _ second: NotedConstraint.Side?, _ written: NotedConstraint,
    _ scene: SceneConstraints
  ) -> [(NotedConstraint.Item, NotedConstraint.Item)]? {
    guard first.others.isEmpty, second?.others.isEmpty ?? true, written.first.others.isEmpty,
      first.place.attribute == written.first.place.attribute,
      second?.place.attribute == written.second?.place.attribute,
      isSame(first.place.item, written.first.place.item, scene)
    else { return nil }
    guard let second, let other = written.second else {
      return [(first.place.item, written.first.place.item)]
    }
    guard isSame(second.place.item, other.place.item, scene) else { return nil }
    return [(first.place.item, written.first.place.item), (second.place.item, other.place.item)]
  }

  /// Six digits are printed.
  private static func agree(_ one: Double, _ other: Double) -> Bool {
    abs(one - other) <= 1e-5 * max(abs(one), abs(other), 1)
  }

  /// Whether the classes of two items, or their names, go together. Texts change while a program runs.
  private static func isSame(
    _ logged: NotedConstraint.Item, _ written: NotedConstraint.Item, _ scene: SceneConstraints
  ) -> Bool {
    if let name = logged.name, logged.className == nil { return written.name == name || name == "|" }
    guard let own = logged.className.map(SwiftNames.readable) else { return false }
    if logged.isGuide || written.isGuide {
      return logged.isGuide && written.isGuide && (logged.text == written.text || own.hasPrefix("_"))
    }
    // Modules are not always in documents.
    let last = own.split(separator: ".").last.map(String.init) ?? own
    let shown = scene.customClasses[written.key] ?? written.className ?? ""
    return shown.split(separator: ".").last.map(String.init) == last || shown == own
  }
}

extension NotedConstraint.Relation {
  /// The relation with the sides exchanged.
  var turned: Self {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
