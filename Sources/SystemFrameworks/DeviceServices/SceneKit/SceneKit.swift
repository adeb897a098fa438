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
  /// A colour, a picture; carried.
  open var contents: Any?
  /// How much of it; carried.
  open var intensity: CGFloat = 1
}

/// How a surface looks; carried.
@preconcurrency @MainActor
open class SCNMaterial: NSObject {
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
}

/// A body.
@preconcurrency @MainActor
open class SCNGeometry: NSObject {
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
  /// From the middle to the surface.
  open var radius: CGFloat
  /// A ball.
  public init(radius: CGFloat) { self.radius = radius }
}

/// A rectangle.
@preconcurrency @MainActor
open class SCNPlane: SCNGeometry {
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
  /// A text in space.
  public init(string: Any?, extrusionDepth: CGFloat) {
    (self.string, self.extrusionDepth) = (string, extrusionDepth)
  }
}

/// Light; carried.
@preconcurrency @MainActor
open class SCNLight: NSObject {
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
  /// What is too near to be seen; carried.
  open var zNear: Double = 1
  /// What is too far to be seen; carried.
  open var zFar: Double = 100
  /// How much is seen, in degrees; carried.
  open var fieldOfView: CGFloat = 60
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
  public override init() { super.init() }
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
  /// An empty scene.
  public override init() { super.init() }
  /// A scene of a file: none is read.
  public convenience init?(named name: String) { nil }
}

/// Draws beside a program; never asked here.
@preconcurrency
public protocol SCNSceneRenderer: AnyObject {}

/// Is told of pictures; never here.
@preconcurrency
public protocol SCNSceneRendererDelegate: NSObjectProtocol {
  /// A picture is made.
  func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval)
}

extension SCNSceneRendererDelegate {
  /// Does nothing by default.
  public func renderer(_ renderer: any SCNSceneRenderer, updateAtTime time: TimeInterval) {}
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
  init(_ node: SCNNode) { self.node = node }
}

/// What is known of a search for nodes below a finger.
public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Something of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// Shows a scene in space: a view like any other.
extension SCNView: SCNSceneRenderer {
  /// The scene.
  public var scene: SCNScene? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
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
