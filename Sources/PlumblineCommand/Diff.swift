// `plumbline diff`: what moved between two versions of documents.

import ArgumentParser
import Foundation
import InterfaceBuilder
import LayoutReport
import Plumbline

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Says which views moved between two versions, and which constraints changed.",
    usage: """
      plumbline diff <old> <new> [<options>]
      plumbline diff --git <revision> [<revision>] [<path> ...] [<options>]
      """,
    discussion: """
      OLD and NEW are documents or folders. With --git they are revisions; with
      one revision, NEW is what lies in the folder.

      EXAMPLES:
        plumbline diff Old/Login.storyboard Login.storyboard
        plumbline diff --device retina4_0 --device ipad9_7 Old New
        plumbline diff --git HEAD~3
        plumbline diff --git main HEAD Sources --format html > diff.html

      AS A PART OF GIT:
        git difftool --no-prompt --extcmd 'plumbline diff' HEAD~1 -- '*.xib'

        Frames in place of XML in every `git diff` and `git log -p`:
          git config diff.layout.textconv \\
            'sh -c "plumbline layout - < \\"\\$0\\""'
          echo '*.storyboard diff=layout' >> .gitattributes
          echo '*.xib diff=layout' >> .gitattributes

      EXIT STATUS:
        0  nothing moved and no constraint changed
        1  something did
        2  an input could not be read
      """)

  enum Format: String, NamedChoice { case text, json, html }

  @OptionGroup var input: InputOptions

  @Flag(help: "Compare revisions of a git repository.")
  var git = false

  @Option(
    help: ArgumentHelp(
      "text, json (one object a line for every scene that changed) or html (a page with both pictures).",
      valueName: "format"), transform: Format.named)
  var format: Format = .text

  func run() throws {
    let versions = try git ? GitVersions(arguments: input.documents) : nil
    defer { versions?.removeCopies() }
    let pairs = try versions?.pairs ?? folderPairs()
    var comparison = ComparisonRun(input, withPictures: format == .html)
    var text = ComparisonText(style: Console.style)
    var page = ComparisonPage()
    if format == .html { Console.print(page.head) }
    try comparison.forEachChange(in: pairs) { change in
      switch format {
      case .text: Console.print(text.text(for: change))
      case .json: Console.print(change.json + "\n")
      case .html: Console.print(page.section(for: change))
      }
    }
    if format == .text { Console.print(text.summary) }
    if format == .html { Console.print(page.tail) }
    if comparison.unreadable > 0 { throw ExitCode.unreadable }
    if comparison.changes > 0 { throw ExitCode.findings }
  }

  private func folderPairs() throws -> [DocumentPair] {
    guard input.documents.count == 2 else {
      throw CommandLineMistake("Name two versions, old and new, or revisions with --git.")
    }
    return try DocumentPair.pairs(old: input.documents[0], new: input.documents[1])
  }
}

/// Two versions of one document, of which one may be missing.
struct DocumentPair {
  /// What the document is called in results.
  var name: String
  var old: DocumentSource?
  var new: DocumentSource?

  /// git's word for a file that is not there.
  private static let nothing = "/dev/null"

  /// The documents of two files, or of two folders by their paths within them.
  static func pairs(old: String, new: String) throws -> [DocumentPair] {
    let isFolder = [old, new].map { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
    if isFolder == [true, true] { return try pairs(oldFolder: old, newFolder: new) }
    guard isFolder == [false, false] else {
      throw CommandLineMistake("\(old) and \(new) are a folder and a file. Compare two files or two folders.")
    }
    let sources = try [old, new].map { path -> DocumentSource? in
      guard path != nothing else { return nil }
      return try DocumentSearch.documents(at: path).first
    }
    return [DocumentPair(name: new == nothing ? old : new, old: sources[0], new: sources[1])]
  }

  private static func pairs(oldFolder: String, newFolder: String) throws -> [DocumentPair] {
    let sides = try [oldFolder, newFolder].map { folder in try documents(in: folder) }
    guard !sides[0].isEmpty || !sides[1].isEmpty else { throw DocumentError.noDocuments(newFolder) }
    return pairs(sides[0], sides[1])
  }

  /// By path within a folder; none for a folder without documents.
  static func documents(in folder: String) throws(DocumentError) -> [String: DocumentSource] {
    let sources: [DocumentSource]
    do throws(DocumentError) { sources = try DocumentSearch.documents(at: folder) } catch {
      guard case .noDocuments = error else { throw error }
      return [:]
    }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    var result: [String: DocumentSource] = [:]
    for source in sources { result[String(source.name.dropFirst(prefix.count))] = source }
    return result
  }

  static func pairs(_ old: [String: DocumentSource], _ new: [String: DocumentSource]) -> [DocumentPair] {
    Set(old.keys).union(new.keys).sorted().map { DocumentPair(name: $0, old: old[$0], new: new[$0]) }
  }
}

/// Lays both versions of every document out, and hands out what changed.
struct ComparisonRun {
  private let options: InputOptions
  private let withPictures: Bool
  private(set) var unreadable = 0
  private(set) var changes = 0

  init(_ options: InputOptions, withPictures: Bool) {
    self.options = options
    self.withPictures = withPictures
  }

  /// So many documents are compared before their results are handed out.
  private static var batchSize: Int { 32 }

  private enum Outcome: Sendable {
    case changes([SceneComparison])
    case failure(String)
  }

  mutating func forEachChange(in pairs: [DocumentPair], _ body: (SceneComparison) throws -> Void) throws {
    let configurations = try options.configurations()
    let withPictures = withPictures
    var progress = Progress(total: pairs.count)
    for begin in stride(from: 0, to: pairs.count, by: Self.batchSize) {
      let batch = Array(pairs[begin..<min(begin + Self.batchSize, pairs.count)])
      let outcomes = concurrentMap(batch) { pair in
        withConfinedLayout { Self.outcome(of: pair, configurations, withPictures) }
      }
      for (pair, outcome) in zip(batch, outcomes) {
        progress.begin(pair.name)
        progress.clear()
        switch outcome {
        case .changes(let found):
          changes += found.count
          for change in found { try body(change) }
        case .failure(let message):
          unreadable += 1
          Console.complain(message)
        }
      }
    }
    progress.clear()
  }

  @MainActor
  private static func outcome(
    of pair: DocumentPair, _ configurations: [Configuration], _ withPictures: Bool
  ) -> Outcome {
    func snapshots(_ source: DocumentSource?, _ version: String) throws -> [SceneSnapshot] {
      guard let source else { return [] }
      let reader = try SceneReader(source)
      return configurations.flatMap { configuration in
        reader.scenes(for: configuration).map { SceneSnapshot($0, withPicture: withPictures) }
      }
    }
    if isSame(pair) { return .changes([]) }
    do {
      let old = try snapshots(pair.old, "old")
      let new = try snapshots(pair.new, "new")
      return .changes(SceneComparison.comparing(document: pair.name, old: old, new: new))
    } catch {
      return .failure("\(error)")
    }
  }

  /// Two files of the same bytes need no layout.
  private static func isSame(_ pair: DocumentPair) -> Bool {
    guard case .file(let old)? = pair.old, case .file(let new)? = pair.new else { return false }
    return FileManager.default.contentsEqual(atPath: old, andPath: new)
  }
}
