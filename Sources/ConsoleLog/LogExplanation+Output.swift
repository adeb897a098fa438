// The forms of an explained log: a text for people and one JSON object.

import Foundation
import LayoutReport

/// A console text with the explanations of all that it holds.
public struct ExplainedLog: Sendable {
  /// The conflicts, in the order of the text.
  public var conflicts: [LogExplanation]
  /// Other messages.
  public var notes: [LogNote]

  /// Explains what was read.
  /// - Parameter scenes: Scenes of documents in which the constraints may be written down.
  public init(_ log: ConsoleLog, in scenes: [SceneConstraints] = []) {
    conflicts = log.conflicts.map { conflict in
      var explanation = LogExplanation(conflict)
      guard !scenes.isEmpty else { return explanation }
      let match = DocumentMatch(conflict, in: scenes)
      for (index, places) in match.places.enumerated() {
        explanation.members[index].places = places
        explanation.members[index].isPlaceCertain = match.isCertain
      }
      return explanation
    }
    notes = log.notes
  }

  /// Whether a constraint was found in a document.
  public var isInDocuments: Bool { conflicts.contains { $0.members.contains { !$0.places.isEmpty } } }

  /// Whether anything of the text could be read.
  public var isReadable: Bool {
    notes.contains { $0 != .headingAlone } || conflicts.contains { !$0.members.isEmpty }
  }

  /// The object of `explain --format json`, without a line break.
  public var json: String {
    JSONValue.object([
      ("conflicts", .array(conflicts.map(\.json))), ("notes", .array(notes.map(\.json))),
    ]).text
  }

  /// The text for people, ended by a line break.
  public func text(style: TerminalStyle = TerminalStyle()) -> String {
    var parts: [String] = []
    for (index, conflict) in conflicts.enumerated() {
      let number =
        conflicts.count > 1
        ? "Conflict \(index + 1) of \(conflicts.count)"
        : conflict.isAlone ? "No conflict" : "A conflict"
      parts.append(conflict.text(title: number, style: style))
    }
    parts += notes.map { $0.text(style: style) }
    return parts.joined(separator: "\n")
  }
}

extension LogExplanation {
  fileprivate func text(title: String, style: TerminalStyle) -> String {
    var text = style(.error, title) + ": \(counted(members.count, "constraint"))"
    if count > 1 { text += ", logged \(count) times" }
    text += "\n\n"
    for notice in notices { text += style(.bold, showingControls(notice)) + "\n" }
    if !notices.isEmpty { text += "\n" }
    text += lines(members.indices.filter { core.isEmpty || core.contains($0) }, style)
    if !sizes.isEmpty { text += "     and \(showingControls(list(sizes))) cannot be negative\n" }
    if !core.isEmpty {
      let rest = members.indices.filter { !core.contains($0) }
      text +=
        rest.isEmpty
        ? "\nThese constraints conflict; without any one of them the others can hold.\n"
        : "\nThese constraints conflict; without any one of them the others can hold. The rest of the list is not involved:\n\n"
      text += lines(rest, style)
    }
    if let broken {
      text += "\n" + style(.bold, "What breaks") + ": [\(broken + 1)] has no effect"
      if let distance, distance > 0.0005, othersHold || core.contains(broken) {
        text += " and is off by \(distanceWords)"
      }
      text +=
        othersHold
        ? (members.count > 1 ? "; the others hold.\n" : ".\n")
        : ".\nThe others still conflict: the console may report another conflict.\n"
    }
    for remark in remarks { text += showingControls(remark) + "\n" }
    for damage in damaged {
      text += style(.warning, "Not read") + ": \(showingControls(damage.text))\n"
      text += "    \(showingControls("\(damage.mistake)")).\n"
    }
    if !ways.isEmpty {
      text += "\n" + style(.bold, "Ways out") + "\n"
      for way in ways {
        text += "  " + style(.way, showingControls(way.words))
        if way.isTried { text += style(.faint, "  tried: the rest holds") }
        text += "\n"
      }
    }
    return text
  }

