// Dragging and dropping. Nothing here touches: interactions and delegates are carried, and a test may call them with
// sessions of its own.

import Foundation
import Plumbline

/// Something that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// Gives what is dragged.
  public let itemProvider: NSItemProvider
  /// What it is within this application.
  open var localObject: Any?
  /// Makes the picture under the finger.
  open var previewProvider: (() -> UIDragPreview?)?
  /// Something that a provider gives.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
    super.init()
  }
}

/// How a picture under a finger looks.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}

/// A picture under a finger.
@preconcurrency @MainActor
open class UIDragPreview: NSObject {
  /// The view that is seen.
  public let view: UIView
  /// How it looks.
  public let parameters: UIDragPreviewParameters
  /// A picture of a view.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
  /// A picture of a view.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIDragPreviewParameters()) }
}

/// Where a picture under a finger goes to.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// A picture under a finger and where it goes to.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {}

/// What both ends of a drag know.
@preconcurrency @MainActor
public protocol UIDragDropSession: AnyObject {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Where the finger is in a view.
  func location(in view: UIView) -> CGPoint
  /// Whether what is dragged can move instead of being copied.
  var allowsMoveOperation: Bool { get }
  /// Whether it stays within this application.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether something of certain kinds is dragged.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether something of a class is dragged.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// A drag as its source knows it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// Whatever the source ties to it.
  var localContext: Any? { get set }
}

/// A drag as its target knows it.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, where it comes from this application.
  var localDragSession: (any UIDragSession)? { get }
  /// Hands over what is dragged, as objects of a class.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDragDropSession {
  /// Whether values of a type that Swift bridges are dragged.
  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading { canLoadObjects(ofClass: Value._ObjectiveCType.self) }
}

extension UIDropSession {
  /// Hands over what is dragged, as values of a type that Swift bridges.
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

/// What becomes of something that is dropped. Raw values are Apple's.
public enum UIDropOperation: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case cancel, forbidden, copy, move
}

/// What would become of something if it were dropped.
@preconcurrency @MainActor
open class UIDropProposal: NSObject {
  /// What would become of it.
  public let operation: UIDropOperation
  /// Whether it needs to be dropped more exactly than fingers do.
  open var isPrecise = false
  /// Whether its picture is shown at full size.
  open var prefersFullSizePreview = false
  /// What would become of something.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}

/// What is dragged and dropped moves with it.
@preconcurrency @MainActor
public protocol UIDragAnimating: AnyObject {
  /// Animations that run beside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Lets a view be dragged from.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Who gives what is dragged.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view.
  open private(set) weak var view: UIView?
  /// Whether other gestures go on during a lift; stored.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether it works: on tablets by default.
  open var isEnabled = true
  /// Whether it works by default.
  open class var isEnabledByDefault: Bool { true }
  /// Lets a view be dragged from.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// The view is about to change.
  open func willMove(to view: UIView?) {}
  /// The view changed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Gives what is dragged. Not asked: nothing here touches.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: AnyObject {
  /// What is dragged from the view.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
  /// The picture of something while it is lifted.
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  /// Something is about to be lifted.
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession)
  /// Moving begins.
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// The drag is at its end.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
  /// What is dragged along with the rest.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem]
}

extension UIDragInteractionDelegate {
  /// The view's own by default.
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
  /// Nothing by default.
  public func dragInteraction(
    _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
    withTouchAt point: CGPoint
  ) -> [UIDragItem] { [] }
}

/// Lets things be dropped on a view.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// Who takes what is dropped.
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view.
  open private(set) weak var view: UIView?
  /// Whether several drags at once are taken; stored.
  open var allowsSimultaneousDropSessions = false
  /// Lets things be dropped on a view.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// The view is about to change.
  open func willMove(to view: UIView?) {}
  /// The view changed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Takes what is dropped. Not asked: nothing here touches.
@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: AnyObject {
  /// Whether the view would take it.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// A drag came over the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  /// What would become of it at the present place.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  /// The drag left the view.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  /// It was dropped.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  /// Everything is over.
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  /// The drag ended, here or elsewhere.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  /// The picture of something while it is dropped.
  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview?
}

extension UIDropInteractionDelegate {
  /// Yes by default.
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  {
    true
  }
  /// Does nothing by default.
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  /// Nothing is taken by default.
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
  /// The usual one by default.
  public func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? { defaultPreview }
}
