// The names in a picture: in the first corner of a view where they cover neither a text nor another name.

import ConstraintSolver
import Foundation

extension ScenePicture {
  private static let nameSize = 7.5
  private static let nameHeight = 9.0

  func drawNames(in svg: inout SVGText) {
    var taken = TakenAreas()
    if layers.contains(.text) { report.views.compactMap(textArea(of:)).forEach { taken.insert($0) } }
    // Inner views first: they have the least choice.
    for view in report.views.reversed()
    where !view.isHidden && view.frameInScene.isDrawable && !Self.isWrapping(view) && !TimeLimit.isOver {
      guard let (name, area) = place(for: view, avoiding: taken) else { continue }
      taken.insert(area)
      svg.label(
        name, at: CGPoint(x: area.minX, y: area.maxY - 2), size: Self.nameSize,
        fill: PictureStyle.style(of: view.kind).ink, halo: showsScreen ? "#ffffff" : nil)
    }
  }

  /// Whether a view only lies between another and its content: the other has the name.
  private static func isWrapping(_ view: ViewReport) -> Bool {
    view.name == nil
      && ["tableViewCellContentView", "collectionViewCellContentView", "clipView", "scroller"].contains(
        view.kind)
  }

  private func textArea(of view: ViewReport) -> CGRect? {
    guard let text = view.text, !view.isHidden, view.frameInScene.isDrawable else { return nil }
    if let shown = view.shownText { return shown.area }
    let style = PictureStyle.style(of: view.kind)
    let block = PictureTextBlock(
      text, frame: view.frameInScene, fontSize: view.fontSize, isInset: style.radius > 2)
    guard let first = block.baselines.first, let last = block.baselines.last else { return nil }
    let width = block.lines.map { PictureText.width(of: $0, size: block.size) }.max() ?? 0
    let left = style.centersText ? view.frameInScene.midX - width / 2 : block.left
    return CGRect(x: left, y: first - block.size * 0.8, width: width, height: last - first + block.size)
  }

  private func place(for view: ViewReport, avoiding taken: TakenAreas) -> (String, CGRect)? {
    let frame = view.frameInScene
    let room = frame.width - 4
    let full = view.name ?? view.className
    let repeatsText = layers.contains(.text) && view.text.map { shortened($0) } == full
    guard !repeatsText, frame.height >= Self.nameHeight + 1,
      let name = PictureText.fitted(full, size: Self.nameSize, width: room)
    else { return nil }
    let size = CGSize(width: PictureText.width(of: name, size: Self.nameSize), height: Self.nameHeight)
    let left = frame.minX + 3
    let right = frame.maxX - 3 - size.width
    let top = frame.minY + 1
    let bottom = frame.maxY - 1 - size.height
    let corners = [
      CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: left, y: bottom),
      CGPoint(x: right, y: bottom), CGPoint(x: frame.midX - size.width / 2, y: top),
    ]
    return corners.map { CGRect(origin: $0, size: size) }
      .first { !taken.overlap($0) }
      .map { (name, $0) }
  }
}
