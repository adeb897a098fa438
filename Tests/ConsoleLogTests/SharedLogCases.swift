// The shared collection of Apple's log lines that lies beside the package; tests of it are skipped where it is absent.

import Foundation
import Testing

/// A line of an Apple log, or a whole log, with what another reader understood.
nonisolated struct SharedLogCase: Decodable, CustomTestStringConvertible, Sendable {
  nonisolated struct Item: Decodable, Sendable {
    var `class`: String
    var address: String
    var identifier: String?
    var attribute: String
  }
  nonisolated struct Line: Decodable, Sendable {
    var `class`: String
    var address: String
    var relation: String
    var first: Item
    var second: Item?
    /// `+9`, `24`
    var constant: String?
    /// `* 1.574`, with three decimals
    var multiplier: String?
    var identifier: String?
  }
  nonisolated struct Log: Decodable, Sendable {
    var parses: Bool
    var constraintCount: Int
  }
  var id: String
  var line: String?
  var log: String?
  var expectedLine: Line?
  var expectedLog: Log?
  var testDescription: String { id }

  private enum CodingKeys: CodingKey { case id, line, log, expect }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    line = try container.decodeIfPresent(String.self, forKey: .line)
    log = try container.decodeIfPresent(String.self, forKey: .log)
    if line != nil { expectedLine = try container.decode(Line.self, forKey: .expect) }
    if log != nil { expectedLog = try container.decode(Log.self, forKey: .expect) }
  }

  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("../shared/cases/conflict_logs.json")
  static let arePresent = FileManager.default.fileExists(atPath: file.path)

  private nonisolated struct File: Decodable { var cases: [SharedLogCase] }

  static let all: [SharedLogCase] = {
    guard arePresent else { return [] }
    do { return try JSONDecoder().decode(File.self, from: Data(contentsOf: file)).cases } catch {
      Issue.record("conflict_logs.json: \(error)")
      return []
    }
  }()
  static let lines = all.filter { $0.line != nil }
  static let logs = all.filter { $0.log != nil }
}
