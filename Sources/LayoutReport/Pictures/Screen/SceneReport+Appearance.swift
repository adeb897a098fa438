// The details of a laid-out scene for pictures only: appearance, texts in lines, content insets.

import Foundation
import LayoutScene
import Plumbline
import Typography

extension Scene {
  /// The closures that restore the layout after a picture has scrolled views and moved rows of tables: superviews
  /// first, as their sizes may resize what is inside.
  func restoration() -> [() -> Void] {
    views.map(\.view).map { view in
      let (bounds, center, frame) = (view.bounds, view.center, view.frame)
      let (label, cell) = (view as? UILabel, view as? UITableViewCell)
      let (lines, style) = (label?.numberOfLines, cell?.cellStyle ?? .default)
      return {
        if let lines, label?.numberOfLines != lines { label?.numberOfLines = lines }
        cell?.cellStyle = style
        guard view.bounds != bounds || view.frame != frame else { return }
        (view.bounds, view.center) = (bounds, center)
        if view.transform.isIdentity { view.frame = frame }
      }
    }
  }
}

extension SceneReport {
  /// Where everything is drawn once what scrolls is at its beginning, as screens show it: content begins below the bars.
  @MainActor
  mutating func scrollToBeginning(_ scene: Scene, _ appearance: SceneAppearance?) -> SceneInspection {
    for entry in scene.views {
      guard let view = entry.view as? UIScrollView, view.bounds.origin == .zero,
        appearance?.views[ObjectIdentifier(view)]?.keepsContentInset == false,
        ["tableView", "collectionView"].contains(entry.kind) || appearance?.surroundings.navigationBar != nil
          || view.contentSize.height > view.bounds.height
      else { continue }
      // On a canvas of its own height no safe area tells of the bars.
      let bar = view === scene.rootView ? appearance?.surroundings.navigationBarFrame?.maxY ?? 0 : 0
      let top = max(view.safeAreaInsets.top, bar) + view.contentInset.top
      if top > 0, top < view.bounds.height { view.bounds.origin.y = -top }
    }
    makeRoomInTables(in: scene, appearance)
    for entry in scene.views where entry.kind == "clipView" && entry.view.bounds.origin == .zero {
      // The rows of AppKit's tables begin below the header.
      for rows in entry.view.subviews where rows.frame.minY < 1 {
        if case .mac(.table(_, let height)) = appearance?.views[ObjectIdentifier(rows)]?.control, height > 0 {
          entry.view.bounds.origin.y = -height
        }
      }
    }
    let inspection = SceneInspection(scene)
    for (index, view) in zip(views.indices, inspection.views) {
      let (moved, before) = (view.frameInScene.origin, views[index].frameInScene.origin)
      views[index].frameInScene = view.frameInScene
      views[index].storedFrameInScene = views[index].storedFrameInScene?.offsetBy(
        dx: moved.x - before.x, dy: moved.y - before.y)
    }
    return inspection
  }

  @MainActor
  mutating func addAppearance(_ appearance: SceneAppearance?, from inspection: SceneInspection) {
    let scene = inspection.scene
    surroundings = appearance?.surroundings
    for (index, entry) in scene.views.enumerated() {
      let (view, frame) = (entry.view, views[index].frameInScene)
      let look = appearance?.views[ObjectIdentifier(view)]
      views[index].appearance = look
      views[index].superviewOrigin = CGPoint(
        x: frame.origin.x - view.frame.origin.x, y: frame.origin.y - view.frame.origin.y)
      let insets = view.alignmentRectInsets
      if insets != .zero { views[index].alignmentInScene = frame.inset(by: insets) }
      if let scroll = view as? UIScrollView {
        var insets = scroll.adjustedContentInset
        insets.top = max(insets.top, -scroll.bounds.origin.y)
        if insets != .zero { views[index].contentInsetsInScene = frame.inset(by: insets) }
      }
      if let button = view as? UIButton {
        let content = button.contentRect(forBounds: CGRect(origin: .zero, size: frame.size))
        views[index].imageInScene = button.imageRect(forContentRect: content).offsetBy(
          dx: frame.minX, dy: frame.minY)
      }
      guard views[index].text != nil, frame.isDrawable, !view.isHidden,
        let setting = TextSetting(of: view, look: look ?? ViewAppearance(), frame: frame)
      else { continue }
      views[index].shownText = setting.set(in: view.effectiveLayoutEnvironment)
    }
  }
}

extension TextSetting {
  package init(_ runs: [TextRun], in room: CGRect) { self.init(runs: runs, room: room) }

