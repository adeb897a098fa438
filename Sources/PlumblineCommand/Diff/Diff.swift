// `plumbline diff`: what moved between two versions of documents.

import ArgumentParser
import Foundation
import LayoutReport

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Says which views moved between two versions, and which constraints changed.",
    usage: """
      plumbline diff <old> <new> [<options>]
      plumbline diff --git <revision> [<revision>] [<path> ...] [<options>]
      """,
    discussion: """
      OLD and NEW are documents or folders, of which the .plumbline.yml around
      them may leave out parts. With --git they are revisions; with one revision,
      NEW is what lies in the folder.

      EXAMPLES:
        plumbline diff Old/Login.storyboard Login.storyboard
        plumbline diff --device retina4_0 --device ipad9_7 Old New
        plumbline diff --git HEAD~3
        plumbline diff --git main HEAD Sources --format html > diff.html

      AS A PART OF GIT:
        git difftool --no-prompt --extcmd 'plumbline diff' HEAD~1 -- '*.xib'

        Frames in place of XML in every `git diff` and `git log -p`; what cannot
        be read stays XML:
          git config diff.layout.textconv \\
            'sh -c "plumbline layout - < \\"\\$0\\" || cat \\"\\$0\\""'
          echo '*.storyboard diff=layout' >> .gitattributes
          echo '*.xib diff=layout' >> .gitattributes

      EXIT STATUS:
        0  nothing moved and no constraint changed
        1  something did
        2  an input could not be read
      """)

  enum Format: String, NamedChoice { case text, json, html }

  @Argument(
    help: ArgumentHelp(
      "Two documents or two folders, the old one first; with --git one or two revisions, then documents and folders of the repository.",
      valueName: "version"), completion: .file(extensions: ["storyboard", "xib", "yaml", "yml", "json"]))
  var versions: [String] = []

  @OptionGroup var configuration: ConfigurationOptions

  @Flag(help: "Compare revisions of a git repository.")
  var git = false

  @Option(
    help: ArgumentHelp(
      "text, json (one object a line for every scene that changed) or html (a page with both pictures).",
      valueName: "format"), completion: .list(Format.allCases.map(\.name)), transform: Format.named)
  var format: Format = .text

  func validate() throws {
    guard !versions.contains("-") else {
      throw CommandLineMistake(
        "Standard input is no version that could be compared. Write it to a file, and name that.")
    }
  }

  func run() throws {
    let pairs = try git ? GitVersions.pairs(arguments: versions) : folderPairs()
    var comparison = ComparisonRun(configuration, of: versions, withPictures: format == .html)
    var text = ComparisonText(style: Console.style)
    var page = ReportPage(.changes)
    if format == .html { Console.print(page.begin()) }
    try comparison.forEachChange(in: pairs) { change in
      switch format {
      case .text: Console.print(text.text(for: change))
      case .json: Console.print(change.json + "\n")
      case .html: Console.print(page.add(change))
      }
    }
    // Of versions that cannot be read nothing is known.
    if format == .text, comparison.changes > 0 || comparison.unreadable == 0 { Console.print(text.summary) }
    if format == .html { Console.print(page.end()) }
    try comparison.finish()
  }

  private func folderPairs() throws -> [DocumentPair] {
    guard versions.count == 2 else {
      throw CommandLineMistake("Name two versions, old and new, or revisions with --git.")
    }
    return try DocumentPair.pairs(old: versions[0], new: versions[1])
  }
}
