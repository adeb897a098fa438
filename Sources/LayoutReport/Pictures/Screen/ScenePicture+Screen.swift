// The screen as the canvas shows it: every view's background, edge, content and subviews, in the order of the tree.

import Foundation
import LayoutScene
import Plumbline

extension ScenePicture {
  func drawScreen(in svg: inout SVGText) {
    let around = report.surroundings ?? SceneSurroundings()
    let area = around.window ?? CGRect(origin: .zero, size: report.size)
    let radius = cornerRadius(of: around)
    svg.group("clipPath", ["id": .string(svg.name("screen"))]) {
      $0.rect(radius > 0 ? area : Self.screen(of: report), fill: "none", radius: radius)
    }
    svg.group("g", ["clip-path": .string("url(#\(svg.name("screen")))")]) { drawScreenContent(in: &$0) }
    // Screens of the page's own colour would have no edge.
    draw(area, nil, radius: radius, edge: Self.outline, edgeWidth: 0.5, in: &svg)
  }

  private static let outline = SceneColor(white: 0.45, alpha: 0.5)

  /// The corner radius of a window of macOS, or of a screen within its device's outline.
  private func cornerRadius(of around: SceneSurroundings) -> Double {
    if around.isMac, around.window != nil { return around.system >= 26 ? 16 : around.system >= 11 ? 10 : 5 }
    return layers.contains(.device) && around.isScreen && around.housing > 0 ? Self.screenRadius : 0
  }

  /// The corner radius of screens with a sensor housing, in points.
  static let screenRadius = 48.0

  private func drawScreenContent(in svg: inout SVGText) {
    let surroundings = report.surroundings ?? SceneSurroundings()
    draw(
      surroundings.window ?? CGRect(origin: .zero, size: report.size),
      surroundings.isMac ? ScreenColor.macWindow : ScreenColor.background, in: &svg)
    for root in tree.roots { drawScreenView(at: root, in: &svg) }
    drawSurroundings(surroundings, in: &svg)
  }

  private func drawScreenView(at index: Int, in svg: inout SVGText) {
    let view = report.views[index]
    guard !view.isHidden, view.frameInScene.isDrawable, let look = view.appearance, look.alpha > 0.001,
      !look.isOnOtherTab
    else {
      return
    }
    // A leaf beyond the picture is told in its notes.
    let isSeen = view.frameInScene.intersects(visible.insetBy(dx: -Self.overhang, dy: -Self.overhang))
    guard isSeen || tree.children[view.id] != nil else { return }
    let mark: SVGValue = svg.marksViews ? .string(view.id) : nil
    // What stands for a content is no part of the screen, and is read however faint the content is.
    let says = look.alpha < 1 && saysWhatItIs(view, look)
    let opacity: SVGValue = look.alpha < 1 ? .number(look.alpha) : nil
    svg.group("g", ["opacity": says ? nil : opacity, "data-view": mark]) { svg in
      svg.element("title", [:], content: tooltip(of: view))
      if says {
        svg.group("g", ["opacity": opacity]) { drawSurface(of: view, look, in: &$0) }
      } else {
        drawSurface(of: view, look, in: &svg)
      }
      if let drawn = look.drawn {
        draw(drawn, in: CGRect(origin: view.frameInScene.origin, size: drawn.size), in: &svg)
      }
      drawContent(of: view, look, in: &svg)
      let inside = tree.children[view.id] ?? []
      let clips = view.clips || view.kind == "scrollView" || view.kind == "clipView"
      func drawInside(_ svg: inout SVGText) { for child in inside { drawScreenView(at: child, in: &svg) } }
      if clips, !inside.isEmpty {
        let name = svg.name("clip\(index)")
        svg.group("clipPath", ["id": .string(name)]) {
          $0.rect(view.frameInScene, fill: "none", radius: look.cornerRadius)
        }
        svg.group("g", ["clip-path": .string("url(#\(name))")], drawInside)
      } else {
        drawInside(&svg)
      }
      drawOverlay(of: view, look, in: &svg)
    }
  }

  func tooltip(of view: ViewReport) -> String { "\(ViewNames(view).heading): \(view.frame.inWords)" }

