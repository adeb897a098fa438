// The optional layers of a picture: guides, margins, safe areas, constraints, stored frames, findings.

import ConstraintSolver
import Foundation

extension ScenePicture {
  /// The steps in which a name looks for room: where there is more, nobody would know to what it belongs.
  private static let stepLimit = 250

  /// Views that hold others: the margins and safe areas of leaves say nothing.
  private var containers: [ViewReport] {
    let parents = Set(report.views.compactMap(\.parent))
    return report.views.filter { parents.contains($0.id) && !$0.isHidden }
  }

  func drawMargins(in svg: inout SVGText) {
    outline(containers, \.marginsInScene, PictureColor.margin, width: 0.75, dash: "2 2", in: &svg)
  }

  func drawSafeArea(in svg: inout SVGText) {
    let smaller = containers.filter { $0.safeAreaInScene != $0.frameInScene }
    outline(smaller, \.safeAreaInScene, PictureColor.safeArea, dash: "6 3", in: &svg)
  }

  func drawContentInsets(in svg: inout SVGText) {
    let shown = report.views.filter { !$0.isHidden && $0.frameInScene.isDrawable }
    outline(shown, \.contentInsetsInScene, PictureColor.contentInsets, dash: "4 2", in: &svg)
  }

  private func outline(
    _ views: [ViewReport], _ area: KeyPath<ViewReport, CGRect?>, _ color: String, width: Double = 1,
    dash: String, in svg: inout SVGText
  ) {
    for area in views.compactMap({ $0[keyPath: area] }) where area.isDrawable {
      svg.rect(area, fill: "none", stroke: color, width: width, dash: dash)
    }
  }

  func drawGuides(in svg: inout SVGText) {
    var taken = TakenAreas()
    for guide in report.guides where guide.frameInScene.isDrawable && !TimeLimit.isOver {
      let frame = guide.frameInScene
      svg.rect(frame, fill: "none", stroke: PictureColor.guide, width: 0.75, dash: "5 2 1 2")
      // Guides often share their last corner: one name above the other.
      // Names may touch each other.
      let corner = CGRect(x: frame.maxX - 63, y: frame.maxY - 11, width: 59.99, height: 7.99)
      let places = (0..<Self.stepLimit).lazy.map { corner.offsetBy(dx: 0, dy: Double($0) * -8) }
      guard let place = places.first(where: { !taken.overlap($0) }) else { continue }
      taken.insert(place)
      svg.label(
        spacedWords(guide.name), at: CGPoint(x: place.minX + 60, y: place.minY + 8), size: 7,
        fill: PictureColor.guide, anchor: .end)
    }
  }

  func drawConstraints(in svg: inout SVGText) {
    let broken = Set(report.findings.compactMap(\.broken))
    // Those that do not hold come last, above others between the same ends.
    let constraints =
      report.constraints.filter { !broken.contains($0.id) }
      + report.constraints.filter { broken.contains($0.id) }
    var taken = TakenAreas()
    for constraint in constraints where !TimeLimit.isOver {
      guard let ends = constraint.ends else { continue }
      let isBroken = broken.contains(constraint.id)
      let color = isBroken ? PictureColor.error : PictureColor.constraint
      let (from, to) = (ends.from, ends.to)
      guard [from.x, from.y, to.x, to.y].allSatisfy({ $0.isFinite && $0.magnitude < 1e6 }) else { continue }
      svg.group("g", [:]) { svg in
        svg.element("title", [:], content: constraint.words)
        svg.line(
          from: from, to: to, stroke: color, width: isBroken ? 1.6 : 0.9,
          dash: constraint.isRequired ? nil : "3 2")
        let isVertical = from.x == to.x && from.y != to.y
        let (dx, dy) = isVertical ? (2.5, 0.0) : (0.0, 2.5)
        for end in [from, to] {
          svg.line(
            from: CGPoint(x: end.x - dx, y: end.y - dy), to: CGPoint(x: end.x + dx, y: end.y + dy),
            stroke: color, width: 0.9)
        }
        drawConstant(of: constraint, color: color, isVertical: isVertical, avoiding: &taken, in: &svg)
      }
    }
  }

