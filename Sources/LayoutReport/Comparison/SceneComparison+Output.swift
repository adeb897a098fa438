// A comparison as text and as a line of JSON.

import Foundation

extension SceneComparison {
  /// The version that names things: the new one, or the old one of a scene that went.
  var shown: SceneSnapshot? { new ?? old }

  /// "Scene 8bC-Xf-vdC, LoginViewController, retina6_12".
  var heading: String {
    guard let shown else { return "" }
    let size = "\(decimal(shown.size.width)) x \(decimal(shown.size.height))"
    let parts = [
      "Scene \(shown.scene)", shown.title, shown.configuration.deviceName ?? shown.configuration.device, size,
      old == nil ? "came" : nil,
      new == nil ? "went" : nil,
    ]
    return (parts.compactMap { $0 } + shown.configuration.particulars).joined(separator: ", ")
  }

  /// The line of `diff --format json`, without a line break.
  public var json: String {
    guard let shown else { return JSONValue.object([]).text }
    var members: [(key: String, value: JSONValue)] = [
      ("document", .string(document)), ("scene", .string(shown.scene)),
      ("configuration", shown.configuration.json),
    ]
    if old == nil { members.append(("status", .string("added"))) }
    if new == nil { members.append(("status", .string("removed"))) }
    func lists(_ lists: KeyValuePairs<String, [JSONValue]>) -> JSONValue {
      .object(lists.map { ($0.key, .array($0.value)) })
    }
    members += [
      ("moved", .array(moved.map(\.json))), ("added", .array(added.map(\.json))),
      ("removed", .array(removed.map(\.json))),
      (
        "constraints",
        lists([
          "added": addedConstraints.map(\.json), "removed": removedConstraints.map(\.json),
          "changed": changedConstraints.map(\.json),
        ])
      ),
      (
        "findings",
        lists(["added": addedFindings.map(\.changeJSON), "removed": removedFindings.map(\.changeJSON)])
      ),
    ]
    return JSONValue.object(members).text
  }

  /// A line below the scene's heading, and its subject.
  struct Line {
    var mark: String
    var ink: TerminalStyle.Ink
    var text: String
    var view: String?
    var constraint: String?
    /// The key, equal on other devices for the same subject.
    var key = ""
    /// Whether it follows from the line of a constraint above it.
    var isConsequence = false
    var classes: String { isConsequence ? mark + " consequence" : mark }
  }

  /// The lines below the scene's heading: constraints, each with the views that it moved; other views; findings.
  var lines: [Line] {
    var lines: [Line] = []
    var rest = moved
    func tell(
      _ mark: String, _ ink: TerminalStyle.Ink, _ text: String, _ constraint: SceneSnapshot.Constraint
    ) {
      lines.append(Line(mark: mark, ink: ink, text: "\(constraint.id): \(text)", constraint: constraint.id))
      lines += rest.filter { $0.reasons.contains(constraint.id) }.map { line($0, isConsequence: true) }
      rest.removeAll { $0.reasons.contains(constraint.id) }
    }
    for change in changedConstraints {
      tell(
        "changed", .warning, change.old.words + (change.words.map { ": " + $0 } ?? " -> " + change.new.words),
        change.new)
    }
    for constraint in addedConstraints { tell("came", .way, constraint.words, constraint) }
    for constraint in removedConstraints { tell("went", .error, constraint.words, constraint) }
    lines += rest.map { line($0, isConsequence: false) }
    lines += added.map { Line(mark: "came", ink: .way, text: $0.words, view: $0.id, key: $0.id) }
    lines += removed.map { Line(mark: "went", ink: .error, text: $0.words, view: $0.id, key: $0.id) }
    for (findings, mark, ink) in [
      (addedFindings, "came", TerminalStyle.Ink.error), (removedFindings, "went", .way),
    ] {
      lines += findings.map {
        Line(mark: mark, ink: ink, text: $0.changeWords, view: $0.views.first, key: $0.id)
      }
    }
    return lines
  }

  private func line(_ move: Move, isConsequence: Bool) -> Line {
    let (old, new) = (move.old, move.view.frame)
    let parent = move.oldParent.map { ", out of \($0)" } ?? ""
    let by = [new.minX - old.minX, new.minY - old.minY, new.width - old.width, new.height - old.height]
    return Line(
      mark: "moved", ink: .warning,
      text: "\(move.view.heading): \(old.inWords) -> \(new.inWords)\(parent)", view: move.view.id,
      key: "\(move.view.id) by \(by.map { decimal($0.rounded()) })", isConsequence: isConsequence)
  }

