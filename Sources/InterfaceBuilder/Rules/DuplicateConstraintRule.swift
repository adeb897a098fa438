// `duplicate-constraint`: two constraints that say the same.

import LayoutScene
import Plumbline

extension FindingKind {
  /// Two constraints are equivalent.
  public static let duplicateConstraint = FindingKind(
    "duplicate-constraint", level: .warning,
    meaning: "Two constraints are equivalent.",
    why: "As soon as one of the two is changed, they conflict. Delete one.",
    example: "two constraints of 8 points between the same two edges",
    triggering: [
      .xib(
        """
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="card"/>
        </subviews>
        <constraints>
          <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="c1"/>
          <constraint firstItem="root" firstAttribute="top" secondItem="card" secondAttribute="top" constant="-8" id="c2"/>
        </constraints>
        """)
    ],
    notTriggering: [
      .xib(
        """
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="card"/>
        </subviews>
        <constraints>
          <constraint firstItem="card" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" id="c1"/>
          <constraint firstItem="root" firstAttribute="bottom" secondItem="card" secondAttribute="bottom" constant="8" id="c2"/>
        </constraints>
        """)
    ])
}

enum DuplicateConstraintRule: DocumentRule {
  static let kind = FindingKind.duplicateConstraint

  /// The identity of a constraint, equal for duplicates. An equation between two items can be written from either side.
  private struct Equation: Hashable {
    var first: String
    var firstAttribute: String
    var relation: String
    var second: String
    var secondAttribute: String
    var multiplier: Double
    var constant: Double
    var priority: Double
  }

  static func inspect(_ document: InterfaceBuilderDocument, in inspection: inout RuleInspection) {
    // A constraint that some size class leaves out is no duplicate of one that is there only for others.
    var varied: Set<String> = []
    for element in document.root.descendants() where element.name == "mask" && element.key == "constraints" {
      for change in element.children { if let id = change["reference"] { varied.insert(id) } }
    }
    // By the hashes of equations, or where another one has that, behind it: a table of equations takes five times the memory.
    var seen: [Int: DocumentElement] = [:]
    // Whoever drags one constraint twice drags several: those that one view holds are one finding.
    var twins: [[(first: DocumentElement, again: DocumentElement)]] = []
    var places: [DocumentElement?: Int] = [:]
    for element in document.root.descendants() where element.name == "constraint" {
      guard let id = element.id, !varied.contains(id), element.flag("placeholder") != true,
        let equation = equation(of: element)
      else { continue }
      var place = equation.hashValue
      while let other = seen[place], self.equation(of: other) != equation { place &+= 1 }
      guard let earlier = seen[place] else {
        seen[place] = element
        continue
      }
      let group = places[element.parent] ?? twins.count
      places[element.parent] = group
      if group == twins.count { twins.append([]) }
      twins[group].append((earlier, element))
    }
    for pairs in twins {
      let (first, again) = pairs[0]
      let rest = pairs.count - 1
      var ids: Set<String> = []
      inspection.report(
        kind, at: again,
        "The constraint in line \(again.line) duplicates the one in line \(first.line)"
          + (rest > 0
            ? ", and \(rest) more of the same view \(rest == 1 ? "has a twin" : "have twins") too." : "."),
        fix: "Delete one of \(rest > 0 ? "each pair" : "the two"): as soon as one is changed, they conflict.",
        constraints: pairs.flatMap { [$0.first, $0.again].compactMap(\.id) }.filter {
          ids.insert($0).inserted
        })
    }
  }

  private static let (less, greater) = ("lessThanOrEqual", "greaterThanOrEqual")
  private static let turned = [less: greater, greater: less]

  private static func equation(of element: DocumentElement) -> Equation? {
    guard let firstAttribute = element["firstAttribute"] else { return nil }
    // Without a first item a constraint is about the view that holds it.
    let holder = element.parent?.parent?.id ?? ""
    let first = element["firstItem"] ?? holder
    let second = element["secondItem"]
    let multiplier = element["multiplier"].map { ratio($0) } ?? 1
    let equation = Equation(
      first: first, firstAttribute: firstAttribute, relation: element["relation"] ?? "equal",
      second: second ?? "",
      secondAttribute: second == nil ? "" : element["secondAttribute"] ?? firstAttribute,
      multiplier: multiplier, constant: element.number("constant") ?? 0,
      priority: element.number("priority") ?? 1000)
    guard second != nil, multiplier == 1 else { return equation }
    // Of the two ways to write it, the one that begins with the lesser name.
    guard (equation.second, equation.secondAttribute) < (equation.first, equation.firstAttribute) else {
      return equation
    }
    return Equation(
      first: equation.second, firstAttribute: equation.secondAttribute,
      relation: turned[equation.relation] ?? equation.relation, second: equation.first,
      secondAttribute: equation.firstAttribute, multiplier: 1,
      constant: equation.constant == 0 ? 0 : -equation.constant, priority: equation.priority)
  }

  /// `4:3` and `1.5` as documents write multipliers.
  private static func ratio(_ text: String) -> Double {
    let parts = text.split(separator: ":").map { LayoutNumber.parse(String($0)) ?? 1 }
    return parts.count == 2 && parts[1] != 0 ? parts[0] / parts[1] : parts.first ?? 1
  }
}
