// Facts that are more or less true, and rules that find them.

import FoundationAdditions

/// Something that is done where a condition holds.
open class GKRule: NSObject {
  /// Rules with more of it come first; 0 at first.
  open var salience = 0
  private let condition: ((GKRuleSystem) -> Bool)?
  private let action: ((GKRuleSystem) -> Void)?
  /// A rule whose class says all.
  public override init() { (condition, action) = (nil, nil) }
  /// A rule of two closures.
  public init(
    blockPredicate predicate: @escaping (GKRuleSystem) -> Bool, action: @escaping (GKRuleSystem) -> Void
  ) { (condition, self.action) = (predicate, action) }
  /// Makes a fact truer where a predicate holds of the system.
  public convenience init(predicate: NSPredicate, assertingFact fact: any NSObjectProtocol, grade: Float) {
    self.init(
      blockPredicate: { predicate.evaluate(with: $0.state) },
      action: { $0.assertFact(fact, grade: grade) })
  }
  /// Makes a fact less true where a predicate holds of the system.
  public convenience init(predicate: NSPredicate, retractingFact fact: any NSObjectProtocol, grade: Float) {
    self.init(
      blockPredicate: { predicate.evaluate(with: $0.state) },
      action: { $0.retractFact(fact, grade: grade) })
  }
  /// Whether its condition holds.
  open func evaluatePredicate(in system: GKRuleSystem) -> Bool { condition?(system) ?? false }
  /// Does what it is for.
  open func performAction(in system: GKRuleSystem) { action?(system) }
}

/// A rule of a predicate, whose class says what is done. Predicates are asked of the system's `state`.
open class GKNSPredicateRule: GKRule {
  /// The condition.
  public let predicate: NSPredicate
  /// A rule of a predicate.
  public init(predicate: NSPredicate) {
    self.predicate = predicate
    super.init()
  }
  /// Whether the predicate holds.
  open override func evaluatePredicate(in system: GKRuleSystem) -> Bool {
    predicate.evaluate(with: system.state)
  }
}

/// Rules, what is known, and what follows.
open class GKRuleSystem: NSObject {
  /// What rules look at.
  open private(set) var state = NSMutableDictionary()
  /// The rules.
  open private(set) var rules: [GKRule] = []
  /// The rules that wait, the one with most salience first.
  open private(set) var agenda: [GKRule] = []
  /// The rules that were carried out since the last `reset()`.
  open private(set) var executed: [GKRule] = []
  private var grades: [(fact: NSObject, grade: Float)] = []
  public override init() { super.init() }

  /// The facts that are at all true.
  open var facts: [Any] { grades.map(\.fact) }
  /// Adds a rule. Rules of equal salience come in the order in which they were added.
  open func add(_ rule: GKRule) { add([rule]) }
  /// Adds rules.
  open func add(_ rules: [GKRule]) {
    self.rules += rules
    agenda = Self.sorted(agenda + rules)
  }
  /// Takes all rules away.
  open func removeAllRules() { (rules, agenda, executed) = ([], [], []) }
  private static func sorted(_ rules: [GKRule]) -> [GKRule] {
    rules.enumerated().sorted { ($1.element.salience, $0.offset) < ($0.element.salience, $1.offset) }
      .map(\.element)
  }

  /// Carries out the first rule that holds, then begins at the first again, until none holds. Each is carried out once.
  open func evaluate() {
    while let place = agenda.firstIndex(where: { $0.evaluatePredicate(in: self) }) {
      let rule = agenda.remove(at: place)
      executed.append(rule)
      rule.performAction(in: self)
    }
  }
  /// Forgets all facts; all rules wait again.
  open func reset() {
    agenda = Self.sorted(rules)
    (executed, grades) = ([], [])
  }

  private static func object(_ fact: Any) -> NSObject { (fact as AnyObject) as? NSObject ?? NSNull() }
  private func change(_ fact: any NSObjectProtocol, by grade: Float, adds: Bool) {
    let object = Self.object(fact)
    let now = grades.first { $0.fact == object }?.grade
    let new = min(max((now ?? 0) + grade, 0), 1)
    grades.removeAll { $0.fact == object }
    // What is asserted stays a fact at the grade 0, what is retracted does not.
    if new > 0 || adds { grades.append((object, new)) }
  }
  /// A fact is true.
  open func assertFact(_ fact: any NSObjectProtocol) { assertFact(fact, grade: 1) }
  /// A fact is truer by a part of 1, at most true.
  open func assertFact(_ fact: any NSObjectProtocol, grade: Float) { change(fact, by: grade, adds: true) }
  /// A fact is not true.
  open func retractFact(_ fact: any NSObjectProtocol) { retractFact(fact, grade: 1) }
  /// A fact is less true by a part of 1; at 0 it is none any more.
  open func retractFact(_ fact: any NSObjectProtocol, grade: Float) { change(fact, by: -grade, adds: false) }
  /// How true a fact is, from 0 to 1.
  open func grade(forFact fact: any NSObjectProtocol) -> Float {
    let object = Self.object(fact)
    return grades.first { $0.fact == object }?.grade ?? 0
  }
  private func all(_ facts: [Any]) -> [Float] {
    facts.map { fact in grades.first { $0.fact == Self.object(fact) }?.grade ?? 0 }
  }
  /// How true all of several facts are: as the least true one.
  open func minimumGrade(forFacts facts: [Any]) -> Float { all(facts).min() ?? 0 }
  /// How true any of several facts is: as the truest one.
  open func maximumGrade(forFacts facts: [Any]) -> Float { all(facts).max() ?? 0 }
}
