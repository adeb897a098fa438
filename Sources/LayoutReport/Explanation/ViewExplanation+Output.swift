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
    for number in numbers { members.append((number.name, .array(number.chain.map(\.json)))) }
    members.append(
      ("changes", .object(numbers.map { ($0.name, .array($0.changes.map(\.json))) })))
    members.append(("gaveWay", .array(unsatisfied.map(\.json))))
    return JSONValue.object(members).text
  }

  /// The text for people, ended by a line break.
  public func text(style: TerminalStyle = TerminalStyle()) -> String {
    var text = style(.bold, heading) + (line.map { " line \($0)" } ?? "") + "\n"
    let circumstances = [document, "scene \(scene)", configuration.device].compactMap { $0 }
    text += style(.faint, "  " + circumstances.joined(separator: ", ")) + "\n"
    text += "  \(decimal(frame.size.width)) x \(decimal(frame.size.height))"
    text += " at \(decimal(frame.origin.x)), \(decimal(frame.origin.y))\n"
    for number in numbers {
      text += "\n  " + style(.bold, "\(number.name) = \(decimal(number.value))") + "\n"
      let values = number.chain.map { ($0.value < 0 ? "- " : "+ ") + decimal(abs($0.value)) }
      let width = values.map(\.count).max() ?? 0
      for (link, value) in zip(number.chain, values) {
        text += "    " + String(repeating: " ", count: width - value.count) + value + "  " + link.words
        if let place = place(of: link.constraint, link.line) { text += "  " + style(.faint, place) }
        text += "\n"
      }
      if number.chain.isEmpty { text += "    nothing determines it\n" }
      if let sentence = number.sentenceOfChanges { text += "    " + style(.way, sentence) + "\n" }
    }
    if !unsatisfied.isEmpty {
      text += "\n  " + style(.bold, "Not satisfied") + "\n"
      for entry in unsatisfied {
        text += "    \(entry.words): off by \(points(entry.distance))"
        if let place = place(of: entry.constraint, entry.line) { text += "  " + style(.faint, place) }
        text += "\n"
      }
    }
    return text
  }

  /// Id and line of what the document says itself; a program's constraint is called by its file and line.
  private func place(of constraint: String?, _ line: Int?) -> String? {
    if let constraint, let line, constraint.contains(":\(line)") { return constraint }
    return line.map { (constraint.map { "\($0), " } ?? "") + "line \($0)" }
  }
}

extension ViewExplanation.Number {
  /// So many ways are named, those nearest to the view.
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
