// Bars with their items, and what the canvas shows around a scene: status bar, home indicator, a window's title.

import Foundation
import LayoutScene
import Plumbline
import Typography

extension ScenePicture {
  private var isGlass: Bool { system >= 26 }

  /// One of the system's words in the scene's language.
  func word(_ item: String) -> String { PictureTable.title(of: item, in: report.language) }

  private func title(of item: BarItemAppearance) -> String {
    switch item.kind {
    case .title(let title): title
    case .system(let name): word(name)
    case .image, .space, .view: ""
    }
  }

  private func drawBar(
    _ frame: CGRect, _ color: SceneColor?, edgeAtBottom: Bool, isClear: Bool, _ svg: inout SVGText
  ) {
    guard color != nil || !isClear else { return }
    draw(frame, color ?? ScreenColor.bar, in: &svg)
    let y = edgeAtBottom ? frame.maxY : frame.minY
    stroke([[(frame.minX, y), (frame.maxX, y)]], ScreenColor.separator, width: 0.5, in: &svg)
  }

  /// - Parameter cover: How far the bar's background reaches up beyond it, behind the status bar.
  func drawNavigationBar(
    _ bar: NavigationBarAppearance, in frame: CGRect, cover: Double = 0, _ svg: inout SVGText
  ) {
    let background = bar.barTint ?? (bar.isBlack ? SceneColor(white: 0.07) : nil)
    var area = frame
    area.origin.y -= cover
    area.size.height += cover
    // A bar above content that begins below it has no background of its own: with a large title from iOS 13 on, else
    // from iOS 15 on.
    drawBar(
      area, background, edgeAtBottom: true, isClear: system >= 15 || system >= 13 && bar.hasLargeTitle, &svg)
    let tint = bar.tint ?? ScreenColor.tint
    let ink = bar.titleColor ?? (bar.isBlack ? ScreenColor.white : ScreenColor.label)
    var row = CGRect(
      x: frame.minX, y: frame.minY, width: frame.width, height: min(frame.height, isGlass ? 54 : 44))
    if bar.hasLargeTitle { row.size.height = min(row.height, max(frame.height - 52, 0)) }
    if let prompt = bar.prompt, frame.height > 60 {
      label(
        prompt, in: CGRect(x: row.minX + 16, y: row.minY + 6, width: row.width - 32, height: 22), size: 12,
        ink, in: &svg)
      row.origin.y = frame.maxY - row.height
    }
    let (left, right) = drawEnds(of: bar, in: row, tint: tint, &svg)
    guard let title = bar.title, !bar.hasTitleView else { return }
    if bar.hasLargeTitle, frame.height >= row.height + 40 {
      label(
        title, in: CGRect(x: frame.minX + 16, y: frame.maxY - 50, width: frame.width - 32, height: 42),
        size: 34, weight: .bold, ink, alignment: leading, in: &svg)
    } else {
      // In the middle of the bar, as far as the items let it.
      let half = max(10, min(row.midX - left, right - row.midX))
      let width = self.width(of: title, FontDescription(weight: .semibold, pointSize: 17))
      let room =
        width <= 2 * half
        ? CGRect(x: row.midX - half, y: row.minY, width: 2 * half, height: row.height)
        : CGRect(x: left, y: row.minY, width: max(10, right - left), height: row.height)
      label(title, in: fromLeading(room, in: row), size: 17, weight: .semibold, ink, in: &svg)
    }
  }

