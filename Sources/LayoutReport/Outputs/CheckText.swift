// `check --format text`: the findings for people, the worst first, each below its place in the document.

import Foundation
import LayoutScene

/// Writes findings as text for people, as `check` does: place, cause, constraints and way out of each, the worst first.
///
/// Findings of one kind that have the same way out follow each other, and it is told once for all of them. That needs all
/// of a run: add its scenes, then take the text.
/// ```swift
/// var text = CheckText()
/// for report in reports { text.add(report) }
/// print(text.end())
/// ```
public struct CheckText: Sendable {
  static let namedViewLimit = 5
  /// More constraints of a conflict than these are counted, not written out.
  private static let shownConstraintLimit = 10

  private static let kinds = Finding.Kind.ofLayouts + Finding.Kind.ofReaders

  private let style: TerminalStyle
  private var paragraphs: [Paragraph] = []

  private struct Paragraph: Sendable {
    var rank: [Int]
    var text: String
    var label: String
    var way: String
  }

  /// A writer that has no findings yet.
  public init(style: TerminalStyle = TerminalStyle()) { self.style = style }

  /// The paragraphs of one scene's findings; empty for a scene without any.
  public func text(for report: SceneReport) -> String {
    var text = CheckText(style: style)
    text.add(report)
    return text.end()
  }

  /// Keeps the findings of a scene for `end()`.
  public mutating func add(_ report: SceneReport) {
    for finding in report.findings {
      let level = Finding.Level.allCases.firstIndex(of: finding.level) ?? 0
      let kind = Self.kinds.firstIndex(of: finding.kind) ?? Self.kinds.count
      paragraphs.append(
        Paragraph(
          rank: [level, kind], text: paragraph(for: finding, in: report), label: finding.closing.label,
          way: finding.closing.text))
    }
  }

  /// The findings that were added: errors, warnings, notes, and of each level kind after kind.
  public mutating func end() -> String {
    var firsts: [[Int]: [String: Int]] = [:]
    for index in paragraphs.indices {
      let first = firsts[paragraphs[index].rank, default: [:]][paragraphs[index].way] ?? index
      firsts[paragraphs[index].rank, default: [:]][paragraphs[index].way] = first
      paragraphs[index].rank += [first, index]
    }
    paragraphs.sort { $0.rank.lexicographicallyPrecedes($1.rank) }
    var (text, same) = ("", 0)
    for (index, paragraph) in paragraphs.enumerated() {
      text += paragraph.text
      same += 1
      if index + 1 < paragraphs.count, paragraphs[index + 1].rank[2] == paragraph.rank[2] { continue }
      let label = style(.way, paragraph.label + (same > 1 ? " of these \(same): " : ": "))
      text += style.lines(of: label + showingControls(paragraph.way), margin: 4)
      if index + 1 < paragraphs.count { text += "\n" }
      same = 0
    }
    paragraphs = []
    return text
  }

  private func paragraph(for finding: Finding, in report: SceneReport) -> String {
    let scene = report.isOfSource ? "class \(report.scene)" : report.title ?? "scene \(report.scene)"
    let occurrence = ConfigurationPhrase(of: finding.configurations, among: report.configurations).text
    let head =
      "\(style(finding.level.ink, finding.level.rawValue + ":")) \(finding.kind.rawValue)"
      + showingControls(" in \(scene)\(occurrence.map { ", " + $0 } ?? "")")
    var text = style.lines(of: head, behind: style.place(of: finding, in: report), margin: 0, hanging: 4)
    // What only follows is named in the message; of a conflict its constraints name the views.
    let views = finding.details.isEmpty ? finding.leadingViews : []
    if !views.isEmpty {
      let shown = views.prefix(Self.namedViewLimit).map { finding.viewNames[$0] ?? $0 }
      let rest = views.count - shown.count
      let list = shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
      text += style.lines(of: showingControls(list), margin: 4)
    }
    text += style.lines(of: showingControls(finding.message), margin: 4)
    for constraint in finding.details.prefix(Self.shownConstraintLimit) {
      let fate = constraint.id == finding.broken ? style(.error, "broken: ") : ""
      // Those of the system have no line, and nothing that could be searched for.
      let place = constraint.line.map {
        " " + style(.faint, "(\(showingControls(constraint.id)), line \($0))")
      }
      text += style.lines(of: fate + showingControls(constraint.words) + (place ?? ""), margin: 6, hanging: 8)
    }
    let rest = finding.details.count - Self.shownConstraintLimit
    return rest > 0 ? text + "      and \(rest) more\n" : text
  }
}

extension SceneReport {
  /// "SignInController (8bC-Xf-vdC), 393 x 852, retina6_12, portrait".
  var heading: String {
    if isOfSource { return "class \(scene)" }
    let name = title.map { "\($0) (\(scene))" } ?? "Scene \(scene)"
    if configurations.contains(where: \.isCanvas) { return name }
    if configurations.count > 1 { return "\(name), in \(configurations.count) configurations" }
    let usual = orientation == "portrait" ? orientation : nil
    return ([name, sizeText, device, usual].compactMap { $0 } + configuration.particulars).joined(
      separator: ", ")
  }

  var sizeText: String { "\(decimal(size.width)) x \(decimal(size.height))" }
}
