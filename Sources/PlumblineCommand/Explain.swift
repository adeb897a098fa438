// `plumbline explain`: what a console log of Apple's says, and why a view's frame is what it is.

import ArgumentParser
import ConsoleLog
import Foundation
import LayoutReport
import LayoutScene
import Plumbline

struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains a console log about constraints, or the frame of a view.",
    discussion: """
      Without --view it reads a console text of Apple's, from a file, from - or
      from standard input: "Unable to simultaneously satisfy constraints" of
      UIKit and AppKit, as Xcode or `log` prints it, cut off or wrapped. It says
      what each line means, which of them exclude each other, which the system
      made and why, what breaks, and ways out that were tried by solving.

      With --view it says for x, y, width and height of a view which constraints
      decide them, with numbers that add up.

      EXAMPLES:
        pbpaste | plumbline explain
        plumbline explain console.txt --picture conflict.svg
        plumbline explain Login.storyboard --view ubb-8h-4Wk
        plumbline explain Login.xib --view ubb-8h-4Wk --device retina4_0

      EXIT STATUS: 0; 2 when an input could not be read or there is nothing in it
      to be explained.
      """)

  enum Format: String, NamedChoice { case text, json }

  @OptionGroup var input: InputOptions

  @Option(help: ArgumentHelp("Explain the frame of the view with this id, outlet or label.", valueName: "id"))
  var view: String?

  @Option(
    help: ArgumentHelp("text or json.", valueName: "format"), completion: .list(Format.allCases.map(\.name)),
    transform: Format.named)
  var format: Format = .text

  @Option(
    help: ArgumentHelp(
      "Of a log: write a picture of the conflict here, as SVG; of several, with -2, -3, … in their names.",
      valueName: "file"), completion: .file(extensions: ["svg"]))
  var picture: String?

  func validate() throws {
    guard view == nil else {
      if picture != nil {
        throw CommandLineMistake(
          "--picture is of a log's conflicts. Leave it out, or draw the scene with 'plumbline render --scene ID'."
        )
      }
      return try input.requireDocuments()
    }
    guard input.documents.count <= 1 else {
      throw CommandLineMistake("One log at a time, or name a view with --view.")
    }
    if let option = input.givenOptions.first {
      throw CommandLineMistake(
        "\(option) is for documents, and a log holds all that is explained of it. Leave it out, or name a view with --view."
      )
    }
  }

  func run() throws {
    if let view { return try explain(view: view) }
    try explainLog(at: input.documents.first ?? "-")
  }

  // MARK: Logs

  private func explainLog(at path: String) throws {
    let name = path == "-" ? "standard input" : path
    let bytes =
      path == "-"
      ? try FileContents.standardInput(limit: ConsoleLog.sizeLimit)
      : try FileContents.bytes(of: FilePath(argument: path), limit: ConsoleLog.sizeLimit)
    let log = ConsoleLog(String(decoding: bytes, as: UTF8.self))
    guard !log.isEmpty else { throw DocumentError.unreadable(name, reason: Self.reasonForNothing(bytes)) }
    let explained = ExplainedLog(log)
    Console.print(format == .json ? explained.json + "\n" : explained.text(style: Console.style))
    try writePictures(of: explained)
    if format == .text {
      for conflict in explained.conflicts where conflict.members.isEmpty {
        Console.complain("\(name): no constraint of the list could be read.")
      }
    }
  }

  /// What a text without any message is.
  private static func reasonForNothing(_ bytes: Data) -> String {
    let start = String(decoding: bytes.prefix(2000), as: UTF8.self)
    let text = start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if text.isEmpty { return "it is empty; paste the console text that Xcode shows" }
    if text.hasPrefix("<?xml") || text.hasPrefix("<document") {
      return "it is a document, not a log; name the view that is to be explained with --view"
    }
    return
      "no message about constraints is in it; the text begins with 'Unable to simultaneously satisfy constraints'"
  }

  private func writePictures(of log: ExplainedLog) throws {
    guard let picture else { return }
    let pictures = log.conflicts.compactMap(\.picture)
    guard !pictures.isEmpty else {
      return Console.complain("\(picture): nothing to draw; no conflict could be solved.")
    }
    let url = URL(fileURLWithPath: picture)
    for (index, drawing) in pictures.enumerated() {
      let name = url.deletingPathExtension().lastPathComponent + (index > 0 ? "-\(index + 1)" : "")
      let target = url.deletingLastPathComponent()
        .appendingPathComponent(url.pathExtension.isEmpty ? name : name + "." + url.pathExtension)
      try WholeFile.write(drawing.svg, to: FilePath(target.path))
    }
  }

  // MARK: Views

  /// The id of the view of a name: its own id, or the outlet or label that no other view of the scene has.
  @MainActor
  private static func id(of name: String, in scene: Scene) -> String {
    guard !scene.views.contains(where: { $0.id == name }) else { return name }
    let called = scene.views.filter { $0.outlets.contains(name) || $0.label == name }
    return called.count == 1 ? called[0].id : name
  }

  private func explain(view id: String) throws {
    var run = SceneRun(input)
    var isFound = false
    var others: Set<String> = []
    let style = Console.style
    var texts: [String] = []
    try run.forEachScene { scene, _ -> (ViewExplanation?, [String]) in
      let explanation = ViewExplanation(of: Self.id(of: id, in: scene), in: scene)
      return (explanation, explanation == nil ? scene.views.flatMap { [$0.id] + $0.outlets } : [])
    } _: { explanation, ids in
      others.formUnion(ids)
      guard let explanation else { return }
      isFound = true
      if format == .json {
        Console.print(explanation.json + "\n")
      } else {
        texts.append(explanation.text(style: style))
      }
    }
    Console.print(texts.joined(separator: "\n"))
    if !isFound, run.documents > 0 {
      Console.complain("--view \(id): no document has such a view\(didYouMean(id, of: others.sorted()))")
      throw ExitCode.unreadable
    }
    try run.finish()
  }
}
