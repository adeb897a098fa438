// The view that shows a scene in space: nothing is drawn, nothing moves.

import Plumbline
import UIKit

/// Shows a scene: a view, whose members it has here.
@preconcurrency
public protocol SCNSceneRenderer: AnyObject {}

// What is told of pictures asks its renderer, whatever that is.
extension SCNSceneRenderer {
  /// Whose eyes see the scene; carried.
  public var pointOfView: SCNNode? {
    get {
      guard let view = self as? SCNView else { return nil }
      return view.carried(or: nil, "pointOfView")
    }
    set { (self as? SCNView)?.carry(newValue, "pointOfView") }
  }
}

// Not a member of the view: that of a subclass, which has a scene in any case, is of another type.
@MainActor
extension SCNSceneRenderer where Self: SCNView {
  /// The scene.
  public var scene: SCNScene? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

/// Is told of pictures; never here.
@preconcurrency
public protocol SCNSceneRendererDelegate: NSObjectProtocol {
  /// A picture is made.
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
  /// Bodies were moved.
  func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval)
  /// A picture will be drawn.
  func renderer(
    _ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval)
  /// A picture was drawn.
  func renderer(
    _ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
  /// Does nothing by default.
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
  /// Does nothing by default.
  public func renderer(_ renderer: any SCNSceneRenderer, didSimulatePhysicsAtTime time: TimeInterval) {}
  /// Does nothing by default.
  public func renderer(
    _ renderer: any SCNSceneRenderer, willRenderScene scene: SCNScene, atTime time: TimeInterval
  ) {}
  /// Does nothing by default.
  public func renderer(
    _ renderer: any SCNSceneRenderer, didRenderScene scene: SCNScene, atTime time: TimeInterval
  ) {}
}

/// How smooth edges are. Raw values are Apple's.
public enum SCNAntialiasingMode: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case none, multisampling2X, multisampling4X
}

/// A node below a finger.
@preconcurrency @MainActor
open class SCNHitTestResult: NSObject {
  /// The node.
  public let node: SCNNode
  /// Where, in the node's coordinates.
  open var localCoordinates: SCNVector3 { SCNVector3() }
  /// Where, in the scene's coordinates.
  open var worldCoordinates: SCNVector3 { SCNVector3() }
  /// The direction of the surface.
  open var worldNormal: SCNVector3 { SCNVector3() }
  /// The direction of the surface, in the node's coordinates.
  open var localNormal: SCNVector3 { SCNVector3() }
  /// How the node lies in the scene.
  open var modelTransform: SCNMatrix4 { node.worldTransform }
  /// Which of its triangles.
  open var faceIndex: Int { 0 }
  /// Where on the picture of the surface.
  open func textureCoordinates(withMappingChannel channel: Int) -> CGPoint { .zero }
  /// Which part of the body.
  open var geometryIndex: Int { 0 }
  init(_ node: SCNNode) { self.node = node }
}

/// What is known of a search for nodes below a finger.
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Something of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether the box around a node is enough.
  public static let boundingBoxOnly = SCNHitTestOption(rawValue: "kHitTestBoundingBoxOnly")
  /// Whether only the first node is wanted.
  public static let firstFoundOnly = SCNHitTestOption(rawValue: "kHitTestFirstFoundOnly")
  /// Which nodes are looked through.
  public static let searchMode = SCNHitTestOption(rawValue: "kHitTestSearchMode")
  /// Below which node.
  public static let rootNode = SCNHitTestOption(rawValue: "kHitTestRootNode")
  /// Nodes of which bits.
  public static let categoryBitMask = SCNHitTestOption(rawValue: "kHitTestCategoryBitMask")
  /// Whether hidden nodes count.
  public static let ignoreHiddenNodes = SCNHitTestOption(rawValue: "kHitTestSkipHiddenNode")
}