  private func drawSurface(of view: ViewReport, _ look: ViewAppearance, in svg: inout SVGText) {
    // These draw their background as a part of their shape.
    switch look.control {
    case .navigationBar, .tabBar, .toolbar, .searchBar: return
    case .cell: if drawGroupedCell(view, look, in: &svg) { return }
    case .mac(.box(_, isCustom: true)), .mac(.table), .mac(.scroll): break
    case .mac(.field), .mac(.search), .mac(.comboBox), .mac(.box): return
    default: break
    }
    draw(
      view.frameInScene, look.background, radius: look.cornerRadius,
      edge: look.borderWidth > 0 ? look.borderColor ?? ScreenColor.label : nil,
      edgeWidth: min(look.borderWidth, 50), in: &svg)
  }

  private func drawContent(of view: ViewReport, _ look: ViewAppearance, in svg: inout SVGText) {
    let frame = view.frameInScene
    switch look.control {
    case .plain, .label:
      drawText(of: view, look, in: &svg)
      if let name = emptyClass(view, look) { drawEmptiness(name, in: frame, &svg) }
    case .textView:
      let name = svg.name("text\(tree.index[view.id] ?? 0)")
      svg.group("clipPath", ["id": .string(name)]) { $0.rect(frame, fill: "none") }
      svg.group("g", ["clip-path": .string("url(#\(name))")]) { drawText(of: view, look, in: &$0) }
    case .button(let button): drawButton(button, of: view, look, in: &svg)
    case .textField(let field): drawField(field, of: view, look, in: &svg)
    case .image(nil):
      // An image that code sets.
      if hasFaintBackground(look) {
        draw(frame, ScreenColor.imageBox.opacity(0.4), radius: look.cornerRadius, in: &svg)
        drawEmptiness(view.className == "UIImageView" ? "Image" : view.className, in: frame, &svg)
      }
    case .image(let image):
      draw(image, in: frame, tint: look.tint ?? ScreenColor.tint, radius: look.cornerRadius, in: &svg)
    case .navigationBar(let bar): drawNavigationBar(bar, in: frame, &svg)
    case .tabBar(let bar): drawTabBar(bar, in: frame, &svg)
    case .toolbar(let bar): drawToolbar(bar, in: frame, &svg)
    case .searchBar(let text, let placeholder, let isMinimal, let hasCancel):
      drawSearchBar(
        text: text, placeholder: placeholder, isMinimal: isMinimal, cancel: hasCancel ? word("cancel") : nil,
        look, in: frame, &svg)
    case .table, .collection, .cell: break
    case .effect(let isDark):
      let base = isDark.map { SceneColor(white: $0 ? 0.1 : 0.97, alpha: 0.8) } ?? ScreenColor.bar.opacity(0.8)
      draw(frame, base, radius: look.cornerRadius, in: &svg)
    case .content(let name): drawLabelledBox(name, in: frame, radius: look.cornerRadius, &svg)
    case .mac(let control): drawMac(control, of: view, look, in: &svg)
    default: drawControl(of: view, look, in: &svg)
    }
  }

  /// The name of a view whose class draws what only the running program shows, a camera or a chart.
  private func emptyClass(_ view: ViewReport, _ look: ViewAppearance) -> String? {
    let isSeen = look.drawn != nil || view.shownText != nil || !hasFaintBackground(look)
    let isEmpty = view.kind == "view" && tree.children[view.id] == nil && (view.parent == nil || !isSeen)
    let name = view.parent == nil ? report.title ?? view.className : view.className
    return isEmpty && name != "UIView" ? name : nil
  }

  private func hasFaintBackground(_ look: ViewAppearance) -> Bool {
    look.background.map { paint($0).opacity < 0.1 } ?? true
  }

  /// Whether a box or a name stands for the content of a view.
  private func saysWhatItIs(_ view: ViewReport, _ look: ViewAppearance) -> Bool {
    switch look.control {
    case .plain, .label: emptyClass(view, look) != nil
    case .image(nil): hasFaintBackground(look)
    case .image(let image?):
      image.drawn == nil && (image.isSymbol || image.content == nil) && PictureGlyph(image.name) == nil
    case .content: true
    case .table, .collection: tree.children[view.id] == nil
    default: false
    }
  }

  private func drawOverlay(of view: ViewReport, _ look: ViewAppearance, in svg: inout SVGText) {
    switch look.control {
    case .table(let table):
      drawTable(table, of: view, in: &svg)
      if tree.children[view.id] == nil {
        drawEmptiness("Table: its rows come from code", in: view.frameInScene, &svg)
      }
    case .collection:
      if tree.children[view.id] == nil {
        drawEmptiness("Collection: its cells come from code", in: view.frameInScene, &svg)
      }
    case .cell(let cell): drawCell(cell, of: view, look, in: &svg)
    case .mac(.split(let isVertical)): drawDividers(isVertical: isVertical, of: view, in: &svg)
    default: break
    }
  }

