// Dragging and dropping. Nothing here touches: interactions and delegates are carried, and a test may call them with
// sessions of its own.

import Foundation
import Plumbline

/// One of the things that a drag carries. Nothing here touches: a test makes its own.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Gives the data, in this process or another.
  public let itemProvider: NSItemProvider
  /// The object itself, for a drop within this application; nil at first.
  open var localObject: Any?
  /// Nil for a picture of what was touched; never called here.
  open var previewProvider: (() -> UIDragPreview?)?
  /// Without an object of this application's own.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// Ground and visible part of what lies under the finger.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// What lies under the finger while it moves.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// Should be in no window.
  public let view: UIView
  /// Ground and visible part.
  public let parameters: UIDragPreviewParameters
  /// Both are only kept.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
  /// Without parameters: the whole view on a white ground.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

/// Where what lies under the finger goes at the end.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// What is lifted or dropped, with its place.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {}

/// What both ends of a drag know. Apple makes such objects; here tests do.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  /// In the order in which they were lifted.
  var items: [UIDragItem] { get }
  /// In the view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// Whether the source lets things be moved instead of copied.
  var allowsMoveOperation: Bool { get }
  /// Whether other applications may not have it.
  var isRestrictedToDraggingApplication: Bool { get }
  /// By uniform types, as "public.text".
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// By the classes that item providers can make.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag as its source knows it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// Whatever the source wants to find again at the drop.
  var localContext: Any? { get set }
}

/// A drag as its target knows it.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// How it is shown that something is still on its way.
  var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
  /// Nil for a drag of another application.
  var localDragSession: (any UIDragSession)? { get }
  /// The closure is called once with those that could be made.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDragDropSession {
  /// For `String`, `URL` and the like, by their classes in Foundation.
  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: Value._ObjectiveCType.self) }
}

/// How it is shown that something dropped is still on its way. Raw values are Apple's.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case none, `default`
}

extension UIDropSession {
  /// As usual, unless a session keeps what is set; nothing is shown.
  public var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle {
    get { .default }
    set {}
  }
  /// For `String`, `URL` and the like, by their classes in Foundation; others are left out.
  @discardableResult
  public func loadObjects<Value: _ObjectiveCBridgeable>(
    ofClass: Value.Type, completion: @escaping ([Value]) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap {
          ($0 as? Value._ObjectiveCType).map { Value._unconditionallyBridgeFromObjectiveC($0) }
        })
    }
  }
}

/// What becomes of something that is dropped: `forbidden` shows a sign, `cancel` does not. Raw values are
/// Apple's.
public enum UIDropOperation: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case cancel, forbidden, copy, move
}

/// What would become of something if it were dropped at the present place.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// Fixed when it is made.
  public let operation: UIDropOperation
  /// Whether the place is above the finger, as in texts; no at first; carried.
  open var isPrecise = false
  /// Whether what is dragged keeps its size; no at first; carried.
  open var prefersFullSizePreview = false
  /// Neither precise nor in full size at first.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// Something that goes along with lifting or dropping. Apple makes such objects; here tests do.
@preconcurrency @MainActor
public protocol UIDragAnimating: AnyObject {
  /// Run with the system's.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called with where the animation stopped.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Lets things be lifted from a view. Nothing here touches: the delegate is not asked.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Gives what is lifted. Not retained.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that it was added to. Not retained.
  open private(set) weak var view: UIView?
  /// Whether other gestures go on during a lift; stored.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Yes at first, on phones too; carried.
  open var isEnabled = true
  /// Always true; Apple's is false on phones before iOS 15.
  open class var isEnabledByDefault: Bool { true }
  /// The delegate is not retained.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Does nothing; for subclasses.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Gives what is lifted; never called here: a test may ask it.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: ObjectAnswering {
  /// Empty for a view that stays.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  /// Nil for the view itself, where it is.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Changes that are added to the animator go along with lifting.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  /// The finger begins to move.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Dropped, as the operation says, or given up (`.cancel`).
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
  /// What a tap on this view adds to a drag that is under way; the point is in the view's coordinates.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]
  /// The finger moved.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// About to be dropped, as the operation says, or given up (`.cancel`).
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
  /// Whether things may be moved instead of copied.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool
  /// Whether other applications may not have the things.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
  /// Whether what lies under the finger keeps its size.
  func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool
  /// The receiver has all data, or gave up.
  func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
  /// Which of several drags takes what a tap adds; nil for none.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)?
  /// Things of another interaction are added.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction)
  /// Where a thing goes that was given up; nil for fading out.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Changes that are added to the animator go along with giving up.
  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating)
}

