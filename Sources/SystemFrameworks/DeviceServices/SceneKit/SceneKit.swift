// The view that shows a scene in space, and the tree of its nodes: nothing is drawn, nothing moves.

import Plumbline
import UIKit

/// Three numbers.
public struct SCNVector3: Equatable, Sendable {
  /// To the right.
  public var x: Float
  /// Upwards.
  public var y: Float
  /// Towards the user.
  public var z: Float
  /// Three numbers.
  public init(x: Float, y: Float, z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  /// Three numbers.
  public init(_ x: Float, _ y: Float, _ z: Float) { self.init(x: x, y: y, z: z) }
  /// Three numbers.
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
  /// Three numbers.
  public init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
  /// Three numbers.
  public init(_ x: Double, _ y: Double, _ z: Double) { self.init(x: Float(x), y: Float(y), z: Float(z)) }
  /// Zeros.
  public init() { self.init(x: 0, y: 0, z: 0) }
}

/// Three numbers.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }

/// Four numbers.
public struct SCNVector4: Equatable, Sendable {
  /// The first.
  public var x: Float
  /// The second.
  public var y: Float
  /// The third.
  public var z: Float
  /// The fourth.
  public var w: Float
  /// Four numbers.
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
}

/// How a surface looks, in one respect; carried.
@preconcurrency @MainActor
open class SCNMaterialProperty: NSObject {
  /// How it goes on beyond its left and right edge; carried.
  open var wrapS = SCNWrapMode.clamp
  /// How it goes on beyond its upper and lower edge; carried.
  open var wrapT = SCNWrapMode.clamp
  /// How it is turned and made larger; carried.
  open var contentsTransform = SCNMatrix4Identity
  /// Which channel of texture places is used; carried.
  open var mappingChannel = 0
  /// A colour, a picture; carried.
  open var contents: Any?
  /// How much of it; carried.
  open var intensity: CGFloat = 1
}

/// How a surface looks; carried.
@preconcurrency @MainActor
open class SCNMaterial: NSObject {
  /// Its name.
  open var name: String?
  /// Which side is not seen; carried.
  open var cullMode = SCNCullMode.back
  /// Whether it is seen as lines; carried.
  open var fillMode = SCNFillMode.fill
  /// What is bent where light passes; carried.
  open var fresnelExponent: CGFloat = 0
  /// Whether others light it; carried.
  open var isLitPerPixel = true
  /// Where it is shaded; carried.
  public let ambientOcclusion = SCNMaterialProperty()
  /// Light of its own; carried.
  public let selfIllumination = SCNMaterialProperty()
  /// How far it stands out; carried.
  public let displacement = SCNMaterialProperty()
  /// Its colour.
  public let diffuse = SCNMaterialProperty()
  /// How it shines.
  public let specular = SCNMaterialProperty()
  /// Its colour in the dark.
  public let ambient = SCNMaterialProperty()
  /// How it gives light.
  public let emission = SCNMaterialProperty()
  /// How rough it is.
  public let normal = SCNMaterialProperty()
  /// What can be seen through.
  public let transparent = SCNMaterialProperty()
  /// Whether its back is seen, too; carried.
  open var isDoubleSided = false
  /// How much of it is seen; carried.
  open var transparency: CGFloat = 1
  /// What it mirrors.
  public let reflective = SCNMaterialProperty()
  /// What all is multiplied by.
  public let multiply = SCNMaterialProperty()
  /// How much of a metal it is.
  public let metalness = SCNMaterialProperty()
  /// How rough it is.
  public let roughness = SCNMaterialProperty()
  /// How it answers light.
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A way of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Shining.
    public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
    /// Shining.
    public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
    /// Dull.
    public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
    /// Not at all.
    public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
    /// As in the world.
    public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
  }
  /// How it answers light; carried.
  open var lightingModel = LightingModel.blinn
  /// How it is mixed with what is behind; carried.
  open var writesToDepthBuffer = true
  /// Whether what is before it hides it; carried.
  open var readsFromDepthBuffer = true
  /// How small its shine is; carried.
  open var shininess: CGFloat = 1
}

