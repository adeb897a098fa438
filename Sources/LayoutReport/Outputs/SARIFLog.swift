// SARIF 2.1.0: findings for code scanning (GitHub, Azure DevOps, editors). One run, one result a finding, with the rules'
// help, fingerprints that outlive edits, and the constraints of a conflict as related locations.
// https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html (paragraph numbers below are its)

import Foundation

struct SARIFLog: FindingsWriter {
  private let version: String
  private let kinds: [Finding.Kind]
  private let places: [Finding.Kind: Int]
  private var fingerprints = Fingerprints()
  private var isFirst = true
  private var complaints: [JSONValue] = []

  init(version: String, kinds: [Finding.Kind]) {
    self.version = version
    self.kinds = kinds
    places = Dictionary(firstOf: kinds.enumerated().map { ($1, $0) })
  }

  mutating func begin() -> String {
    let driver = JSONValue.object([
      ("name", .string("plumbline")), ("version", .string(version)),
      ("rules", .array(kinds.map(rule))),
    ])
    // The lists stay open: results follow one by one.
    return #"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"#
      + #""tool":{"driver":\#(driver.text)},"columnKind":"unicodeCodePoints","results":["# + "\n"
  }

  mutating func add(_ report: SceneReport) -> String {
    var text = ""
    for finding in report.findings {
      text += (isFirst ? "" : ",\n") + result(for: finding, in: report).text
      isFirst = false
    }
    return text
  }

  mutating func add(unreadable document: String, mistakes: [InputMistake]) -> String {
    // §3.58: what kept the tool from its work is a notification, not a result.
    complaints += mistakes.map { mistake in
      let place =
        mistake.line.map { physicalLocation(document, line: $0, column: mistake.column) }
        ?? .object([artifact(document)])
      return .object([
        ("level", .string("error")), ("message", text(oneLine(mistake.message))),
        ("locations", .array([.object([("physicalLocation", place)])])),
      ])
    }
    return ""
  }

  mutating func end() -> String {
    var invocation: [(key: String, value: JSONValue)] = [("executionSuccessful", .bool(complaints.isEmpty))]
    if !complaints.isEmpty { invocation.append(("toolExecutionNotifications", .array(complaints))) }
    return "\n],\"invocations\":\(JSONValue.array([.object(invocation)]).text)}]}\n"
  }

  private func rule(_ kind: Finding.Kind) -> JSONValue {
    .object([
      ("id", .string(kind.rawValue)), ("name", .string(kind.title)),
      ("shortDescription", text(kind.meaning)),
      ("help", text(kind.help)),
      ("defaultConfiguration", .object([("level", .string(kind.defaultLevel?.rawValue ?? "none"))])),
    ])
  }

  private mutating func result(for finding: Finding, in report: SceneReport) -> JSONValue {
    var location: [(key: String, value: JSONValue)] = [
      (
        "physicalLocation",
        physicalLocation(finding.path(in: report), line: finding.line, column: finding.column)
      )
    ]
    if !finding.views.isEmpty {
      location.append(
        (
          "logicalLocations",
          .array(
            finding.views.prefix(Self.elementLimit).map {
              .object([("name", .string($0)), ("kind", .string("element"))])
            })
        ))
    }
    var members: [(key: String, value: JSONValue)] = [
      ("ruleId", .string(finding.kind.rawValue)),
      // §3.27.6: -1 for a rule that is not in the list.
      ("ruleIndex", .number(Double(places[finding.kind] ?? -1))),
      ("level", .string(finding.level.rawValue)),
      ("message", text(finding.sentence + finding.place(in: report))),
      ("locations", .array([.object(location)])),
    ]
    let related = finding.details.filter { $0.line != nil }.prefix(Self.elementLimit)
    if !related.isEmpty {
      members.append(
        (
          "relatedLocations",
          .array(
            related.enumerated().map { number, constraint in
              .object([
                ("id", .number(Double(number))),
                (
                  "physicalLocation",
                  physicalLocation(report.document, line: constraint.line, column: constraint.column)
                ),
                ("message", text(constraint.words)),
              ])
            })
        ))
    }
    members.append(
      (
        "partialFingerprints",
        .object([("plumblineFinding/v1", .string(fingerprints.fingerprint(of: finding, in: report)))])
      ))
    var properties: [(key: String, value: JSONValue)] = [
      ("id", .string(finding.id)), ("scene", .string(report.scene)), ("fix", .string(finding.fix)),
    ]
    if finding.isTried { properties.append(("tried", .bool(true))) }
    if !finding.configurations.isEmpty {
      properties.append(("configurations", .array(finding.configurations.map(\.json))))
    }
    members.append(("properties", .object(properties)))
    return .object(members)
  }

  /// More elements of a finding than these are not listed one by one.
  private static let elementLimit = 20

  private func physicalLocation(_ path: String, line: Int?, column: Int?) -> JSONValue {
    var region: [(key: String, value: JSONValue)] = [("startLine", .number(Double(max(line ?? 1, 1))))]
    if let column { region.append(("startColumn", .number(Double(max(column, 1))))) }
    return .object([artifact(path), ("region", .object(region))])
  }

  /// §3.4: a URI, relative to the repository's root where the path is relative.
  private func artifact(_ path: String) -> (key: String, value: JSONValue) {
    let encoded = path.addingPercentEncoding(withAllowedCharacters: Self.pathCharacters) ?? path
    return (
      "artifactLocation",
      path.hasPrefix("/")
        ? .object([("uri", .string("file://" + encoded))])
        : .object([("uri", .string(encoded)), ("uriBaseId", .string("%SRCROOT%"))])
    )
  }

  /// RFC 3986: unreserved characters and the separator; a colon in a first segment would be read as a scheme.
  private static let pathCharacters = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")

  private func text(_ string: String) -> JSONValue { .object([("text", .string(string))]) }
}