  /// The constant beside the middle of a constraint's line; 0 says nothing that the line does not.
  private func drawConstant(
    of constraint: ConstraintReport, color: String, isVertical: Bool, avoiding taken: inout TakenAreas,
    in svg: inout SVGText
  ) {
    guard let constant = constraint.constant, constant != 0, let ends = constraint.ends else { return }
    let text = decimal(constant)
    let middle = CGPoint(x: (ends.from.x + ends.to.x) / 2, y: (ends.from.y + ends.to.y) / 2)
    let width = PictureText.width(of: text, size: 7) + 3
    var place =
      isVertical
      ? CGRect(x: middle.x + 2, y: middle.y - 4.5, width: width, height: 9)
      : CGRect(x: middle.x - width / 2, y: middle.y - 10, width: width, height: 9)
    // Along the line, as far as its end, to where no other constant stands.
    let room = isVertical ? abs(ends.to.y - ends.from.y) / 2 : abs(ends.to.x - ends.from.x) / 2
    for step in 0..<Self.stepLimit where Double(step) * 4 < room && taken.overlap(place) {
      if isVertical { place.origin.y += 4 } else { place.origin.x += 4 }
    }
    taken.insert(place)
    svg.element(
      "rect",
      [
        "x": .number(place.minX), "y": .number(place.minY), "width": .number(place.width),
        "height": .number(place.height), "rx": 2, "fill": "#ffffff", "fill-opacity": 0.8,
      ])
    svg.label(text, at: CGPoint(x: place.midX, y: place.maxY - 2), size: 7, fill: color, anchor: .middle)
  }

  func drawStoredFrames(in svg: inout SVGText) {
    for view in report.views {
      guard let stored = view.storedFrameInScene, stored.isDrawable else { continue }
      svg.rect(stored, fill: "none", stroke: PictureColor.stored, dash: "3 2")
      svg.line(
        from: stored.origin, to: view.frameInScene.origin, stroke: PictureColor.stored, width: 0.5,
        dash: "1 1")
    }
  }

  func drawFindings(in svg: inout SVGText) {
    let frames = Dictionary(firstOf: report.views.map { ($0.id, $0.frameInScene) })
    // The worst comes last, so that it is on top; numbers come above all frames.
    for finding in numbered.joined().reversed() {
      let color = PictureColor.color(of: finding.level)
      for frame in finding.views.compactMap({ frames[$0] }) where frame.isDrawable {
        svg.rect(
          frame.insetBy(dx: -0.5, dy: -0.5), fill: "none", stroke: color,
          width: finding.level == .error ? 2 : finding.level == .warning ? 1.5 : 0.75,
          dash: finding.kind == .ambiguous ? "5 3" : nil)
      }
    }
    for finding in numbered.joined() { drawGhosts(of: finding, in: &svg) }
    var badges: [String: Int] = [:]
    for (index, findings) in numbered.enumerated() {
      for view in findings.flatMap(\.views) {
        guard let frame = frames[view], frame.isDrawable else { continue }
        let offset = Double(badges[view, default: 0]) * 14
        badges[view, default: 0] += 1
        // Beside what is small, so that it is seen.
        let out = min(frame.width, frame.height) < 40 ? 5.0 : 0
        let place = CGPoint(x: frame.maxX + out - offset, y: frame.minY - out)
        drawBadge(index + 1, level: findings[0].level, at: place, in: &svg)
      }
    }
  }

  /// The two frames that an ambiguous view could have as well.
  private func drawGhosts(of finding: Finding, in svg: inout SVGText) {
    guard finding.witness.count == 2, let id = finding.views.first, let place = tree.index[id],
      let origin = report.views[place].superviewOrigin
    else { return }
    let color = PictureColor.color(of: finding.level)
    for ghost in finding.witness.map({ $0.offsetBy(dx: origin.x, dy: origin.y) }) where ghost.isDrawable {
      svg.rect(ghost, fill: "none", stroke: color, width: 0.75, dash: "2 2")
    }
  }
}