/// A body.
@preconcurrency @MainActor
open class SCNGeometry: NSObject {
  /// How finely it is divided further; carried.
  open var subdivisionLevel = 0
  /// What it is called.
  open var name: String?
  /// How its surfaces look.
  open var materials: [SCNMaterial] = [SCNMaterial()]
  /// How its first surface looks.
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set {
      if let newValue {
        materials = [newValue] + materials.dropFirst()
      } else {
        materials = Array(materials.dropFirst())
      }
    }
  }
}

/// A box.
@preconcurrency @MainActor
open class SCNBox: SCNGeometry {
  /// How many parts it has; carried.
  open var widthSegmentCount = 1
  /// How many parts it has; carried.
  open var heightSegmentCount = 1
  /// How many parts it has; carried.
  open var lengthSegmentCount = 1
  /// How many parts it has; carried.
  open var chamferSegmentCount = 5
  /// From left to right.
  open var width: CGFloat
  /// From bottom to top.
  open var height: CGFloat
  /// From back to front.
  open var length: CGFloat
  /// How round its edges are.
  open var chamferRadius: CGFloat
  /// A box.
  public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
    (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
  }
}

/// A ball.
@preconcurrency @MainActor
open class SCNSphere: SCNGeometry {
  /// How many parts it has; carried.
  open var segmentCount = 48
  /// Whether it is made of equal triangles; carried.
  open var isGeodesic = false
  /// From the middle to the surface.
  open var radius: CGFloat
  /// A ball.
  public init(radius: CGFloat) { self.radius = radius }
}

/// A rectangle.
@preconcurrency @MainActor
open class SCNPlane: SCNGeometry {
  /// How many parts it has; carried.
  open var widthSegmentCount = 1
  /// How many parts it has; carried.
  open var heightSegmentCount = 1
  /// From left to right.
  open var width: CGFloat
  /// From bottom to top.
  open var height: CGFloat
  /// How round its corners are.
  open var cornerRadius: CGFloat = 0
  /// A rectangle.
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
}

/// A roll.
@preconcurrency @MainActor
open class SCNCylinder: SCNGeometry {
  /// How many parts it has; carried.
  open var radialSegmentCount = 48
  /// How many parts it has; carried.
  open var heightSegmentCount = 1
  /// From the middle to the surface.
  open var radius: CGFloat
  /// From bottom to top.
  open var height: CGFloat
  /// A roll.
  public init(radius: CGFloat, height: CGFloat) { (self.radius, self.height) = (radius, height) }
}

/// A text in space.
@preconcurrency @MainActor
open class SCNText: SCNGeometry {
  /// The text.
  open var string: Any?
  /// How thick it is.
  open var extrusionDepth: CGFloat
  /// Its font.
  open var font: UIFont!
  /// How round it is; carried.
  open var flatness: CGFloat = 0.6
  /// How round its edges are; carried.
  open var chamferRadius: CGFloat = 0
  /// In which rectangle lines are broken; carried.
  open var containerFrame = CGRect.zero
  /// Whether lines are broken; carried.
  open var isWrapped = false
  /// Where lines stand; carried.
  open var alignmentMode = "natural"
  /// A text in space.
  public init(string: Any?, extrusionDepth: CGFloat) {
    (self.string, self.extrusionDepth) = (string, extrusionDepth)
  }
}

