// `render --format svg`: a scene as a picture of boxes, with a heading above and the findings below.

import Foundation
import Plumbline
import Typography

/// A picture of one scene as self-contained SVG: views as boxes, or the screen as it looks, with layers above.
///
/// One unit of the SVG is a point. Layers need their contents in the report (`SceneReport.Contents`): a layer without them
/// stays empty.
/// ```swift
/// let report = SceneReport(scene, including: [.constraints, .guides])
/// let svg = ScenePicture(report, showing: [.names, .constraints, .findings]).svg
/// ```
public struct ScenePicture: Sendable {
  /// The layers that are drawn; raw values are the words of `plumbline render --show`.
  public enum Layer: String, CaseIterable, Hashable, Sendable {
    /// The screen as Interface Builder's canvas shows it instead of plain boxes, where the document tells.
    case screen
    /// The outline of the device around it.
    case device
    /// Names of views, their texts, layout guides, layout margins.
    case names, text, guides, margins
    /// The safe area of the root, the insets of scroll views.
    case safeArea = "safe-area"
    /// The rectangles within the insets of scroll views.
    case contentInsets = "content-insets"
    /// Constraints as lines, stored frames that differ, numbered findings.
    case constraints, stored, findings
  }

  /// The system appearance of colours and images.
  public enum Appearance: String, CaseIterable, Hashable, Sendable {
    /// The system's names of them.
    case light, dark
    /// The same for people who ask for more contrast.
    case lightHighContrast = "light-high-contrast"
    case darkHighContrast = "dark-high-contrast"

    var isDark: Bool { self == .dark || self == .darkHighContrast }
    var hasMoreContrast: Bool { self == .lightHighContrast || self == .darkHighContrast }
  }

  let report: SceneReport
  let layers: Set<Layer>
  let appearance: Appearance
  /// The visible rectangle within the picture's frame, in the scene's space.
  let visible: CGRect
  /// The findings that have a number in the picture, in the order of the numbers: those that say the same share one.
  let numbered: [[Finding]]
  let tree: ViewTree
  let showsScreen: Bool

  static let padding = 24.0
  /// The overhang of lines and badges beyond it, in points.
  static let overhang = 10.0
  /// Whether the heading has a third line: on a sheet all headings are as high.
  var hasThirdLine = false
  var headerHeight: Double { hasThirdLine ? 77 : 62 }
  static let footnoteSize = 10.0
  static let footnoteLeading = 14.0

  /// A picture of a report, which must have been taken with the contents that the layers need: a layer without its
  /// contents stays empty.
  public init(_ report: SceneReport, showing layers: Set<Layer>, appearance: Appearance = .light) {
    self.report = report
    self.layers = layers
    self.appearance = appearance
    tree = ViewTree(report.views)
    showsScreen = layers.contains(.screen) && report.views.contains { $0.appearance != nil }
    visible = Self.visibleArea(of: report, layers, showsScreen: showsScreen)
    numbered = layers.contains(.findings) ? Self.bySentence(report.findings) : []
    hasThirdLine = !particulars.isEmpty
  }

  /// Findings in their order, with those of one kind, level and sentence together.
  private static func bySentence(_ findings: [Finding]) -> [[Finding]] {
    var places: [[String]: Int] = [:]
    var groups: [[Finding]] = []
    for finding in findings {
      let sentence = [finding.kind.rawValue, "\(finding.level)", finding.message]
      let place = places[sentence, default: groups.count]
      if place == groups.count { (places[sentence], groups) = (place, groups + [[]]) }
      groups[place].append(finding)
    }
    return groups
  }

  /// The most that a view beyond the screen widens the picture, in points; the rest is told in words.
  private static let reach = 24.0

  /// The root with the bars around it, in the scene's space.
  static func screen(of report: SceneReport) -> CGRect {
    let root = CGRect(origin: .zero, size: report.size)
    return report.surroundings?.window.flatMap { $0.isDrawable ? root.union($0) : nil } ?? root
  }

  /// The screen, and a little of what reaches beyond: a stray view must not leave the picture empty. Of a screen as it looks
  /// only outlines reach beyond.
  private static func visibleArea(of report: SceneReport, _ layers: Set<Layer>, showsScreen: Bool) -> CGRect {
    var screen = CGRect(origin: .zero, size: report.size)
    if layers.contains(.screen) {
      screen = Self.screen(of: report)
      if layers.contains(.device), report.surroundings?.isScreen ?? false {
        screen = screen.insetBy(dx: -18, dy: report.surroundings?.housing ?? 0 > 0 ? -18 : -80)
      }
    }
    let bounds = screen.insetBy(dx: -reach, dy: -reach)
    let found = layers.contains(.findings) ? Set(report.findings.flatMap(\.views)) : []
    return report.views.filter {
      !$0.isHidden && $0.frameInScene.isDrawable
        && (!showsScreen || found.contains($0.id) || layers.contains(.stored) && $0.storedFrameInScene != nil)
    }.reduce(screen) { area, view in
      let frames = [view.frameInScene] + (view.storedFrameInScene.map { [$0] } ?? [])
      return frames.reduce(area) { area, frame in
        // What does not touch the screen is told only.
        guard frame.isDrawable, frame.intersects(screen) else { return area }
        let part = frame.intersection(bounds)
        return part.isNull ? area : area.union(part)
      }
    }
  }

