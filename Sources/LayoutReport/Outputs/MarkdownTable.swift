// A table for a pull request: what is wrong, where, and a way out; notes folded away.

struct MarkdownTable: FindingsWriter {
  /// GitHub's and GitLab's comments take 65,536 and a million characters: what is beyond is counted.
  private static let sizeLimit = 60_000

  private var summary = CheckSummary()
  private var rows = ""
  private var notes = ""
  private var leftOut = 0
  private var unreadable: [String] = []

  mutating func add(_ report: SceneReport) -> String {
    summary.add(report)
    for finding in report.findings {
      let row = row(for: finding, in: report)
      guard rows.utf8.count + notes.utf8.count + row.utf8.count < Self.sizeLimit else {
        leftOut += 1
        continue
      }
      if finding.level == .note { notes += row } else { rows += row }
    }
    return ""
  }

  mutating func add(unreadable document: String, mistakes: [InputMistake]) -> String {
    unreadable += mistakes.map { $0.text(in: document) }
    return ""
  }

  mutating func end() -> String {
    let counts = Finding.Level.allCases.map { counted(summary.count(of: $0), $0.rawValue) }
    var text = "### Layout: \(counts.joined(separator: ", ")) in \(counted(summary.scenes, "scene"))\n"
    if !rows.isEmpty { text += "\n" + Self.head + rows }
    if !notes.isEmpty {
      let count = counted(summary.count(of: .note), "note")
      text += "\n<details><summary>\(count)</summary>\n\n" + Self.head + notes + "\n</details>\n"
    }
    if leftOut > 0 { text += "\n\(counted(leftOut, "finding")) more did not fit here.\n" }
    if !unreadable.isEmpty {
      text += "\nNot read:\n\n" + unreadable.map { "* \(cell($0))\n" }.joined()
    }
    return text
  }

  private static let head = "| | where | what | way out |\n|---|---|---|---|\n"

  private func row(for finding: Finding, in report: SceneReport) -> String {
    let line = finding.line.map { ":\($0)" } ?? ""
    let scene = report.title ?? report.scene
    return "| \(finding.level.rawValue): **\(finding.kind.rawValue)** | "
      + "`\(code(finding.path(in: report) + line))`<br>\(cell(scene)) | "
      + "\(cell(finding.message + finding.place(in: report))) | \(cell(finding.fix)) |\n"
  }

  /// A text in a cell: nothing in it is markup.
  private func cell(_ text: String) -> String {
    oneLine(text).unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "&": escaped += "&amp;"
      // At once a mention or a reference to an issue.
      case "@", "#": escaped += "\(scalar)\u{200B}"
      case "|", "*", "_", "`", "[", "]", "\\", "~": escaped += "\\\(scalar)"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  /// A code span in a cell: only what would end it is changed.
  private func code(_ text: String) -> String {
    String(oneLine(text).map { $0 == "`" ? "'" : $0 }).split(separator: "|", omittingEmptySubsequences: false)
      .joined(separator: "\\|")
  }
}
