// What a live page asks for again and again while a scene moves: its picture without a frame, and where its views are.

import Foundation
import Plumbline

extension ScenePicture {
  /// The scene alone, without heading and findings, in points of the scene: its view box is the root's rectangle.
  package var sceneSVG: String {
    var svg = SVGText()
    svg.group(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": .number(report.size.width),
        "height": .number(report.size.height),
        "viewBox": "0 0 \(decimal(report.size.width)) \(decimal(report.size.height))",
        "font-family": "-apple-system, 'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif",
      ]
    ) { drawScene(in: &$0) }
    return svg.text
  }
}

extension SceneReport {
  /// Where the views of a laid-out scene are, in the scene's space, in the order of a report's `views`. Linear in the
  /// number of views times their depth.
  @preconcurrency @MainActor
  package static func framesInScene(of scene: Scene) -> [CGRect] {
    scene.views.map { entry in
      CGRect(
        origin: SceneInspection.originInScene(of: entry.view, root: scene.rootView),
        size: entry.view.frame.size)
    }
  }
}
