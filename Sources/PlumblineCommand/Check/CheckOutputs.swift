// Where findings go: to standard output in one form, and to any number of files in the same or others.

import ArgumentParser
import Foundation
import LayoutReport

/// The outputs of one run.
struct CheckOutputs {
  private let format: CheckFormat
  private let style = Console.style
  private var standard: any FindingsWriter
  private var files: [(file: GrowingFile, writer: any FindingsWriter)]
  /// With `--quiet`, the mildest level that is shown.
  private let mildest: Finding.Level?
  private let isQuiet: Bool
  private let start = ContinuousClock.now
  /// What was found, shown or not.
  private(set) var summary = CheckSummary()

  init(_ format: CheckFormat, files: [CheckFile], _ options: FindingOptions) throws(OutputError) {
    self.format = format
    standard = format.makeWriter(style: style, failing: options.failingLevel)
    isQuiet = options.quiet
    mildest = options.quiet ? options.failingLevel ?? .error : nil
    self.files = []
    for file in files {
      var writer = file.format.makeWriter(style: TextStyle(), failing: options.failingLevel)
      let output = try GrowingFile(FilePath(argument: file.path))
      try output.write(writer.begin())
      self.files.append((output, writer))
    }
    show(standard.begin())
  }

  mutating func add(_ report: SceneReport) throws(OutputError) {
    summary.add(report)
    var report = report
    if let mildest { report.findings.removeAll { $0.level > mildest } }
    show(standard.add(report))
    for index in files.indices { try files[index].file.write(files[index].writer.add(report)) }
  }

  mutating func add(unreadable document: String, _ mistakes: [InputMistake]) throws(OutputError) {
    show(standard.add(unreadable: document, mistakes: mistakes))
    for index in files.indices {
      try files[index].file.write(files[index].writer.add(unreadable: document, mistakes: mistakes))
    }
  }

  /// Writes what stands at the end, and the files.
  mutating func end(documents: Int, unreadable: Int, isSilent: Bool) throws(OutputError) {
    show(standard.end())
    if format == .text, !isQuiet, !isSilent {
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      show(
        (summary.isClean ? "" : "\n")
          + summary.text(documents: documents, unreadable: unreadable, seconds: seconds, style: style) + "\n")
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
