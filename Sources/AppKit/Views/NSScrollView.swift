// Scroll views: a clip view that fills them, and a document of its own size in it.

import Foundation
import Plumbline

/// Shows a part of a document through its clip view. Scrollers lie over the content and take no room.
@preconcurrency @MainActor
open class NSScrollView: NSView {
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    contentView = NSClipView(frame: bounds)
  }
  /// Always nil: archives of AppKit are not read.
  public required init?(coder: NSCoder) { nil }

  private var storedClip: NSClipView?
  /// The view that shows a part of the document; it fills the scroll view.
  open var contentView: NSClipView {
    get { storedClip ?? NSClipView() }
    set {
      guard newValue !== storedClip else { return }
      storedClip?.removeFromSuperview()
      storedClip = newValue
      newValue.frame = bounds
      newValue.autoresizingMask = [.width, .height]
      addSubview(newValue)
    }
  }
  /// The document, which has its own size.
  open var documentView: NSView? {
    get { contentView.documentView }
    set { contentView.documentView = newValue }
  }
  /// The size of the visible part, in points.
  open var contentSize: NSSize { contentView.bounds.size }
  /// The part of the document that is seen, in its own coordinates.
  open var documentVisibleRect: NSRect { contentView.documentVisibleRect }
  /// Whether there is a scroller at the side; carried.
  open var hasVerticalScroller = false
  /// Whether there is a scroller at the bottom; carried.
  open var hasHorizontalScroller = false
  /// Whether scrollers hide while there is nothing to scroll; carried.
  open var autohidesScrollers = false
  /// Whether there is a colour behind the content; carried.
  open var drawsBackground = true
  /// White at first; carried.
  open var backgroundColor = NSColor.white
}

/// Shows a part of its document, which it moves by the origin of its bounds.
@preconcurrency @MainActor
open class NSClipView: NSView {
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
  /// Always nil: archives of AppKit are not read.
  public required init?(coder: NSCoder) { nil }

  /// As the document's.
  open override var isFlipped: Bool { storedDocument?.isFlipped ?? false }

  private var storedDocument: NSView?
  /// Nil for none; it keeps its own frame.
  open var documentView: NSView? {
    get { storedDocument }
    set {
      guard newValue !== storedDocument else { return }
      storedDocument?.removeFromSuperview()
      storedDocument = newValue
      if let newValue { addSubview(newValue) }
    }
  }
  /// The document's frame, in the clip view's coordinates; zero without one.
  open var documentRect: NSRect { storedDocument?.frame ?? .zero }
  /// The visible part of the document, in its coordinates.
  open var documentVisibleRect: NSRect {
    guard let storedDocument else { return .zero }
    return convert(bounds, to: storedDocument)
  }
  /// Moves the content so that a point is at the corner of the least coordinates.
  open func scroll(to newOrigin: NSPoint) { setBoundsOrigin(newOrigin) }
}
