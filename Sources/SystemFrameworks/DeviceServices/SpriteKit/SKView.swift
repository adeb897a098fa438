// The view that shows a scene, and the scene: places of the one become places of the other. Nothing is drawn, no time passes.

import Plumbline
import UIKit

/// How a scene fits into its view. Raw values are Apple's.
public enum SKSceneScaleMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case fill, aspectFill, aspectFit, resizeFill
}

/// Is asked beside a scene; by tests, as no time passes.
@preconcurrency @MainActor
public protocol SKSceneDelegate: NSObjectProtocol {
  /// A new picture is made.
  func update(_ currentTime: TimeInterval, for scene: SKScene)
  /// Actions have run.
  func didEvaluateActions(for scene: SKScene)
  /// Bodies have moved.
  func didSimulatePhysics(for scene: SKScene)
  /// Constraints have held.
  func didApplyConstraints(for scene: SKScene)
  /// All is done.
  func didFinishUpdate(for scene: SKScene)
}

extension SKSceneDelegate {
  /// Does nothing by default.
  public func didEvaluateActions(for scene: SKScene) {}
  /// Does nothing by default.
  public func didSimulatePhysics(for scene: SKScene) {}
  /// Does nothing by default.
  public func didApplyConstraints(for scene: SKScene) {}
  /// Does nothing by default.
  public func didFinishUpdate(for scene: SKScene) {}
}

/// The root of a tree of nodes.
@preconcurrency @MainActor
open class SKScene: SKNode {
  /// Where one listens; carried.
  open weak var listener: SKNode?
  /// Constraints have held; for subclasses.
  open func didApplyConstraints() {}
  /// How large it is, in points of its own.
  open var size: CGSize {
    didSet { if size != oldValue { didChangeSize(oldValue) } }
  }
  /// How it fits into its view.
  open var scaleMode = SKSceneScaleMode.fill { didSet { view?.fitScene() } }
  /// Where its coordinates begin, in parts of its size from the lower left corner.
  open var anchorPoint = CGPoint.zero
  /// What is behind everything; carried.
  open var backgroundColor = UIColor(white: 0.15, alpha: 1)
  /// Whose eyes see it; carried.
  open weak var camera: SKCameraNode?
  /// Is asked.
  open weak var delegate: (any SKSceneDelegate)?
  /// How things move in it; nothing does here.
  public let physicsWorld = SKPhysicsWorld()
  /// The view that shows it.
  open internal(set) weak var view: SKView?

  /// A scene of a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
    sceneDidLoad()
  }
  /// A scene of one point.
  public override convenience init() { self.init(size: CGSize(width: 1, height: 1)) }
  /// Nothing of it is archived: a scene of one point.
  public required init?(coder: NSCoder) {
    size = CGSize(width: 1, height: 1)
    super.init(coder: coder)
  }

  /// It was made; for subclasses.
  open func sceneDidLoad() {}
  /// A view shows it; for subclasses.
  open func didMove(to view: SKView) {}
  /// A view shows it no longer; for subclasses.
  open func willMove(from view: SKView) {}
  /// It has another size; for subclasses.
  open func didChangeSize(_ oldSize: CGSize) {}
  /// A new picture is made; for subclasses, called by tests, as no time passes.
  open func update(_ currentTime: TimeInterval) {}
  /// Actions were run; for subclasses, never called here.
  open func didEvaluateActions() {}
  /// Things moved; for subclasses, never called here.
  open func didSimulatePhysics() {}
  /// All is done; for subclasses, never called here.
  open func didFinishUpdate() {}

  /// All of it, in its own coordinates.
  package override var contentBounds: CGRect {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
  }
  /// All of it, in its own coordinates.
  open override var frame: CGRect { contentBounds }
  /// The next one that hears an event: the view.
  open override var next: UIResponder? { view }

  /// From its own coordinates to those of its view, by its scale mode; without a view nothing is scaled. A camera does not
  /// count.
  private var toView: CGAffineTransform {
    let room = view?.bounds.size ?? size
    guard size.width > 0, size.height > 0 else { return .identity }
    var (x, y) = (room.width / size.width, room.height / size.height)
    switch scaleMode {
    case .fill: break
    case .aspectFill: (x, y) = (max(x, y), max(x, y))
    case .aspectFit: (x, y) = (min(x, y), min(x, y))
    case .resizeFill: (x, y) = (1, 1)
    }
    // The centres are at one place; the view's coordinates go downwards.
    let bounds = contentBounds
    return CGAffineTransform(
      a: x, b: 0, c: 0, d: -y, tx: room.width / 2 - bounds.midX * x, ty: room.height / 2 + bounds.midY * y)
  }
  /// A point of the view's coordinates in its own.
  open func convertPoint(fromView point: CGPoint) -> CGPoint { point.applying(toView.inverted()) }
  /// A point of its coordinates in those of the view.
  open func convertPoint(toView point: CGPoint) -> CGPoint { point.applying(toView) }
}