  /// The way back and the items at both ends of a navigation bar.
  /// - Returns: What they leave between them.
  private func drawEnds(
    of bar: NavigationBarAppearance, in row: CGRect, tint: SceneColor, _ svg: inout SVGText
  ) -> (left: Double, right: Double) {
    var left = row.minX + (isGlass || bar.backTitle == nil ? 16 : 8)
    if let title = bar.backTitle {
      let back = title.isEmpty ? word("back") : title
      if isGlass {
        left += drawCapsule(around: [backItem], at: left, in: row, tint: tint, isDark: bar.isBlack, &svg) + 12
      } else {
        let chevron = [(left + 10, row.midY - 9), (left + 1, row.midY), (left + 10, row.midY + 9)]
        stroke([chevron.map { (fromLeading($0.0, in: row), $0.1) }], tint, width: 2.5, in: &svg)
        left += 16
        let width = self.width(of: back, FontDescription(pointSize: 17))
        let room = CGRect(x: left, y: row.minY, width: width + 1, height: row.height)
        label(back, in: fromLeading(room, in: row), size: 17, tint, alignment: leading, in: &svg)
        left += width + 8
      }
    }
    var right = row.maxX - 16
    if isGlass {
      for group in capsules(of: bar.left) {
        left += drawCapsule(around: group, at: left, in: row, tint: tint, isDark: bar.isBlack, &svg) + 12
      }
      // The first stands outermost, in its capsule too.
      for group in capsules(of: bar.right).map({ Array($0.reversed()) }) {
        let width = group.reduce(0) { $0 + self.width(of: $1) }
        drawCapsule(around: group, at: right - width, in: row, tint: tint, isDark: bar.isBlack, &svg)
        right -= width + 12
      }
      return (left, right)
    }
    for item in bar.left {
      drawItem(item, at: left, in: row, tint: tint, &svg)
      left += width(of: item) + 12
    }
    for item in bar.right {
      let width = width(of: item)
      drawItem(item, at: right - width, in: row, tint: tint, &svg)
      right -= width + 12
    }
    return (left, right)
  }

  private var backItem: BarItemAppearance {
    var image = ImageAppearance(name: "chevron.backward")
    image.isSymbol = true
    image.size = CGSize(width: 18, height: 22)
    return BarItemAppearance(.image(image))
  }

  /// The items that share a capsule of glass (iOS 26): neighbours without a space between them; a prominent one has its
  /// own.
  private func capsules(of items: [BarItemAppearance]) -> [[BarItemAppearance]] {
    var groups: [[BarItemAppearance]] = []
    var isOpen = false
    for item in items {
      guard item.isDrawnInBar else {
        isOpen = false
        continue
      }
      if isOpen, !item.isDone, !(groups.last?.last?.isDone ?? false) {
        groups[groups.count - 1].append(item)
      } else {
        groups.append([item])
      }
      isOpen = true
    }
    return groups
  }

  /// - Returns: The capsule's width.
  @discardableResult
  private func drawCapsule(
    around items: [BarItemAppearance], at left: Double, in row: CGRect, tint: SceneColor,
    isDark: Bool = false,
    _ svg: inout SVGText
  ) -> Double {
    let width = items.reduce(0) { $0 + self.width(of: $1) }
    let capsule = fromLeading(CGRect(x: left, y: row.midY - 22, width: width, height: 44), in: row)
    let isProminent = items.contains { $0.isDone && $0.isEnabled }
    let glass = isDark ? SceneColor(white: 1, alpha: 0.14) : ScreenColor.background.opacity(0.8)
    draw(
      capsule, isProminent ? items.first?.tint ?? tint : glass, radius: 22, edge: ScreenColor.separator,
      edgeWidth: 0.5, in: &svg)
    var x = left
    for item in items {
      var item = item
      if isProminent { item.tint = ScreenColor.white }
      drawItem(item, at: x, in: row, tint: tint, &svg)
      x += self.width(of: item)
    }
    return width
  }

  /// Draws an item with its left end at a place.
  private func drawItem(
    _ item: BarItemAppearance, at left: Double, in row: CGRect, tint: SceneColor, _ svg: inout SVGText
  ) {
    let frame = fromLeading(CGRect(x: left, y: row.minY, width: width(of: item), height: row.height), in: row)
    let ink = item.isEnabled ? item.tint ?? tint : ScreenColor.tertiaryLabel
    switch item.kind {
    case .system, .title:
      label(title(of: item), in: frame, size: 17, weight: item.isDone ? .semibold : .regular, ink, in: &svg)
    case .image(let image):
      let size =
        image.size.map { $0.height > 0 ? $0 : CGSize(width: 22, height: 22) } ?? CGSize(width: 22, height: 22)
      let scale = min(1, 30 / size.height)
      let scaled = CGSize(width: size.width * scale, height: size.height * scale)
      draw(image, in: frame.middle(scaled), tint: ink, in: &svg)
    case .space, .view: break
    }
  }