/// Light; carried.
@preconcurrency @MainActor
open class SCNLight: NSObject {
  /// Its name.
  open var name: String?
  /// The colour of its shadows; carried.
  open var shadowColor: Any = UIColor(white: 0, alpha: 0.5)
  /// How soft its shadows are; carried.
  open var shadowRadius: CGFloat = 3
  /// Its colour by temperature, in kelvins; carried.
  open var temperature: CGFloat = 6500
  /// Where it becomes less; carried.
  open var attenuationStartDistance: CGFloat = 0
  /// Where it ends; carried.
  open var attenuationEndDistance: CGFloat = 0
  /// How wide its middle is, in degrees; carried.
  open var spotInnerAngle: CGFloat = 0
  /// How wide it is, in degrees; carried.
  open var spotOuterAngle: CGFloat = 45
  /// What it shines on; carried.
  open var categoryBitMask = -1
  /// Where it comes from.
  public struct LightType: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A kind of light by Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From everywhere.
    public static let ambient = LightType(rawValue: "ambient")
    /// From a place in all directions.
    public static let omni = LightType(rawValue: "omni")
    /// From far away.
    public static let directional = LightType(rawValue: "directional")
    /// From a place in one direction.
    public static let spot = LightType(rawValue: "spot")
  }
  /// Where it comes from; carried.
  open var type = LightType.omni
  /// Its colour; carried.
  open var color: Any = UIColor.white
  /// How bright; carried.
  open var intensity: CGFloat = 1000
  /// Whether it makes shadows; carried.
  open var castsShadow = false
}

/// Whose eyes see the scene; carried.
@preconcurrency @MainActor
open class SCNCamera: NSObject {
  /// Its name.
  open var name: String?
  /// How far around it looks, from above to below; carried.
  open var yFov: Double = 0
  /// How far around it looks, from left to right; carried.
  open var xFov: Double = 0
  /// How far away things are sharp; carried.
  open var focusDistance: CGFloat = 2.5
  /// How much light comes in; carried.
  open var fStop: CGFloat = 5.6
  /// How much bright things shine over; carried.
  open var bloomIntensity: CGFloat = 0
  /// Whether things far and near are not sharp; carried.
  open var wantsDepthOfField = false
  /// How much things that move are not sharp; carried.
  open var motionBlurIntensity: CGFloat = 0
  /// How long its lens is, in millimetres; carried.
  open var focalLength: CGFloat = 20
  /// What is too near to be seen; carried.
  open var zNear: Double = 1
  /// What is too far to be seen; carried.
  open var zFar: Double = 100
  /// How much is seen, in degrees; carried.
  open var fieldOfView: CGFloat = 60
  /// Whether far things are as large as near ones; carried.
  open var usesOrthographicProjection = false
  /// How much is seen then; carried.
  open var orthographicScale: Double = 1
  /// Whether bright things are as bright as in the world; carried.
  open var wantsHDR = false
  /// How much light is taken in; carried.
  open var exposureOffset: CGFloat = 0
  /// Finds near and far by itself; carried.
  open var automaticallyAdjustsZRange = false
}

/// How an action begins and ends. Raw values are Apple's.
public enum SCNActionTimingMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case linear, easeIn, easeOut, easeInEaseOut
}