  /// The text of a view within its frame in the scene; nil for views without a text of their own.
  init?(of view: UIView, look: ViewAppearance, frame: CGRect) {
    switch view {
    case let label as UILabel: self.init(label: label, look: look, frame: frame)
    case let button as UIButton: self.init(button: button, look: look, frame: frame)
    case let field as UITextField: self.init(field: field, look: look, frame: frame)
    case let textView as UITextView: self.init(textView: textView, look: look, frame: frame)
    default: return nil
    }
  }

  private init(label: UILabel, look: ViewAppearance, frame: CGRect) {
    var runs = label.textRuns ?? [TextRun(label.text ?? "", font: label.font.fontDescription)]
    if let text = look.text { runs = [TextRun(text, font: runs.first?.font ?? label.font.fontDescription)] }
    self.init(runs: runs, limits: label.paragraph, room: frame.inset(by: look.textInsets ?? .zero))
    limits.numberOfLines = label.numberOfLines
    let mode = look.lineBreak ?? label.lineBreakMode
    limits.lineBreak = mode.limit
    truncation = mode.textTruncation
    alignment = look.alignment
    colors = look.runColors
    if label.adjustsFontSizeToFitWidth, label.minimumScaleFactor > 0 {
      minimumScale = Double(label.minimumScaleFactor)
    }
    // As many lines as the box has room for: a label that is too low loses its end.
    if label.numberOfLines != 1 { limitToRoom(in: label) }
  }

  private mutating func limitToRoom(in view: UIView) {
    let measurer = view.effectiveLayoutEnvironment.textMeasurer
    let line = measurer.measure([TextRun("x", font: runs[0].font)], within: TextLimits()).height
    guard line > 0, room.height > 0 else { return }
    // Documents may have fonts of 1e-19 points: so many lines are no integer.
    let fitting = Int(max(1, min(1e6, ((room.height + 1) / line).rounded(.down))))
    limits.numberOfLines = limits.numberOfLines == 0 ? fitting : min(limits.numberOfLines, fitting)
    // A stored width is that of Apple's measure, rounded: a hair too narrow for ours, it still holds the last word.
    if fitting == 1 { minimumScale = min(minimumScale, 0.98) }
  }

  private init(button: UIButton, look: ViewAppearance, frame: CGRect) {
    let content = button.contentRect(forBounds: CGRect(origin: .zero, size: frame.size))
    let title = button.titleRect(forContentRect: content)
    self.init(runs: button.shownTitleRuns, room: title.offsetBy(dx: frame.minX, dy: frame.minY))
    let mode = look.lineBreak ?? .byTruncatingMiddle
    let wraps = button.configuration != nil || mode == .byWordWrapping || mode == .byCharWrapping
    limits.numberOfLines = wraps ? 0 : 1
    limits.lineBreak = wraps ? .wordWrap : mode.limit
    truncation = wraps ? .none : mode.textTruncation
    alignment = .center
    colors = look.runColors
  }

  private init(field: UITextField, look: ViewAppearance, frame: CGRect) {
    let padding: CGFloat =
      switch field.borderStyle {
      case .none: 0
      case .line: 2
      case .bezel, .roundedRect: 7
      }
    let text = field.text.flatMap { $0.isEmpty ? nil : $0 }
    let shown = text.map { field.isSecureTextEntry ? String(repeating: "\u{2022}", count: $0.count) : $0 }
    self.init(
      runs: [TextRun(shown ?? field.placeholder ?? "", font: field.shownFont.fontDescription)],
      room: frame.insetBy(dx: padding, dy: 0))
    limits.lineBreak = .truncate
    alignment = look.alignment
  }

  private init(textView: UITextView, look: ViewAppearance, frame: CGRect) {
    let runs = textView.textRuns ?? [TextRun(textView.text ?? "", font: textView.shownFont.fontDescription)]
    let sides = textView.textContainer.lineFragmentPadding
    let insets = textView.textContainerInset
    var room = frame.inset(by: insets).insetBy(dx: sides, dy: 0)
    room.origin.y -= textView.bounds.origin.y
    self.init(runs: runs, room: room, isCentered: false)
    limits.numberOfLines = 0
    limits.lineBreak = .wordWrap
    truncation = .none
    alignment = look.alignment
    colors = look.runColors
  }

  private init(runs: [TextRun], limits: TextLimits = TextLimits(), room: CGRect, isCentered: Bool = true) {
    (self.runs, self.limits, self.room, self.isCentered) = (runs, limits, room, isCentered)
  }
}

extension NSLineBreakMode {
  fileprivate var textTruncation: TextTruncation {
    switch self {
    case .byTruncatingTail: .tail
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    case .byWordWrapping, .byCharWrapping, .byClipping: .none
    }
  }
}
