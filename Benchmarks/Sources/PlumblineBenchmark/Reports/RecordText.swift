// A record as a line of JSON, and as a line of a table.

import Foundation

extension Double {
  /// A plain decimal number with so many significant digits.
  func formatted(digits: Int) -> String {
    guard isFinite, self != 0 else { return "0" }
    let places = max(0, digits - 1 - Int(floor(log10(abs(self)))))
    return String(format: "%.\(places)f", self)
  }
}

extension Record {
  /// One JSON object; null for what was not measured.
  var json: String {
    func number(_ value: Double?) -> String { value.map { $0.formatted(digits: 4) } ?? "null" }
    var members = [
      "\"workload\":\"\(workload)\"", "\"n\":\(size)", "\"views\":\(views)", "\"engine\":\"\(engine)\"",
      "\"level\":\"\(level)\"", "\"cold_ms\":\(number(coldMilliseconds))",
      "\"first_ms\":\(number(firstMilliseconds))",
      "\"resize_us\":\(number(resizeMicroseconds))", "\"edit_us\":\(number(editMicroseconds))",
      "\"edit_shift_us\":\(number(shiftMicroseconds))", "\"churn_ms\":\(number(churnMilliseconds))",
      "\"rss_mb\":\(number(residentMegabytes))", "\"bytes_per_view\":\(number(bytesPerView))",
    ]
    if !omissions.isEmpty { members.append("\"omitted\":\"\(omissions.joined(separator: "; "))\"") }
    return "{\(members.joined(separator: ","))}"
  }

  private static let columns: [(title: String, width: Int)] = [
    ("workload", -8), ("n", 8), ("views", 8), ("engine", -10), ("level", -7), ("cold ms", 10),
    ("first ms", 10),
    ("resize µs", 10), ("edit µs", 10), ("shift µs", 10), ("churn ms", 10), ("rss MB", 8), ("B/view", 8),
  ]

  static var tableHead: String { line(columns.map(\.title)) }

  /// One line of the table; what was left out, and why, stands behind it.
  var tableLine: String {
    func number(_ value: Double?) -> String { value.map { $0.formatted(digits: 3) } ?? "-" }
    let line = Self.line([
      "\(workload)", "\(size)", "\(views)", "\(engine)", "\(level)", number(coldMilliseconds),
      number(firstMilliseconds),
      number(resizeMicroseconds), number(editMicroseconds), number(shiftMicroseconds),
      number(churnMilliseconds), number(residentMegabytes), number(bytesPerView),
    ])
    return omissions.isEmpty ? line : "\(line)  left out: \(omissions.joined(separator: "; "))"
  }

  /// Cells side by side; a negative width stands at the left.
  private static func line(_ cells: [String]) -> String {
    zip(cells, columns).map { cell, column in
      let blank = String(repeating: " ", count: max(0, abs(column.width) - cell.count))
      return column.width < 0 ? cell + blank : blank + cell
    }.joined(separator: " ")
  }
}
