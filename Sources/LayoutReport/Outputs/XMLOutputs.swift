// Forms in XML: JUnit's for test reports, Checkstyle's for everything that has read linters for twenty years.

/// A suite a document, a case a scene; a case fails when its scene has findings with which the run fails. What is milder
/// stands in the case's output.
struct JUnitSuites: FindingsWriter {
  /// The mildest level with which the run fails; nil for none.
  private let failing: Finding.Level?
  /// The suite of the current document: its counts come before its cases.
  private var suite: (document: String, cases: String, tests: Int, failures: Int, errors: Int)?

  init(failing: Finding.Level?) { self.failing = failing }

  mutating func begin() -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"plumbline\">\n"
  }

  mutating func add(_ report: SceneReport) -> String {
    let text = closeSuite(before: report.document)
    let failures = report.findings.filter { finding in failing.map { finding.level <= $0 } ?? false }
    let others = report.findings.filter { finding in failing.map { finding.level > $0 } ?? true }
    var lines = "    <testcase classname=\"\(escaped(report.document))\" name=\"\(escaped(report.heading))\""
    lines += report.findings.isEmpty ? "/>\n" : ">\n"
    if let first = failures.first {
      let things = failures.allSatisfy { $0.level == .error } ? "errors" : "findings"
      let count = failures.count == 1 ? "" : "\(failures.count) \(things), the first: "
      lines +=
        "      <failure type=\"\(first.kind.rawValue)\" message=\"\(escaped(count + oneLine(first.message)))\">"
      lines += "\(paragraphs(failures, in: report))</failure>\n"
    }
    if !others.isEmpty {
      lines += "      <system-out>\(paragraphs(others, in: report))</system-out>\n"
    }
    if !report.findings.isEmpty { lines += "    </testcase>\n" }
    suite?.cases += lines
    suite?.tests += 1
    suite?.failures += failures.isEmpty ? 0 : 1
    return text
  }

  mutating func add(unreadable document: String, mistakes: [InputMistake]) -> String {
    let text = closeSuite(before: document)
    let lines = mistakes.map { oneLine($0.text(in: document)) }
    let count = lines.count > 1 ? "\(lines.count) mistakes, the first: " : ""
    let error = "<error type=\"unreadable\" message=\"\(escaped(count + (lines.first ?? "")))\""
    suite?.cases +=
      "    <testcase classname=\"\(escaped(document))\" name=\"reading\">\n      \(error)"
      + (lines.count > 1 ? ">\(lines.map(escaped).joined(separator: "\n"))</error>\n" : "/>\n")
      + "    </testcase>\n"
    suite?.tests += 1
    suite?.errors += 1
    return text
  }

  mutating func end() -> String { closeSuite(before: nil) + "</testsuites>\n" }

  private mutating func closeSuite(before document: String?) -> String {
    guard suite?.document != document else { return "" }
    let text = suite.map {
      "  <testsuite name=\"\(escaped($0.document))\" tests=\"\($0.tests)\" failures=\"\($0.failures)\" "
        + "errors=\"\($0.errors)\" skipped=\"0\">\n\($0.cases)  </testsuite>\n"
    }
    suite = document.map { ($0, "", 0, 0, 0) }
    return text ?? ""
  }

  private func paragraphs(_ findings: [Finding], in report: SceneReport) -> String {
    findings.map { finding in
      let line = finding.line.map { ":\($0)" } ?? ""
      let head =
        "\(finding.path(in: report))\(line): \(finding.level.rawValue): \(finding.kind.rawValue)\(finding.place(in: report))"
      var lines = [head, finding.message]
      lines += finding.details.map { "  \($0.words)" }
      lines.append("\(finding.closing.label): \(finding.closing.text)")
      return lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        .map { escaped(String($0)) }.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}

/// `<file name><error line column severity message source/></file>` (https://checkstyle.org).
struct CheckstyleFiles: FindingsWriter {
  private var document: String?

  mutating func begin() -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n"
  }

  mutating func add(_ report: SceneReport) -> String {
    report.findings.reduce(into: "") { text, finding in
      let severity = finding.level == .note ? "info" : finding.level.rawValue
      text += openFile(finding.path(in: report))
      text += error(
        line: finding.line ?? 1, column: finding.column, severity: severity,
        message: finding.sentence + finding.place(in: report), source: finding.kind.rawValue)
    }
  }

  mutating func add(unreadable document: String, mistakes: [InputMistake]) -> String {
    openFile(document)
      + mistakes.map { mistake in
        error(
          line: mistake.line ?? 1, column: mistake.column, severity: "error",
          message: oneLine(mistake.message), source: "unreadable")
      }.joined()
  }

  mutating func end() -> String { (document == nil ? "" : "  </file>\n") + "</checkstyle>\n" }

  private mutating func openFile(_ path: String) -> String {
    guard path != document else { return "" }
    defer { document = path }
    return (document == nil ? "" : "  </file>\n") + "  <file name=\"\(escaped(path))\">\n"
  }

  private func error(line: Int, column: Int?, severity: String, message: String, source: String) -> String {
    "    <error line=\"\(line)\"" + (column.map { " column=\"\($0)\"" } ?? "")
      + " severity=\"\(severity)\" message=\"\(escaped(message))\" source=\"plumbline.\(source)\"/>\n"
  }
}

/// One line of a text.
private func escaped(_ text: String) -> String { SVGText.escaped(showingControls(text)) }