extension UIDragInteractionDelegate {
  /// Nil by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { nil }
  /// Does nothing by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {}
  /// Does nothing by default.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
  }
  /// Does nothing by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
  /// Empty by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] { [] }
}

/// Lets things be dropped on a view. Nothing here touches: the delegate is not asked.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Takes what is dropped. Not retained.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view that it was added to. Not retained.
  open private(set) weak var view: UIView?
  /// Whether several drags at once are taken; no at first; stored.
  open var allowsSimultaneousDropSessions = false
  /// The delegate is not retained.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Does nothing; for subclasses.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Takes what is dropped; never called here: a test may call it.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: ObjectAnswering {
  /// Whether things of these kinds are taken at all; asked first.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// The first time that the drag is over the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// Asked at each move of the finger; anything but `.cancel` and `.forbidden` lets it be dropped.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  /// It may come back.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// Load the things here: afterwards their data is gone.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// All animations have ended.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// Dropped, here or elsewhere, or given up.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// Nil for fading out where it is.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
  /// Changes that are added to the animator go along with dropping.
  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}

extension UIDropInteractionDelegate {
  /// True by default.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  {
    true
  }
  /// Does nothing by default.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  /// `.cancel` by default.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  { UIDropProposal(operation: .cancel) }
  /// Does nothing by default.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  /// Does nothing by default.
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  /// Does nothing by default.
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  /// Does nothing by default.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
  /// What is given as default by default.
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
}

extension UIDragInteractionDelegate {
  /// Does nothing by default.
  public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
  /// Does nothing by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
  ) {}
  /// True by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { true }
}

extension UIDragInteractionDelegate {
  /// False by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { false }
  /// False by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
  ) -> Bool { false }
  /// Does nothing by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
  ) {}
  /// Nil by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
    withTouchAt point: CGPoint
  ) -> (any UIDragSession)? { nil }
  /// Does nothing by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
    for addingInteraction: UIDragInteraction
  ) {}
  /// What is given as default by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
  /// Does nothing by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {}
}

extension UIDropInteractionDelegate {
  /// Does nothing by default.
  public func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
  ) {}
}

extension UIDragItem {
  /// Has the picture of where it is dropped made anew; none is made here.
  public func setNeedsDropPreviewUpdate() {}
}

extension UIDragPreview {
  /// For an address, with its host as title: a label as large as its text.
  public convenience init(for url: URL) { self.init(for: url, title: nil) }
  /// For an address with a title; nil for its host.
  public convenience init(for url: URL, title: String?) {
    self.init(view: UILabel(previewOf: url, title))
  }
}

extension UITargetedDragPreview {
  /// For an address at a place, with its host as title.
  public convenience init(for url: URL, target: UIDragPreviewTarget) {
    self.init(for: url, title: nil, target: target)
  }
  /// For an address with a title at a place; nil for its host.
  public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
    self.init(
      view: UILabel(previewOf: url, title), parameters: UIDragPreviewParameters(), target: target)
  }
}

extension UILabel {
  fileprivate convenience init(previewOf url: URL, _ title: String?) {
    self.init(frame: .zero)
    text = title ?? url.host ?? url.absoluteString
    sizeToFit()
  }
}
