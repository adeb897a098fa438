// Trees of questions with answers, made by hand or learned from examples.

import FoundationAdditions

/// A question, or what is to be done.
open class GKDecisionNode: NSObject {
  fileprivate enum Answer {
    case value(NSObject)
    case predicate(NSPredicate)
    case weight(Int)
  }
  /// What is asked, or what is to be done where nothing follows.
  let attribute: any NSObjectProtocol
  fileprivate var branches: [(answer: Answer, node: GKDecisionNode)] = []
  fileprivate init(_ attribute: any NSObjectProtocol) { self.attribute = attribute }

  private func branch(_ answer: Answer, _ attribute: any NSObjectProtocol) -> GKDecisionNode {
    let node = GKDecisionNode(attribute)
    branches.append((answer, node))
    return node
  }
  /// What follows on an answer.
  @discardableResult
  open func createBranch(value: NSNumber, attribute: any NSObjectProtocol) -> GKDecisionNode {
    branch(.value(value), attribute)
  }
  /// What follows on answers that fit.
  @discardableResult
  open func createBranch(predicate: NSPredicate, attribute: any NSObjectProtocol) -> GKDecisionNode {
    branch(.predicate(predicate), attribute)
  }
  /// What follows by chance: as often as its weight is a part of all weights.
  @discardableResult
  open func createBranch(weight: Int, attribute: any NSObjectProtocol) -> GKDecisionNode {
    branch(.weight(weight), attribute)
  }
  /// What follows on an answer of an example.
  fileprivate func add(_ node: GKDecisionNode, for answer: NSObject) {
    branches.append((.value(answer), node))
  }
}

/// Questions that lead to what is to be done.
open class GKDecisionTree: NSObject {
  /// The first question.
  open private(set) var rootNode: GKDecisionNode?
  /// Where chance comes from, for branches with weights.
  open var randomSource = GKRandomSource.sharedRandom()

  /// With a first question.
  public init(attribute: any NSObjectProtocol) { rootNode = GKDecisionNode(attribute) }

  /// Learned of examples: each has an answer for each question, and something to do. The question that tells most about
  /// what to do comes first (ID3).
  public init(
    examples: [[any NSObjectProtocol]], actions: [any NSObjectProtocol], attributes: [any NSObjectProtocol]
  ) {
    super.init()
    let rows = zip(examples, actions).map { row, action in
      (row.map(Self.object), action)
    }
    rootNode = Self.learned(rows, attributes.indices.map { $0 }, attributes)
  }

  private static func object(_ value: any NSObjectProtocol) -> NSObject {
    (value as AnyObject) as? NSObject ?? NSNull()
  }

  private typealias Row = ([NSObject], any NSObjectProtocol)

  private static func learned(_ rows: [Row], _ left: [Int], _ attributes: [any NSObjectProtocol])
    -> GKDecisionNode?
  {
    let actions = rows.map { object($0.1) }
    guard let first = rows.first else { return nil }
    if Set(actions).count == 1 { return GKDecisionNode(first.1) }
    let known = left.filter { place in rows.allSatisfy { place < $0.0.count } }
    guard let best = known.min(by: { disorder(rows, by: $0) < disorder(rows, by: $1) }) else {
      // Nothing tells them apart: what is done most often.
      let counts = Dictionary(grouping: rows.indices) { actions[$0] }
      let most = counts.values.max { ($0.count, $1[0]) < ($1.count, $0[0]) }
      return GKDecisionNode(rows[most?[0] ?? 0].1)
    }
    let node = GKDecisionNode(attributes[best])
    var answers: [NSObject] = []
    for row in rows where !answers.contains(row.0[best]) { answers.append(row.0[best]) }
    for answer in answers {
      let part = rows.filter { $0.0[best] == answer }
      if let next = learned(part, left.filter { $0 != best }, attributes) { node.add(next, for: answer) }
    }
    return node
  }

  /// How much is not known of what to do when a question is answered, in bits.
  private static func disorder(_ rows: [Row], by place: Int) -> Double {
    Dictionary(grouping: rows) { $0.0[place] }.values.reduce(0) { sum, part in
      let counts = Dictionary(grouping: part) { object($0.1) }.values.map { Double($0.count) }
      let all = Double(part.count)
      let bits = counts.reduce(0) { $0 - $1 / all * log2($1 / all) }
      return sum + bits * all / Double(rows.count)
    }
  }

  /// What is to be done on answers; nil where an answer is missing or leads nowhere.
  open func findAction(forAnswers answers: [AnyHashable: any NSObjectProtocol]) -> (any NSObjectProtocol)? {
    var node = rootNode
    while let current = node, !current.branches.isEmpty {
      let answer = answers[AnyHashable(Self.object(current.attribute))].map(Self.object)
      node = next(current, answer)
    }
    return node?.attribute
  }

  private func next(_ node: GKDecisionNode, _ answer: NSObject?) -> GKDecisionNode? {
    var weights: [(Int, GKDecisionNode)] = []
    for branch in node.branches {
      switch branch.answer {
      case .value(let value): if value == answer { return branch.node }
      case .predicate(let predicate):
        if let answer, predicate.evaluate(with: answer) { return branch.node }
      case .weight(let weight): weights.append((max(weight, 0), branch.node))
      }
    }
    let sum = weights.reduce(0) { $0 + $1.0 }
    guard sum > 0 else { return nil }
    var place = randomSource.nextInt(upperBound: sum)
    for (weight, node) in weights {
      if place < weight { return node }
      place -= weight
    }
    return nil
  }
}
