// The boxes of a picture: views with their texts, children above parents, cut off where views clip.

import Foundation

extension ScenePicture {
  func drawViews(in svg: inout SVGText) {
    let (roots, children) = (tree.roots, tree.children)
    for root in roots { drawView(at: root, children: children, isRoot: root == roots.first, in: &svg) }
  }

  private func drawView(at index: Int, children: [String: [Int]], isRoot: Bool, in svg: inout SVGText) {
    let view = report.views[index]
    guard view.frameInScene.isDrawable else { return }
    let mark: SVGValue = svg.marksViews ? .string(view.id) : nil
    svg.group("g", ["opacity": view.isHidden ? 0.3 : nil, "data-view": mark]) { svg in
      svg.element("title", [:], content: tooltip(of: view))
      drawBox(of: view, isRoot: isRoot, in: &svg)
      if layers.contains(.text) { drawText(of: view, in: &svg) }
      let inside = children[view.id] ?? []
      guard view.clips, !inside.isEmpty else {
        for child in inside { drawView(at: child, children: children, isRoot: false, in: &svg) }
        return
      }
      svg.group("clipPath", ["id": .string(svg.name("clip\(index)"))]) {
        $0.rect(view.frameInScene, fill: "none")
      }
      svg.group("g", ["clip-path": .string("url(#\(svg.name("clip\(index)")))")]) { svg in
        for child in inside { drawView(at: child, children: children, isRoot: false, in: &svg) }
      }
    }
  }

  private func drawBox(of view: ViewReport, isRoot: Bool, in svg: inout SVGText) {
    let frame = view.frameInScene
    guard !isRoot else {
      svg.rect(frame, fill: PictureColor.root, stroke: PictureColor.edge)
      return
    }
    let style = PictureStyle.style(of: view.kind)
    svg.element(
      "rect",
      [
        "x": .number(frame.origin.x), "y": .number(frame.origin.y),
        "width": .number(max(frame.size.width, 0)),
        "height": .number(max(frame.size.height, 0)), "rx": style.radius > 0 ? .number(style.radius) : nil,
        "fill": .string(style.fill), "fill-opacity": .number(style.fillOpacity(of: view.kind)),
        "stroke": .string(style.stroke), "stroke-width": 0.75,
        "stroke-dasharray": style.dash.map { .string($0) } ?? nil,
      ])
    if style.isCrossed, frame.width > 4, frame.height > 4 {
      svg.line(
        from: CGPoint(x: frame.minX, y: frame.minY), to: CGPoint(x: frame.maxX, y: frame.maxY),
        stroke: style.stroke, width: 0.4)
      svg.line(
        from: CGPoint(x: frame.minX, y: frame.maxY), to: CGPoint(x: frame.maxX, y: frame.minY),
        stroke: style.stroke, width: 0.4)
    }
  }

  /// A text in a plain box: of a report without lines only roughly where the screen has it.
  private func drawText(of view: ViewReport, in svg: inout SVGText) {
    guard let text = view.text, view.frameInScene.width > 6, view.frameInScene.height > 6 else { return }
    let frame = view.frameInScene
    let style = PictureStyle.style(of: view.kind)
    if let shown = view.shownText {
      for line in shown.lines {
        for piece in line.pieces {
          svg.text(
            piece.text, at: CGPoint(x: piece.x + shown.anchor.part * piece.width, y: line.baseline),
            anchor: shown.anchor, font: PictureFont(piece.font), width: piece.width, fill: style.ink,
            isRightToLeft: shown.isRightToLeft)
        }
      }
      return
    }
    let block = PictureTextBlock(text, frame: frame, fontSize: view.fontSize, isInset: style.radius > 2)
    for (line, baseline) in zip(block.lines, block.baselines) {
      svg.label(
        line, at: CGPoint(x: style.centersText ? frame.midX : block.left, y: baseline), size: block.size,
        fill: style.ink, anchor: style.centersText ? .middle : .start)
    }
  }
}

/// A view's text as a picture shows it: in as many lines as fit, in the middle of the frame.
struct PictureTextBlock {
  var lines: [String]
  var baselines: [Double]
  var size: Double
  var left: Double

  init(_ text: String, frame: CGRect, fontSize: Double?, isInset: Bool) {
    let inset = isInset ? 6.0 : 1.0
    let size = min(fontSize ?? 15, frame.height * 0.8)
    let leading = size * 1.2
    self.size = size
    left = frame.minX + inset
    lines = []
    baselines = []
    // Documents hold fonts of 0 points and less; frames of a system without a solution could hold anything.
    guard size >= 1, frame.isDrawable else { return }
    let count = max(Int((frame.height + 1) / leading), 1)
    let width = frame.width - 2 * inset
    let wrapped =
      count == 1 ? [shortened(text, to: 500)] : PictureText.wrapped(text, size: size, width: width)
    lines = wrapped.prefix(count).compactMap { PictureText.fitted($0, size: size, width: width) }
    let top = frame.midY - Double(lines.count) * leading / 2
    baselines = lines.indices.map { top + Double($0) * leading + leading * 0.5 + size * 0.35 }
  }
}
