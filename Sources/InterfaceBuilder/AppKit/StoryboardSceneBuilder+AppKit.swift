// One scene of a document for macOS becomes a view tree. Only what AppKit has of its own is here: no devices, bars and
// margins, frames whose y counts from below, controls and containers of another kind.

import AppKitLayout
import Foundation
import LayoutScene
import Plumbline

extension StoryboardSceneBuilder {
  func buildAppKit() -> Scene {
    scene.rootView.layoutEnvironment = appKitEnvironment
    buildViews()
    setWindowInsets()
    collectGuides()
    if document.usesAutoLayout {
      if configuration.isCanvas { widenArrangedViews() }
      arrangeContainers()
      buildConstraints()
    }
    reportDanglingConnections()
    scene.rootView.frame = surroundings.frame
    if configuration.language != nil, configuration.size == nil, document.usesAutoLayout { growWindow() }
    describeAppearance()
    return scene
  }

  /// The safe area of a window's content ends at its title where the content reaches behind that; elsewhere it is the whole
  /// view. Margins are the standard space to a window's edges (spec 09 §3).
  private func setWindowInsets() {
    let root = scene.rootView
    root.insetsLayoutMarginsFromSafeArea = false
    root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    // The title of a sheet takes 52 points (documents that are not in the corpus).
    let segues = source.controller?.id.flatMap { document.index.seguesTo[$0] } ?? []
    if segues.contains(where: { $0.element["kind"] == "sheet" }) { root.hostSafeAreaInsets.top = 52 }
    guard let window = source.root.parent, window.name == "window",
      let style = window.first("windowStyleMask", key: "styleMask"),
      style.flag("titled") ?? false, style.flag("fullSizeContentView") ?? false
    else { return }
    root.hostSafeAreaInsets.top = appKitGeneration == .tahoe ? 32 : 28
  }

  /// A window keeps its size with a priority of just under 500 (`NSLayoutPriorityWindowSizeStayPut`): in another language
  /// it grows with texts that resist compression more than that. The views of a xib end in some window too.
  private func growWindow() {
    let root = scene.rootView
    root.layoutIfNeeded()
    let isCrowded = built.contains { item in
      item.view.frame.width < item.view.frame(
        forAlignmentRect: CGRect(origin: .zero, size: item.view.intrinsicContentSize)
      ).width - 0.5
    }
    guard isCrowded else { return }
    let stay = UILayoutPriority(Float(500).nextDown)
    let fitting = root.systemLayoutSizeFitting(
      root.bounds.size, withHorizontalFittingPriority: stay, verticalFittingPriority: stay)
    root.frame.size = fitting
  }

  /// What has no width of its own in a stack view is 96 points wide on the canvas, as it came out of the library: the field
  /// of ibtool's `test25_hugging.xib` and the line of Rectangle's `Main.storyboard`. Across a vertical stack lines, and
  /// fields that hug no more than usual, are as wide as it is (3 of 3 fields of MacPass; two lines of other documents
  /// have a width that nothing in them tells).
  private func widenArrangedViews() {
    for item in built where item.isPlaced {
      guard let host = item.parent.map({ built[$0] }), host.element.name == "stackView",
        let view = item.view as? any AppKitItem, view.shape.width == nil
      else { continue }
      let isField = view is AppKitTextView && !view.shape.followsText
      let isLine = item.element.name == "box" && view.shape.height != nil
      let isAcross = host.element["orientation"] == "vertical"
      if isAcross, isLine || item.view.contentHuggingPriority(for: .horizontal) <= .defaultLow { continue }
      if isField || isLine { view.shape.width = 96 }
    }
  }

  /// Interface Builder stores frames in whole points.
  private var appKitEnvironment: LayoutEnvironment {
    var environment = LayoutEnvironment(textMeasurer: surroundings.measurer)
    environment.displayScale = 1
    environment.framework = .appKit
    environment.isEditorCanvas = configuration.isCanvas
    environment.isRightToLeft = configuration.isRightToLeft
    environment.consoleReader = nil
    return environment
  }

  /// A stored frame as the engine has it: y from the upper edge of the superview.
  func turned(_ frame: CGRect, in parent: BuiltView) -> CGRect {
    guard document.canvas.platform == .mac, !AppKitViewFactory.isFlipped(parent.element.element) else {
      return frame
    }
    let height = storedSize(of: parent)?.height ?? 0
    return CGRect(x: frame.minX, y: height - frame.maxY, width: frame.width, height: frame.height)
  }

