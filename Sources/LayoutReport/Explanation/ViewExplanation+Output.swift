// The forms of an explanation: a text in which the numbers can be added up, and a line of JSON.

import Foundation

extension ViewExplanation {
  /// The line of `explain --view ID --format json`, without a line break.
  public var json: String {
    var members: [(key: String, value: JSONValue)] = [
      ("document", .string(document)), ("scene", .string(scene)), ("configuration", configuration.json),
      ("id", .string(id)),
    ]
    if let line { members.append(("line", .number(Double(line)))) }
    members.append(
      (
        "frame",
        .array([frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { .number($0) })
      ))
    members.append(("ambiguous", .array(ambiguities.map(\.json))))
    members.append(("steps", .object(numbers.map { ($0.name, $0.step.json) })))
    for number in numbers { members.append((number.name, .array(number.chain.map(\.json)))) }
    members.append(("changes", .object(numbers.map { ($0.name, .array($0.changes.map(\.json))) })))
    members.append(("gaveWay", .array(unsatisfied.map(\.json))))
    return JSONValue.object(members).text
  }

  /// The level of detail of an explanation's text.
  public enum Detail: Hashable, Sendable {
    /// For each variable the constraint on the view itself.
    case steps
    /// All summands of each number, what would change it, and what around the view does not hold.
    case sums
  }

  /// The text for people, ended by a line break.
  public func text(style: TerminalStyle = TerminalStyle(), _ detail: Detail = .steps) -> String {
    var text = style(.bold, showingControls(heading)) + (line.map { " line \($0)" } ?? "") + "\n"
    let circumstances = [document, "scene \(scene)", configuration.device].compactMap { $0 }
    text += style(.faint, "  " + showingControls(circumstances.joined(separator: ", "))) + "\n"
    for ambiguity in ambiguities {
      text += "  " + style(.warning, "Ambiguous") + ": \(showingControls(ambiguity.words))\n"
    }
    text += "  \(decimal(frame.size.width)) x \(decimal(frame.size.height))"
    text += " at \(decimal(frame.origin.x)), \(decimal(frame.origin.y))\n"
    return text + (detail == .steps ? steps(style) : sums(style))
  }

  private func steps(_ style: TerminalStyle) -> String {
    let heads = numbers.map { "\($0.name) = \(decimal($0.value))" }
    let width = heads.map(\.count).max() ?? 0
    var text = "\n"
    for (head, number) in zip(heads, numbers) {
      let places = zip(number.step.constraints, number.step.lines).compactMap(place)
      text += "  " + style(.bold, head) + "".padded(to: width - head.count + 2)
      text += showingControls(number.step.words) + places.map { "  " + style(.faint, $0) }.joined() + "\n"
    }
    return text
  }

  private func sums(_ style: TerminalStyle) -> String {
    var text = ""
    for number in numbers {
      text += "\n  " + style(.bold, "\(number.name) = \(decimal(number.value))") + "\n"
      // What two edges share adds nothing, but belongs to the way from one to the other.
      let values = number.chain.map { link in
        decimal(abs(link.value)) == "0" ? "" : (link.value < 0 ? "- " : "+ ") + decimal(abs(link.value))
      }
      let width = values.map(\.count).max() ?? 0
      for (link, value) in zip(number.chain, values) {
        text += value.padded(to: width + 4, atStart: true) + "  " + showingControls(link.words)
        if let place = place(of: link.constraint, link.line) { text += "  " + style(.faint, place) }
        text += "\n"
      }
      if number.chain.isEmpty { text += "    nothing determines it\n" }
      if let sentence = number.sentenceOfChanges {
        text += "    " + style(.way, showingControls(sentence)) + "\n"
      }
    }
    if !unsatisfied.isEmpty {
      text += "\n  " + style(.bold, "Not satisfied") + "\n"
      for entry in unsatisfied {
        text += "    \(showingControls(entry.words)): off by \(points(entry.distance))"
        if let place = place(of: entry.constraint, entry.line) { text += "  " + style(.faint, place) }
        text += "\n"
      }
    }
    return text
  }

  /// The id and line of a constraint of the document; a program's constraint is called by its file and line.
  private func place(of constraint: String?, _ line: Int?) -> String? {
    if let constraint, let line, constraint.contains(":\(line)") { return showingControls(constraint) }
    return line.map { (constraint.map { showingControls($0) + ", " } ?? "") + "line \($0)" }
  }
}

extension ViewExplanation.Number {
  /// The maximum number of ways that are named, those nearest to the view.
  private static let namedLimit = 4

  /// "For another x, change the constant of A (+1 for each point), B (-0.5) …"
  fileprivate var sentenceOfChanges: String? {
    let nearest = changes.suffix(Self.namedLimit).reversed()
    let constants = nearest.compactMap { change -> String? in
      guard let id = change.constraint, let perPoint = change.perPoint else { return nil }
      return "\(id) (\(perPoint < 0 ? "-" : "+")\(decimal(abs(perPoint))) per point)"
    }
    let others = nearest.filter { $0.constraint == nil }.map(\.words)
    guard !constants.isEmpty else { return others.first }
    return "For another \(name), change the constant of \(alternatives(constants))."
      + (others.first.map { " " + $0 } ?? "")
  }
}

extension ViewExplanation.Step {
  fileprivate var json: JSONValue {
    .object([("words", .string(words)), ("constraints", .array(constraints.map { .string($0) }))])
  }
}

extension ViewExplanation.Ambiguity {
  fileprivate var json: JSONValue {
    .object([
      ("variables", .array(variables.map { .string($0) })),
      (
        "witness",
        .array(witness.map { .array([$0.minX, $0.minY, $0.width, $0.height].map { .number(Double($0)) }) })
      ), ("words", .string(words)),
    ])
  }
}

extension ViewExplanation.Link {
  fileprivate var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("constraint", constraint.map { .string($0) } ?? .null), ("words", .string(words)),
      ("value", .number(value)),
    ]
    if let line { members.append(("line", .number(Double(line)))) }
    return .object(members)
  }
}

extension ViewExplanation.Change {
  fileprivate var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [("constraint", constraint.map { .string($0) } ?? .null)]
    if let perPoint { members.append(("perPoint", .number(perPoint))) }
    members.append(("words", .string(words)))
    return .object(members)
  }
}

extension ViewExplanation.UnsatisfiedConstraint {
  fileprivate var json: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("constraint", constraint.map { .string($0) } ?? .null), ("words", .string(words)),
      ("off", .number(distance)),
    ]
    if let line { members.append(("line", .number(Double(line)))) }
    return .object(members)
  }
}
