// `plumbline fix`: changes a document so that a finding is resolved.

import ArgumentParser
import Foundation
import InterfaceBuilder
import LayoutReport
import Plumbline

struct Fix: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Changes a document so that a finding is resolved.",
    discussion: """
      Without --finding, lists the findings of the document, with numbers, as 'check'
      finds them. With it, makes the first of these changes that resolves the finding
      without another error or warning where it is tried: on the canvas, on devices
      of a check, and on the smallest from right to left and at the largest text.
      A note, or a finding elsewhere, may come; 'plumbline check' tells.
        conflict    one of two equal constraints goes, one gets priority 999 or
                    becomes an inequality, a stack view's distribution or spacing
        ambiguous   another hugging or compression resistance priority, a stack
                    view's alignment or distribution, an inequality that becomes an
                    equality, the other edge at the same distance, edges that meet,
                    the width of a scroll view's content, a placeholder size
        misplaced   the stored frame becomes the computed one
        outside     constraints or a frame that keep the view within its superview
        unresolved  the constraint is deleted
      No change writes a number of the canvas as a position. The changed lines are
      printed; all other bytes of the document stay the same.

      EXAMPLES:
        plumbline fix Login.storyboard
        plumbline fix Login.storyboard --finding 2
        plumbline fix Login.storyboard --finding 2 --dry-run

      EXIT STATUS:
        0  the finding is resolved, or the findings are listed
        1  no change resolves the finding
        2  the document could not be read or written, or has no such finding
      """)

  @Argument(help: ArgumentHelp("A .storyboard or .xib file.", valueName: "doc"))
  var document: String

  @Option(help: ArgumentHelp("The finding's number in the list, or its id.", valueName: "number"))
  var finding: String?

  @Flag(help: "Print the change without writing it.")
  var dryRun = false

  @Option(parsing: .unconditional, help: TimeAllowance.help, transform: TimeAllowance.init(parsing:))
  var timeLimit = TimeAllowance.usual

  func run() throws {
    do {
      try timeLimit.hold(document, writes: true) { try fix() }
    } catch let code as ExitCode {
      throw code
    } catch {
      Console.complain(about: error)
      throw ExitCode.unreadable
    }
  }

  private func fix() throws {
    let path = FilePath(argument: document)
    if FileStatus(of: path)?.kind == .folder {
      throw DocumentError.unreadable(document, reason: "is a folder; give one document of it")
    }
    let source = try EditableSource(file: path)
    let file = try DocumentFile(source.path, in: source.folder)
    let checked = try CheckedDocument(document, tries: finding == nil)
    let found = Self.findings(of: checked)
    try timeLimit.check(document)
    guard let finding else { return list(found) }
    let number = try number(of: finding, among: found)
    let (scene, wanted) = (found[number - 1].scene, found[number - 1].finding)
    let outcome = checked.laidOut.repairPlan?.outcome(for: wanted, ofScene: scene)
    try timeLimit.check(document)
    guard let outcome else {
      let reason =
        wanted.kind == .outside
        ? ": the view is larger than its superview, or required constraints hold it there" : ""
      Console.complain(
        "\(document): none of the changes of 'plumbline fix' resolves finding \(number)\(reason). "
          + wanted.offering(nil).fix)
      throw ExitCode.findings
    }
    if !dryRun { try file.replace(with: outcome.bytes) }
    Console.print(
      showingControls(
        "\(document): \(dryRun ? "would resolve" : "resolved") finding \(number): \(outcome.words).") + "\n")
    Console.print(LineDifference(from: file.bytes, to: outcome.bytes).text(style: Console.style))
  }

  /// A finding and the id of its scene.
  private struct Found: Sendable {
    var scene: String
    var finding: Finding
  }

  private static func findings(of checked: CheckedDocument) -> [Found] {
    checked.reports.flatMap { report in report.findings.map { Found(scene: report.scene, finding: $0) } }
  }

  private func list(_ found: [Found]) {
    guard !found.isEmpty else {
      Console.print(showingControls("\(document): no findings.") + "\n")
      return
    }
    for (index, entry) in found.enumerated() {
      let (finding, place) = (entry.finding, entry.finding.line.map { ":\($0)" } ?? "")
      let lines = [
        "\(index + 1)  \(document)\(place): \(finding.level.rawValue): \(finding.message) (\(finding.kind.rawValue))",
        "   \(finding.closing.label): \(finding.closing.text)", "   id: \(finding.id)",
      ]
      Console.print(lines.map { showingControls($0) + "\n" }.joined())
    }
  }

  private func number(of name: String, among found: [Found]) throws -> Int {
    if let number = Int(name), found.indices.contains(number - 1) { return number }
    if let index = found.firstIndex(where: { $0.finding.id == name }) { return index + 1 }
    let count = found.count
    throw CommandLineMistake(
      "--finding \(name): \(document) has \(count) finding\(count == 1 ? "" : "s"). 'plumbline fix \(document)' lists them."
    )
  }
}
