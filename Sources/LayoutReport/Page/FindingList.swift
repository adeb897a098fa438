// The words beside a scene's picture: its findings, or what changed in it, with the places in the packed scene that they
// are about.

import Foundation

struct FindingList {
  let report: SceneReport
  let packed: PackedScene?
  let scene: Int

  private static let namedViewLimit = 5
  /// More constraints of a conflict than these are counted, not written out.
  private static let shownConstraintLimit = 20

  var html: String {
    guard !report.findings.isEmpty else {
      return "<p class=\"clean\">\(counted(report.views.count, "view")), no findings.</p>\n"
    }
    return "<ol>\n" + report.findings.map(item).joined() + "</ol>\n"
  }

  private func item(for finding: Finding) -> String {
    let level = finding.level.rawValue
    var html = "<li class=\"finding \(level)\" data-id=\"\(markup(finding.id))\""
    html +=
      "\(finding.isTried ? " data-tried" : "") data-kind=\"\(finding.kind.rawValue)\" data-level=\"\(level)\""
    html += places(of: finding) + ">\n"
    let mark = "<span class=\"level\">\(level)</span> \(finding.kind.rawValue)"
    html += "<p class=\"head\"><button type=\"button\" class=\"pick\">\(mark)</button>"
    let file = finding.file.map { markup($0) + " " } ?? ""
    let spot = finding.line.map { " data-line=\"\($0)\" data-column=\"\(finding.column ?? 1)\"" } ?? ""
    if let line = finding.line { html += " <span class=\"place\"\(spot)>\(file)line \(line)</span>" }
    if let occurrence = ConfigurationPhrase(of: finding.configurations, among: report.configurations).text {
      html += " <span class=\"place\">\(markup(occurrence))</span>"
    }
    html += "</p>\n"
    let views = finding.leadingViews
    if !views.isEmpty {
      let shown = views.prefix(Self.namedViewLimit).map { finding.viewNames[$0] ?? $0 }.joined(
        separator: ", ")
      let rest = views.count - Self.namedViewLimit
      html += "<p class=\"about\">\(markup(shown))\(rest > 0 ? " and \(rest) more" : "")</p>\n"
    }
    html += "<p>\(markup(finding.message))</p>\n" + members(of: finding)
    if !finding.fix.isEmpty {
      html +=
        "<p class=\"way\"><b>\(finding.closing.label)\(finding.isTried ? " (tried)" : ""):</b> \(markup(finding.closing.text))</p>\n"
    }
    return html + "</li>\n"
  }

  private func members(of finding: Finding) -> String {
    guard !finding.details.isEmpty else { return "" }
    var html = "<ul class=\"members\">\n"
    for constraint in finding.details.prefix(Self.shownConstraintLimit) {
      let fate = constraint.id == finding.broken ? "<b class=\"error\">broken:</b> " : ""
      var words = fate + markup(constraint.words)
      if let place = packed?.constraintPlaces[constraint.id] {
        words = "<button type=\"button\" data-constraint=\"\(place)\">\(words)</button>"
      }
      let line = constraint.line.map { " <span class=\"place\" data-line=\"\($0)\">line \($0)</span>" } ?? ""
      html += "<li>\(words)\(line) <code>\(markup(constraint.notation))</code></li>\n"
    }
    let rest = finding.details.count - Self.shownConstraintLimit
    if rest > 0 { html += "<li>and \(rest) more</li>\n" }
    return html + "</ul>\n"
  }

  /// The indices of a finding in the packed scene, as attributes.
  private func places(of finding: Finding) -> String {
    guard let packed else { return "" }
    var html = attribute("views", finding.views.compactMap { packed.viewPlaces[$0] })
    html += attribute("constraints", finding.constraints.compactMap { packed.constraintPlaces[$0] })
    html += attribute("broken", finding.broken.flatMap { packed.constraintPlaces[$0] }.map { [$0] } ?? [])
    let drawn = packed.layouts.flatMap(\.configurations)
    let all = report.configurations.count > drawn.count ? report.configurations : drawn
    let chosen = Set(finding.configurations)
    if !chosen.isEmpty, all.count > 1 {
      html += " data-at=\"\(runs(of: all.indices.filter { chosen.contains(all[$0]) }))\""
    }
    if finding.witness.count == 2, let view = finding.views.first,
      let layout = packed.layouts.first(where: { !chosen.isDisjoint(with: $0.configurations) })
        ?? packed.layouts.first, let origin = layout.superviewOrigins[view]
    {
      let numbers = finding.witness.flatMap {
        [$0.minX + origin.x, $0.minY + origin.y, $0.size.width, $0.size.height]
      }
      html += " data-ghosts=\"\(numbers.map { decimal($0) }.joined(separator: " "))\""
    }
    return html
  }
}

struct ChangeList {
  let lines: [SceneComparison.Line]
  let packed: PackedScene?

  var html: String {
    "<ol>\n"
      + lines.map { line in
        let views = line.view.flatMap { packed?.viewPlaces[$0] }.map { [$0] } ?? []
        let constraints = line.constraint.flatMap { packed?.constraintPlaces[$0] }.map { [$0] } ?? []
        return "<li class=\"finding \(line.classes)\" data-kind=\"\(line.mark)\"\(attribute("views", views))"
          + "\(attribute("constraints", constraints))><p class=\"head\"><button type=\"button\" class=\"pick\">"
          + "<span class=\"level\">\(line.mark)</span></button> \(markup(line.text))</p></li>\n"
      }.joined() + "</ol>\n"
  }
}

/// Ascending numbers, of which three and more in a row are told by their ends: `0 4-90`.
private func runs(of numbers: [Int]) -> String {
  var parts: [String] = []
  var start = 0
  while start < numbers.count {
    var end = start
    while end + 1 < numbers.count, numbers[end + 1] == numbers[end] + 1 { end += 1 }
    if end - start < 2 { end = start }
    parts.append(end > start ? "\(numbers[start])-\(numbers[end])" : "\(numbers[start])")
    start = end + 1
  }
  return parts.joined(separator: " ")
}

private func attribute(_ name: String, _ places: [Int]) -> String {
  places.isEmpty ? "" : " data-\(name)=\"\(places.map(String.init).joined(separator: " "))\""
}