  func drawText(of view: ViewReport, _ look: ViewAppearance, in svg: inout SVGText) {
    guard layers.contains(.text), let text = view.shownText else { return }
    draw(text, look.textColor ?? (isMac ? ScreenColor.macText : ScreenColor.label), in: &svg)
  }

  /// Whether the application's language is read from the right: bars and rows begin there.
  var isRightToLeft: Bool { report.direction == "rtl" }
  var leading: NSTextAlignment { isRightToLeft ? .right : .left }
  /// The position from the left edge of a rectangle for one from its leading edge.
  func fromLeading(_ x: Double, in room: CGRect) -> Double { isRightToLeft ? room.minX + room.maxX - x : x }
  /// A part of a room that lies where it does from the leading end.
  func fromLeading(_ part: CGRect, in room: CGRect) -> CGRect {
    guard isRightToLeft else { return part }
    return CGRect(x: room.minX + room.maxX - part.maxX, y: part.minY, width: part.width, height: part.height)
  }

  var isMac: Bool { report.surroundings?.isMac ?? false }
  /// The version of the system whose controls are drawn.
  var system: Int { report.surroundings?.system ?? 18 }

  /// Says what a view is that shows nothing else.
  private func drawEmptiness(_ name: String, in frame: CGRect, _ svg: inout SVGText) {
    guard frame.width > 40, frame.height > 16 else { return }
    let seen = frame.intersection(report.surroundings?.window ?? CGRect(origin: .zero, size: report.size))
    guard !seen.isNull else { return }
    label(
      name, in: seen.insetBy(dx: 4, dy: 0), size: min(13, max(7, seen.height * 0.4)),
      readable(ScreenColor.secondaryLabel, at: CGPoint(x: seen.midX, y: seen.midY)), in: &svg)
  }

  /// A colour of texts as it is seen at a point: the other appearance's where what lies there is as dark or as light as
  /// the colour itself.
  func readable(_ color: SceneColor, at point: CGPoint) -> SceneColor {
    let behind = brightness(at: point)
    guard abs(Self.brightness(of: parts(color)) - behind) < 0.4 else { return color }
    return SceneColor(
      color.components(isDark: !appearance.isDark, hasMoreContrast: appearance.hasMoreContrast))
  }

  private static func brightness(of color: SceneColor.Components) -> Double {
    0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
  }

  /// The brightness of the backgrounds at a point, from 0 to 1; that of images is unknown.
  private func brightness(at point: CGPoint) -> Double {
    var brightness = Self.brightness(of: parts(ScreenColor.background))
    func lay(_ color: SceneColor, _ alpha: Double) {
      let color = parts(color)
      brightness += (Self.brightness(of: color) - brightness) * color.alpha * alpha
    }
    for view in report.views where !view.isHidden && view.frameInScene.contains(point) {
      guard let look = view.appearance, !look.isOnOtherTab else { continue }
      if let color = look.background { lay(color, look.alpha) }
      if case .effect(let isDark?) = look.control { lay(SceneColor(white: isDark ? 0.1 : 0.97), 0.8) }
    }
    let around = report.surroundings
    if let bar = around?.navigationBar, let frame = around?.navigationBarFrame, point.y < frame.maxY,
      let color = bar.barTint ?? (bar.isBlack ? SceneColor(white: 0.07) : nil)
    {
      lay(color, 1)
    }
    if let bar = around?.tabBar, let frame = around?.tabBarFrame, point.y > frame.minY, system < 26 {
      lay(bar.barTint ?? ScreenColor.bar, 1)
    }
    return brightness
  }

  /// A box that stands for what only the running program has.
  func drawLabelledBox(_ name: String, in frame: CGRect, radius: Double = 0, _ svg: inout SVGText) {
    draw(frame, ScreenColor.imageBox, radius: radius, edge: ScreenColor.imageEdge, edgeWidth: 0.5, in: &svg)
    guard frame.width > 14, frame.height > 8 else { return }
    label(
      name, in: frame.insetBy(dx: 2, dy: 0), size: min(11, frame.height * 0.6), ScreenColor.secondaryLabel,
      in: &svg)
  }
}