  /// What is told of a scene in each of its layouts: of lines that several layouts have, the first tells, and on which
  /// devices it is so, where that is not all of them.
  static func lines(of layouts: [SceneComparison]) -> [(layout: SceneComparison, lines: [Line])] {
    func key(_ line: Line) -> String { line.mark + (line.key.isEmpty ? line.text : line.key) }
    let all = layouts.map { (layout: $0, lines: $0.lines) }
    let configurations = layouts.compactMap(\.shown?.configuration)
    var places: [String: [ReportConfiguration]] = [:]
    for (place, entry) in zip(configurations, all) {
      for line in entry.lines { places[key(line), default: []].append(place) }
    }
    return all.map { layout, lines in
      let own = lines.compactMap { line -> Line? in
        guard let places = places.removeValue(forKey: key(line)) else { return nil }
        var line = line
        if let phrase = ConfigurationPhrase(of: places, among: configurations).text {
          line.text += " (\(phrase))"
        }
        return line
      }
      return (layout, own)
    }
  }
}

/// Writes comparisons as text for people, as `plumbline diff` does: one scene after the other, below the name of their
/// document, a line for each view, constraint and finding that changed.
///
/// What all layouts of a scene share is written once; a line that holds in some of them names these.
public struct ComparisonText: Sendable {
  private var style: TerminalStyle
  private var headings = SceneHeadings()
  private var scenes = 0
  private var documents = 0

  /// A writer; it counts scenes and documents for `summary`, so that one writer serves one run.
  public init(style: TerminalStyle = TerminalStyle()) { self.style = style }

  /// The lines of one scene in all of its layouts that changed, with the document's name above its first.
  public mutating func text(for layouts: [SceneComparison]) -> String {
    guard let first = layouts.first else { return "" }
    var text = headings.line(above: first.document, in: style)
    if !text.isEmpty { documents += 1 }
    scenes += 1
    for (layout, lines) in SceneComparison.lines(of: layouts) where !lines.isEmpty {
      let others =
        layout == first && layouts.count > 1 ? "; alike on \(counted(layouts.count - 1, "other layout"))" : ""
      text += "  " + showingControls(layout.heading + others) + "\n"
      for line in lines {
        let mark = style(line.ink, line.mark) + String(repeating: " ", count: max(7 - line.mark.count, 0))
        let margin = line.isConsequence ? 6 : 4
        text += style.lines(of: "\(mark) \(showingControls(line.text))", margin: margin, hanging: margin + 8)
      }
    }
    return text
  }

  /// The last line of a run: how many scenes of how many documents changed, or that none did.
  public var summary: String {
    scenes == 0
      ? "No view moved, and no constraint changed.\n"
      : "\n\(counted(scenes, "scene")) of \(counted(documents, "document")) changed.\n"
  }
}

extension SceneComparison.Move {
  fileprivate var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("id", .string(view.id)), ("old", old.numbers), ("new", view.frame.numbers),
    ]
    if let oldParent {
      members.append(("oldParent", .string(oldParent)))
      members.append(("newParent", view.parent.map { .string($0) } ?? .null))
    }
    return .object(members)
  }
}

extension SceneComparison.Change {
  fileprivate var json: JSONValue {
    .object([
      ("id", .string(new.id)), ("old", .string(old.words)), ("new", .string(new.words)),
      ("change", words.map { .string($0) } ?? .null),
    ])
  }
}

extension Finding {
  fileprivate var changeWords: String { "\(level.rawValue), \(kind.rawValue): \(message)" }
  fileprivate var changeJSON: JSONValue {
    .object([
      ("id", .string(id)), ("kind", .string(kind.rawValue)), ("level", .string(level.rawValue)),
      ("message", .string(message)),
    ])
  }
}

extension SceneSnapshot.View {
  fileprivate var words: String { "\(heading): \(frame.inWords)" }
  fileprivate var json: JSONValue { .object([("id", .string(id)), ("frame", frame.numbers)]) }
}

extension SceneSnapshot.Constraint {
  fileprivate var json: JSONValue { .object([("id", .string(id)), ("words", .string(words))]) }
}

extension CGRect {
  fileprivate var numbers: JSONValue {
    .array([.number(origin.x), .number(origin.y), .number(size.width), .number(size.height)])
  }
}
