// Dragging and dropping of texts. Nothing here touches: tests may call the delegates with requests of their own.

import Foundation
import Plumbline

// MARK: Dragging

/// What of a text is to be dragged. Apple makes it; here tests do.
@preconcurrency @MainActor
public protocol UITextDragRequest: AnyObject {
  /// The part under the finger.
  var dragRange: UITextRange { get }
  /// What would be dragged without a delegate.
  var suggestedItems: [UIDragItem] { get }
  /// What is dragged already.
  var existingItems: [UIDragItem] { get }
  /// Whether the part is selected.
  var isSelected: Bool { get }
  /// The drag.
  var dragSession: any UIDragSession { get }
}

/// Decides what of a text is dragged; never called here: a test may ask it.
@preconcurrency @MainActor
public protocol UITextDragDelegate: ObjectAnswering {
  /// What is dragged of a part; empty for nothing.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem]
  /// What lies under the finger; nil for a picture of the text.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Changes that are added to the animator go along with lifting.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  /// The finger begins to move.
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
  /// Dropped, as the operation says, or given up (`.cancel`).
  func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation)
}

extension UITextDragDelegate {
  /// What is suggested by default.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
  ) -> [UIDragItem] { dragRequest.suggestedItems }
  /// Nil by default.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  /// Does nothing by default.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  /// Does nothing by default.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
  ) {}
  /// Does nothing by default.
  public func textDraggableView(
    _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
    with operation: UIDropOperation
  ) {}
}

/// A text that is dragged.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
  /// Decides what is dragged. Not retained.
  var textDragDelegate: (any UITextDragDelegate)? { get set }
  /// What drags; nil where nothing does.
  var textDragInteraction: UIDragInteraction? { get }
  /// Whether the text is being dragged.
  var isTextDragActive: Bool { get }
  /// How what is dragged looks.
  var textDragOptions: UITextDragOptions { get set }
}

/// How dragged text looks, as bits.
public struct UITextDragOptions: OptionSet, Hashable, Sendable {
  /// Apple's numbers.
  public let rawValue: Int
  /// Unknown bits are kept.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// In black.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}

extension UITextDraggable where Self: NSObject {
  /// Decides what is dragged; never asked here. Not retained.
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { carriedWeakly() }
    set { carryWeakly(newValue) }
  }
  /// Nil: nothing here touches.
  public var textDragInteraction: UIDragInteraction? { nil }
  /// False: nothing here touches.
  public var isTextDragActive: Bool { false }
  /// None at first; carried.
  public var textDragOptions: UITextDragOptions {
    get { carried(or: []) }
    set { carry(newValue) }
  }
}

/// Where the lines of a part of a text are, and a picture of it, for what lies under the finger.
@preconcurrency @MainActor
open class UITextDragPreviewRenderer: NSObject {
  /// What has set the lines.
  public let layoutManager: NSLayoutManager
  private let range: NSRange
  private let rects: [CGRect]
  /// A part in UTF-16 units; points in the container of its first character.
  public convenience init(layoutManager: NSLayoutManager, range: NSRange) {
    self.init(layoutManager: layoutManager, range: range, unifyRects: false)
  }
  /// Whether the lines' rectangles are to meet: where they are, those of the middle are as wide as the widest line.
  public init(layoutManager: NSLayoutManager, range: NSRange, unifyRects: Bool) {
    self.layoutManager = layoutManager
    self.range = range
    var found: [CGRect] = []
    if let container = layoutManager.textContainer(forGlyphAt: range.location, effectiveRange: nil) {
      layoutManager.enumerateEnclosingRects(
        forGlyphRange: range, withinSelectedGlyphRange: range, in: container
      ) { rect, _ in found.append(rect) }
    }
    if unifyRects, let left = found.map(\.minX).min(), let right = found.map(\.maxX).max() {
      for index in found.indices.dropFirst().dropLast() {
        found[index].origin.x = left
        found[index].size.width = right - left
      }
    }
    rects = found
    super.init()
  }
  /// The first line; zero for a part without characters.
  open var firstLineRect: CGRect { rects.first ?? .zero }
  /// The lines between the first and the last; zero where there are none.
  open var bodyRect: CGRect {
    let middle = rects.dropFirst().dropLast()
    return middle.dropFirst().reduce(middle.first ?? .zero) { $0.union($1) }
  }
  /// The last line, where there is more than one; zero otherwise.
  open var lastLineRect: CGRect { rects.count > 1 ? rects[rects.count - 1] : .zero }
  /// The letters of the part, as large as all of its lines.
  open var image: UIImage {
    guard let first = rects.first else { return UIImage() }
    let whole = rects.reduce(first) { $0.union($1) }
    return UIGraphicsImageRenderer(size: whole.size).image { _ in
      layoutManager.drawGlyphs(forGlyphRange: range, at: CGPoint(x: -whole.minX, y: -whole.minY))
    }
  }
  /// Changes the rectangles before they are shown; for subclasses, does nothing here.
  open func adjustFirstLineRect(
    _ firstLineRect: UnsafeMutablePointer<CGRect>, bodyRect: UnsafeMutablePointer<CGRect>,
    lastLineRect: UnsafeMutablePointer<CGRect>, textOrigin origin: CGPoint
  ) {}
}

