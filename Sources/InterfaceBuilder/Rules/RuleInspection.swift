// One walk over a document for all rules that are looked at. Linear in the document's elements.

import LayoutScene
import Plumbline

/// Looks at a document's elements in their order and collects what the rules say.
struct RuleInspection {
  let document: InterfaceBuilderDocument
  let rules: DocumentRules
  /// What was found, with the element that it was found at.
  private(set) var found: [(problem: SceneProblem, element: DocumentElement)] = []

  init(_ document: InterfaceBuilderDocument, _ rules: DocumentRules) {
    self.document = document
    self.rules = rules
    for problem in rules.foundElsewhere where rules.enabled.contains(problem.kind) {
      found.append((problem, problem.views.first.flatMap { document.index.byID[$0] } ?? document.root))
    }
    guard !rules.enabled.isEmpty else { return }
    inspectDocument()
    inspectDuplicates()
    inspectAssets()
    guard !rules.enabled.isSubset(of: DocumentRules.standard) else { return }
    for element in document.root.descendants() { inspectConventions(of: element) }
  }

  func isEnabled(_ rule: DocumentRule) -> Bool { rules.enabled.contains(rule) }

  /// Notes a finding at an element, if its rule is looked at.
  mutating func report(
    _ rule: DocumentRule, at element: DocumentElement, _ message: String, fix: String,
    constraints: [String] = []
  ) {
    guard isEnabled(rule) else { return }
    let holder = constraints.isEmpty ? Self.identified(element) : nil
    found.append(
      (
        SceneProblem(
          kind: rule, message: message, fix: fix, views: holder.map { [$0] } ?? [], constraints: constraints,
          line: element.line, column: element.column), element
      ))
  }

  /// The id of an element or of the nearest one around it that has one.
  private static func identified(_ element: DocumentElement) -> String? {
    var current: DocumentElement? = element
    while let element = current {
      if let id = element.id { return id }
      current = element.parent
    }
    return nil
  }

  /// What people call an element: “label ‘Name’” or “label abc-de-fgh”.
  static func name(of element: DocumentElement) -> String {
    let name = [element["userLabel"], element["customClass"], element["text"], element["title"], element.id]
      .compactMap { $0 }.first { !$0.isEmpty }
    return "<\(element.name)>" + (name.map { " “\($0.prefix(40))”" } ?? "")
  }
}

extension InterfaceBuilderDocument {
  /// What the rules say of the document, distributed over its scenes: to the scene that holds the element, else to the
  /// first.
  @MainActor
  func distribute(_ rules: DocumentRules, over scenes: [(source: SceneSource, scene: Scene)]) {
    let found = RuleInspection(self, rules).found
    for (problem, element) in found {
      let owner = scenes.first { ($0.source.controller ?? $0.source.root).contains(element) } ?? scenes.first
      owner?.scene.problems.append(problem)
    }
  }
}
