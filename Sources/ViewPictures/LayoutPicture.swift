// Pictures of a program's own views: `view.svg()`, and a value that can be drawn again in other ways.

import Foundation
import LayoutReport
import Plumbline

/// A picture of any tree of views as its layout has it: what the views look like, and on request the layers of
/// `ScenePicture` above that.
///
/// It is taken once and holds plain values, so the views may change or go. Taking it lays the tree out and costs time in
/// proportion to its views and constraints.
/// ```swift
/// let picture = LayoutPicture(of: card)
/// try picture.svg.write(toFile: "card.svg", atomically: true, encoding: .utf8)
/// print(picture.tree)
/// ```
public struct LayoutPicture: Sendable {
  /// The visible layers of a view's picture, and its appearance.
  public struct Options: Hashable, Sendable {
    /// The layers that are drawn; by default the views' appearance, with their texts.
    public var layers: Set<ScenePicture.Layer>
    /// Which of the system's two appearances colours are taken for.
    public var appearance: ScenePicture.Appearance
    /// The heading above the picture; nil for the views alone, without heading and findings.
    public var title: String?

    /// Options; those that are not named are the usual ones.
    public init(
      layers: Set<ScenePicture.Layer> = [.screen, .text], appearance: ScenePicture.Appearance = .light,
      title: String? = nil
    ) {
      self.layers = layers
      self.appearance = appearance
      self.title = title
    }
  }

  /// The options of the drawing; may be changed, to draw the picture again.
  public var options: Options
  /// The content of the picture: frames, names and findings.
  public let report: SceneReport

  /// A picture of a view and everything in it, at the size that the view has.
  /// - Parameters:
  ///   - view: The root of the tree. It is laid out, and not changed otherwise.
  ///   - options: How the picture is drawn.
  @preconcurrency @MainActor
  public init(of view: UIView, options: Options = Options()) {
    report = SceneReport(
      ProgramScene(view).scene, including: [.constraints, .guides, .appearance], comparesStoredFrames: false)
    self.options = options
  }

  /// A picture of a report that is there already, of one with `SceneReport.Contents.appearance`.
  public init(_ report: SceneReport, options: Options = Options()) {
    self.options = options
    self.report = report
  }

  /// The picture as a self-contained SVG document, one unit a point.
  public var svg: String {
    var report = report
    if let title = options.title { report.title = title }
    let picture = ScenePicture(report, showing: options.layers, appearance: options.appearance)
    return options.title == nil ? picture.sceneSVG : picture.svg
  }

  /// The tree of views with their frames, for a terminal.
  public var tree: String { LayoutTree().tree(of: report) }
}

extension UIView {
  /// A picture of the view and everything in it, as SVG: what the layout looks like, without a window or a device.
  ///
  /// The view is laid out first. For several forms of one picture, take a ``LayoutPicture``.
  /// - Parameter options: Layers, appearance and heading.
  /// - Returns: A self-contained SVG document, one unit a point, as large as the view.
  @preconcurrency @MainActor
  public func svg(_ options: LayoutPicture.Options = LayoutPicture.Options()) -> String {
    LayoutPicture(of: self, options: options).svg
  }
}
