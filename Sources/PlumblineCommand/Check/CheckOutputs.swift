// The outputs of a run of `check`: standard output in one format, and files in others.

import ArgumentParser
import Foundation
import LayoutReport
import Synchronization

struct CheckOutputs {
  private let format: CheckFormat
  private let style = Console.style
  private var standard: any FindingsWriter
  private var files: [(file: GrowingFile, format: CheckFormat, writer: any FindingsWriter)]
  private var paths = RepositoryPaths()
  /// With `--quiet`, the mildest level that is shown.
  private let mildest: Finding.Level?
  private let isQuiet: Bool
  private let start = ContinuousClock.now
  /// Which devices the documents were laid out on, and why these.
  var devices: [String] = []
  /// The counts of all findings, including those that `--quiet` hides.
  private(set) var summary = CheckSummary()

  init(_ format: CheckFormat, files: [CheckFile], _ options: FindingOptions, links: String)
    throws(OutputError)
  {
    self.format = format
    standard = format.makeWriter(style: style, failing: options.failingLevel, links: links)
    isQuiet = options.quiet
    mildest = options.quiet ? options.failingLevel ?? .error : nil
    Console.hasOtherWork.store(!files.isEmpty, ordering: .relaxed)
    self.files = []
    for file in files {
      var writer = file.format.makeWriter(style: TerminalStyle(), failing: options.failingLevel, links: links)
      let output = try GrowingFile(FilePath(argument: file.path))
      try output.write(writer.begin())
      self.files.append((output, file.format, writer))
    }
    show(standard.begin())
  }

  mutating func add(_ report: SceneReport) throws(OutputError) {
    summary.add(report)
    var report = report
    if let mildest { report.findings.removeAll { $0.level > mildest } }
    let served = needsServicePaths ? forServices(report) : report
    show(standard.add(format.isForServices ? served : report))
    for index in files.indices {
      let text = files[index].writer.add(files[index].format.isForServices ? served : report)
      try files[index].file.write(text)
    }
  }

  mutating func add(unreadable document: String, _ mistakes: [InputMistake]) throws(OutputError) {
    let served = needsServicePaths ? paths.path(of: document) : document
    show(standard.add(unreadable: format.isForServices ? served : document, mistakes: mistakes))
    for index in files.indices {
      let name = files[index].format.isForServices ? served : document
      try files[index].file.write(files[index].writer.add(unreadable: name, mistakes: mistakes))
    }
  }

  private var needsServicePaths: Bool { format.isForServices || files.contains { $0.format.isForServices } }

  /// A report whose document and tables of texts are named as the repository has them.
  private mutating func forServices(_ report: SceneReport) -> SceneReport {
    var report = report
    report.document = paths.path(of: report.document)
    for index in report.findings.indices {
      report.findings[index].file = report.findings[index].file.map { paths.path(of: $0) }
    }
    return report
  }

  /// Writes the ends of all outputs, and gives files their names.
  mutating func end(documents: Int, unreadable: Int, isSilent: Bool) throws(OutputError) {
    show(standard.end())
    if format == .text, !isQuiet, !isSilent {
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      let hasPage = summary.isClean || files.contains { $0.format == .other(.html) }
      let hint = hasPage ? [] : ["Pictures and reasons: add --output html:report.html, and open that file."]
      show((summary.isClean ? "" : "\n") + summary.tables(style: style))
      show(summary.text(documents: documents, unreadable: unreadable, seconds: seconds, style: style) + "\n")
      for line in hint + devices { show(style.lines(of: style(.faint, line), margin: 0)) }
    }
    for index in files.indices {
      try files[index].file.write(files[index].writer.end())
      try files[index].file.finish()
    }
  }

  private func show(_ text: String) {
    if !text.isEmpty { Console.print(text) }
  }
}
