// One walk over a document for all rules that are looked at. Linear in the document's elements.

import LayoutScene
import Plumbline

/// Looks at a document's elements in their order and collects what the rules say.
struct RuleInspection {
  let document: InterfaceBuilderDocument
  let rules: DocumentRules
  /// The findings, each with its element.
  private(set) var found: [(problem: SceneProblem, element: DocumentElement)] = []

  init(_ document: InterfaceBuilderDocument, _ rules: DocumentRules) {
    self.document = document
    self.rules = rules
    for problem in rules.foundElsewhere where rules.enabled.contains(problem.kind) {
      found.append((problem, problem.views.first.flatMap { document.index.byID[$0] } ?? document.root))
    }
    let asked = DocumentRules.all.filter { rules.enabled.contains($0.kind) }
    guard !asked.isEmpty else { return }
    for rule in asked { rule.inspect(document, in: &self) }
    for element in document.root.descendants() {
      for rule in asked { rule.inspect(element, in: &self) }
    }
  }

  var isStoryboard: Bool { document.root["type"]?.contains(".Storyboard") ?? false }

  /// The values that a team permits for a kind.
  func allowed(by kind: FindingKind) -> [String] { rules.allowed[kind] ?? [] }

  /// Whether a team lets a value pass.
  func allows(_ value: String, by kind: FindingKind) -> Bool { rules.allows(value, by: kind) }

  /// Notes a finding at an element, or at a property of it.
  mutating func report(
    _ kind: FindingKind, at element: DocumentElement, _ message: String, fix: String,
    constraints: [String] = [], property: String? = nil
  ) {
    let holder = constraints.isEmpty ? Self.identified(element) : nil
    var problem = SceneProblem(
      kind: kind, message: message, fix: fix, views: holder.map { [$0] } ?? [], constraints: constraints,
      line: element.line, column: element.column)
    problem.property = property?.lowercased()
    found.append((problem, element))
  }

  /// The id of an element or of the nearest one around it that has one.
  private static func identified(_ element: DocumentElement) -> String? {
    sequence(first: element, next: \.parent).lazy.compactMap(\.id).first
  }

  /// The name of the nearest ancestor that has one.
  static func holder(of element: DocumentElement) -> String {
    var current = element.parent
    while let element = current {
      if element.id != nil, element.name != "userDefinedRuntimeAttributes" { return name(of: element) }
      current = element.parent
    }
    return "The document"
  }

  /// The name of an element in messages: “label ‘Name’” or “label abc-de-fgh”.
  static func name(of element: DocumentElement) -> String {
    let name = [element["userLabel"], element["customClass"], element["text"], element["title"], element.id]
      .compactMap { $0 }.first { !$0.isEmpty }
    return "<\(element.name)>" + (name.map { " “\($0.prefix(40))”" } ?? "")
  }
}

extension InterfaceBuilderDocument {
  /// The findings of the rules on the document, distributed over its scenes: to the scene that holds the element, else
  /// to the first.
  @MainActor
  func distribute(_ rules: DocumentRules, over scenes: [(source: SceneSource, scene: Scene)]) {
    for (_, scene) in scenes { scene.documentKinds = DocumentRules.kinds }
    let found = RuleInspection(self, rules).found
    for (problem, element) in found {
      let owner = scenes.first { ($0.source.controller ?? $0.source.root).contains(element) } ?? scenes.first
      owner?.scene.problems.append(problem)
    }
  }
}
