// `check --jsonl`: a document on each line of standard input, an answer on each line of standard output, in the same order.

import ArgumentParser
import Foundation
import InterfaceBuilder
import LayoutReport

struct DocumentStream {
  /// The limit for a line in bytes: a document of the largest size with every byte escaped.
  private static let lineLimit = 400 << 20

  private let findings: FindingOptions
  private let settings: InputSettings
  private let time: TimeAllowance

  /// - Parameter inputs: These, and the `.plumbline.yml` of the current folder, apply to every document.
  init(_ inputs: Inputs, _ findings: FindingOptions) throws {
    self.findings = findings
    time = inputs.layout.timeLimit
    var search = TeamConfigurationSearch()
    settings = try InputSettings(inputs, file: search.file(above: FilePath(".")))
    if let baseline = settings.file?.baseline {
      Console.complain(
        "\(baseline.name): ignored. Documents of --jsonl are not files, so all their findings are reported.")
    }
  }

  private enum Answer: Sendable {
    case scenes(String, [SceneReport])
    case failure(String?, line: Int?, message: String)

    var json: String {
      switch self {
      case .scenes(let name, let reports):
        return JSONValue.object([("name", .string(name)), ("scenes", .array(reports.map(\.checkObject)))])
          .text
      case .failure(let name, let line, let message):
        return JSONValue.object([
          ("name", name.map(JSONValue.string) ?? .null),
          (
            "error",
            .object([
              ("line", line.map { .number(Double($0)) } ?? .null), ("message", .string(message)),
            ])
          ),
        ]).text
      }
    }
  }

  func run() throws {
    let devices = ProjectDevices()
    let documentCheck = DocumentCheck(only: findings.only, [settings.rules], projects: devices)
    let (settings, time) = (settings, time)
    var lines = InputLines(limit: Self.lineLimit)
    let work = OrderedWork({ lines.next() }) { line in
      Self.answer(to: line, settings, devices, documentCheck, time)
    }
    let interruption = Interruption { work.stop() }
    defer { withExtendedLifetime(interruption) {} }
    var summary = CheckSummary()
    var hasFailures = false
    let isComplete = work.run { answer in
      switch answer {
      case .scenes(_, let reports): for report in reports { summary.add(report) }
      case .failure: hasFailures = true
      }
      Console.print(answer.json + "\n")
    }
    if !isComplete { throw ExitCode.interrupted }
    if hasFailures { throw ExitCode.unreadable }
    if findings.fails(summary) { throw ExitCode.findings }
  }

  private struct Line: Decodable {
    var name: String
    var content: String
  }

  private static func answer(
    to line: InputLines.Line, _ settings: InputSettings, _ devices: ProjectDevices,
    _ documentCheck: DocumentCheck, _ time: TimeAllowance
  ) -> Answer {
    let bytes: Data
    switch line {
    case .bytes(let read): bytes = read
    case .tooLong:
      return .failure(
        nil, line: nil,
        message: "The line is longer than the limit of \(lineLimit) bytes. Check this document as a file.")
    case .unreadable(let reason): return .failure(nil, line: nil, message: "Standard input: \(reason).")
    }
    guard let document = try? JSONDecoder().decode(Line.self, from: bytes) else {
      let name = ((try? JSONSerialization.jsonObject(with: bytes)) as? [String: Any])?["name"] as? String
      return .failure(
        name, line: nil, message: "The line is not a JSON object with the strings 'name' and 'content'.")
    }
    do {
      return try time.hold(document.name) {
        let planned = PlannedDocument(
          source: .success(.bytes(Data(document.content.utf8), name: document.name)), settings: settings)
        let source = try planned.source.get()
        let reader = try SceneReader(source)
        let configurations = documentCheck.configured(
          settings.configurations(of: source, reader, devices), reader, planned)
        let reports = documentCheck.reports(
          of: LaidOutDocument(
            source: source, settings: settings, reader: reader, projects: ProjectCatalogues(),
            devices: devices, configurations: configurations), planned)
        return .scenes(document.name, reports)
      }
    } catch {
      return .failure(document.name, line: InputMistake.all(in: error).first?.line, message: "\(error)")
    }
  }
}
