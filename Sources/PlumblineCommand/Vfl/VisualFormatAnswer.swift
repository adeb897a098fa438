// The output of `plumbline vfl`, as text or JSON.

import Foundation
import LayoutReport
import Plumbline

/// The constraints and frames of the formats, or the error of one.
@MainActor
struct VisualFormatAnswer {
  private let formats: [String]
  /// So much of each format as stands with every one of its constraints, which are as many as its parts.
  private let shownFormats: [String]
  private let made: [VisualFormatSession.Made]
  private let views: [(name: String, view: UIView)]
  private let names: [ObjectIdentifier: String]
  private let broken: Set<ObjectIdentifier>
  /// By view, what is ambiguous of it.
  private let open: [ObjectIdentifier: [String]]

  init(_ session: VisualFormatSession, formats: [String], made: [VisualFormatSession.Made]) {
    self.formats = formats
    shownFormats = formats.map { $0.count > 200 ? $0.prefix(200) + "..." : $0 }
    self.made = made
    views = session.views
    names = Dictionary(
      firstOf: [(ObjectIdentifier(session.root), "|")] + views.map { (ObjectIdentifier($0.view), $0.name) })
    let diagnosis = session.root.layoutDiagnosis()
    broken = Set(diagnosis.conflicts.map { ObjectIdentifier($0.broken) })
    open = Dictionary(firstOf: diagnosis.ambiguities.map { (ObjectIdentifier($0.view), $0.variables) })
  }

  // MARK: JSON

  var json: String {
    JSONValue.object([
      ("constraints", .array(made.map(json(of:)))),
      ("views", .array(views.map { json(of: $0.name, $0.view) })),
    ]).text
  }

  private func json(of made: VisualFormatSession.Made) -> JSONValue {
    let constraint = made.constraint
    var members: [(key: String, value: JSONValue)] = [
      ("firstItem", name(of: constraint.firstItem)),
      ("firstAttribute", .string(constraint.firstAttribute.name)),
      ("relation", .string(constraint.relation.sign)), ("secondItem", name(of: constraint.secondItem)),
      ("secondAttribute", .string(constraint.secondAttribute.name)),
      ("multiplier", .exactNumber(Double(constraint.multiplier))),
      ("constant", .exactNumber(Double(constraint.constant))),
      ("priority", .exactNumber(Double(constraint.priority.rawValue))),
      ("description", .string(constraint.demandText)), ("format", .string(shownFormats[made.format])),
    ]
    if isBroken(constraint) { members.append(("broken", .bool(true))) }
    return .object(members)
  }

  private func json(of name: String, _ view: UIView) -> JSONValue {
    let frame = view.frame
    var members: [(key: String, value: JSONValue)] = [
      ("id", .string(name)),
      ("frame", .array([frame.minX, frame.minY, frame.width, frame.height].map { .number(Double($0)) })),
    ]
    let open = self.open[ObjectIdentifier(view)] ?? []
    if !open.isEmpty { members.append(("ambiguous", .array(open.map(JSONValue.string)))) }
    return .object(members)
  }

  /// The JSON object of an error, on one line.
  nonisolated static func json(of refusal: VisualFormatSession.Refusal) -> String {
    JSONValue.object([
      (
        "error",
        .object([
          ("message", .string(refusal.message)),
          ("caret", refusal.caret.map { .number(Double($0)) } ?? .null),
          ("text", .string(refusal.text)), ("format", .string(refusal.format)),
        ])
      )
    ]).text
  }

  private func name(of item: AnyObject?) -> JSONValue {
    item.flatMap { names[ObjectIdentifier($0)] }.map { .string($0) } ?? .null
  }

  // MARK: Text

  /// A paragraph for each format, then the frames.
  var text: String {
    var lines: [String] = []
    let made = Dictionary(grouping: made, by: \.format)
    for (index, format) in formats.enumerated() {
      lines.append(format)
      let own = made[index] ?? []
      if own.isEmpty { lines.append("  no constraints") }
      for entry in own {
        lines.append(
          "  \(entry.constraint.demandText)"
            + (isBroken(entry.constraint) ? "   (broken: it conflicts with other required constraints)" : ""))
      }
      lines.append("")
    }
    let width = views.map(\.name.count).max() ?? 0
    for (name, view) in views {
      let frame = view.frame
      let open = self.open[ObjectIdentifier(view)] ?? []
      lines.append(
        name.padding(toLength: width, withPad: " ", startingAt: 0)
          + "  \(decimal(Double(frame.minX))),\(decimal(Double(frame.minY))) "
          + "\(decimal(Double(frame.width)))x\(decimal(Double(frame.height)))"
          + (open.isEmpty ? "" : "   (ambiguous: \(open.joined(separator: ", ")))"))
    }
    return lines.map { showingControls($0) + "\n" }.joined()
  }

  private func isBroken(_ constraint: NSLayoutConstraint) -> Bool {
    broken.contains(ObjectIdentifier(constraint))
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
