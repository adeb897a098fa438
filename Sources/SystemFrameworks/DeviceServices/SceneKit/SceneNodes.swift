// The tree of a scene's nodes.

import Plumbline
import UIKit

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
