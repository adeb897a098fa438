// `plumbline explain`: the conflicts of a console log, or the constraints that determine the frame of a view.

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
      Without --view it reads a console log, from a file or from standard input:
      the message "Unable to simultaneously satisfy constraints" of UIKit and
      AppKit, as Xcode or `log` prints it, even cut off or wrapped. It says what
      each constraint means, which of them conflict, which the system added and
      why, which one is broken, and which changes resolve the conflict. With
      --documents it says where documents below a folder have these constraints.

      With --view it says which constraints determine x, y, width and height of a
      view, with numbers that add up to its frame.

      EXAMPLES:
        pbpaste | plumbline explain
        plumbline explain console.txt --picture conflict.svg
        plumbline explain --documents . console.txt
        plumbline explain Login.storyboard --view ubb-8h-4Wk
        plumbline explain Login.xib --view ubb-8h-4Wk --device retina4_0

      EXIT STATUS: 0; 2 when an input could not be read, or has no such message
      or view.
      """)

  enum Format: String, NamedChoice { case text, json }

  @OptionGroup var input: InputOptions

  @Option(
    help: ArgumentHelp(
      "Explain the frame of the view with this id, outlet or Interface Builder label.", valueName: "id"))
  var view: String?

  @Option(
    help: ArgumentHelp("text or json.", valueName: "format"), completion: .list(Format.allCases.map(\.name)),
    transform: Format.named)
  var format: Format = .text

  @Option(
    help: ArgumentHelp(
      "Draw the conflict of a log into this SVG file; further conflicts get -2, -3, … in their names.",
      valueName: "file"), completion: .file(extensions: ["svg"]))
  var picture: String?

  @Option(
    name: .customLong("documents"),
    help: ArgumentHelp(
      "Find the constraints of a log in this document, or in those below this folder.", valueName: "folder"),
    completion: .directory)
  var folder: String?

  func validate() throws {
    guard view == nil else {
      if picture != nil {
        throw CommandLineMistake(
          "--picture draws the conflicts of a log. Remove it, or draw the scene with 'plumbline render --scene ID'."
        )
      }
      if folder != nil {
        throw CommandLineMistake("--documents is for a log. Remove it, and give the documents of the view.")
      }
      return try input.requireDocuments()
    }
    guard input.documents.count <= 1 else {
      throw CommandLineMistake("Give one log, or a view of the documents with --view.")
    }
    if let option = input.givenOptions.first {
      throw CommandLineMistake(
        "\(option) applies to documents, not to a log. Remove it, or give a view of the documents with --view."
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
    let documents = try folder.map { try LoggedDocuments(below: $0) }
    let explained = ExplainedLog(log, in: documents?.scenes ?? [])
    Console.print(format == .json ? explained.json + "\n" : explained.text(style: Console.style))
    try writePictures(of: explained)
    if format == .text {
      for conflict in explained.conflicts where conflict.members.isEmpty {
        Console.complain(
          "\(name): none of the constraints that the message lists could be read. Paste the message as the console prints it."
        )
      }
      if let documents, documents.areAny, !explained.isInDocuments { Console.complain(documents.complaint) }
    }
    try documents?.finish()
  }

  /// Why a text without any message cannot be explained.
  private static func reasonForNothing(_ bytes: Data) -> String {
    let start = String(decoding: bytes.prefix(2000), as: UTF8.self)
    let text = start.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if text.isEmpty { return "the log is empty; paste the message that the console of Xcode shows" }
    if text.hasPrefix("<?xml") || text.hasPrefix("<document") {
      return "is a document, not a log; give the view that is to be explained with --view"
    }
    return
      "contains no message about constraints; such a message begins with 'Unable to simultaneously satisfy constraints'"
  }

  private func writePictures(of log: ExplainedLog) throws {
    guard let picture else { return }
    let pictures = log.conflicts.compactMap(\.picture)
    guard !pictures.isEmpty else {
      return Console.complain("\(picture): not written, because no conflict of the log could be solved.")
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

  /// The id of the view with a name: an id, or an outlet or label that only one view of the scene has.
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
      Console.complain(
        "--view \(id): no document has a view with this id, outlet or label\(didYouMean(id, of: others.sorted())) "
          + "'plumbline layout' lists the views."
      )
      throw ExitCode.unreadable
    }
    try run.finish()
  }
}