  /// Whether no message says that the constraints conflict, and they do not.
  fileprivate var isAlone: Bool {
    broken == nil && core.isEmpty && damaged.isEmpty && form != .message
  }

  private func lines(_ places: [Int], _ style: TerminalStyle) -> String {
    places.map { place in
      let member = members[place]
      var line = (place == broken ? " *" : "  ") + "[\(place + 1)] \(showingControls(member.words))"
      if let reason = member.reason { line += style(.faint, "\n        \(showingControls(reason))") }
      if !member.places.isEmpty {
        let place = member.isPlaceCertain ? "in" : "perhaps in"
        line += style(.faint, "\n        \(place) \(member.places.map(\.words).joined(separator: "; or "))")
      }
      if let source = member.source { line += style(.faint, "\n        made in \(showingControls(source))") }
      return line + style(.faint, "\n        \(showingControls(member.text))") + "\n"
    }.joined()
  }

  fileprivate var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("constraints", .array(self.members.map(\.json))),
      ("core", .array(core.map { .number(Double($0)) })),
      ("broken", broken.map { .number(Double($0)) } ?? .null),
      (
        "ways",
        .array(ways.map { .object([("words", .string($0.words)), ("tried", .bool($0.isTried))]) })
      ),
    ]
    if let distance, othersHold || broken.map(core.contains) ?? false {
      members.append(("off", .number(distance)))
      if distanceWords.hasPrefix("at least") { members.append(("offIsLeast", .bool(true))) }
    }
    if broken != nil { members.append(("othersHold", .bool(othersHold))) }
    if !sizes.isEmpty { members.append(("nonNegative", .array(sizes.map { .string($0) }))) }
    if !notices.isEmpty { members.append(("notices", .array(notices.map { .string($0) }))) }
    if form == .dump { members.append(("dump", .bool(true))) }
    if !remarks.isEmpty { members.append(("remarks", .array(remarks.map { .string($0) }))) }
    if count > 1 { members.append(("count", .number(Double(count)))) }
    if !damaged.isEmpty {
      members.append(
        (
          "damaged",
          .array(
            damaged.map {
              .object([("text", .string($0.text)), ("reason", .string($0.mistake.description))])
            })
        ))
    }
    return .object(members)
  }
}

extension LogExplanation.Member {
  fileprivate var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("text", .string(text)), ("words", .string(words)), ("system", .bool(isSystem)),
    ]
    if let reason { members.append(("reason", .string(reason))) }
    if let identifier { members.append(("identifier", .string(identifier))) }
    if let source { members.append(("source", .string(source))) }
    if !places.isEmpty { members.append(("documents", .array(places.map(\.json)))) }
    members.append(("address", .string(address)))
    return .object(members)
  }
}

extension SceneConstraints.Place {
  /// `Main.storyboard:12, scene roo-aa-001 (Login), constraint wid-aa-001`, of which editors know the first part.
  fileprivate var words: String {
    let name = title.map { " (\($0))" } ?? ""
    return showingControls(
      "\(document)\(line.map { ":\($0)" } ?? ""), scene \(scene)\(name), constraint \(id)")
  }

  fileprivate var json: JSONValue {
    .object([
      ("document", .string(document)), ("scene", .string(scene)),
      ("title", title.map { .string($0) } ?? .null),
      ("id", .string(id)), ("line", line.map { .number(Double($0)) } ?? .null),
    ])
  }
}

extension LogNote {
  fileprivate func text(style: TerminalStyle) -> String {
    var text = style(.note, kind) + ": \(words)\n"
    for detail in details { text += "    \(showingControls(detail))\n" }
    return text + "  " + style(.way, wayOut) + "\n"
  }

  fileprivate var json: JSONValue {
    .object([
      ("kind", .string(kind)), ("words", .string(words)), ("fix", .string(wayOut)),
      ("details", .array(details.map { .string($0) })),
    ])
  }
}
