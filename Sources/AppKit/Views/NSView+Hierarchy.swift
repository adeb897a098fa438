// Subviews and superviews. Both trees, AppKit's and the engine's, have the same shape; AppKit's keeps the objects alive.

import Foundation
import Plumbline

extension NSView {
  /// The topmost view of the tree; the frame of a window where there is one.
  var rootView: NSView {
    var view = self
    while let above = view.storedSuperview { view = above }
    return view
  }

  /// Whether the view is another one or a descendant of it.
  public func isDescendant(of view: NSView) -> Bool { carrier.isDescendant(of: view.carrier) }

  /// The nearest common ancestor, which may be one of the two.
  public func ancestorShared(with view: NSView) -> NSView? {
    var candidate: NSView? = self
    while let current = candidate, !view.isDescendant(of: current) { candidate = current.storedSuperview }
    return candidate
  }

  /// The first view with a tag, this one and its subtree in order.
  public func viewWithTag(_ tag: Int) -> NSView? {
    if self.tag == tag { return self }
    return storedSubviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// The nearest ancestor that is a scroll view; nil for none.
  public var enclosingScrollView: NSScrollView? {
    var above = storedSuperview
    while let view = above {
      if let scrollView = view as? NSScrollView { return scrollView }
      above = view.storedSuperview
    }
    return nil
  }

  /// Scrolls the nearest clip view above by the least distance that makes a rectangle of the view's own coordinates
  /// visible. True where that moved anything.
  @discardableResult
  public func scrollToVisible(_ rect: NSRect) -> Bool {
    guard let clip = enclosingScrollView?.contentView, isDescendant(of: clip) else { return false }
    let wanted = convert(rect, to: clip)
    let seen = clip.bounds
    func moved(_ low: CGFloat, _ length: CGFloat, _ seenLow: CGFloat, _ seenLength: CGFloat) -> CGFloat {
      if low < seenLow || length > seenLength { return low }
      return max(seenLow, low + length - seenLength)
    }
    let origin = NSPoint(
      x: moved(wanted.minX, wanted.width, seen.minX, seen.width),
      y: moved(wanted.minY, wanted.height, seen.minY, seen.height))
    guard origin != seen.origin else { return false }
    clip.scroll(to: origin)
    return true
  }

  /// Whether the view or one of its ancestors is hidden.
  public var isHiddenOrHasHiddenAncestor: Bool {
    isHidden || storedSuperview?.isHiddenOrHasHiddenAncestor ?? false
  }

  /// The part of the bounds that no ancestor clips, in the view's own coordinates; what lies outside of a superview
  /// counts as clipped.
  public var visibleRect: NSRect {
    guard !isHiddenOrHasHiddenAncestor else { return .zero }
    guard let storedSuperview else { return bounds }
    let seen = bounds.intersection(convert(storedSuperview.visibleRect, from: storedSuperview))
    return seen.isNull ? .zero : seen
  }

  func insert(_ view: NSView, at index: Int) {
    if view.storedSuperview === self {
      guard let old = storedSubviews.firstIndex(where: { $0 === view }) else { return }
      storedSubviews.remove(at: old)
      let place = min(index, storedSubviews.count)
      storedSubviews.insert(view, at: place)
      return carrier.insertSubview(view.carrier, at: place)
    }
    // The frame's numbers stay; what they mean may change with the superview.
    let frame = view.frame
    let (oldWindow, newWindow) = (view.window, window)
    if view.storedSuperview != nil { view.leaveList() }
    view.viewWillMove(toSuperview: self)
    if oldWindow !== newWindow { view.tellSubtree { $0.viewWillMove(toWindow: newWindow) } }
    let disappearing = view.controllersSeen(leaving: oldWindow, for: newWindow)
    let appearing = view.controllersSeen(leaving: newWindow, for: oldWindow)
    for controller in disappearing { controller.viewWillDisappear() }
    for controller in appearing { controller.viewWillAppear() }
    // What was called may have changed the list, or moved the view elsewhere.
    if view.storedSuperview != nil { view.leaveList() }
    let index = min(index, storedSubviews.count)
    storedSubviews.insert(view, at: index)
    view.storedSuperview = self
    view.refreshMask()
    let move = {
      self.carrier.insertSubview(view.carrier, at: index)
      view.place(frame)
    }
    if view.carrierScale != carrier.scaleInWindow { view.keepingNumbers(move) } else { move() }
    didAddSubview(view)
    view.viewDidMoveToSuperview()
    if oldWindow !== newWindow { view.tellSubtree { $0.viewDidMoveToWindow() } }
    for controller in appearing { controller.viewDidAppear() }
    for controller in disappearing { controller.viewDidDisappear() }
  }

  func insert(_ view: NSView, _ place: NSWindow.OrderingMode, _ other: NSView?) {
    guard place != .out else { return }
    let siblings = storedSubviews.filter { $0 !== view }
    let index = other.flatMap { other in siblings.firstIndex { $0 === other } }
    switch place {
    case .above: insert(view, at: index.map { $0 + 1 } ?? siblings.count)
    default: insert(view, at: index ?? 0)
    }
  }

  func exchange(_ old: NSView, _ new: NSView) {
    guard let index = storedSubviews.firstIndex(where: { $0 === old }) else { return }
    guard old !== new else { return }
    old.removeFromSuperview()
    insert(new, at: min(index, storedSubviews.count))
  }

  func replaceSubviews(with views: [NSView]) {
    for view in storedSubviews where !views.contains(where: { $0 === view }) { view.removeFromSuperview() }
    for (index, view) in views.enumerated() { insert(view, at: min(index, storedSubviews.count)) }
  }

  func leaveSuperview() {
    guard storedSuperview != nil else { return }
    let frame = frame
    let oldWindow = window
    viewWillMove(toSuperview: nil)
    if oldWindow != nil { tellSubtree { $0.viewWillMove(toWindow: nil) } }
    let disappearing = controllersSeen(leaving: oldWindow, for: nil)
    for controller in disappearing { controller.viewWillDisappear() }
    leaveList()
    let move = {
      self.carrier.removeFromSuperview()
      self.place(frame)
    }
    if carrierScale != CGSize(width: 1, height: 1) { keepingNumbers(move) } else { move() }
    viewDidMoveToSuperview()
    if oldWindow != nil { tellSubtree { $0.viewDidMoveToWindow() } }
    for controller in disappearing { controller.viewDidDisappear() }
  }

  /// The controllers of the subtree that disappear when a window is left for another.
  private func controllersSeen(leaving window: NSWindow?, for other: NSWindow?) -> [NSViewController] {
    window !== other && window?.isVisible ?? false ? controllersOfSubtree : []
  }

  /// The length in the window of a point of the engine view's coordinate space.
  private var carrierScale: CGSize { carrier.superview?.scaleInWindow ?? CGSize(width: 1, height: 1) }

  private func leaveList() {
    storedSuperview?.willRemoveSubview(self)
    storedSuperview?.storedSubviews.removeAll { $0 === self }
    storedSuperview = nil
  }

  private func tellSubtree(_ tell: (NSView) -> Void) {
    tell(self)
    for view in storedSubviews { view.tellSubtree(tell) }
  }
}
