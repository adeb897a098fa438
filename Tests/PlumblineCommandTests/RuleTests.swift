// Every rule's examples: documents of a few lines beside the rule, of which it says itself whether it finds something. The
// page of all rules is made of them.

import Foundation
import LayoutScene
import Testing

@testable import PlumblineCommand

@Suite("Rules")
struct RuleTests {
  /// One example of a rule.
  struct Case: Sendable, CustomTestStringConvertible {
    var kind: FindingKind
    var number: Int
    var example: RuleExample
    var isFound: Bool
    var testDescription: String { "\(kind.rawValue) \(isFound ? "finds" : "passes") \(number)" }
  }

  static let cases: [Case] = FindingKind.allCases.flatMap { kind in
    [(kind.triggering, true), (kind.notTriggering, false)].flatMap { examples, isFound in
      examples.enumerated().map { Case(kind: kind, number: $0 + 1, example: $1, isFound: isFound) }
    }
  }

  /// The documents' folder as a project, checked for one kind.
  private func levels(of example: RuleExample, _ kind: FindingKind) throws -> [String] {
    let scratch = try Scratch()
    try scratch.write(example.name, example.document)
    for (path, content) in example.files { try scratch.write(path, content) }
    if !example.allowed.isEmpty {
      let allowed = example.allowed.map { "\"\($0)\"" }.joined(separator: ", ")
      try scratch.write(
        ".plumbline.yml", "rules:\n  \(kind.rawValue): {level: warning, allowed: [\(allowed)]}\n")
    }
    var arguments = ["check", "--format", "json", "--only", kind.rawValue, "--device", "canvas"]
    if example.files.keys.contains(where: { $0.hasSuffix(".swift") }) { arguments += ["--sources", "."] }
    let run = try Run(arguments + ["."], in: scratch.folder)
    #expect(run.complaints == "")
    #expect(try run.findings("kind").allSatisfy { $0 == kind.rawValue })
    return try run.findings("level")
  }

  @Test("a rule finds its examples, at its level, and passes the others", arguments: cases)
  func example(_ example: Case) throws {
    let levels = try levels(of: example.example, example.kind)
    guard example.isFound else {
      #expect(levels.isEmpty)
      return
    }
    let possible = [example.kind.defaultLevel ?? .warning] + example.kind.milderLevels.map(\.level)
    #expect(!levels.isEmpty)
    #expect(levels.allSatisfy { possible.map(\.rawValue).contains($0) })
  }

  @Test("every rule has examples of both sorts, and a name of its own", arguments: FindingKind.allCases)
  func description(_ kind: FindingKind) {
    #expect(!kind.triggering.isEmpty && !kind.notTriggering.isEmpty)
    #expect(kind.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
    #expect(!kind.title.contains("-"))
    #expect(FindingKind.allCases.count { $0 == kind } == 1)
    for text in [kind.meaning, kind.help] { #expect(text.hasSuffix("."), "\(text)") }
  }

  // Other programs, baselines and configurations rely on these.
  @Test("names are fixed")
  func names() {
    #expect(
      Set(FindingKind.allCases.map(\.rawValue)) == [
        "conflict", "ambiguous", "misplaced", "outside", "negative-size", "unresolved", "unsupported",
        "substituted-font",
        "duplicate-constraint", "duplicate-id", "missing-image", "missing-color", "no-auto-layout",
        "no-initial-controller", "several-controllers", "custom-class-name", "custom-module", "base-class",
        "identifier", "relative-to-margin", "canvas-device", "trait-variations", "hides-bottom-bar", "fonts",
        "colors", "runtime-attributes", "unknown-class", "unknown-outlet", "unknown-action",
        "unconnected-outlet", "clipped", "overlap", "small-target",
      ])
  }

  @Test("one rule is printed with its documents, which can be checked as they stand")
  func printed() throws {
    let text = try Run(["rules", "conflict"]).output
    #expect(text.hasPrefix("conflict (error)\n"))
    #expect(text.contains("\n    size: [320, 200]\n    views:\n      card: {}\n"))
    #expect(try Run(["rules", "conflct"]).complaints.contains("did you mean 'conflict'"))
  }

  @Test("the page of the documentation is what `rules --format markdown` prints")
  func page() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/PlumblineCommand/PlumblineCommand.docc/Rules.md")
    let page = try String(contentsOf: path, encoding: .utf8)
    #expect(try Run(["rules", "--format", "markdown"]).output == page)
  }
}
