// Every numbered example of the specification is named by a test: one that goes away, or a row that is new, is noticed. Read
// where the specification lies beside the package.

import Foundation
import Testing

@Suite("Tables of the specification") struct SpecTableTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = package.appendingPathComponent("../shared/spec")
  static let isPresent = FileManager.default.fileExists(atPath: folder.path)

  /// The tables, and how many rows they have at least: a table that cannot be read does not pass for an empty one.
  @Test(
    "every row is named by a test", .enabled(if: isPresent),
    arguments: [
      ("A", 20), ("B", 14), ("C", 4), ("D", 18), ("E", 149), ("F", 6), ("G", 13), ("I", 14), ("M", 10),
      ("N", 6),
      ("Q", 6), ("R", 6), ("T", 8), ("V", 48),
    ])
  func rows(table: String, count: Int) throws {
    let rows = try Self.rows(of: table)
    #expect(rows.count >= count)
    #expect(rows.subtracting(Self.named).sorted() == [])
  }

  /// The ids at the heads of a table's rows.
  private static func rows(of table: String) throws -> Set<String> {
    var rows: Set<String> = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".md") {
      let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      for line in text.split(separator: "\n") where line.hasPrefix("| \(table)") {
        let id = line.dropFirst(2).prefix { $0 != " " }
        if id.wholeMatch(of: /[A-Z]\d{2,3}/) != nil { rows.insert(String(id)) }
      }
    }
    return rows
  }

  /// The ids in tests, those of ranges such as `D01–D09` too; none where the tests cannot be read.
  private static let named: Set<String> = {
    let tests = package.appendingPathComponent("Tests")
    let own = URL(fileURLWithPath: #filePath).lastPathComponent
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: tests.path)) ?? []
    var ids: Set<String> = []
    for path in paths where path.hasSuffix(".swift") && !path.hasSuffix(own) {
      guard let text = try? String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8) else {
        continue
      }
      for match in text.matches(of: /\b([A-Z])(\d{2,3})(?:–([A-Z])(\d{2,3}))?\b/) {
        let (_, table, first, lastTable, last) = match.output
        ids.insert("\(table)\(first)")
        guard lastTable == table, let last, let begin = Int(first), let end = Int(last), begin <= end else {
          continue
        }
        for number in begin...end {
          let digits = String(number)
          ids.insert(table + String(repeating: "0", count: max(0, first.count - digits.count)) + digits)
        }
      }
    }
    return ids
  }()
}
