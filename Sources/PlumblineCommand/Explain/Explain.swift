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

      With --view it says whether a view is ambiguous, and for x, y, width and
      height what the view is tied to; with --all every constraint behind them, with
      numbers that add up to its frame. A view is named by its id, its title, label
      or text, an outlet's name, or its class.

      EXAMPLES:
        pbpaste | plumbline explain
        plumbline explain console.txt --picture conflict.svg
        plumbline explain --documents . console.txt
        plumbline explain Login.storyboard --view ubb-8h-4Wk
        plumbline explain Login.xib --view "Sign In" --all --device retina4_0

      EXIT STATUS: 0; 2 when an input could not be read, has no such message or
      view, or has several views of that name, which are listed.
      """)

  enum Format: String, NamedChoice { case text, json }

  @OptionGroup var input: InputOptions
  @OptionGroup var layout: LayoutOptions

  @Option(
    help: ArgumentHelp(
      "Explain the frame of the view with this id, title, outlet or class.", valueName: "name"))
  var view: String?

  @Flag(help: "Tell the whole sum behind each number of the frame.")
  var all = false

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
    if all { throw CommandLineMistake("--all applies to a frame. Remove it, or name a view with --view.") }
    guard input.documents.count <= 1 else {
      throw CommandLineMistake("Give one log, or a view of the documents with --view.")
    }
    if let option = (input.givenOptions + layout.givenOptions).first {
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
    let log = try layout.timeLimit.hold(name) { ConsoleLog(String(decoding: bytes, as: UTF8.self)) }
    guard !log.isEmpty else { throw DocumentError.unreadable(name, reason: Self.reasonForNothing(bytes)) }
    let documents = try folder.map { try LoggedDocuments(below: $0) }
    let explained = try layout.timeLimit.hold(name) { ExplainedLog(log, in: documents?.scenes ?? []) }
    Console.print(format == .json ? explained.json + "\n" : explained.text(style: Console.style))
    try writePictures(of: explained, readFrom: FilePath(argument: path))
    for conflict in explained.conflicts where conflict.members.isEmpty {
      Console.complain(
        "\(name): none of the constraints that the message lists could be read. Paste the message as the console prints it."
      )
    }
    if format == .text {
      if let documents, documents.areAny, !explained.isInDocuments { Console.complain(documents.complaint) }
    }
    guard explained.isReadable else { throw ExitCode.unreadable }
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

  private func writePictures(of explained: ExplainedLog, readFrom log: FilePath) throws {
    guard let picture else { return }
    let pictures = explained.conflicts.compactMap(\.picture)
    guard !pictures.isEmpty else {
      return Console.complain("\(picture): not written, because no conflict of the log could be solved.")
    }
    let planned = try folder.map { try DocumentSearch.documents(for: Inputs(paths: [$0])) } ?? []
    let url = URL(fileURLWithPath: picture)
    for (index, drawing) in pictures.enumerated() {
      let name = url.deletingPathExtension().lastPathComponent + (index > 0 ? "-\(index + 1)" : "")
      let end = url.pathExtension.isEmpty ? "" : "." + url.pathExtension
      let path = FilePath(url.deletingLastPathComponent().appendingPathComponent(name + end).path)
      try FileDraft.keep([log] + planned.flatMap(\.files), from: "--picture \(picture)", at: path)
      try WholeFile.write(drawing.svg, to: path)
    }
  }

  // MARK: Views

  /// A view that is called as asked.
  private struct Match: Equatable, Sendable {
    var document: String
    var scene: String
    var id: String
    var heading: String
    var line: Int?
  }

  /// What a scene has of a name: views with that id, else with that outlet, label or text, else of that class; and all names
  /// that would have led to a view.
  private struct Answer: Sendable {
    var rank: Int
    var matches: [Match]
    var explanation: ViewExplanation?
    var names: Set<String>

    /// Ids first: another view's title is no reason to ask back.
    static let idRank = 0

    @MainActor
    init(_ name: String, in scene: Scene) {
      let views = scene.views.map { (entry: $0, names: ViewCalls($0)) }
      let ranks: [(ViewCalls) -> Bool] = [
        { $0.id == name }, { $0.titles.contains(name) }, { $0.classes.contains(name) },
      ]
      let rank = ranks.firstIndex { isCalled in views.contains { isCalled($0.names) } } ?? ranks.count
      let called = rank < ranks.count ? views.filter { ranks[rank]($0.names) } : []
      self.rank = rank
      matches = called.map {
        Match(
          document: scene.document, scene: scene.id, id: $0.entry.id, heading: $0.names.heading,
          line: $0.entry.line)
      }
      explanation = called.count == 1 ? ViewExplanation(of: called[0].entry.id, in: scene) : nil
      names = called.isEmpty ? views.reduce(into: []) { $0.formUnion($1.names.all) } : []
    }
  }

  private func explain(view name: String) throws {
    var run = SceneRun(Inputs(input, layout))
    var answers: [Answer] = []
    try run.forEachScene { scene, _ in
      Answer(name, in: scene)
    } _: {
      answers.append($0)
    }
    let best = answers.map(\.rank).min() ?? 0
    let told = answers.filter { $0.rank == best }
    // The same view in several configurations is one.
    var matches: [Match] = []
    for match in told.flatMap(\.matches) where !matches.contains(match) { matches.append(match) }
    guard best == Answer.idRank || matches.count <= 1 else {
      let lines = matches.map { match in
        "  \(match.id)  \(match.heading), \(match.document)\(match.line.map { ":\($0)" } ?? "")"
      }
      Console.complain(
        lines: ["--view \(name): \(matches.count) views are called so. Name one by its id:"] + lines)
      throw ExitCode.unreadable
    }
    let style = Console.style
    let explanations = told.compactMap(\.explanation)
    if format == .json {
      for explanation in explanations { Console.print(explanation.json + "\n") }
    } else {
      Console.print(explanations.map { $0.text(style: style, all ? .sums : .steps) }.joined(separator: "\n"))
    }
    if matches.isEmpty, run.documents > 0 {
      let others = answers.reduce(into: Set<String>()) { $0.formUnion($1.names) }
      Console.complain(
        "--view \(name): no document has a view with this id, title, outlet or class"
          + "\(didYouMean(name, of: others.sorted())) 'plumbline layout' lists the views."
      )
      throw ExitCode.unreadable
    }
    try run.finish()
  }
}
