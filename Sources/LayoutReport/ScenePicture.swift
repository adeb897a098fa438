// `render --format svg`: a scene as a picture of boxes, with a heading above and the findings below.

import Foundation

/// A picture of one scene: self-contained SVG, one unit a point.
public struct ScenePicture: Sendable {
  /// What is drawn beside the boxes.
  public enum Layer: String, CaseIterable, Hashable, Sendable {
    /// Names of views, their texts, layout guides, layout margins.
    case names, text, guides, margins
    /// The safe area of the root.
    case safeArea = "safe-area"
    /// Constraints as lines, stored frames that differ, numbered findings.
    case constraints, stored, findings
  }

  let report: SceneReport
  let layers: Set<Layer>
  /// What lies within the frame of the picture, in the scene's space.
  let visible: CGRect
  /// The findings that have a number in the picture, in the order of the numbers.
  let numbered: [Finding]

  static let padding = 24.0
  /// How far lines and badges at the edge may reach beyond it.
  static let overhang = 10.0
  static let headerHeight = 62.0
  static let footnoteSize = 10.0
  static let footnoteLeading = 14.0

  /// A picture of a report with some layers.
  public init(_ report: SceneReport, showing layers: Set<Layer>) {
    self.report = report
    self.layers = layers
    visible = Self.visibleArea(of: report)
    numbered = layers.contains(.findings) ? report.findings : []
  }

  /// The root and what reaches beyond it, within reason: a stray view a mile away must not shrink the rest to a dot.
  private static func visibleArea(of report: SceneReport) -> CGRect {
    let root = CGRect(origin: .zero, size: report.size)
    let reach = root.insetBy(dx: -max(root.width, 100) / 2, dy: -max(root.height, 100) / 2)
    return report.views.filter { !$0.isHidden && $0.frameInScene.isDrawable }.reduce(root) { area, view in
      let frames = [view.frameInScene] + (view.storedFrameInScene.map { [$0] } ?? [])
      return frames.reduce(area) { $1.isDrawable ? $0.union($1.intersection(reach).orNothing(in: $0)) : $0 }
    }
  }

  /// The whole document.
  public var svg: String {
    let contentWidth = max(visible.width, 300)
    let footnotes = self.footnotes(width: contentWidth)
    let footnotesHeight =
      footnotes.isEmpty ? 0 : Double(footnotes.map(\.lines.count).reduce(0, +)) * Self.footnoteLeading + 18
    let width = contentWidth + 2 * Self.padding
    let height = Self.headerHeight + visible.height + Self.padding + footnotesHeight

    return SVGText.page(width: width, height: height, title: "\(report.document): \(report.heading)") { svg in
      drawHeader(in: &svg, width: contentWidth)
      let x = Self.padding + (contentWidth - visible.width) / 2 - visible.minX
      let y = Self.headerHeight - visible.minY
      let stage = visible.insetBy(dx: -Self.overhang, dy: -Self.overhang)
      svg.group("clipPath", ["id": "stage"]) { $0.rect(stage, fill: "none") }
      svg.group("g", ["transform": "translate(\(decimal(x)) \(decimal(y)))", "clip-path": "url(#stage)"]) {
        svg in
        drawScene(in: &svg)
      }
      drawFootnotes(footnotes, in: &svg, top: Self.headerHeight + visible.height + Self.padding)
    }
  }

  private func drawScene(in svg: inout SVGText) {
    drawViews(in: &svg)
    if layers.contains(.margins) { drawMargins(in: &svg) }
    if layers.contains(.safeArea) { drawSafeArea(in: &svg) }
    if layers.contains(.guides) { drawGuides(in: &svg) }
    if layers.contains(.constraints) { drawConstraints(in: &svg) }
    if layers.contains(.stored) { drawStoredFrames(in: &svg) }
    if layers.contains(.names) { drawNames(in: &svg) }
    if layers.contains(.findings) { drawFindings(in: &svg) }
  }

  private func drawHeader(in svg: inout SVGText, width: Double) {
    let title = report.title ?? "Scene \(report.scene)"
    let file = (report.document as NSString).lastPathComponent
    let details = [
      file, report.sizeText, report.device, report.orientation == "portrait" ? nil : report.orientation,
      report.direction == "ltr" ? nil : "right to left",
    ].compactMap { $0 }
    svg.label(
      PictureText.fitted(title, size: 16, width: width) ?? "", at: CGPoint(x: Self.padding, y: 28), size: 16,
      fill: PictureColor.title, isBold: true)
    svg.label(
      PictureText.fitted(details.joined(separator: "  \u{00B7}  "), size: 11, width: width) ?? "",
      at: CGPoint(x: Self.padding, y: 46), size: 11, fill: PictureColor.subtitle)
  }

  private struct Footnote {
    var number: Int
    var level: Finding.Level
    var lines: [String]
  }

  private func footnotes(width: Double) -> [Footnote] {
    let names = Dictionary(
      report.views.map { ($0.id, ViewNames($0).phrase) }, uniquingKeysWith: { first, _ in first })
    return numbered.enumerated().map { index, finding in
      let views = list(
        finding.leadingViews.map { names[$0] ?? $0 })
      let text = "\(finding.kind.rawValue)\(views.isEmpty ? "" : ", \(views)"): \(finding.message)"
      return Footnote(
        number: index + 1, level: finding.level,
        lines: PictureText.wrapped(text, size: Self.footnoteSize, width: width - 20))
    }
  }

  private func drawFootnotes(_ footnotes: [Footnote], in svg: inout SVGText, top: Double) {
    var y = top + 8
    for footnote in footnotes {
      drawBadge(
        footnote.number, level: footnote.level, at: CGPoint(x: Self.padding + 6, y: y - 3.5), in: &svg)
      for line in footnote.lines {
        svg.label(
          line, at: CGPoint(x: Self.padding + 20, y: y), size: Self.footnoteSize, fill: PictureColor.title)
        y += Self.footnoteLeading
      }
    }
  }

  func drawBadge(_ number: Int, level: Finding.Level, at center: CGPoint, in svg: inout SVGText) {
    svg.element(
      "circle",
      [
        "cx": .number(center.x), "cy": .number(center.y), "r": 6.5,
        "fill": .string(PictureColor.color(of: level)), "stroke": "#ffffff",
      ])
    svg.label(
      "\(number)", at: CGPoint(x: center.x, y: center.y + 2.8), size: number > 99 ? 6 : 8, fill: "#ffffff",
      anchor: "middle", isBold: true)
  }
}

extension CGRect {
  /// Whether it can be drawn: a frame of a system without a solution could hold anything.
  var isDrawable: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy { $0.isFinite && $0.magnitude < 1e6 }
  }

  /// An intersection that is empty counts for nothing in a union.
  fileprivate func orNothing(in area: CGRect) -> CGRect { isNull ? area : self }
}
