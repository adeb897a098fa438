// `plumbline fix`: applies a way out of a finding to the document.

import ArgumentParser
import Foundation
import InterfaceBuilder
import LayoutReport
import Plumbline

struct Fix: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Applies a way out of a finding to the document.",
    discussion: """
      Without --finding, lists what check finds on the document's own canvas, with
      numbers. With it, changes the document so that this finding is gone and no
      other comes: a conflict's member gets priority 999, an undecided view the
      constraints that hold it where the canvas shows it, a tie another content
      priority, a misplaced view its frame, a view that reaches out of its superview
      limits at the edges that it crosses; a constraint that leads nowhere goes.
      Each change is laid out and checked before it is written, and every other
      byte stays.

      EXAMPLES:
        plumbline fix Login.storyboard
        plumbline fix Login.storyboard --finding 2
        plumbline fix Login.storyboard --finding 2 --dry-run

      EXIT STATUS:
        0  done
        1  no change ends the finding
        2  the document could not be read or written, or has no such finding
      """)

  @Argument(help: ArgumentHelp("A .storyboard or .xib file.", valueName: "doc"))
  var document: String

  @Option(help: ArgumentHelp("The finding's number in the list, or its id.", valueName: "number"))
  var finding: String?

  @Flag(help: "Only say what would be changed.")
  var dryRun = false

  func run() throws {
    do {
      let path = FilePath(argument: document)
      if FileStatus(of: path)?.kind == .folder {
        throw DocumentError.unreadable(document, reason: "is a folder; name one document of it")
      }
      let source = try EditableSource(file: path)
      let file = try DocumentFile(source.path, in: source.folder)
      let editor = try DocumentEditor(bytes: file.bytes, name: source.path.name)
      let found = Self.findings(of: editor)
      guard let finding else { return list(found) }
      let number = try number(of: finding, among: found)
      let outcome = withConfinedLayout {
        Repair.first(thatEnds: found[number - 1].finding.id, onScene: found[number - 1].scene, of: editor)
      }
      guard let (edited, words) = outcome else {
        let finding = found[number - 1].finding
        let reason =
          finding.kind == .outside
          ? ": the view is larger than its superview, or required constraints hold it there" : ""
        Console.complain(
          "\(document): no change that was tried ends finding \(number)\(reason). Way out: \(finding.fix)")
        throw ExitCode.findings
      }
      if !dryRun { try file.replace(with: edited) }
      Console.print("\(document): \(dryRun ? "would end" : "ended") finding \(number): \(words).\n")
    } catch let code as ExitCode {
      throw code
    } catch {
      Console.complain("\(error)")
      throw ExitCode.unreadable
    }
  }

  /// A finding and the scene that it was found on.
  private struct Found: Sendable {
    var scene: String
    var finding: Finding
  }

  private static func findings(of editor: DocumentEditor) -> [Found] {
    withConfinedLayout {
      editor.scenes().flatMap { scene in
        SceneReport(scene).findings.map { Found(scene: scene.id, finding: $0) }
      }
    }
  }

  private func list(_ found: [Found]) {
    guard !found.isEmpty else {
      Console.print("\(document): nothing is found.\n")
      return
    }
    for (index, entry) in found.enumerated() {
      let (finding, place) = (entry.finding, entry.finding.line.map { ":\($0)" } ?? "")
      Console.print(
        "\(index + 1)  \(document)\(place): \(finding.level.rawValue): \(finding.message) (\(finding.kind.rawValue))\n"
          + "   Way out: \(finding.fix)\n   id: \(finding.id)\n")
    }
  }

  private func number(of name: String, among found: [Found]) throws -> Int {
    if let number = Int(name), found.indices.contains(number - 1) { return number }
    if let index = found.firstIndex(where: { $0.finding.id == name }) { return index + 1 }
    let count = found.count
    throw CommandLineMistake(
      "--finding \(name): \(document) has \(count) finding\(count == 1 ? "" : "s"). See 'plumbline fix \(document)'."
    )
  }
}