  /// Frames and masks of the views that masks place. In AppKit a mask's `minY` is the lower margin, and what nothing
  /// gives keeps its distance from the lower edge.
  func setAppKitFrames() {
    scene.rootView.frame = surroundings.storedFrame
    for item in built.dropFirst() where !item.isPlaced {
      guard let host = item.parent.map({ built[$0] }),
        let stored = item.element.first("rect", key: "frame")?.frame
      else { continue }
      let mask = mask(of: item, in: host)
      let size = storedSize(of: host) ?? size(around: stored, mask, of: item, in: host)
      var frame = stored
      if !AppKitViewFactory.isFlipped(host.element.element) { frame.origin.y = size.height - stored.maxY }
      item.view.autoresizingMask = mask
      if host.isPlaced {
        item.view.setAutoresizingFrame(frame, inSuperviewOfSize: size)
      } else {
        item.view.frame = frame
      }
    }
  }

  private func storedSize(of item: BuiltView) -> CGSize? {
    guard let frame = item.element.first("rect", key: "frame")?.frame, !frame.isEmpty else { return nil }
    return frame.size
  }

  /// The size for which a mask was set inside of a view whose own frame the document leaves out: what a box adds to its
  /// content is known, and what gives lies as far from one side as from the other.
  private func size(
    around frame: CGRect, _ mask: UIView.AutoresizingMask, of item: BuiltView, in host: BuiltView
  ) -> CGSize {
    var size = CGSize(
      width: mask.contains(.flexibleWidth) ? frame.minX + frame.maxX : frame.maxX,
      height: mask.contains(.flexibleHeight) ? frame.minY + frame.maxY : frame.maxY)
    if host.element.name == "box", item.element.element.key == "contentView" {
      size.height = frame.maxY + appKitBoxTop(of: host.element, below: frame.minY)
    }
    return size
  }

  /// The room above the content of a box: as below it, but for a title and for the shadow of macOS 11 to 15, which
  /// takes two points below.
  private func appKitBoxTop(of box: VariedElement, below: CGFloat) -> CGFloat {
    guard box["boxType"] == nil || box["boxType"] == "primary" else { return below }
    let shadow: CGFloat = appKitGeneration == .bigSur ? 2 : 0
    let title = box["titlePosition"] == "noTitle" ? 0 : ControlShape.boxTitle(appKitGeneration)
    return max(0, below - shadow) + title
  }

  /// Whether a view is that of the tab which its tab view shows.
  private func isShown(_ item: BuiltView, in host: BuiltView) -> Bool {
    guard let tab = item.element.element.parent, tab.name == "tabViewItem" else { return true }
    if let initial = host.element["initialItem"] { return tab.id == initial }
    return host.element.first("tabViewItems")?.children.first { $0.name == "tabViewItem" } == tab
  }

  private func mask(of item: BuiltView, in host: BuiltView) -> UIView.AutoresizingMask {
    // A tab that is not shown keeps the size that its view had when it was (`AboutWindowController.xib` of iina).
    if host.element.name == "tabView", !isShown(item, in: host) { return [] }
    // These views place their content themselves, whatever mask it has.
    if item.element.element.key == "contentView" && ["scrollView", "box"].contains(host.element.name)
      || host.element.name == "tabView"
    {
      return [.flexibleWidth, .flexibleHeight]
    }
    if ["scrollView", "tableView", "outlineView"].contains(host.element.name) { return [] }
    guard let element = item.element.first("autoresizingMask") else { return [.flexibleTopMargin] }
    let mask = element.autoresizingMask
    guard !AppKitViewFactory.isFlipped(host.element.element) else { return mask }
    var visual = mask.subtracting([.flexibleTopMargin, .flexibleBottomMargin])
    if mask.contains(.flexibleTopMargin) { visual.insert(.flexibleBottomMargin) }
    let vertical: UIView.AutoresizingMask = [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    if mask.contains(.flexibleBottomMargin) || mask.isDisjoint(with: vertical) {
      visual.insert(.flexibleTopMargin)
    }
    return visual
  }
}
