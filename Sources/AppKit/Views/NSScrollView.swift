// Scroll views: a clip view that fills them, and a document of its own size in it.

import Foundation
import Plumbline

/// A view that shows a part of a document through its clip view. Scrollers lie over the content and take no room.
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
    get {
      if let storedClip { return storedClip }
      let made = NSClipView(frame: bounds)
      self.contentView = made
      return made
    }
    set {
      if newValue !== storedClip, storedClip?.superview === self { storedClip?.removeFromSuperview() }
      storedClip = newValue
      newValue.frame = bounds
      newValue.autoresizingMask = [.width, .height]
      addSubview(newValue)
    }
  }
  open override func willRemoveSubview(_ subview: NSView) {
    if subview === storedClip { storedClip = nil }
    super.willRemoveSubview(subview)
  }
  /// The document, which has its own size.
  open var documentView: NSView? {
    get { contentView.documentView }
    set { contentView.documentView = newValue }
  }
  /// The size of the visible rectangle, in points.
  open var contentSize: NSSize { contentView.bounds.size }
  /// The part of the document that is seen, in its own coordinates.
  open var documentVisibleRect: NSRect { contentView.documentVisibleRect }
  /// Whether there is a scroller at the side; carried.
  open var hasVerticalScroller = false
  /// Whether there is a colour behind the content; carried.
  open var drawsBackground = true
  /// White by default; carried.
  open var backgroundColor = NSColor.white
  /// The border around the content; carried: it takes no room here.
  open var borderType = NSBorderType.noBorder
  /// The insets of the content; carried.
  open var contentInsets = NSEdgeInsets()
  /// Lays out clip view and scrollers. Without effect: the clip view fills the scroll view by itself.
  open func tile() {}
}

/// The border of a view. Raw values are Apple's.
public enum NSBorderType: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case noBorder, lineBorder, bezelBorder, grooveBorder
}

/// A view that shows a part of its document, which it moves by the origin of its bounds.
@preconcurrency @MainActor
open class NSClipView: NSView {
  /// Constraints to its edges mean those of the content at rest: what lies in it scrolls with them.
  package override class func makeCarrier() -> UIView { ClipSpace(frame: .zero) }

  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
  /// Always nil: archives of AppKit are not read.
  public required init?(coder: NSCoder) { nil }

  /// Whether the document is flipped.
  open override var isFlipped: Bool { storedDocument?.isFlipped ?? false }

  private var storedDocument: NSView?
  /// Nil for none; it keeps its own frame.
  open var documentView: NSView? {
    get { storedDocument }
    set {
      if newValue !== storedDocument, storedDocument?.superview === self {
        storedDocument?.removeFromSuperview()
      }
      storedDocument = newValue
      if let newValue { addSubview(newValue) }
    }
  }
  open override func willRemoveSubview(_ subview: NSView) {
    if subview === storedDocument { storedDocument = nil }
    super.willRemoveSubview(subview)
  }
  /// The visible part of the document, in its coordinates.
  open var documentVisibleRect: NSRect {
    guard let storedDocument else { return .zero }
    return convert(bounds, to: storedDocument)
  }
  /// Moves the content so that a point is at the corner of the least coordinates.
  open func scroll(to newOrigin: NSPoint) { setBoundsOrigin(newOrigin) }
}
