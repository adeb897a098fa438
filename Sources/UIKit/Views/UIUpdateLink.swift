// What is called for every picture of a view (iOS 18): a display link of the view's tree, with the phases of a picture.

import Foundation
import Plumbline

/// A moment of making a picture. Here all of a picture's phases come one after the other.
@preconcurrency @MainActor
open class UIUpdateActionPhase: NSObject {
  fileprivate let order: Int
  private init(_ order: Int) {
    self.order = order
    super.init()
  }
  /// The first of all.
  public static let afterUpdateScheduled = UIUpdateActionPhase(0)
  /// Before touches and keys.
  public static let beforeEventDispatch = UIUpdateActionPhase(1)
  /// After touches and keys.
  public static let afterEventDispatch = UIUpdateActionPhase(2)
  /// Before display links.
  public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(3)
  /// After display links: the place of actions without a phase.
  public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(4)
  /// Before the changes of layers are taken over.
  public static let beforeCATransactionCommit = UIUpdateActionPhase(5)
  /// After the changes of layers were taken over.
  public static let afterCATransactionCommit = UIUpdateActionPhase(6)
  /// Before touches that came late.
  public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase(7)
  /// After touches that came late.
  public static let afterLowLatencyEventDispatch = UIUpdateActionPhase(8)
  /// Before the late changes of layers are taken over.
  public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase(9)
  /// After the late changes of layers were taken over.
  public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase(10)
  /// The last of all.
  public static let afterUpdateComplete = UIUpdateActionPhase(11)
}

/// The times of one picture, in seconds on the clock of the tree.
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
  /// What the picture is to show.
  public let modelTime: TimeInterval
  /// By when it has to be made.
  public let completionDeadlineTime: TimeInterval
  /// When it is seen.
  public let estimatedPresentationTime: TimeInterval
  /// False: nothing is seen.
  open var isImmediatePresentationExpected: Bool { false }
  /// False: there are no late touches.
  open var isLowLatencyEventDispatchConfirmed: Bool { false }
  /// False: there are no late touches.
  open var isPerformingLowLatencyPhases: Bool { false }

  /// Under which a view or scene has it while a picture is made.
  fileprivate static let name = "current update"
  /// The times of the picture that a link of the scene makes now; nil otherwise.
  open class func current(for windowScene: UIWindowScene) -> UIUpdateInfo? {
    windowScene.carried(or: nil, name)
  }
  /// The times of the picture that a link of the view, or of its window's scene, makes now; nil otherwise.
  open class func current(for view: UIView) -> UIUpdateInfo? {
    let own: UIUpdateInfo? = view.carried(or: nil, name)
    return own ?? view.window?.windowScene.flatMap { current(for: $0) }
  }

  init(_ link: CADisplayLink) {
    modelTime = link.timestamp
    completionDeadlineTime = link.targetTimestamp
    estimatedPresentationTime = link.targetTimestamp
    super.init()
  }
}

/// Calls for each picture of a view or a scene's windows, while it is enabled and asks for pictures all the time. Pictures come
/// as of a display link (`CADisplayLink`): when the clock of the tree is moved.
@preconcurrency @MainActor
open class UIUpdateLink: NSObject {
  private weak var view: UIView?
  private weak var scene: UIWindowScene?
  private var actions: [(phase: UIUpdateActionPhase, handler: (UIUpdateLink, UIUpdateInfo) -> Void)] = []
  private var link: CADisplayLink?

  /// No at first.
  open var isEnabled = false { didSet { follow() } }
  /// Whether pictures are made all the time; no at first: then only others' changes make pictures, and here nothing is called.
  open var requiresContinuousUpdates = false { didSet { follow() } }
  /// No at first; carried: there are no late touches.
  open var wantsLowLatencyEventDispatch = false
  /// No at first; carried: nothing is seen.
  open var wantsImmediatePresentation = false
  /// How often it would like to be called; carried: sixty times a second.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The times of the picture that is made now; nil otherwise.
  open private(set) var currentUpdateInfo: UIUpdateInfo?

  /// A link of a view, without actions. The view is not retained.
  public init(view: UIView) {
    self.view = view
    super.init()
  }
  /// A link of a scene's windows, without actions: of the first window. The scene is not retained.
  public init(windowScene: UIWindowScene) {
    scene = windowScene
    super.init()
  }
  /// A link of a view with an action.
  public convenience init(
    view: UIView, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(view: view)
    addAction(handler: handler)
  }
  /// A link of a scene's windows with an action.
  public convenience init(
    windowScene: UIWindowScene, actionHandler handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    self.init(windowScene: windowScene)
    addAction(handler: handler)
  }
  /// A link of a view with the method that a selector holds. The target is retained.
  public convenience init(view: UIView, actionTarget target: Any, selector: Selector) {
    self.init(view: view)
    addAction(target: target, selector: selector)
  }
  /// A link of a scene's windows with the method that a selector holds. The target is retained.
  public convenience init(windowScene: UIWindowScene, actionTarget target: Any, selector: Selector) {
    self.init(windowScene: windowScene)
    addAction(target: target, selector: selector)
  }

  /// Adds an action behind those of its phase.
  open func addAction(
    to phase: UIUpdateActionPhase, handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void
  ) {
    let place = actions.firstIndex { $0.phase.order > phase.order } ?? actions.endIndex
    actions.insert((phase, handler), at: place)
  }
  /// Adds the method that a selector holds, with the link and the times, behind the actions of its phase.
  open func addAction(to phase: UIUpdateActionPhase, target: Any, selector: Selector) {
    addAction(to: phase) { link, info in _ = selector.call(on: target, with: [link, info]) }
  }
  /// Adds an action after display links.
  open func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    addAction(to: .afterCADisplayLinkDispatch, handler: handler)
  }
  /// Adds the method that a selector holds after display links.
  open func addAction(target: Any, selector: Selector) {
    addAction(to: .afterCADisplayLinkDispatch, target: target, selector: selector)
  }

  private func follow() {
    guard isEnabled, requiresContinuousUpdates else {
      link?.invalidate()
      link = nil
      return
    }
    guard link == nil, let view = view ?? scene?.windows.first else { return }
    let made = CADisplayLink(target: view) { [weak self] _ in
      { link in onTreesThread((self, link)) { $0?.makePicture($1) } }
    }
    made.add(to: .main, forMode: .common)
    link = made
  }

  private func makePicture(_ link: CADisplayLink) {
    let info = UIUpdateInfo(link)
    currentUpdateInfo = info
    let places: [NSObject] = [view, scene].compactMap { $0 }
    for place in places { place.carry(info, UIUpdateInfo.name) }
    for action in actions { action.handler(self, info) }
    for place in places { place.carry(UIUpdateInfo?.none, UIUpdateInfo.name) }
    currentUpdateInfo = nil
  }
}