// MARK: Dropping

/// Whether a text that is shown only can be dropped into. Raw values are Apple's.
public enum UITextDropEditability: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case no, temporary, yes
}

/// What would become of something if it were dropped into a text.
@preconcurrency @MainActor
open class UITextDropProposal: UIDropProposal {
  /// What it takes the place of. Raw values are Apple's.
  public enum Action: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case insert, replaceSelection, replaceAll
  }
  /// Who shows that something is on its way. Raw values are Apple's.
  public enum ProgressMode: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case system, custom
  }
  /// Who puts it into the text. Raw values are Apple's.
  public enum Performer: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case view, delegate
  }
  /// `.insert` at first; stored.
  open var dropAction = Action.insert
  /// `.system` at first; stored.
  open var dropProgressMode = ProgressMode.system
  /// Whether a text that is moved within its view is taken as it is; yes at first; stored.
  open var useFastSameViewOperations = true
  /// `.view` at first; stored.
  open var dropPerformer = Performer.view
}

/// What is dropped into a text, and where. Apple makes it; here tests do.
@preconcurrency @MainActor
public protocol UITextDropRequest: AnyObject {
  /// Under the finger.
  var dropPosition: UITextPosition { get }
  /// What would become of it without a delegate.
  var suggestedProposal: UITextDropProposal { get }
  /// Whether it comes from the same view.
  var isSameView: Bool { get }
  /// The drag.
  var dropSession: any UIDropSession { get }
}

/// Decides what is dropped into a text; never called here: a test may ask it.
@preconcurrency @MainActor
public protocol UITextDropDelegate: ObjectAnswering {
  /// Whether a text that is shown only can be dropped into.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability
  /// Asked at each move of the finger.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal
  /// It is dropped.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
  /// What comes to lie in the text; nil for the given one.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// The drag came over the text.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
  /// The finger moved.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
  /// It left the text, and may come back.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
  /// Dropped, here or elsewhere, or given up.
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
  /// `.no` by default.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
  ) -> UITextDropEditability { .no }
  /// What is suggested by default.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { drop.suggestedProposal }
  /// Does nothing by default.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
  ) {}
  /// The given one by default.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  /// Does nothing by default.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
  ) {}
  /// Does nothing by default.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
  ) {}
  /// Does nothing by default.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
  ) {}
  /// Does nothing by default.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
  ) {}
}

/// A text into which is dropped.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
  /// Decides what is dropped. Not retained.
  var textDropDelegate: (any UITextDropDelegate)? { get set }
  /// What takes drops; nil where nothing does.
  var textDropInteraction: UIDropInteraction? { get }
  /// Whether something is being dropped.
  var isTextDropActive: Bool { get }
}

extension UITextDroppable where Self: NSObject {
  /// Decides what is dropped; never asked here. Not retained.
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { carriedWeakly() }
    set { carryWeakly(newValue) }
  }
  /// Nil: nothing here is dropped.
  public var textDropInteraction: UIDropInteraction? { nil }
  /// False: nothing here is dropped.
  public var isTextDropActive: Bool { false }
}

extension UITextField: UITextDraggable, UITextDroppable {}
extension UITextView: UITextDraggable, UITextDroppable {}
