// `plumbline diff`: views that moved and constraints that changed between two versions of documents.

import ArgumentParser
import Foundation
import LayoutReport

struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares two versions: which constraints changed, which views moved, what is wrong now.",
    usage: """
      plumbline diff <old> <new> [<options>]
      plumbline diff --git <revision> [<revision>] [<path> ...] [<options>]
      """,
    discussion: """
      OLD and NEW are two documents or two folders, without what a .plumbline.yml
      excludes. With --git they are revisions; without a second revision, NEW is
      the working tree.

      EXAMPLES:
        plumbline diff Old/Login.storyboard Login.storyboard
        plumbline diff --device retina4_0 --device ipad9_7 Old New
        plumbline diff --git HEAD~3
        plumbline diff --git main HEAD Sources --format html > diff.html

      AS A PART OF GIT:
        git difftool --no-prompt --extcmd 'plumbline diff --' HEAD~1 -- '*.xib'

        Frames instead of XML in every `git diff` and `git log -p`; documents that
        cannot be read stay XML:
          git config diff.layout.textconv \\
            'sh -c "plumbline layout - < \\"\\$0\\" || cat -- \\"\\$0\\""'
          echo '*.storyboard diff=layout' >> .gitattributes
          echo '*.xib diff=layout' >> .gitattributes

      EXIT STATUS:
        0  no view moved, no constraint changed, no finding came or went
        1  one did
        2  an input could not be read
      """)

  enum Format: String, NamedChoice { case text, json, html }

  @Argument(
    help: ArgumentHelp(
      "Two documents or two folders, the old one first; with --git one or two revisions, then paths of the repository.",
      valueName: "version"), completion: .file(extensions: ["storyboard", "xib", "yaml", "yml", "json"]))
  var versions: [String] = []

  @OptionGroup var layout: LayoutOptions

  @Flag(help: "Compare revisions of the git repository around this folder.")
  var git = false

  @Option(
    help: ArgumentHelp(
      "text, json (one object a line for every scene that changed) or html (a page with both pictures).",
      valueName: "format"), completion: .list(Format.allCases.map(\.name)), transform: Format.named)
  var format: Format = .text

  @OptionGroup var links: LinkOptions

  func validate() throws {
    guard !versions.contains("-") else {
      throw CommandLineMistake("'-' cannot be compared. Write standard input to a file, and give that file.")
    }
  }

  func run() throws {
    let pairs = try git ? GitVersions.pairs(arguments: versions, layout.timeLimit) : folderPairs()
    var comparison = ComparisonRun(
      layout, of: versions, at: git ? ["."] : versions, withPictures: format == .html)
    var text = ComparisonText(style: Console.style)
    // Documents of two folders are named below them.
    let folder = git || FileStatus(of: FilePath(argument: versions[1]))?.kind == .file ? nil : versions[1]
    var page = ReportPage(.changes, links: format == .html ? links.links : "", below: folder)
    if format == .html { Console.print(page.begin()) }
    try comparison.forEachChange(in: pairs) { change in
      switch format {
      case .text: Console.print(text.text(for: change))
      case .json: for layout in change { Console.print(layout.json + "\n") }
      case .html: Console.print(page.add(change))
      }
    }
    // Where a version cannot be read, "no change" would be wrong.
    if format == .text, comparison.changes > 0 || comparison.unreadable == 0 { Console.print(text.summary) }
    if format == .html { Console.print(page.end()) }
    try comparison.finish()
  }

  private func folderPairs() throws -> [DocumentPair] {
    guard versions.count == 2 else {
      throw CommandLineMistake(
        "Give two documents or two folders, the old one first, or revisions with --git.")
    }
    return try DocumentPair.pairs(old: versions[0], new: versions[1])
  }
}
