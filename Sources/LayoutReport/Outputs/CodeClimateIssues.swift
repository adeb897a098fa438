// Code Climate's issues in the part that GitLab reads (https://docs.gitlab.com/ci/testing/code_quality): one array, an
// object a finding.

struct CodeClimateIssues: FindingsWriter {
  private var fingerprints = Fingerprints()
  private var isFirst = true

  mutating func begin() -> String { "[\n" }

  mutating func add(_ report: SceneReport) -> String {
    report.findings.reduce(into: "") { text, finding in
      text += separator + issue(for: finding, in: report).text
    }
  }

  mutating func add(unreadable document: String, mistakes: [InputMistake]) -> String {
    let report = SceneReport(document: document, scene: "", size: .zero)
    return mistakes.reduce(into: "") { text, mistake in
      var finding = Finding(kind: .unresolved, level: .error, message: mistake.message, fix: "")
      finding.views = [document]
      text +=
        separator
        + issue(
          name: "unreadable", severity: "blocker", text: oneLine(mistake.message), path: document,
          line: mistake.line ?? 1, fingerprint: fingerprints.fingerprint(of: finding, in: report), body: nil
        ).text
    }
  }

  mutating func end() -> String { "\n]\n" }

  private var separator: String {
    mutating get {
      defer { isFirst = false }
      return isFirst ? "" : ",\n"
    }
  }

  private mutating func issue(for finding: Finding, in report: SceneReport) -> JSONValue {
    issue(
      name: finding.kind.rawValue, severity: finding.level.severity,
      text: oneLine(finding.message) + finding.place(in: report),
      path: finding.path(in: report), line: finding.line ?? 1,
      fingerprint: fingerprints.fingerprint(of: finding, in: report),
      body: finding.details.map { "* \($0.words)" }.joined(separator: "\n")
        + (finding.details.isEmpty ? "" : "\n\n") + finding.fix)
  }

  private func issue(
    name: String, severity: String, text: String, path: String, line: Int, fingerprint: String,
    body: String?
  ) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("type", .string("issue")), ("check_name", .string(name)), ("description", .string(text)),
      ("categories", .array([.string("Bug Risk")])), ("severity", .string(severity)),
      ("fingerprint", .string(fingerprint)),
      (
        "location",
        .object([
          ("path", .string(path)),
          ("lines", .object([("begin", .number(Double(line))), ("end", .number(Double(line)))])),
        ])
      ),
    ]
    if let body, !body.isEmpty { members.append(("content", .object([("body", .string(body))]))) }
    return .object(members)
  }
}

extension Finding.Level {
  /// Code Climate's words.
  fileprivate var severity: String {
    switch self {
    case .error: "critical"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
