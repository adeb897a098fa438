// The depiction of one layout of a scene for a page: a picture, the frames in it, and their explanations.

import Foundation

/// One layout of a scene for a page. Plain values; equal layouts are equal.
package struct SceneDepiction: Hashable, Sendable {
  struct View: Hashable, Sendable {
    var id: String
    /// The heading on a line of its own, without the id: `UILabel 'Name'`.
    var heading: String
    var kind: String
    var parent: String?
    var line: Int?
    /// In the superview's space as the document stores it, and in the scene's.
    var frame: CGRect
    var frameInScene: CGRect
    var stored: CGRect?
    /// The origin of its superview in the scene's space.
    var superviewOrigin: CGPoint?
    var isHidden: Bool
  }

  struct Constraint: Hashable, Sendable {
    var id: String
    var words: String
    var line: Int?
    var views: [String]
    var ends: ConstraintReport.Ends?
    var isRequired: Bool
  }

  package var configuration: ReportConfiguration
  /// The scene alone: SVG.
  var picture: String
  /// The rectangle of the scene's space that the picture shows.
  var box: CGRect
  var views: [View]
  var constraints: [Constraint]
  /// The explanations of the views' frames, in the order of the views.
  var explanations: [ViewExplanation]
}

extension SceneReport {
  /// The contents that a report needs to be shown on a page.
  public static let pageContents: Contents = [.guides, .constraints, .appearance, .explanations]

  /// Draws the report for a page, and lets go of what only the picture needed. The report is one with `pageContents`.
  /// - Parameters:
  ///   - layers: What the picture shows; names are added to what is drawn as boxes.
  ///   - appearance: The system's colours.
  public mutating func depict(
    showing layers: Set<ScenePicture.Layer> = [.screen, .text], appearance: ScenePicture.Appearance = .light
  ) {
    // What findings and constraints show in a picture, a page draws itself.
    var layers = layers.subtracting([.findings, .stored, .constraints])
    if !views.contains(where: { $0.appearance != nil }) { layers.insert(.names) }
    let picture = ScenePicture(self, showing: layers, appearance: appearance)
    depictions = [
      SceneDepiction(
        configuration: configuration, picture: picture.pageSVG, box: picture.visible,
        views: views.map(SceneDepiction.View.init),
        constraints: constraints.map(SceneDepiction.Constraint.init), explanations: explanations)
    ]
    for index in views.indices {
      views[index].appearance = nil
      views[index].shownText = nil
    }
    constraints = []
    guides = []
    explanations = []
    surroundings = nil
  }

  /// Makes of the layouts what is written, where there are any. It is work, so not for the thread that writes.
  public mutating func pack() {
    if !depictions.isEmpty { packed = PackedScene(depictions) }
    depictions = []
  }
}

extension SceneDepiction.View {
  init(_ view: ViewReport) {
    let name = view.name.map { " '\($0)'" } ?? ""
    self.init(
      id: view.id, heading: view.className + name, kind: view.kind, parent: view.parent, line: view.line,
      frame: view.frame, frameInScene: view.frameInScene, stored: view.storedFrameInScene,
      superviewOrigin: view.superviewOrigin, isHidden: view.isHidden)
  }
}

extension SceneDepiction.Constraint {
  init(_ constraint: ConstraintReport) {
    self.init(
      id: constraint.id, words: constraint.words, line: constraint.line, views: constraint.views,
      ends: constraint.ends, isRequired: constraint.isRequired)
  }
}

extension ScenePicture {
  /// The scene with what surrounds it, without heading and notes: its view box is what is seen.
  fileprivate var pageSVG: String {
    var svg = SVGText()
    let box = [visible.minX, visible.minY, visible.width, visible.height].map(decimal).joined(separator: " ")
    svg.group(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": .number(visible.width),
        "height": .number(visible.height), "viewBox": .string(box),
        "font-family": .string(PictureFont.usual),
      ]
    ) { drawScene(in: &$0) }
    return svg.text
  }
}
