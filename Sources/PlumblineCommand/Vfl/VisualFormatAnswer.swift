// The output of `plumbline vfl`, as text or JSON.

import Foundation
import LayoutReport
import Plumbline

/// The constraints and frames of the formats, or the error of one.
@MainActor
struct VisualFormatAnswer {
  private let formats: [String]
  private let made: [VisualFormatSession.Made]
  private let views: [(name: String, view: UIView)]
  private let root: UIView
  private let diagnosis: LayoutDiagnosis

  init(_ session: VisualFormatSession, formats: [String], made: [VisualFormatSession.Made]) {
    self.formats = formats
    self.made = made
    views = session.views
    root = session.root
    diagnosis = session.root.layoutDiagnosis()
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
      ("description", .string(constraint.demandText)), ("format", .string(formats[made.format])),
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
    let open = openNumbers(of: view)
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
    guard let item else { return .null }
    if item === root { return .string("|") }
    return views.first { $0.view === item }.map { .string($0.name) } ?? .null
  }

  // MARK: Text

  /// A paragraph for each format, then the frames.
  var text: String {
    var lines: [String] = []
    for (index, format) in formats.enumerated() {
      lines.append(format)
      let own = made.filter { $0.format == index }
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
      let open = openNumbers(of: view)
      lines.append(
        name.padding(toLength: width, withPad: " ", startingAt: 0)
          + "  \(decimal(Double(frame.minX))),\(decimal(Double(frame.minY))) "
          + "\(decimal(Double(frame.width)))x\(decimal(Double(frame.height)))"
          + (open.isEmpty ? "" : "   (ambiguous: \(open.joined(separator: ", ")))"))
    }
    return lines.map { showingControls($0) + "\n" }.joined()
  }

  // MARK: Findings

  private func isBroken(_ constraint: NSLayoutConstraint) -> Bool {
    diagnosis.conflicts.contains { $0.broken === constraint }
  }

  private func openNumbers(of view: UIView) -> [String] {
    diagnosis.ambiguities.first { $0.view === view }?.variables ?? []
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
