// The words below a picture: findings by their numbers, and what is not drawn because nobody would see it.

import Foundation
import Typography

extension ScenePicture {
  struct Note {
    var badge: (number: Int, level: Finding.Level)?
    var lines: [(text: String, width: Double)]
  }

  var notes: [Note] {
    let width = max(visible.width, 300) - 20
    var notes = numbered.enumerated().map { index, findings in
      Note(badge: (index + 1, findings[0].level), lines: wrapped(text(of: findings), width))
    }
    notes += legend.map { Note(badge: nil, lines: wrapped($0, width)) }
    if showsScreen { notes += unseen.map { Note(badge: nil, lines: wrapped($0, width)) } }
    return notes
  }

  private func text(of findings: [Finding]) -> String {
    var names: [String] = []
    var seen: Set<String> = []
    for id in findings.flatMap(\.leadingViews) {
      let name = tree.index[id].map { ViewNames(report.views[$0]).phrase } ?? id
      if seen.insert(name).inserted { names.append(name) }
    }
    let most = 8
    if names.count > most { names[most...] = ["\(names.count - most) more"] }
    let views = list(names)
    return "\(findings[0].kind.rawValue)\(views.isEmpty ? "" : ", \(views)"): \(findings[0].message)"
  }

  /// The legend of the lines that are drawn above the screen.
  private var legend: [String] {
    let shown = layers.contains(.findings) ? report.findings : []
    let broken = Set(shown.compactMap(\.broken))
    let words: [(Bool, String)] = [
      (
        layers.contains(.stored) && report.views.contains { $0.storedFrameInScene != nil },
        "violet dashes: the frame as stored"
      ),
      (shown.contains { $0.kind == .ambiguous }, "long dashes: an ambiguous view"),
      (shown.contains { $0.witness.count == 2 }, "short dashes: where it could be as well"),
      (
        layers.contains(.constraints) && report.constraints.contains { broken.contains($0.id) },
        "red lines: constraints that do not hold"
      ),
    ]
    let told = words.filter { $0.0 }.map { $0.1 }
    return told.isEmpty ? [] : ["Lines: " + told.joined(separator: "; ") + "."]
  }

  /// The invisible views with a frame: hidden ones and those beyond the screen, each named once, their contents not.
  private var unseen: [String] {
    let screen = visible
    var hidden: [String] = []
    var outside: [String] = []
    var otherTabs: [String] = []
    for view in report.views where view.frameInScene.isDrawable && view.kind != "scroller" {
      if isInside(view, { $0.isHidden || $0.appearance?.isOnOtherTab ?? false }) { continue }
      let name = ViewNames(view).phrase
      if view.appearance?.isOnOtherTab ?? false {
        otherTabs.append(name)
      } else if view.isHidden {
        hidden.append(name)
      } else if !isInside(
        view, { !$0.frameInScene.intersects(screen) || $0.clips || $0.kind == "scrollView" }),
        !view.frameInScene.intersects(screen), view.frameInScene.width > 0, view.frameInScene.height > 0
      {
        outside.append("\(name) at \(decimal(view.frameInScene.minX)), \(decimal(view.frameInScene.minY))")
      }
    }
    return [
      ("Hidden, not drawn: ", hidden), ("On other tabs: ", otherTabs), ("Beyond the picture: ", outside),
    ].compactMap { words, names in
      guard !names.isEmpty else { return nil }
      // Each name once.
      var counts: [String: Int] = [:]
      for name in names { counts[name, default: 0] += 1 }
      var seen: Set<String> = []
      let told = names.filter { seen.insert($0).inserted }.map { name in
        counts[name, default: 1] > 1 ? "\(name) (\(counts[name, default: 1]) times)" : name
      }
      let more = told.count > 8 ? " and \(told.count - 8) more" : ""
      return words + (more.isEmpty ? list(told) : told.prefix(8).joined(separator: ", ") + more) + "."
    }
  }

  private func isInside(_ view: ViewReport, _ condition: (ViewReport) -> Bool) -> Bool {
    var current = view
    var steps = 0
    while let parent = current.parent.flatMap({ tree.index[$0] }), steps < report.views.count {
      current = report.views[parent]
      steps += 1
      if condition(current) { return true }
    }
    return false
  }

  /// Lines that are no wider than the page, whatever font the viewer has: their widths go into the picture.
  private func wrapped(_ text: String, _ width: Double) -> [(text: String, width: Double)] {
    // Names and ids may be as long as documents are.
    let shown = text.utf8.count > Self.longestNote ? text.prefix(Self.longestNote) + "…" : text[...]
    return SystemFontMeasurer().lines(
      of: [TextRun(String(shown), font: FontDescription(pointSize: Self.footnoteSize))],
      within: TextLimits(width: width, numberOfLines: 0, lineBreak: .wordWrap)
    ).map { ($0.pieces.map(\.text).joined(), $0.width) }
  }

  private static let longestNote = 2000

  func drawNotes(in svg: inout SVGText, top: Double) {
    var y = top + 8
    for note in notes {
      if let badge = note.badge {
        drawBadge(badge.number, level: badge.level, at: CGPoint(x: Self.padding + 6, y: y - 3.5), in: &svg)
      }
      for line in note.lines {
        svg.label(
          line.text, at: CGPoint(x: Self.padding + 20, y: y), size: Self.footnoteSize,
          fill: note.badge == nil ? PictureColor.subtitle : PictureColor.title, width: line.width)
        y += Self.footnoteLeading
      }
    }
  }
}