  /// The picture as one SVG document, one unit a point. Made anew at each call; linear in views, constraints and
  /// findings.
  public var svg: String {
    let size = pageSize
    return SVGText.page(
      width: size.width, height: size.height, title: "\(report.document): \(report.heading)"
    ) { svg in
      drawPage(at: .zero, in: &svg)
    }
  }

  /// The page's size, in points.
  var pageSize: CGSize {
    let count = notes.reduce(0) { $0 + $1.lines.count }
    let below = count == 0 ? 0 : Double(count) * Self.footnoteLeading + 18
    return CGSize(
      width: contentWidth + 2 * Self.padding,
      height: headerHeight + visible.height + Self.padding + below)
  }

  private var contentWidth: Double { max(visible.width, 300) }

  /// Draws heading, scene and notes with their upper left corner at a point of the page.
  func drawPage(at origin: CGPoint, in svg: inout SVGText) {
    guard origin != .zero else { return drawPage(in: &svg) }
    svg.group("g", ["transform": "translate(\(decimal(origin.x)) \(decimal(origin.y)))"]) {
      drawPage(in: &$0)
    }
  }

  private func drawPage(in svg: inout SVGText) {
    drawHeader(in: &svg, width: contentWidth)
    let x = Self.padding + (contentWidth - visible.width) / 2 - visible.minX
    let y = headerHeight - visible.minY
    let stage = visible.insetBy(dx: -Self.overhang, dy: -Self.overhang)
    let name = svg.name("stage")
    svg.group("clipPath", ["id": .string(name)]) { $0.rect(stage, fill: "none") }
    svg.group(
      "g",
      ["transform": "translate(\(decimal(x)) \(decimal(y)))", "clip-path": .string("url(#\(name))")]
    ) { svg in
      drawScene(in: &svg)
    }
    drawNotes(in: &svg, top: headerHeight + visible.height + Self.padding)
  }

  func drawScene(in svg: inout SVGText) {
    if showsScreen { drawScreen(in: &svg) } else { drawViews(in: &svg) }
    if layers.contains(.device), showsScreen { drawDevice(in: &svg) }
    if layers.contains(.margins) { drawMargins(in: &svg) }
    if layers.contains(.safeArea) { drawSafeArea(in: &svg) }
    if layers.contains(.contentInsets) { drawContentInsets(in: &svg) }
    if layers.contains(.guides) { drawGuides(in: &svg) }
    if layers.contains(.constraints) { drawConstraints(in: &svg) }
    if layers.contains(.stored) { drawStoredFrames(in: &svg) }
    if layers.contains(.names) { drawNames(in: &svg) }
    if layers.contains(.findings) { drawFindings(in: &svg) }
  }

  private func drawHeader(in svg: inout SVGText, width: Double) {
    let file = (report.document as NSString).lastPathComponent
    let title =
      report.title ?? (file.isEmpty ? "Scene \(report.scene)" : (file as NSString).deletingPathExtension)
    let details = [report.deviceName ?? report.device, report.sizeText, file.isEmpty ? nil : file]
    let bold = FontDescription(weight: .bold, pointSize: 16)
    let heading = cut(title, bold, to: width)
    svg.label(
      heading.text, at: CGPoint(x: Self.padding, y: 28), size: 16, fill: PictureColor.title, isBold: true,
      width: heading.width)
    // What is longest and the same on all pictures of a sheet, the file's name, is last.
    for (place, words) in [details.compactMap { $0 }, particulars].enumerated() where !words.isEmpty {
      let text = words.joined(separator: " \u{00B7} ")
      let whole = cut(text, FontDescription(pointSize: 11), to: .infinity).width
      let size = place == 0 ? 11 : max(8, min(11, 11 * width / max(whole, 1) - 0.1))
      let line = cut(text, FontDescription(pointSize: size), to: width)
      svg.label(
        line.text, at: CGPoint(x: Self.padding, y: 46 + 15 * Double(place)), size: size,
        fill: PictureColor.subtitle, width: line.width)
    }
  }

  /// The options of layout and drawing, beside the device: a line of its own, which has room for all of it.
  var particulars: [String] {
    let category = ContentSizeCategory.allCases.first { "\($0)" == report.contentSize }
    return [
      category.map { "text size \($0.shortName)" }, report.language,
      report.direction == "ltr" ? nil : "right to left",
      report.orientation == "portrait" ? nil : report.orientation,
      appearance != .light && showsScreen ? appearance.rawValue : nil,
    ].compactMap { $0 }
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
      anchor: .middle, isBold: true)
  }
}

extension CGRect {
  /// Whether it can be drawn: a frame of a system without a solution could hold anything.
  package var isDrawable: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy { $0.isFinite && $0.magnitude < 1e6 }
  }

  /// A rectangle of a size in the middle of this one.
  func middle(_ size: CGSize) -> CGRect {
    CGRect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
  }
}
