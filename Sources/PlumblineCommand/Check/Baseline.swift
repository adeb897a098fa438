// Known findings: a file that a team shortens as it mends them. They are told apart by document, kind and elements.

import Foundation
import LayoutReport

/// The findings that are known, by document, relative to the file's folder; a finding that occurs twice stands twice.
struct Baseline {
  /// The name of the file where nothing else is said.
  static let name = ".plumbline-baseline.json"
  /// Larger files are refused.
  private static let sizeLimit = 64 << 20

  let path: FilePath
  private(set) var documents: [String: [String]] = [:]
  /// What the runs that wrote the file were told on their command lines of devices, languages and so on; a run that was
  /// told nothing is not listed where it is the only one.
  private(set) var coverages: [ConfigurationCoverage] = []

  /// An empty list, for a file that does not exist yet.
  init(at path: FilePath) { self.path = path }

  /// - Throws: `DocumentError` for a file that cannot be read or holds something else.
  init(contentsOf path: FilePath) throws(DocumentError) {
    self.path = path
    let bytes = try FileContents.bytes(of: path, limit: Self.sizeLimit)
    do {
      let contents = try JSONDecoder().decode(Contents.self, from: bytes)
      documents = contents.documents
      coverages = (contents.configurations ?? [[:]]).map(ConfigurationCoverage.init)
    } catch {
      throw .unreadable(
        path.name, reason: "is no list of known findings; write a new one with --write-baseline")
    }
  }

  private struct Contents: Decodable {
    var version: Int
    var documents: [String: [String]]
    var configurations: [[String: [String]]]?
  }

  /// Notes that a run wrote into the file; it takes the place of those before it whose configurations it covered.
  mutating func note(_ coverage: ConfigurationCoverage, covering known: Set<ConfigurationCoverage>) {
    coverages.removeAll { known.contains($0) || $0 == coverage }
    coverages.append(coverage)
  }

  /// What a document is called in the file: its path from the file's folder, with `..` where it lies elsewhere.
  func key(of document: DocumentSource) -> String {
    guard case .file(let file) = document, let resolved = file.resolved,
      let folder = path.folder.resolved
    else { return document.name }
    if let components = FolderWalk.relativePath(of: resolved, below: folder) {
      return FilePath(bytes: Array(components.joined(separator: "/".utf8))).name
    }
    let own = resolved.bytes.split(separator: UInt8(ascii: "/"))
    let base = folder.bytes.split(separator: UInt8(ascii: "/"))
    let common = zip(own, base).prefix { $0 == $1 }.count
    let up = base.dropFirst(common).map { _ in Array("..".utf8)[...] }
    return FilePath(bytes: Array((up + own.dropFirst(common)).joined(separator: "/".utf8))).name
  }

  /// Sets what is known of a document; nothing takes it out.
  mutating func set(_ findings: [String], of document: String) {
    documents[document] = findings.isEmpty ? nil : findings.sorted()
  }

  /// The same on every machine: sorted, a finding a line.
  var json: String {
    var text = "{\n  \"version\": 1,\n"
    if coverages.contains(where: { !$0.isEmpty }) {
      text += "  \"configurations\": \(JSONValue.array(coverages.map(\.json)).text),\n"
    }
    text += "  \"documents\": {"
    for (index, document) in documents.keys.sorted().enumerated() {
      text += (index == 0 ? "\n" : ",\n") + "    \(JSONValue.string(document).text): [\n"
      text += (documents[document] ?? []).map { "      " + JSONValue.string($0).text }.joined(
        separator: ",\n")
      text += "\n    ]"
    }
    return text + (documents.isEmpty ? "" : "\n  ") + "}\n}\n"
  }
}

/// The baselines of a run: of every configuration file its own, or the one of `--baseline` for all.
struct BaselineRun {
  private let chosen: FilePath?
  private let isWriting: Bool
  private let only: Set<Finding.Kind>
  private var baselines: [FilePath: Baseline] = [:]
  /// Files that no configuration names: written, they are not read of themselves.
  private var unnamed: Set<FilePath> = []
  /// What the command line says of devices, languages and so on.
  private let flags: ConfigurationCoverage
  /// The documents of each file that this run reported on, and the runs that wrote it for configurations that some of
  /// them were not laid out in now.
  private var seen: [FilePath: Set<String>] = [:]
  private var uncovered: [FilePath: Set<ConfigurationCoverage>] = [:]
  /// The lines that tell of findings that are gone.
  private(set) var gone: [String] = []

  init(_ options: TeamOptions, _ layout: LayoutChoice) {
    flags = ConfigurationCoverage(layout)
    chosen = options.baseline.map { FilePath(argument: $0) }
    isWriting = options.writeBaseline
    only = Set(options.only)
  }

  /// Reads the files that hold for the documents.
  /// - Throws: `DocumentError` for one that cannot be read. A file that is to be written need not exist.
  mutating func prepare(for planned: [PlannedDocument]) throws {
    for document in planned {
      guard let path = path(for: document), baselines[path] == nil else { continue }
      if chosen == nil, document.settings.file?.baseline == nil { unnamed.insert(path) }
      let exists = FileStatus(of: path) != nil
      // One that a configuration file names may be the first to be written.
      baselines[path] =
        exists || (!isWriting && chosen != nil) ? try Baseline(contentsOf: path) : Baseline(at: path)
    }
  }

  private func path(for document: PlannedDocument) -> FilePath? {
    chosen ?? document.settings.file?.baseline ?? (isWriting ? defaultPath(for: document) : nil)
  }

  private func defaultPath(for document: PlannedDocument) -> FilePath {
    document.settings.file?.folder.appending(Baseline.name) ?? FilePath(Baseline.name)
  }

  /// The reports of one document without the findings that are known, or, while a baseline is written, without any.
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
    // What is known and was not found now is gone only where this run looked for it.
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
        "\(source.name): \(count) known finding\(count == 1 ? " is" : "s are") gone; "
          + "shorten \(path.name) with --write-baseline.")
    }
    return filtered
  }

  /// Whether a document is laid out in all configurations in which its findings were written down.
  private mutating func covers(_ baseline: Baseline, _ document: PlannedDocument) -> Bool {
    let configured =
      document.settings.file.map { ConfigurationCoverage($0.layout) } ?? ConfigurationCoverage()
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

  /// Writes the files, if they are to be written, without documents that are gone.
  /// - Returns: What was done, a line for each file.
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
      try WholeFile.write(baseline.json, to: path)
      let count = baseline.documents.values.reduce(0) { $0 + $1.count }
      lines.append(
        "\(path.name): \(count) known finding\(count == 1 ? "" : "s") of \(baseline.documents.count) "
          + "document\(baseline.documents.count == 1 ? "" : "s").")
      if unnamed.contains(path) {
        lines.append(
          "To use it, write 'baseline: \(Baseline.name)' in a .plumbline.yml beside it, or check with --baseline."
        )
      }
    }
    return lines
  }
}