/// Something that a node would do: no time passes.
open class SCNAction: NSObject, @unchecked Sendable {
  /// Seconds that it takes; infinity for one that does not end.
  open var duration: TimeInterval
  init(_ duration: TimeInterval) { self.duration = duration }
  /// Turns it.
  open class func rotateBy(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval)
    -> SCNAction
  { SCNAction(duration) }
  /// Moves it.
  open class func move(to location: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  /// Moves it.
  open class func move(by delta: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction(duration) }
  /// Out of sight.
  open class func fadeOut(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  /// Into sight.
  open class func fadeIn(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  /// Nothing for a time.
  open class func wait(duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  /// One after the other.
  open class func sequence(_ actions: [SCNAction]) -> SCNAction {
    SCNAction(actions.reduce(0) { $0 + $1.duration })
  }
  /// All at once.
  open class func group(_ actions: [SCNAction]) -> SCNAction { SCNAction(actions.map(\.duration).max() ?? 0) }
  /// Again and again.
  open class func repeatForever(_ action: SCNAction) -> SCNAction { SCNAction(.infinity) }
  /// Again and again, so many times.
  open class func `repeat`(_ action: SCNAction, count: Int) -> SCNAction {
    SCNAction(action.duration * Double(count))
  }
  /// Turns it around a direction.
  open class func rotate(by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval) -> SCNAction {
    SCNAction(duration)
  }
  /// Turns it to angles.
  open class func rotateTo(x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval)
    -> SCNAction
  { SCNAction(duration) }
  /// Turns it to angles.
  open class func rotateTo(
    x xAngle: CGFloat, y yAngle: CGFloat, z zAngle: CGFloat, duration: TimeInterval,
    usesShortestUnitArc: Bool
  ) -> SCNAction { SCNAction(duration) }
  /// Moves it.
  open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, z deltaZ: CGFloat, duration: TimeInterval)
    -> SCNAction
  { SCNAction(duration) }
  /// Larger or smaller.
  open class func scale(by scale: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  /// To a size.
  open class func scale(to scale: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  /// How much of it is seen.
  open class func fadeOpacity(to opacity: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  /// How much of it is seen.
  open class func fadeOpacity(by factor: CGFloat, duration sec: TimeInterval) -> SCNAction { SCNAction(sec) }
  /// Not seen.
  open class func hide() -> SCNAction { SCNAction(0) }
  /// Seen.
  open class func unhide() -> SCNAction { SCNAction(0) }
  /// A closure; never called here.
  @preconcurrency
  open class func run(_ block: @escaping @MainActor (SCNNode) -> Void) -> SCNAction { SCNAction(0) }
  /// A closure again and again for a time; never called here.
  @preconcurrency
  open class func customAction(
    duration seconds: TimeInterval, action block: @escaping @MainActor (SCNNode, CGFloat) -> Void
  ) -> SCNAction { SCNAction(seconds) }
  /// What undoes it: one that takes as long.
  open func reversed() -> SCNAction { SCNAction(duration) }
  /// How it begins and ends; carried.
  open var timingMode = SCNActionTimingMode.linear
  /// Away from its parent.
  open class func removeFromParentNode() -> SCNAction { SCNAction(0) }
}

/// A place in space, which may have others below it.
@preconcurrency @MainActor
open class SCNNode: NSObject {
  /// What it is called.
  open var name: String?
  /// The body.
  open var geometry: SCNGeometry?
  /// Light that comes from it.
  open var light: SCNLight?
  /// Eyes that look from it.
  open var camera: SCNCamera?
  /// Where it is in its parent's coordinates.
  open var position = SCNVector3()
  /// How far it is turned around each direction, in radians.
  open var eulerAngles = SCNVector3()
  /// How far it is turned around a direction, in radians.
  open var rotation = SCNVector4(0, 0, 0, 0)
  /// How much larger it is in each direction.
  open var scale = SCNVector3(1 as Float, 1, 1)
  /// How much of it is seen; carried.
  open var opacity: CGFloat = 1
  /// Whether it is not seen; carried.
  open var isHidden = false
  /// The nodes below it.
  open private(set) var childNodes: [SCNNode] = []
  /// The node that it is below.
  open private(set) weak var parent: SCNNode?
  /// A place without a body.
  public required override init() { super.init() }
  /// A body at a place.
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }
  /// Puts a node below this one; it leaves its old parent.
  open func addChildNode(_ child: SCNNode) {
    child.removeFromParentNode()
    childNodes.append(child)
    child.parent = self
  }
  /// Takes it away from its parent.
  open func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }
  /// The first node below it of a name, on all levels if so wanted.
  open func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    for child in childNodes {
      if child.name == name { return child }
      if recursively, let found = child.childNode(withName: name, recursively: true) { return found }
    }
    return nil
  }
  /// Calls a closure with all nodes below it, until it says that it is enough.
  open func enumerateChildNodes(_ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var stop = ObjCBool(false)
    enumerate(&stop, block)
  }
  private func enumerate(_ stop: inout ObjCBool, _ block: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Void) {
    for child in childNodes where !stop.boolValue {
      block(child, &stop)
      if !stop.boolValue { child.enumerate(&stop, block) }
    }
  }
  /// The body as forces see it; carried.
  open var physicsBody: SCNPhysicsBody?
  /// What holds it; carried.
  open var constraints: [SCNConstraint]?
  /// Around which point it is turned; carried.
  open var pivot = SCNMatrix4Identity
  /// Which cameras and lights see it; carried.
  open var categoryBitMask = 1
  /// Whether it makes shadows; carried.
  open var castsShadow = true
  /// In which order it is drawn; carried.
  open var renderingOrder = 0
  /// Puts a node below this one, at an index.
  open func insertChildNode(_ child: SCNNode, at index: Int) {
    addChildNode(child)
    childNodes.removeLast()
    childNodes.insert(child, at: min(max(index, 0), childNodes.count))
  }
  /// Another takes a node's place below this one.
  open func replaceChildNode(_ oldChild: SCNNode, with newChild: SCNNode) {
    guard let index = childNodes.firstIndex(where: { $0 === oldChild }) else { return }
    oldChild.removeFromParentNode()
    insertChildNode(newChild, at: min(index, childNodes.count))
  }
  /// A node as this one, with copies of those below it; the body is the same.
  open func clone() -> Self {
    let copy = Self.init()
    (copy.name, copy.geometry, copy.light, copy.camera) = (name, geometry, light, camera)
    (copy.position, copy.eulerAngles, copy.rotation, copy.scale) = (position, eulerAngles, rotation, scale)
    (copy.opacity, copy.isHidden, copy.pivot) = (opacity, isHidden, pivot)
    childNodes.forEach { copy.addChildNode($0.clone()) }
    return copy
  }
  /// Those below it, of which a closure says yes, on all levels.
  open func childNodes(passingTest predicate: (SCNNode, UnsafeMutablePointer<ObjCBool>) -> Bool) -> [SCNNode]
  {
    var found: [SCNNode] = []
    enumerateChildNodes { node, stop in if predicate(node, stop) { found.append(node) } }
    return found
  }
  /// Runs an action; as no time passes, it does not end.
  open func runAction(_ action: SCNAction, completionHandler block: (() -> Void)?) {}
  /// Ends an action.
  open func removeAction(forKey key: String) {}
  /// Whether there are actions: none run.
  open var hasActions: Bool { false }
  /// Runs an action: no time passes here.
  open func runAction(_ action: SCNAction) {}
  /// Runs an action under a key: no time passes here.
  open func runAction(_ action: SCNAction, forKey key: String?) {}
  /// Ends all actions.
  open func removeAllActions() {}
}

/// A scene in space.
@preconcurrency @MainActor
open class SCNScene: NSObject {
  /// The root of its tree.
  public let rootNode = SCNNode()
  /// What is behind everything; carried.
  public let background = SCNMaterialProperty()
  /// What lights everything; carried.
  public let lightingEnvironment = SCNMaterialProperty()
  /// How bodies move: they do not.
  public let physicsWorld = SCNPhysicsWorld()
  /// Whether time passes; carried.
  open var isPaused = false
  /// How thick the air is; carried.
  open var fogStartDistance: CGFloat = 0
  /// How thick the air is; carried.
  open var fogEndDistance: CGFloat = 0
  /// An empty scene.
  public override init() { super.init() }
  /// A scene of a file: none is read.
  public convenience init?(named name: String) { nil }
  /// A scene of a file: none is read.
  public convenience init?(
    named name: String, inDirectory directory: String?, options: [AnyHashable: Any]? = nil
  ) { nil }
  /// A scene of a file: an error, as none is read.
  public convenience init(url: URL, options: [AnyHashable: Any]? = nil) throws {
    throw CocoaError(.fileReadUnsupportedScheme)
  }
}

/// Draws beside a program; never asked here.
@preconcurrency
public protocol SCNSceneRenderer: AnyObject {}

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