  /// With what lies around it in a capsule of glass.
  private func width(of item: BarItemAppearance) -> Double {
    switch item.kind {
    case .system, .title:
      width(of: title(of: item), FontDescription(weight: item.isDone ? .semibold : .regular, pointSize: 17))
        + (isGlass ? 28 : 0)
    case .image(let image): max(min(max(image.size?.width ?? 22, 18), 80), isGlass ? 44 : 0)
    case .space(let width): width ?? 0
    case .view: 60
    }
  }

  func drawToolbar(_ bar: ToolbarAppearance, in frame: CGRect, _ svg: inout SVGText) {
    drawBar(frame, bar.barTint, edgeAtBottom: false, isClear: isGlass, &svg)
    let row = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: min(frame.height, 44))
    let margin = 16.0
    let gap = isGlass ? 0 : 8.0
    let fixed = bar.items.reduce(0) { $0 + width(of: $1) } + gap * Double(max(bar.items.count - 1, 0))
    let flexible = bar.items.filter { $0.kind == .space(nil) }.count
    let stretch = flexible > 0 ? max(0, row.width - 2 * margin - fixed) / Double(flexible) : 0
    let tint = bar.tint ?? ScreenColor.tint
    var x = row.minX + margin
    var group: [BarItemAppearance] = []
    func closeGroup(_ svg: inout SVGText) {
      guard !group.isEmpty else { return }
      let width = group.reduce(0) { $0 + self.width(of: $1) }
      drawCapsule(around: group, at: x - width, in: row, tint: tint, &svg)
      group = []
    }
    for item in bar.items {
      if !isGlass {
        drawItem(item, at: x, in: row, tint: tint, &svg)
      } else if item.isDrawnInBar {
        if item.isDone { closeGroup(&svg) }
        group.append(item)
      } else {
        closeGroup(&svg)
      }
      x += width(of: item) + gap + (item.kind == .space(nil) ? stretch : 0)
    }
    closeGroup(&svg)
  }

  func drawTabBar(_ bar: TabBarAppearance, in frame: CGRect, _ svg: inout SVGText) {
    let row = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: min(frame.height, 49))
    if isGlass {
      draw(
        row.insetBy(dx: 20, dy: -4), bar.barTint ?? ScreenColor.background.opacity(0.85), radius: 28,
        edge: ScreenColor.separator, edgeWidth: 0.5, in: &svg)
    } else {
      drawBar(frame, bar.barTint, edgeAtBottom: false, isClear: false, &svg)
    }
    guard !bar.items.isEmpty else { return }
    let tint = bar.tint ?? ScreenColor.tint
    let area = isGlass ? row.insetBy(dx: 26, dy: 0) : row
    let width = area.width / Double(bar.items.count)
    for (index, item) in bar.items.enumerated() {
      let cell = fromLeading(
        CGRect(x: area.minX + Double(index) * width, y: area.minY, width: width, height: area.height),
        in: area)
      let ink = item.isSelected ? tint : isGlass ? ScreenColor.label : ScreenColor.gray
      if case .image(let image) = item.kind {
        let size =
          image.size.map { CGSize(width: min($0.width, 34), height: min($0.height, 30)) }
          ?? CGSize(width: 25, height: 25)
        if image.name.isEmpty {
          draw(CGRect(x: cell.midX - 12, y: cell.minY + 6, width: 24, height: 24), ink, radius: 3, in: &svg)
        } else {
          let place = CGRect(x: cell.minX, y: cell.minY, width: width, height: 36).middle(size)
          draw(image, in: place, tint: ink, in: &svg)
        }
      }
      label(
        item.title ?? "", in: CGRect(x: cell.minX + 1, y: cell.minY + 33, width: width - 2, height: 14),
        size: 10, weight: .medium, ink, in: &svg)
    }
  }

  func drawSearchBar(
    text: String?, placeholder: String?, isMinimal: Bool, cancel: String?, _ look: ViewAppearance,
    in frame: CGRect,
    _ svg: inout SVGText
  ) {
    if !isMinimal {
      draw(frame, look.background ?? (system >= 13 ? ScreenColor.bar : SceneColor(white: 0.788)), in: &svg)
    }
    let tint = look.tint ?? ScreenColor.tint
    let room = cancel.map { width(of: $0, FontDescription(pointSize: 17)) + 12 } ?? 0
    let height = min(max(frame.height - 16, 8), system >= 26 ? 44 : 36)
    let field = CGRect(
      x: frame.minX + 8, y: frame.midY - height / 2, width: max(frame.width - 16 - room, 0), height: height)
    let fill = system >= 13 || isMinimal ? ScreenColor.tertiaryFill : ScreenColor.background
    draw(field, fill, radius: system >= 26 ? height / 2 : 10, in: &svg)
    drawGlyph(
      "magnifyingglass",
      in: fromLeading(CGRect(x: field.minX + 9, y: field.midY - 7.5, width: 15, height: 15), in: field),
      tint: ScreenColor.gray, in: &svg)
    let shown = text ?? placeholder ?? word("search")
    label(
      shown,
      in: fromLeading(
        CGRect(x: field.minX + 30, y: field.minY, width: max(field.width - 36, 1), height: height), in: field),
      size: 17,
      text == nil ? ScreenColor.secondaryLabel : ScreenColor.label, alignment: leading, in: &svg)
    if let cancel {
      label(
        cancel, in: CGRect(x: field.maxX + 8, y: field.minY, width: room, height: height), size: 17, tint,
        alignment: .left, in: &svg)
    }
  }

  // MARK: Around the scene

  func drawSurroundings(_ around: SceneSurroundings, in svg: inout SVGText) {
    guard let window = around.window else { return }
    if around.isMac {
      drawTitleBar(
        around.windowTitle ?? "", in: CGRect(x: window.minX, y: window.minY, width: window.width, height: 28),
        &svg)
      return
    }
    if let bar = around.navigationBar, let frame = around.navigationBarFrame {
      drawNavigationBar(bar, in: frame, cover: frame.minY - window.minY, &svg)
    }
    if let bar = around.tabBar, let frame = around.tabBarFrame { drawTabBar(bar, in: frame, &svg) }
    if let bar = around.toolbar, let frame = around.toolbarFrame { drawToolbar(bar, in: frame, &svg) }
    drawStatusBar(around, window, in: &svg)
    if around.hasHomeIndicator {
      let line = CGRect(x: window.midX - 67, y: window.maxY - 13, width: 134, height: 5)
      let ink = readable(ScreenColor.label, at: CGPoint(x: window.midX, y: window.maxY - 11))
      drawGround(line.insetBy(dx: -4, dy: -3), of: ink, in: &svg)
      draw(line, ink, radius: 2.5, in: &svg)
    }
  }

  private func drawStatusBar(_ around: SceneSurroundings, _ window: CGRect, in svg: inout SVGText) {
    let height = around.statusBarHeight
    guard height > 0, !around.isLandscape || around.housing == 0 else { return }
    let isTall = height > 30
    let centre = window.minY + (isTall ? height / 2 + 3 : height / 2)
    let ink = readable(ScreenColor.label, at: CGPoint(x: window.minX + 40, y: centre))
    if isTall {
      let time = CGRect(x: window.minX + 24, y: centre - 10, width: 60, height: 20)
      drawGround(time, of: ink, in: &svg)
      label("9:41", in: time, size: 16, weight: .semibold, ink, in: &svg)
    } else {
      // Tablets have the time at the left since iOS 12.
      let isLeft = around.isTablet && system >= 13
      label(
        "9:41 AM",
        in: CGRect(x: isLeft ? window.minX + 16 : window.midX - 40, y: centre - 8, width: 80, height: 16),
        size: 12, weight: .semibold, ink, alignment: isLeft ? .left : .center, in: &svg)
    }
    let size = isTall ? CGSize(width: 24, height: 11) : CGSize(width: 22, height: 10)
    let battery = CGRect(
      x: window.maxX - (isTall ? 48 : 30), y: centre - size.height / 2, width: size.width, height: size.height
    )
    drawGround(battery.insetBy(dx: -5, dy: -4), of: ink, in: &svg)
    draw(battery, nil, radius: 3, edge: ink.opacity(0.4), in: &svg)
    draw(battery.insetBy(dx: 2, dy: 2), ink, radius: 1.5, in: &svg)
    draw(
      CGRect(x: battery.maxX + 1, y: battery.midY - 2, width: 1.5, height: 4), ink.opacity(0.4), radius: 0.75,
      in: &svg)
  }

  /// What is drawn over an image, which may have any colours, has a ground of its own.
  private func drawGround(_ area: CGRect, of ink: SceneColor, in svg: inout SVGText) {
    let isOverImage = report.views.contains { view in
      guard case .image(_?) = view.appearance?.control, !view.isHidden else { return false }
      return view.frameInScene.contains(CGPoint(x: area.midX, y: area.midY))
    }
    let ground = ink == ScreenColor.label ? ScreenColor.background : ScreenColor.label
    if isOverImage { draw(area, ground.opacity(0.6), radius: area.height / 2, in: &svg) }
  }

  private func drawTitleBar(_ title: String, in frame: CGRect, _ svg: inout SVGText) {
    draw(frame, ScreenColor.gray(0.96, 0.23), in: &svg)
    stroke([[(frame.minX, frame.maxY), (frame.maxX, frame.maxY)]], ScreenColor.macEdge, width: 0.5, in: &svg)
    let lights: [(Double, Double, Double)] = [(1, 0.373, 0.341), (0.996, 0.737, 0.18), (0.157, 0.784, 0.251)]
    for (index, light) in lights.enumerated() {
      circle(
        CGPoint(x: frame.minX + 14 + Double(index) * 20, y: frame.midY), 6,
        SceneColor(.init(red: light.0, green: light.1, blue: light.2)), in: &svg)
    }
    label(title, in: frame.insetBy(dx: 72, dy: 0), size: 13, weight: .semibold, ScreenColor.macText, in: &svg)
  }

  func drawDevice(in svg: inout SVGText) {
    guard let around = report.surroundings, around.isScreen, let window = around.window else { return }
    let body = around.housing > 0 ? window.insetBy(dx: -10, dy: -10) : window.insetBy(dx: -14, dy: -72)
    let radius = around.housing > 0 ? Self.screenRadius + 10 : 44
    svg.rect(body, fill: "none", stroke: "#3c4043", width: 3, radius: radius)
    if around.housing > 0, !around.isLandscape {
      let isIsland = around.housing >= 59
      draw(
        isIsland
          ? CGRect(x: window.midX - 62, y: window.minY + 11, width: 124, height: 36)
          : CGRect(x: window.midX - 105, y: window.minY, width: 210, height: 30), SceneColor(white: 0),
        radius: isIsland ? 18 : 14, in: &svg)
    } else if around.housing == 0 {
      circle(CGPoint(x: body.midX, y: body.maxY - 36), 22, nil, edge: SceneColor(white: 0.5), in: &svg)
    }
  }
}

extension BarItemAppearance {
  fileprivate var isDrawnInBar: Bool {
    switch kind {
    case .title, .system, .image: true
    case .space, .view: false
    }
  }
}
