// The JSON lines of `layout` and `check`: one object a scene and configuration. Other programs read them; members may be
// added, none renamed or dropped.

import Foundation

extension SceneReport {
  /// The line of `layout --format json`, without a line break.
  public var layoutJSON: String {
    JSONValue.object(
      header + [
        ("views", .array(views.map(\.json))), ("findings", .array(findings.map(\.json))),
      ]
    ).text
  }

  /// The line of `check --format json`, without a line break.
  public var checkJSON: String { checkObject.text }

  package var checkObject: JSONValue { .object(header + [("findings", .array(findings.map(\.json)))]) }

  private var header: [(key: String, value: JSONValue)] {
    var members: [(key: String, value: JSONValue)] = [
      ("document", .string(document)), ("scene", .string(scene)),
    ]
    if let controller { members.append(("controller", .string(controller))) }
    if let device { members.append(("device", .string(device))) }
    members += [
      ("orientation", .string(orientation)), ("direction", .string(direction)),
    ]
    if let language { members.append(("language", .string(language))) }
    if let contentSize { members.append(("contentSize", .string(contentSize))) }
    members += [
      ("size", .array([.number(size.width), .number(size.height)])), ("scale", .number(scale)),
    ]
    if !configurations.isEmpty { members.append(("configurations", .array(configurations.map(\.json)))) }
    return members
  }
}

extension ViewReport {
  var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [("id", .string(id)), ("class", .string(kind))]
    if let parent { members.append(("parent", .string(parent))) }
    members.append(("frame", frame.json))
    return .object(members)
  }
}

extension Finding {
  package var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("id", .string(id)), ("kind", .string(kind.rawValue)), ("level", .string(level.rawValue)),
      ("views", views.json),
    ]
    if !constraints.isEmpty { members.append(("constraints", constraints.json)) }
    if let broken { members.append(("broken", .string(broken))) }
    // An ambiguity always has both: readers need not ask.
    let isAmbiguity = kind == .ambiguous
    if isAmbiguity || !variables.isEmpty {
      members.append(("variables", (variables + twins.flatMap(\.variables)).json))
    }
    if isAmbiguity || !witness.isEmpty { members.append(("witness", .array(witness.map(\.json)))) }
    if let stored { members.append(("stored", stored.json)) }
    if let computed { members.append(("computed", computed.json)) }
    members.append(("message", .string(message)))
    members.append(("fix", .string(fix)))
    if let line { members.append(("line", .number(Double(line)))) }
    if let column { members.append(("column", .number(Double(column)))) }
    if let file { members.append(("file", .string(file))) }
    if isTried { members.append(("tried", .bool(true))) }
    if caused > 0 { members.append(("caused", .number(Double(caused)))) }
    if !configurations.isEmpty { members.append(("configurations", .array(configurations.map(\.json)))) }
    if !details.isEmpty { members.append(("details", .array(details.map(\.json)))) }
    return .object(members)
  }
}

extension ReportConfiguration {
  /// Every member is there, null where the document itself decides.
  package var json: JSONValue {
    func value(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
    return .object(
      [
        ("device", value(device)), ("orientation", .string(orientation)), ("direction", .string(direction)),
        ("language", value(language)), ("contentSize", value(contentSize)),
      ] + (isCanvas ? [("canvas", .bool(true))] : []))
  }
}

extension ConstraintReport {
  var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("id", .string(id)), ("words", .string(words)), ("notation", .string(notation)),
    ]
    if let line { members.append(("line", .number(Double(line)))) }
    if let column { members.append(("column", .number(Double(column)))) }
    return .object(members)
  }
}

extension CGRect {
  /// `[x, y, width, height]`; the size keeps its sign.
  fileprivate var json: JSONValue {
    .array([.number(origin.x), .number(origin.y), .number(size.width), .number(size.height)])
  }
}

extension [String] {
  fileprivate var json: JSONValue { .array(map(JSONValue.string)) }
}