/// Goes from one scene to another.
open class SKTransition: NSObject, @unchecked Sendable {
  /// Seconds.
  public let duration: TimeInterval
  init(_ duration: TimeInterval) { self.duration = duration }
  /// One becomes the other.
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
  /// Over black.
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
  /// Over a colour.
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
  /// As doors open.
  open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
  /// As a door opens.
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
  /// As a card is turned.
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
  /// As a card is turned.
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
  /// One pushes the other away.
  open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition(sec)
  }
  /// One comes over the other.
  open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition(sec)
  }
  /// One leaves the other.
  open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
    SKTransition(sec)
  }
}

/// Where something comes from. Raw values are Apple's.
public enum SKTransitionDirection: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case up, down, right, left
}

/// Shows a scene: a view like any other, in which places have their counterparts.
extension SKView {
  /// The scene that is shown.
  public private(set) var scene: SKScene? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Whether time stands still; carried.
  public var isPaused: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether the order of nodes does not count; carried.
  public var ignoresSiblingOrder: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether pictures are counted; carried.
  public var showsFPS: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether nodes are counted; carried.
  public var showsNodeCount: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether drawings are counted; carried.
  public var showsDrawCount: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether bodies are seen; carried.
  public var showsPhysics: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether fields are seen; carried.
  public var showsFields: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether what is behind is seen; carried.
  public var allowsTransparency: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// How many pictures a second; carried.
  public var preferredFramesPerSecond: Int {
    get { carried(or: 60) }
    set { carry(newValue) }
  }
  /// Whether pictures come with the screen's; carried.
  public var isAsynchronous: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }

  /// Shows a scene.
  public func presentScene(_ scene: SKScene?) {
    guard scene !== self.scene else { return }
    self.scene?.willMove(from: self)
    self.scene?.view = nil
    self.scene = scene
    scene?.view = self
    fitContent = { [unowned self] in fitScene() }
    listener = { [unowned self] in hearer(of: $0) }
    fitScene()
    scene?.didMove(to: self)
  }
  /// Shows a scene; the way to it takes no time.
  public func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
  /// A point of its coordinates in those of a scene.
  public func convert(_ point: CGPoint, to scene: SKScene) -> CGPoint { scene.convertPoint(fromView: point) }
  /// A point of a scene's coordinates in its own.
  public func convert(_ point: CGPoint, from scene: SKScene) -> CGPoint { scene.convertPoint(toView: point) }
  /// A picture of a node: none is drawn.
  public func texture(from node: SKNode) -> SKTexture? { nil }

  func fitScene() {
    if let scene, scene.scaleMode == .resizeFill, !bounds.isEmpty { scene.size = bounds.size }
  }

  // MARK: Touches

  /// The node that hears touches at a place of this view: the one in front that wants to, else the scene.
  private func hearer(of touches: Set<UITouch>) -> SKNode? {
    guard let scene, let touch = touches.first else { return nil }
    return scene.nodes(at: touch.location(in: scene)).first { $0.isUserInteractionEnabled } ?? scene
  }
}
