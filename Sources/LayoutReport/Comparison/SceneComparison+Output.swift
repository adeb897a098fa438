// A comparison as text and as a line of JSON.

import Foundation

extension SceneComparison {
  /// The version that names things: the new one, or the old one of a scene that went.
  var shown: SceneSnapshot? { new ?? old }

  /// "Scene 8bC-Xf-vdC, LoginViewController, retina6_12".
  var heading: String {
    guard let shown else { return "" }
    var parts = ["Scene \(shown.scene)"]
    if let title = shown.title { parts.append(title) }
    if let device = shown.configuration.device { parts.append(device) }
    parts.append("\(decimal(shown.size.width)) x \(decimal(shown.size.height))")
    if shown.configuration.orientation != "portrait" { parts.append(shown.configuration.orientation) }
    if shown.configuration.direction != "ltr" { parts.append("right to left") }
    if let language = shown.configuration.language { parts.append(language) }
    if let contentSize = shown.configuration.contentSize { parts.append(contentSize) }
    if old == nil { parts.append("came") }
    if new == nil { parts.append("went") }
    return parts.joined(separator: ", ")
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
    members += [
      ("moved", .array(moved.map(\.json))), ("added", .array(added.map(\.json))),
      ("removed", .array(removed.map(\.json))),
      (
        "constraints",
        .object([
          ("added", .array(addedConstraints.map(\.json))),
          ("removed", .array(removedConstraints.map(\.json))),
          (
            "changed",
            .array(
              changedConstraints.map {
                .object([
                  ("id", .string($0.new.id)), ("old", .string($0.old.words)), ("new", .string($0.new.words)),
                ])
              })
          ),
        ])
      ),
    ]
    return JSONValue.object(members).text
  }

  /// A line below the scene's heading, and what it is about.
  struct Line {
    var mark: String
    var ink: TerminalStyle.Ink
    var text: String
    var view: String?
    var constraint: String?
  }

  /// The lines below the scene's heading.
  var lines: [Line] {
    var lines: [Line] = []
    for move in moved {
      let parent = move.oldParent.map { ", out of \($0)" } ?? ""
      let text = "\(move.view.heading): \(Self.text(move.old)) -> \(Self.text(move.view.frame))\(parent)"
      lines.append(Line(mark: "moved", ink: .warning, text: text, view: move.view.id))
    }
    func line(_ mark: String, _ ink: TerminalStyle.Ink, _ view: SceneSnapshot.View) -> Line {
      Line(mark: mark, ink: ink, text: "\(view.heading): \(Self.text(view.frame))", view: view.id)
    }
    func line(_ mark: String, _ ink: TerminalStyle.Ink, _ constraint: SceneSnapshot.Constraint) -> Line {
      Line(mark: mark, ink: ink, text: "\(constraint.id): \(constraint.words)", constraint: constraint.id)
    }
    lines += added.map { line("came", .way, $0) } + removed.map { line("went", .error, $0) }
    lines +=
      addedConstraints.map { line("came", .way, $0) } + removedConstraints.map { line("went", .error, $0) }
    lines += changedConstraints.map {
      Line(
        mark: "changed", ink: .warning, text: "\($0.new.id): \($0.old.words) -> \($0.new.words)",
        constraint: $0.new.id)
    }
    return lines
  }

  private static func text(_ frame: CGRect) -> String {
    "\(decimal(frame.size.width)) x \(decimal(frame.size.height)) at \(decimal(frame.origin.x)), "
      + decimal(frame.origin.y)
  }
}

/// Writes comparisons as text for people, one scene after the other, below the name of their document.
public struct ComparisonText: Sendable {
  private var style: TerminalStyle
  private var document: String?
  private var scenes = 0
  private var documents = 0

  /// A writer; it counts scenes and documents for `summary`, so that one writer serves one run.
  public init(style: TerminalStyle = TerminalStyle()) { self.style = style }

  /// The lines of one scene, with the document's name above its first.
  public mutating func text(for comparison: SceneComparison) -> String {
    var text = ""
    if comparison.document != document {
      if document != nil { text += "\n" }
      text += style(.bold, showingControls(comparison.document)) + "\n"
      document = comparison.document
      documents += 1
    }
    scenes += 1
    text += "  " + showingControls(comparison.heading) + "\n"
    for line in comparison.lines {
      text += "    " + style(line.ink, line.mark) + String(repeating: " ", count: max(8 - line.mark.count, 1))
      text += showingControls(line.text) + "\n"
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

extension SceneSnapshot.View {
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
