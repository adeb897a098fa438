// Forms in XML: JUnit's for test reports, Checkstyle's for everything that has read linters for twenty years.

/// A suite a document, a case a scene; a case fails when its scene has findings of level error. What is milder stands in
/// the case's output.
struct JUnitSuites: FindingsWriter {
  /// The suite of the present document: its counts come before its cases.
  private var suite: (document: String, cases: String, tests: Int, failures: Int, errors: Int)?

  mutating func begin() -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"plumbline\">\n"
  }

  mutating func add(_ report: SceneReport) -> String {
    let text = closeSuite(before: report.document)
    let errors = report.findings.filter { $0.level == .error }
    let others = report.findings.filter { $0.level != .error }
    var lines = "    <testcase classname=\"\(escaped(report.document))\" name=\"\(escaped(report.heading))\""
    lines += report.findings.isEmpty ? "/>\n" : ">\n"
    if let first = errors.first {
      let count = errors.count == 1 ? "" : "\(errors.count) errors, the first: "
      lines +=
        "      <failure type=\"\(first.kind.rawValue)\" message=\"\(escaped(count + oneLine(first.message)))\">"
      lines += "\(escaped(paragraphs(errors, in: report)))</failure>\n"
    }
    if !others.isEmpty {
      lines += "      <system-out>\(escaped(paragraphs(others, in: report)))</system-out>\n"
    }
    if !report.findings.isEmpty { lines += "    </testcase>\n" }
    suite?.cases += lines
    suite?.tests += 1
    suite?.failures += errors.isEmpty ? 0 : 1
    return text
  }

  mutating func add(unreadable document: String, message: String) -> String {
    let text = closeSuite(before: document)
    suite?.cases +=
      "    <testcase classname=\"\(escaped(document))\" name=\"reading\">\n"
      + "      <error type=\"unreadable\" message=\"\(escaped(oneLine(message)))\"/>\n    </testcase>\n"
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
        "\(report.document)\(line): \(finding.level.rawValue): \(finding.kind.rawValue)\(finding.place(in: report))"
      return
        ([head, finding.message] + finding.details.map { "  \($0.words)" } + ["Way out: \(finding.fix)"])
        .joined(separator: "\n")
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
    guard !report.findings.isEmpty else { return "" }
    return report.findings.reduce(into: openFile(report.document)) { text, finding in
      let severity = finding.level == .note ? "info" : finding.level.rawValue
      text += error(
        line: finding.line ?? 1, column: finding.column, severity: severity,
        message: finding.sentence + finding.place(in: report), source: finding.kind.rawValue)
    }
  }

  mutating func add(unreadable document: String, message: String) -> String {
    openFile(document)
      + error(line: 1, column: nil, severity: "error", message: oneLine(message), source: "unreadable")
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

private func escaped(_ text: String) -> String { SVGText.escaped(text) }
