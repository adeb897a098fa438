// The baselines of a run of `check`: known findings are filtered out of its reports, or written into files.

import Foundation
import LayoutReport

/// The baselines of a run: the one of `--baseline` for all documents, or the one that each `.plumbline.yml` names.
struct BaselineRun {
  private let chosen: FilePath?
  private let isWriting: Bool
  private let only: Set<Finding.Kind>
  private var baselines: [FilePath: Baseline] = [:]
  /// Baselines that no `.plumbline.yml` names. They are written, but the next run would not read them.
  private var unnamed: Set<FilePath> = []
  private let flags: BaselineCoverage
  /// For each baseline, the documents that this run checked, and the earlier coverages that this run does not include.
  private var seen: [FilePath: Set<String>] = [:]
  private var uncovered: [FilePath: Set<BaselineCoverage>] = [:]
  /// A line for each document of which known findings no longer occur.
  private(set) var gone: [String] = []

  init(_ options: FindingOptions, _ layout: LayoutChoice) {
    flags = BaselineCoverage(layout)
    chosen = options.baseline.map { FilePath(argument: $0) }
    isWriting = options.writeBaseline
    only = Set(options.only)
  }

  /// Reads the baselines of the documents. A baseline that is to be written need not exist.
  /// - Throws: `DocumentError` for one that cannot be read.
  mutating func prepare(for planned: [PlannedDocument]) throws {
    for document in planned {
      guard let path = path(for: document), baselines[path] == nil else { continue }
      if chosen == nil, document.settings.file?.baseline == nil { unnamed.insert(path) }
      let exists = FileStatus(of: path) != nil
      // The baseline that a `.plumbline.yml` names may not have been written yet.
      baselines[path] =
        exists || (!isWriting && chosen != nil) ? try Baseline(contentsOf: path) : Baseline(at: path)
    }
  }

  /// The baselines that are read, or will be written.
  var files: [FilePath] { Array(baselines.keys) }

  private func path(for document: PlannedDocument) -> FilePath? {
    chosen ?? document.settings.file?.baseline ?? (isWriting ? defaultPath(for: document) : nil)
  }

  private func defaultPath(for document: PlannedDocument) -> FilePath {
    document.settings.file?.folder.appending(Baseline.name) ?? FilePath(Baseline.name)
  }

  /// The reports of a document without its known findings; without any findings while a baseline is written.
  mutating func filter(_ reports: [SceneReport], of document: PlannedDocument) -> [SceneReport] {
    guard let path = path(for: document), let source = try? document.source.get(),
      var baseline = baselines[path]
    else { return reports }
    let key = baseline.key(of: source)
    seen[path, default: []].insert(key)
    var rest = Dictionary((baseline.documents[key] ?? []).map { ($0, 1) }, uniquingKeysWith: +)
    let filtered = reports.map { report in
      var report = report
      report.findings = report.findings.filter { finding in
        guard let count = rest[finding.id], count > 0 else { return true }
        rest[finding.id] = count - 1
        return false
      }
      return report
    }
    // A known finding no longer occurs only if this run looked for it.
    let isWhole = document.settings.layout.scene == nil && covers(baseline, document)
    if isWriting {
      let kept = rest.filter { !isWhole || !isOfThisRun($0.key) }.flatMap {
        Array(repeating: $0.key, count: $0.value)
      }
      baseline.set(kept + reports.flatMap { $0.findings.map(\.id) }, of: key)
      baselines[path] = baseline
      return reports.map(withoutFindings)
    }
    let count = isWhole ? rest.filter { isOfThisRun($0.key) }.values.reduce(0, +) : 0
    if count > 0 {
      gone.append(
        "\(source.name): \(count) known finding\(count == 1 ? " no longer occurs" : "s no longer occur"); "
          + "update \(path.name) with --write-baseline.")
    }
    return filtered
  }

  /// Whether the document is laid out in all configurations that the baseline was written for.
  private mutating func covers(_ baseline: Baseline, _ document: PlannedDocument) -> Bool {
    let configured = document.settings.file.map { BaselineCoverage($0.layout) } ?? BaselineCoverage()
    let uncovered = baseline.coverages.filter { !flags.covers($0, configured: configured) }
    self.uncovered[baseline.path, default: []].formUnion(uncovered)
    return uncovered.isEmpty
  }

  private func withoutFindings(_ report: SceneReport) -> SceneReport {
    var report = report
    report.findings = []
    return report
  }

  private func isOfThisRun(_ id: String) -> Bool {
    only.isEmpty || only.contains { id.hasPrefix($0.rawValue + ":") }
  }

  /// With `--write-baseline`, writes the baselines, without documents that no longer exist.
  /// - Returns: A line about each written file.
  mutating func finish() throws -> [String] {
    guard isWriting else { return [] }
    var lines: [String] = []
    for path in baselines.keys.sorted(by: { $0.name < $1.name }) {
      guard var baseline = baselines[path] else { continue }
      for document in baseline.documents.keys where !(seen[path]?.contains(document) ?? false) {
        let names = [FilePath(document), FilePath(name: document)]
        if !names.contains(where: { FileStatus(of: path.folder.appending($0.bytes)) != nil }) {
          baseline.set([], of: document)
        }
      }
      baseline.note(flags, covering: Set(baseline.coverages).subtracting(uncovered[path] ?? []))
      try baseline.write()
      let count = baseline.documents.values.reduce(0) { $0 + $1.count }
      lines.append(
        "\(path.name): written, \(count) known finding\(count == 1 ? "" : "s") in \(baseline.documents.count) "
          + "document\(baseline.documents.count == 1 ? "" : "s").")
      if unnamed.contains(path) {
        lines.append(
          "To use it, write 'baseline: \(Baseline.name)' in a .plumbline.yml beside it, or give it with --baseline."
        )
      }
    }
    return lines
  }
}
