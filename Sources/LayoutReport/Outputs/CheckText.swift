// `check --format text`: the findings for people, grouped by document and scene, with causes and ways out.

import Foundation

/// Writes findings as text for people, as `check` does: by document and scene, with causes, constraints and ways out.
///
/// Scenes are written in the order in which they come; one without findings leaves no line.
public struct CheckText: Sendable {
  /// More views than these are counted, not named.
  private static let namedViewLimit = 5
  /// More constraints of a conflict than these are counted, not written out.
  private static let shownConstraintLimit = 20

  private var style: TerminalStyle
  private var headings = SceneHeadings()

  /// A writer; it remembers which document's name was written last, so that one writer serves one run.
  public init(style: TerminalStyle = TerminalStyle()) { self.style = style }

  /// The paragraphs of one scene, with the document's name above its first; empty for a scene without findings.
  public mutating func text(for report: SceneReport) -> String {
    guard !report.findings.isEmpty else { return "" }
    var text = headings.lines(above: report, in: style)
    let names = Dictionary(
      report.views.map { ($0.id, ViewNames($0)) }, uniquingKeysWith: { first, _ in first })
    for finding in report.findings {
      text += indented(paragraph(for: finding, names: names, all: report.configurations), by: 2) + "\n"
    }
    return text
  }

  private func paragraph(
    for finding: Finding, names: [String: ViewNames], all: [ReportConfiguration]
  ) -> String {
    let level = style(finding.level.ink, finding.level.rawValue)
    let file = finding.file.map { showingControls($0) + " " } ?? ""
    let place = finding.line.map { ", \(file)line \($0)" } ?? ""
    let occurrence =
      ConfigurationPhrase(of: finding.configurations, among: all).text.map { ", " + showingControls($0) }
      ?? ""
    var lines = ["\(level): \(finding.kind.rawValue)\(place)\(occurrence)"]
    // What only follows is named in the message.
    let views = finding.leadingViews
    if !views.isEmpty {
      let shown = views.prefix(Self.namedViewLimit).map { showingControls(names[$0]?.heading ?? $0) }
      let rest = views.count - shown.count
      lines.append("  " + shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : ""))
    }
    lines.append("  " + showingControls(finding.message))
    for constraint in finding.details.prefix(Self.shownConstraintLimit) {
      let place = constraint.line.map { ", line \($0)" } ?? ""
      let fate = constraint.id == finding.broken ? style(.error, "broken: ") : ""
      lines.append("    \(fate)\(showingControls(constraint.words))")
      lines.append("      " + style(.faint, showingControls("\(constraint.notation)\(place)")))
    }
    if finding.details.count > Self.shownConstraintLimit {
      lines.append("    and \(finding.details.count - Self.shownConstraintLimit) more")
    }
    lines.append("  " + style(.way, "\(finding.closing.label): ") + showingControls(finding.closing.text))
    return lines.joined(separator: "\n")
  }
}

extension SceneReport {
  /// "SignInController (8bC-Xf-vdC), 393 x 852, retina6_12, portrait".
  var heading: String {
    if isOfSource { return "class \(scene)" }
    let name = title.map { "\($0) (\(scene))" } ?? "Scene \(scene)"
    if configurations.contains(where: \.isCanvas) { return name }
    if configurations.count > 1 { return "\(name), in \(configurations.count) configurations" }
    var parts = [name, sizeText]
    if let device { parts.append(device) }
    parts.append(orientation)
    if direction != "ltr" { parts.append("right to left") }
    if let language { parts.append(language) }
    if let contentSize { parts.append("text size \(contentSize)") }
    return parts.joined(separator: ", ")
  }

  var sizeText: String { "\(decimal(size.width)) x \(decimal(size.height))" }
}

/// Counts scenes and findings of a run for its last line: "3 documents, 5 scenes: 1 error, 2 warnings, 0 notes (0.12 s)".
public struct CheckSummary: Hashable, Sendable {
  /// The number of scenes that were counted.
  public private(set) var scenes = 0
  private var findings: [Finding.Level: Int] = [:]

  /// Nothing counted yet.
  public init() {}

  /// Adds a scene and each of its findings to the counts, by level. A class in a source is no scene.
  public mutating func add(_ report: SceneReport) {
    if !report.isOfSource { scenes += 1 }
    for finding in report.findings { findings[finding.level, default: 0] += 1 }
  }

  /// Nothing was found, not even something of level note.
  public var isClean: Bool { findings.isEmpty }

  /// The number of findings of a level.
  public func count(of level: Finding.Level) -> Int { findings[level] ?? 0 }

  /// "3 documents, 5 scenes: 1 error, 2 warnings, 0 notes (0.12 s)".
  public func text(documents: Int, unreadable: Int, seconds: Double, style: TerminalStyle = TerminalStyle())
    -> String
  {
    let levels = Finding.Level.allCases.map { level in
      let count = counted(count(of: level), level.rawValue)
      return self.count(of: level) > 0 ? style(level.ink, count) : count
    }
    let unread = unreadable > 0 ? ", \(unreadable) unreadable" : ""
    let time = "\(decimal((seconds * 100).rounded() / 100)) s"
    return "\(counted(documents, "document"))\(unread), \(counted(scenes, "scene")): "
      + levels.joined(separator: ", ") + " (\(time))"
  }
}
