// `check --jsonl`: documents one a line in, answers one a line out, in their order, for as long as lines come.

import ArgumentParser
import Foundation
import LayoutReport

struct DocumentStream {
  /// A line may have so many bytes: a document of the largest size with every byte escaped.
  private static let lineLimit = 400 << 20

  private let team: TeamOptions
  private let settings: InputSettings

  /// What holds for every document: the command line, and the configuration file of the current folder.
  init(_ options: InputOptions, _ team: TeamOptions) throws {
    self.team = team
    var search = ConfigurationSearch()
    settings = try InputSettings(options, file: search.file(above: FilePath(".")))
    if let baseline = settings.file?.baseline {
      Console.complain(
        "\(baseline.name): not used; with --jsonl documents are no files, and every finding is told.")
    }
  }

  private enum Answer: Sendable {
    case scenes(String, [SceneReport])
    case failure(String?, line: Int?, message: String)

    /// The line without its break.
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
    let judgement = Judgement(only: team.only, [settings.rules])
    let settings = settings
    var lines = InputLines(limit: Self.lineLimit)
    let work = OrderedWork({ lines.next() }) { line in Self.answer(to: line, settings, judgement) }
    let interruption = Interruption { work.stop() }
    defer { withExtendedLifetime(interruption) {} }
    var progress = Progress(total: nil)
    var summary = CheckSummary()
    var hasFailures = false
    let isComplete = work.run { answer in
      switch answer {
      case .scenes(let name, let reports):
        for report in reports { summary.add(report) }
        progress.advance(name)
      case .failure: hasFailures = true
      }
      Console.print(answer.json + "\n")
    }
    progress.clear()
    if !isComplete { throw ExitCode.interrupted }
    if hasFailures { throw ExitCode.unreadable }
    if team.fails(summary) { throw ExitCode.findings }
  }

  private struct Line: Decodable {
    var name: String
    var content: String
  }

  private static func answer(
    to line: InputLines.Line, _ settings: InputSettings, _ judgement: Judgement
  ) -> Answer {
    guard case .bytes(let bytes) = line else {
      return .failure(nil, line: nil, message: "The line is longer than \(lineLimit) bytes; split it.")
    }
    guard let document = try? JSONDecoder().decode(Line.self, from: bytes) else {
      let name = ((try? JSONSerialization.jsonObject(with: bytes)) as? [String: Any])?["name"] as? String
      return .failure(
        name, line: nil, message: "The line is no JSON object with the texts 'name' and 'content'.")
    }
    do {
      let planned = PlannedDocument(
        source: .success(.bytes(Data(document.content.utf8), name: document.name)), settings: settings)
      let reader = try SceneReader(planned.source.get())
      let configurations = judgement.configured(
        reader.applicable(settings.layout.configurations(languages: reader.languages)), planned)
      let reports = judgement.reports(reader.answers(in: configurations, judgement.report), planned)
      return .scenes(document.name, reports)
    } catch {
      return .failure(document.name, line: InputMistake.all(in: error).first?.line, message: "\(error)")
    }
  }
}

/// The lines of standard input, however long they are, up to a limit.
private struct InputLines {
  enum Line: Sendable {
    case bytes(Data)
    case tooLong
  }

  private let limit: Int
  private var buffer: [UInt8] = []
  /// What of the buffer was searched for a line break.
  private var searched = 0
  private var isAtEnd = false

  init(limit: Int) { self.limit = limit }

  /// The next line that is not blank; nil at the end.
  mutating func next() -> Line? {
    while let line = nextLine() {
      if case .bytes(let bytes) = line, bytes.allSatisfy({ " \t\r".utf8.contains($0) }) { continue }
      return line
    }
    return nil
  }

  private mutating func nextLine() -> Line? {
    var isTooLong = false
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { take(end + 1) }
        return isTooLong ? .tooLong : .bytes(Data(buffer[..<end]))
      }
      if buffer.count > limit {
        isTooLong = true
        take(buffer.count)
      }
      searched = buffer.count
      guard !isAtEnd, read() else {
        guard !buffer.isEmpty || isTooLong else { return nil }
        defer { take(buffer.count) }
        return isTooLong ? .tooLong : .bytes(Data(buffer))
      }
    }
  }

  private mutating func take(_ count: Int) {
    buffer.removeFirst(count)
    searched = 0
  }

  /// More of the input; false at its end.
  private mutating func read() -> Bool {
    let chunk = FileHandle.standardInput.availableData
    isAtEnd = chunk.isEmpty
    buffer += chunk
    return !isAtEnd
  }
}
