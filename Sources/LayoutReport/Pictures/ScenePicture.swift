// `render --format svg`: a scene as a picture of boxes, with a heading above and the findings below.

import Foundation
import Plumbline
import Typography

/// A picture of one scene as self-contained SVG: views as boxes, or the screen as it looks, with layers above.
///
/// One unit of the SVG is a point. Layers need their contents in the report (`SceneReport.Contents`): a layer without them
/// stays empty.
///
/// ```swift
/// let report = SceneReport(scene, including: [.constraints, .guides])
/// let svg = ScenePicture(report, showing: [.names, .constraints, .findings]).svg
/// ```
public struct ScenePicture: Sendable {
  /// What is drawn; raw values are the words of `plumbline render --show`.
  public enum Layer: String, CaseIterable, Hashable, Sendable {
    /// The screen as Interface Builder's canvas shows it instead of plain boxes, where the document tells.
    case screen
    /// The outline of the device around it.
    case device
    /// Names of views, their texts, layout guides, layout margins.
    case names, text, guides, margins
    /// The safe area of the root, the insets of scroll views.
    case safeArea = "safe-area"
    /// What the insets of scroll views leave.
    case contentInsets = "content-insets"
    /// Constraints as lines, stored frames that differ, numbered findings.
    case constraints, stored, findings
  }

  /// Which of the system's appearances colours and images are taken for.
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
  /// What lies within the frame of the picture, in the scene's space.
  let visible: CGRect
  /// The findings that have a number in the picture, in the order of the numbers: those that say the same share one.
  let numbered: [[Finding]]
  let tree: ViewTree
  let showsScreen: Bool

  static let padding = 24.0
  /// How far lines and badges at the edge may reach beyond it.
  static let overhang = 10.0
  static let headerHeight = 62.0
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
    visible = Self.visibleArea(of: report, layers)
    numbered = layers.contains(.findings) ? Self.bySentence(report.findings) : []
  }

  /// Findings in their order, with those of one kind, level and sentence together.
  private static func bySentence(_ findings: [Finding]) -> [[Finding]] {
    struct Sentence: Hashable {
      var kind: Finding.Kind
      var level: Finding.Level
      var message: String
    }
    var places: [Sentence: Int] = [:]
    var groups: [[Finding]] = []
    for finding in findings {
      let sentence = Sentence(kind: finding.kind, level: finding.level, message: finding.message)
      if let place = places[sentence] {
        groups[place].append(finding)
      } else {
        places[sentence] = groups.count
        groups.append([finding])
      }
    }
    return groups
  }

  /// How far a view that reaches beyond the screen widens the picture; the rest of it is told in words.
  private static let reach = 24.0

  /// The root with the bars around it, and a little of what reaches beyond: a stray view must not leave the picture empty.
  private static func visibleArea(of report: SceneReport, _ layers: Set<Layer>) -> CGRect {
    var screen = CGRect(origin: .zero, size: report.size)
    if layers.contains(.screen), let window = report.surroundings?.window, window.isDrawable {
      screen = screen.union(window)
      if layers.contains(.device), report.surroundings?.isScreen ?? false {
        screen = screen.insetBy(dx: -18, dy: report.surroundings?.housing ?? 0 > 0 ? -18 : -80)
      }
    }
    let bounds = screen.insetBy(dx: -reach, dy: -reach)
    return report.views.filter { !$0.isHidden && $0.frameInScene.isDrawable }.reduce(screen) { area, view in
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
      height: Self.headerHeight + visible.height + Self.padding + below)
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
    let y = Self.headerHeight - visible.minY
    let stage = visible.insetBy(dx: -Self.overhang, dy: -Self.overhang)
    let name = svg.name("stage")
    svg.group("clipPath", ["id": .string(name)]) { $0.rect(stage, fill: "none") }
    svg.group(
      "g",
      ["transform": "translate(\(decimal(x)) \(decimal(y)))", "clip-path": .string("url(#\(name))")]
    ) { svg in
      drawScene(in: &svg)
    }
    drawNotes(in: &svg, top: Self.headerHeight + visible.height + Self.padding)
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
    let details = [
      file.isEmpty ? nil : file, report.sizeText, report.deviceName ?? report.device,
      report.orientation == "portrait" ? nil : report.orientation,
      report.direction == "ltr" ? nil : "right to left",
      appearance != .light && showsScreen ? appearance.rawValue : nil,
      report.language, report.contentSize.map { "text size \($0)" },
    ].compactMap { $0 }
    let bold = FontDescription(weight: .bold, pointSize: 16)
    let heading = cut(title, bold, to: width)
    svg.label(
      heading.text, at: CGPoint(x: Self.padding, y: 28), size: 16, fill: PictureColor.title, isBold: true,
      width: heading.width)
    let line = cut(details.joined(separator: " \u{00B7} "), FontDescription(pointSize: 11), to: width)
    svg.label(
      line.text, at: CGPoint(x: Self.padding, y: 46), size: 11, fill: PictureColor.subtitle, width: line.width
    )
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
  var isDrawable: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy { $0.isFinite && $0.magnitude < 1e6 }
  }

}
