// The data of a live page while a scene moves: its picture without a frame, and its views' frames.

import Foundation
import LayoutScene
import Plumbline

extension ScenePicture {
  /// The scene alone, without heading and findings, in points of the scene: its view box is the root's rectangle. The
  /// group of each view says whose it is.
  package var sceneSVG: String {
    var svg = SVGText()
    svg.marksViews = true
    svg.group(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": .number(report.size.width),
        "height": .number(report.size.height),
        "viewBox": "0 0 \(decimal(report.size.width)) \(decimal(report.size.height))",
        "font-family": .string(PictureFont.usual),
      ]
    ) { drawScene(in: &$0) }
    return svg.text
  }
}

/// The frames of a laid-out scene's views, and those that changed since the last request.
@preconcurrency @MainActor
package struct ScenePlaces {
  private let scene: Scene
  /// The index of each view's superview among the views; nil where the superview is none of them.
  private let parents: [Int?]
  /// x, y, width and height of each view, as they were told last.
  private var told: [SIMD4<Float>]
  /// By how much these are more in the last picture than in the layout.
  private var drawn: [SIMD4<Float>]

  /// - Parameter scene: Of whose views nothing is told yet.
  package init(_ scene: Scene) {
    self.scene = scene
    var places: [ObjectIdentifier: Int] = [:]
    parents = scene.views.enumerated().map { index, entry in
      places[ObjectIdentifier(entry.view)] = index
      return entry.view === scene.rootView
        ? nil : entry.view.superview.flatMap { places[ObjectIdentifier($0)] }
    }
    told = Array(repeating: SIMD4(repeating: .nan), count: scene.views.count)
    drawn = Array(repeating: .zero, count: scene.views.count)
  }

  /// Takes it that a picture's views are told: they keep the distance of picture and layout until the next one.
  package mutating func tell(_ views: [ViewReport]) {
    drawn = Array(repeating: .zero, count: views.count)
    _ = takeChanges()
    drawn = zip(views, told).map { Self.place($0.frameInScene) - $1 }
    told = zip(told, drawn).map(+)
  }

  private static func place(_ rect: CGRect) -> SIMD4<Float> {
    SIMD4(Float(rect.origin.x), Float(rect.origin.y), Float(rect.size.width), Float(rect.size.height))
  }

  /// Index, x, y, width and height in the scene's space of each view whose frame there is not what was told last, in the
  /// order of a report's `views`. Linear in the number of views.
  package mutating func takeChanges() -> [Float] {
    var origins: [CGPoint] = []
    origins.reserveCapacity(scene.views.count)
    var changes: [Float] = []
    for (index, entry) in scene.views.enumerated() {
      let (view, frame) = (entry.view, entry.view.frame)
      var origin = CGPoint.zero
      if let parent = parents[index] {
        let bounds = scene.views[parent].view.bounds.origin
        origin = CGPoint(
          x: origins[parent].x + frame.origin.x - bounds.x, y: origins[parent].y + frame.origin.y - bounds.y)
      } else if view !== scene.rootView {
        origin = SceneInspection.originInScene(of: view, root: scene.rootView)
      }
      origins.append(origin)
      let now = Self.place(CGRect(origin: origin, size: frame.size)) + drawn[index]
      guard told[index] != now else { continue }
      told[index] = now
      changes += [Float(index), now.x, now.y, now.z, now.w]
    }
    return changes
  }
}

/// The names of a scene's constraints, including those of the system.
@preconcurrency @MainActor
package struct ConstraintNames {
  private let inspection: SceneInspection

  package init(_ scene: Scene) { inspection = SceneInspection(scene) }

  /// Apple's description with ids in place of addresses.
  package func notation(of constraint: NSLayoutConstraint) -> String { inspection.notation(of: constraint) }
}
