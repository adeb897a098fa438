// Boxes: a view around another one, and the line between groups.

import Foundation
import Plumbline

/// A view with a content view that fills it, or a line. Edge and title are carried and take no room.
@preconcurrency @MainActor
open class NSBox: NSView {
  /// What a box is drawn as. Raw values are Apple's.
  public enum BoxType: UInt, Sendable {
    /// Apple's names and raw values.
    case primary = 0, separator = 2, custom = 4
  }
  /// Where the title is drawn. Raw values are Apple's.
  public enum TitlePosition: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
  }

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    contentView = NSView(frame: bounds)
  }
  /// Always nil: archives of AppKit are not read.
  public required init?(coder: NSCoder) { nil }

  /// What the box is drawn as.
  open var boxType = BoxType.primary { didSet { invalidateIntrinsicContentSize() } }
  /// "" at first; carried: no room is left for it.
  open var title = ""
  /// Where the title is drawn; carried.
  open var titlePosition = TitlePosition.atTop
  /// Clear at first; carried.
  open var fillColor = NSColor.clear
  /// `separatorColor` at first; carried.
  open var borderColor = NSColor.separatorColor
  /// The width of the edge, in points; carried.
  open var borderWidth: CGFloat = 1
  /// The radius of the corners, in points; carried.
  open var cornerRadius: CGFloat = 0

  private var storedContent: NSView?
  /// The view that fills the box.
  open var contentView: NSView? {
    get { storedContent }
    set {
      guard newValue !== storedContent else { return }
      storedContent?.removeFromSuperview()
      storedContent = newValue
      guard let newValue else { return }
      newValue.frame = bounds
      newValue.autoresizingMask = [.width, .height]
      addSubview(newValue)
    }
  }

  /// A line is one point thick, along its longer side.
  open override var intrinsicContentSize: NSSize {
    guard boxType == .separator else { return super.intrinsicContentSize }
    return frame.height > frame.width
      ? NSSize(width: 1, height: NSView.noIntrinsicMetric)
      : NSSize(width: NSView.noIntrinsicMetric, height: 1)
  }
}
