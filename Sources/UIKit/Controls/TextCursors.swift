// Insertion point and selection of texts of a program's own (iOS 17): views that lie where the text says.

import Foundation
import Plumbline

/// A view that shows where one types.
@preconcurrency @MainActor
public protocol UITextCursorView: UIView {
  /// Whether it comes and goes; nothing here blinks.
  var isBlinking: Bool { get set }
  /// Has it be seen for a moment.
  func resetBlinkAnimation()
}

/// The system's view of an insertion point.
@preconcurrency @MainActor
open class UIStandardTextCursorView: UIView, UITextCursorView {
  /// Yes at first; stored: nothing here blinks.
  open var isBlinking = true
  /// Without effect: nothing here blinks.
  open func resetBlinkAnimation() {}
}

/// Moves a text's cursor to where something would be dropped.
@preconcurrency @MainActor
open class UITextCursorDropPositionAnimator: NSObject {
  /// The cursor.
  public let cursorView: any UIView & UITextCursorView
  /// The text.
  public let textInput: any UIView & UITextInput
  /// For a cursor within the view of a text.
  public init(textCursorView: any UIView & UITextCursorView, textInput: any UIView & UITextInput) {
    (cursorView, self.textInput) = (textCursorView, textInput)
    super.init()
  }
  /// Shows or hides the cursor, at once.
  open func setCursorVisible(_ visible: Bool, animated: Bool) { cursorView.isHidden = !visible }
  /// Puts the cursor at a place of the text, at once.
  open func placeCursor(at position: UITextPosition, animated: Bool) {
    cursorView.frame = textInput.caretRect(for: position)
  }
  /// Both closures are called at once.
  open func animateAlongsideChanges(_ animation: (() -> Void)?, completion: (() -> Void)? = nil) {
    animation?()
    completion?()
  }
}

/// A view that shows what is selected.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UIView {
  /// The lines of the selection, in the view's coordinates.
  var selectionRects: [UITextSelectionRect] { get set }
}

/// A view by which one end of a selection is moved.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UIView {
  /// Which end: leading or trailing.
  var direction: NSDirectionalRectEdge { get set }
  /// Whether the lines stand.
  var isVertical: Bool { get }
  /// Its form; nil for the system's.
  var customShape: UIBezierPath? { get set }
  /// Its frame for the rectangle of an end.
  func preferredFrame(for rect: CGRect) -> CGRect
}

/// Highlights lines: a view for each.
private final class LineHighlights: UIView, UITextSelectionHighlightView {
  var selectionRects: [UITextSelectionRect] = [] {
    didSet {
      for view in subviews { view.removeFromSuperview() }
      for line in selectionRects {
        let view = UIView(frame: line.rect)
        view.backgroundColor = tintColor.withAlphaComponent(0.2)
        addSubview(view)
      }
    }
  }
}

/// A handle at one end: 2 points wide, as high as the line.
private final class Handle: UIView, UITextSelectionHandleView {
  var direction = NSDirectionalRectEdge.leading
  var isVertical: Bool { false }
  var customShape: UIBezierPath?
  func preferredFrame(for rect: CGRect) -> CGRect {
    CGRect(x: rect.midX - 1, y: rect.minY, width: 2, height: rect.height)
  }
}

/// Shows insertion point and selection of a text of a program's own: its views lie where the text says.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
  /// The view that it was added to. Not retained.
  open private(set) weak var view: UIView?
  /// The text. Not retained.
  open private(set) weak var textInput: (any UITextInput)?
  /// Says where highlights lie. Not retained.
  open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
  /// Whether the views are seen; no at first.
  open var isActivated = false { didSet { if isActivated != oldValue { setNeedsSelectionUpdate() } } }
  /// The insertion point.
  open var cursorView: any UIView & UITextCursorView = UIStandardTextCursorView(frame: .zero) {
    didSet { replace(oldValue, by: cursorView) }
  }
  /// What is selected.
  open var highlightView: any UIView & UITextSelectionHighlightView = LineHighlights(frame: .zero) {
    didSet { replace(oldValue, by: highlightView) }
  }
  /// The two ends of the selection.
  open var handleViews: [any UIView & UITextSelectionHandleView] = [
    Handle(frame: .zero), Handle(frame: .zero),
  ]
  {
    didSet {
      for view in oldValue { view.removeFromSuperview() }
      for handle in handleViews { view?.addSubview(handle) }
    }
  }
  /// Neither is retained.
  public init(textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate) {
    self.textInput = textInput
    self.delegate = delegate
    super.init()
  }
  private var ownViews: [UIView] { [cursorView, highlightView] + handleViews.map { $0 as UIView } }
  private func replace(_ old: UIView, by new: UIView) {
    guard old !== new, let around = old.superview else { return }
    old.removeFromSuperview()
    around.addSubview(new)
  }
  /// Takes its views out of the former view.
  open func willMove(to view: UIView?) {
    guard self.view !== view else { return }
    for own in ownViews { own.removeFromSuperview() }
  }
  /// Adds its views to the view, highlights to the delegate's where it has one.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    (delegate?.selectionContainerViewBelowText(for: self) ?? view).addSubview(highlightView)
    view.addSubview(cursorView)
    for handle in handleViews { view.addSubview(handle) }
    layoutManagedSubviews()
  }
  /// Places the views where the text says; the program calls it when it lays its view out.
  open func layoutManagedSubviews() {
    let range = isActivated ? textInput?.selectedTextRange : nil
    guard let textInput, let range else {
      for own in ownViews { own.isHidden = true }
      return
    }
    cursorView.isHidden = !range.isEmpty
    cursorView.frame = textInput.caretRect(for: range.start)
    highlightView.isHidden = range.isEmpty
    highlightView.frame = highlightView.superview?.bounds ?? .zero
    highlightView.selectionRects = range.isEmpty ? [] : textInput.selectionRects(for: range)
    let ends = [range.start, range.end]
    for (index, handle) in handleViews.enumerated() {
      handle.isHidden = range.isEmpty || index > 1
      handle.direction = index == 0 ? .leading : .trailing
      handle.frame = handle.preferredFrame(for: textInput.caretRect(for: ends[min(index, 1)]))
    }
  }
  /// Places the views anew: at once, where Apple's waits for the next layout.
  open func setNeedsSelectionUpdate() { layoutManagedSubviews() }
}

/// Says where highlights lie.
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: ObjectAnswering {
  /// A view below the text; nil for that of the interaction.
  func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
  /// Nil by default.
  public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? {
    nil
  }
}

/// The glass over an insertion point that is moved. None is shown.
@preconcurrency @MainActor
open class UITextLoupeSession: NSObject {
  /// Nil: none is shown.
  open class func begin(
    at point: CGPoint, fromSelectionWidgetView selectionWidget: UIView?, in interactionView: UIView
  ) -> UITextLoupeSession? { nil }
  /// Without effect: none is shown.
  open func move(to point: CGPoint, withCaretRect caretRect: CGRect, trackingCaret tracksCaret: Bool) {}
  /// Without effect: none is shown.
  open func invalidate() {}
}
