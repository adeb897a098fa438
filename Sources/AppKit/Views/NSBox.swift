// Boxes: a view around another one, and the line between groups. Their figures are those of documents (AppKitLayout).

import AppKitLayout
import Foundation
import Plumbline

/// A view with an edge, a title and a content view within, or a line.
@preconcurrency @MainActor
open class NSBox: NSView {
  /// The form of a box. Raw values are Apple's.
  public enum BoxType: UInt, Sendable {
    /// Apple's names and raw values.
    case primary = 0, separator = 2, custom = 4
  }
  /// The position of the title. Raw values are Apple's.
  public enum TitlePosition: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case noTitle, aboveTop, atTop, belowTop, aboveBottom, atBottom, belowBottom
  }

  package override class func makeCarrier() -> UIView { AppKitView(frame: .zero) }

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    contentView = NSView(frame: bounds)
    refreshFigures()
  }
  /// Always nil: archives of AppKit are not read.
  public required init?(coder: NSCoder) { nil }

  /// The form of the box.
  open var boxType = BoxType.primary { didSet { refreshFigures() } }
  /// "Title" by default; takes room at the top or bottom unless it is empty or `titlePosition` says that there is none.
  open var title = "Title" { didSet { if title.isEmpty != oldValue.isEmpty { placeContent() } } }
  /// The title's font; carried: the room of a title is that of the usual one.
  open var titleFont = NSFont.systemFont(ofSize: 11)
  /// The position of the title.
  open var titlePosition = TitlePosition.atTop { didSet { placeContent() } }
  /// Points between the edge and the content, across and up; 5 and 5 by default.
  open var contentViewMargins = NSSize(width: 5, height: 5) { didSet { placeContent() } }
  /// Clear by default; carried.
  open var fillColor = NSColor.clear
  /// `separatorColor` by default; carried.
  open var borderColor = NSColor.separatorColor
  /// The width of a custom box's edge, in points.
  open var borderWidth: CGFloat = 1 { didSet { placeContent() } }
  /// The radius of the corners, in points; carried.
  open var cornerRadius: CGFloat = 0

  private var storedContent: NSView?
  /// The view within edge, title and margins. Nil after it was removed.
  open var contentView: NSView? {
    get { storedContent }
    set {
      if newValue !== storedContent, storedContent?.superview === self {
        storedContent?.removeFromSuperview()
      }
      storedContent = newValue
      guard let newValue else { return }
      newValue.autoresizingMask = [.width, .height]
      addSubview(newValue)
      placeContent()
    }
  }
  open override func willRemoveSubview(_ subview: NSView) {
    if subview === storedContent { storedContent = nil }
    super.willRemoveSubview(subview)
  }

  // MARK: Figures

  /// Whether a line, which runs along its longer side and is one point thick, is vertical.
  private var isUpright: Bool {
    // A frame no longer than a line's own five points does not tell which way it runs.
    if frame.width != frame.height, max(frame.width, frame.height) > 5 { return frame.height > frame.width }
    return contentHuggingPriority(for: .horizontal) > contentHuggingPriority(for: .vertical)
  }
  private var wasUpright = false

  private func refreshFigures() {
    wasUpright = isUpright
    let kind: AppKitControlKind? =
      switch boxType {
      case .primary: .box
      case .separator: .line(isVertical: wasUpright)
      case .custom: nil
      }
    (carrier as? AppKitView)?.shape =
      kind.map { .shape(of: $0, .regular, NSControl.generation) } ?? ControlShape()
    placeContent()
    invalidateIntrinsicContentSize()
  }

  /// The distances of the content from the frame.
  private var contentInsets: UIEdgeInsets {
    let margins = UIEdgeInsets(
      top: contentViewMargins.height, left: contentViewMargins.width, bottom: contentViewMargins.height,
      right: contentViewMargins.width)
    switch boxType {
    case .separator: return .zero
    case .custom:
      return UIEdgeInsets(
        top: margins.top + borderWidth, left: margins.left + borderWidth,
        bottom: margins.bottom + borderWidth,
        right: margins.right + borderWidth)
    case .primary:
      let hasTitle = titlePosition != .noTitle && !title.isEmpty
      var edge = ControlShape.boxContent(hasTitle: hasTitle, NSControl.generation)
      if [.aboveBottom, .atBottom, .belowBottom].contains(titlePosition) {
        let title = edge.top - ControlShape.boxContent(hasTitle: false, NSControl.generation).top
        edge.top -= title
        edge.bottom += title
      }
      return UIEdgeInsets(
        top: edge.top + margins.top, left: edge.left + margins.left, bottom: edge.bottom + margins.bottom,
        right: edge.right + margins.right)
    }
  }

  private func placeContent() {
    guard let storedContent else { return }
    storedContent.fill(self, within: contentInsets)
  }
  private var contentRows = FillingRows()
  override func subviewMaskDidChange(_ subview: NSView) {
    if subview === storedContent { needsUpdateConstraints = true }
  }
  open override func updateConstraints() {
    contentRows.update(storedContent, in: self, within: contentInsets)
    super.updateConstraints()
  }

  open override func layout() {
    super.layout()
    if boxType == .separator, isUpright != wasUpright { refreshFigures() }
  }
  open override func setFrameSize(_ newSize: NSSize) {
    super.setFrameSize(newSize)
    if boxType == .separator, isUpright != wasUpright { refreshFigures() } else { placeContent() }
  }

  /// Resizes to edge, title, margins and the content as it is now.
  open func sizeToFit() {
    guard let storedContent else { return }
    let insets = contentInsets
    let content =
      storedContent.translatesAutoresizingMaskIntoConstraints
      ? storedContent.frame.size : storedContent.fittingSize
    setFrameSize(
      NSSize(
        width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom
      ))
  }
}