/// What is shown of a scene beside it. Raw values are Apple's.
public struct SCNDebugOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Members of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bodies as forces see them.
  public static let showPhysicsShapes = SCNDebugOptions(rawValue: 1)
  /// Boxes around nodes.
  public static let showBoundingBoxes = SCNDebugOptions(rawValue: 2)
  /// Lights.
  public static let showLightExtents = SCNDebugOptions(rawValue: 8)
  /// Lines of bodies.
  public static let showWireframe = SCNDebugOptions(rawValue: 32)
  /// Where the room begins.
  public static let showWorldOrigin = SCNDebugOptions(rawValue: 1 << 62)
  /// Points that the camera knows again.
  public static let showFeaturePoints = SCNDebugOptions(rawValue: 1 << 63)
}

/// Shows a scene in space: a view like any other.
extension SCNView: SCNSceneRenderer {
  /// What is shown beside it; carried.
  public var debugOptions: SCNDebugOptions {
    get { carried(or: []) }
    set { carry(newValue) }
  }
  /// Sound comes from it; carried.
  public var audioListener: SCNNode? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Whether it begins again; carried.
  public var loops: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Where in time; carried.
  public var sceneTime: TimeInterval {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
  /// A place of the scene in the view: nothing is seen, so that all are where they are.
  public func projectPoint(_ point: SCNVector3) -> SCNVector3 { point }
  /// A place of the view in the scene: nothing is seen, so that all are where they are.
  public func unprojectPoint(_ point: SCNVector3) -> SCNVector3 { point }
  /// Whether a node is seen: nothing is.
  public func isNode(_ node: SCNNode, insideFrustumOf pointOfView: SCNNode) -> Bool { false }
  /// Is told of pictures; never here.
  public weak var delegate: (any SCNSceneRendererDelegate)? {
    get { carriedWeakly() }
    set { carryWeakly(newValue) }
  }
  /// Whether the user turns it; carried.
  public var allowsCameraControl: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether a scene without lights is lit all the same; carried.
  public var autoenablesDefaultLighting: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether figures are seen; carried.
  public var showsStatistics: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether time passes; carried.
  public var isPlaying: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// How many pictures a second; carried.
  public var preferredFramesPerSecond: Int {
    get { carried(or: 60) }
    set { carry(newValue) }
  }
  /// How smooth edges are; carried.
  public var antialiasingMode: SCNAntialiasingMode {
    get { carried(or: SCNAntialiasingMode.none) }
    set { carry(newValue) }
  }
  /// Whose eyes see it; carried.
  public var pointOfView: SCNNode? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Whether it is drawn again and again; carried.
  public var rendersContinuously: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// A view with options, which are not kept.
  public convenience init(frame: CGRect, options: [String: Any]?) { self.init(frame: frame) }
  /// The nodes below a finger: nothing is drawn, so that there are none.
  public func hitTest(_ point: CGPoint, options: [SCNHitTestOption: Any]? = nil) -> [SCNHitTestResult] { [] }
  /// Plays; without effect.
  public func play(_ sender: Any?) {}
  /// Holds; without effect.
  public func pause(_ sender: Any?) {}
  /// A picture of it: an empty one of its size.
  public func snapshot() -> UIImage { UIImage(size: bounds.size) }
}

/// Which nodes below a finger are wanted. Raw values are Apple's.
public enum SCNHitTestSearchMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case closest, all, any
}

extension SCNHitTestOption {
  /// Whether surfaces are hit from behind.
  public static let backFaceCulling = SCNHitTestOption(rawValue: "kHitTestBackFaceCulling")
  /// Whether nodes below count.
  public static let ignoreChildNodes = SCNHitTestOption(rawValue: "kHitTestIgnoreChildNodes")
  /// Whether only the nearest one is wanted.
  public static let sortResults = SCNHitTestOption(rawValue: "kHitTestSortResults")
  /// Whether the lens counts.
  public static let clipToZRange = SCNHitTestOption(rawValue: "kHitTestClipToZRange")
}
