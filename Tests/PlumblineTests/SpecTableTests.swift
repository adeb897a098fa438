// Every numbered example of the specification is in the name or among the arguments of a test: one that goes away, or a row
// that is new, is noticed. That the test checks what the row says, nobody but a reader can tell.

import Foundation
import Testing

@Suite("Tables of the specification") nonisolated struct SpecTableTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = package.appendingPathComponent("Documentation/Specification")

  /// The tables, and how many rows they have at least: a table that cannot be read does not pass for an empty one.
  @Test(
    "every row is named by a test",
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

  /// The ids that tests are given, each by itself; none where the tests cannot be read. Three places count: the literals of
  /// a `@Test(…)`, names and arguments alike; the first literal of a row in a table that such arguments name, directly or by
  /// a sum of tables; and the heads of the lines in such a table that is written as text. Comments and ranges do not.
  private static let named: Set<String> = {
    let tests = package.appendingPathComponent("Tests")
    let own = URL(fileURLWithPath: #filePath).lastPathComponent
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: tests.path)) ?? []
    let sources = files.filter {
      $0.hasSuffix(".swift") && !$0.hasSuffix(own) && !$0.contains("/.build/")
    }.compactMap {
      (try? String(contentsOf: tests.appendingPathComponent($0), encoding: .utf8)).map(TestSource.init)
    }
    var ids: Set<String> = []
    // `Type.table`, and for tables that go without their type the number of their file instead.
    var given: Set<String> = []
    for (file, source) in sources.enumerated() {
      let attributes = source.attributes
      for attribute in attributes {
        for path in paths(source.text(attribute)) {
          given.insert(path.count > 1 ? "\(path[0]).\(path[1])" : "\(file).\(path[0])")
        }
      }
      for literal in source.literals where attributes.contains(where: { $0.contains(literal.position) }) {
        ids.formUnion(literal.text.matches(of: /\b[A-Z]\d{2,3}\b/).map { String($0.output) })
      }
    }
    for (file, source) in sources.enumerated() {
      let code = source.text(0..<source.code.count)
      let owners = types(in: code) + ["\(file)"]
      // SolverExample.all is a sum of tables, which lie in files of their own.
      for match in code.matches(of: /static let (\w+)[^=\n]*=\s*(\w+(?: \+ \w+)+)\n/) {
        for owner in owners where given.contains("\(owner).\(match.output.1)") {
          for path in paths(String(match.output.2)) { given.insert("\(owner).\(path[0])") }
        }
      }
    }
    for (file, source) in sources.enumerated() {
      let code = source.text(0..<source.code.count)
      let owners = types(in: code) + ["\(file)"]
      for literal in source.literals {
        let heads = literal.text.matches(of: #/(?:^|\n) *([A-Z]\d{2,3}) /#).map { String($0.output.1) }
        let isId = literal.text.wholeMatch(of: /[A-Z]\d{2,3}/) != nil
        guard isId || !heads.isEmpty, source.beginsRow(literal) else { continue }
        guard let table = source.table(of: literal),
          owners.contains(where: { given.contains("\($0).\(table)") })
        else { continue }
        ids.formUnion(isId ? [literal.text] : heads)
      }
    }
    return ids
  }()

  /// The types that code declares or extends.
  private static func types(in code: String) -> [String] {
    code.matches(of: /(?:struct|class|enum|extension) (\w+)/).map { String($0.output.1) }
  }

  /// The names in code, each with the names that follow it after dots.
  private static func paths(_ code: String) -> [[Substring]] {
    code.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
      .map { $0.split(separator: ".") }.filter { !$0.isEmpty }
  }
}
