// The tree of a scene: nodes with positions, scales and angles, and frames that follow from them. Coordinates go upwards.

import Plumbline
import GameplayKit
import UIKit

/// A place in a scene, which may have others below it.
@preconcurrency @MainActor
open class SKNode: UIResponder {
  /// What it is in a game.
  open weak var entity: GKEntity?
  /// How far joints below it turn; carried.
  open var reachConstraints: NSObject?
  /// Where it is in its parent's coordinates, in points.
  open var position = CGPoint.zero
  /// What is in front: more than that of others. Carried.
  open var zPosition: CGFloat = 0
  /// How far it is turned to the left, in radians.
  open var zRotation: CGFloat = 0
  /// How much wider than it is.
  open var xScale: CGFloat = 1
  /// How much higher than it is.
  open var yScale: CGFloat = 1
  /// How much of it is seen. Carried.
  open var alpha: CGFloat = 1
  /// Whether it is not seen. Carried.
  open var isHidden = false
  /// Whether time stands still below it. Carried.
  open var isPaused = false
  /// How fast time passes below it. Carried.
  open var speed: CGFloat = 1
  /// Whether it hears touches. Carried.
  open var isUserInteractionEnabled = false
  /// What it is called.
  open var name: String?
  /// Whatever else belongs to it.
  open var userData: NSMutableDictionary?
  /// How it moves by itself; nothing moves here. Carried.
  open var physicsBody: SKPhysicsBody?
  /// What keeps it in its place; nothing does here. Carried.
  open var constraints: [SKConstraint]?
  /// The nodes below it, the first one behind the others.
  open private(set) var children: [SKNode] = []
  /// The node that it is below.
  open private(set) weak var parent: SKNode?
  private var actions: [(key: String?, action: SKAction)] = []

  /// A place without content.
  public override init() { super.init() }
  /// Nothing of it is archived: a place without content.
  public required init?(coder: NSCoder) { super.init() }
  /// A file of Xcode's editor: none is read.
  public convenience init?(fileNamed filename: String) { nil }

  /// The scene that it belongs to.
  open var scene: SKScene? { self as? SKScene ?? parent?.scene }

  /// Both scales at once.
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }

  // MARK: The tree

  /// Puts a node in front of those below this one.
  open func addChild(_ node: SKNode) { insertChild(node, at: children.count) }
  /// Puts a node between those below this one. A node that has a parent already is a mistake of the program, as Apple's.
  open func insertChild(_ node: SKNode, at index: Int) {
    precondition(node.parent == nil, "Attempted to add a SKNode which already has a parent: \(node)")
    children.insert(node, at: index)
    node.parent = self
  }
  /// Takes it away from its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Takes all nodes below it away.
  open func removeAllChildren() { for child in children { child.removeFromParent() } }
  /// Takes some nodes below it away.
  open func removeChildren(in nodes: [SKNode]) {
    for node in nodes where node.parent === self { node.removeFromParent() }
  }
  /// Puts it below another one.
  open func move(toParent parent: SKNode) {
    let place = self.parent.flatMap { old in scene == nil ? nil : old.convert(position, to: parent) }
    removeFromParent()
    parent.addChild(self)
    if let place { position = place }
  }
  /// Whether it is below another one.
  open func inParentHierarchy(_ parent: SKNode) -> Bool {
    self.parent.map { $0 === parent || $0.inParentHierarchy(parent) } ?? false
  }
  /// The first node below it of a name: `//name` looks at all levels, `/name` from the scene, `a/b` goes down, `*` is any.
  open func childNode(withName name: String) -> SKNode? { nodes(withName: name).first }
  /// All nodes below it of a name, as `childNode(withName:)` finds them.
  open subscript(name: String) -> [SKNode] { nodes(withName: name) }
  /// Calls a closure with all nodes below it of a name, until it says that it is enough.
  open func enumerateChildNodes(
    withName name: String, using block: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for node in nodes(withName: name) {
      block(node, &stop)
      if stop.boolValue { return }
    }
  }

  private var descendants: [SKNode] { children.flatMap { [$0] + $0.descendants } }

  private func nodes(withName search: String) -> [SKNode] {
    if search.hasPrefix("//") {
      let (root, rest) = (scene ?? self, search.dropFirst(2))
      let parts = rest.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard let first = parts.first else { return [] }
      return ([root] + root.descendants).filter { $0.matches(first) }
        .flatMap { $0.below(path: parts.dropFirst()) }
    }
    if search.hasPrefix("/") { return (scene ?? self).nodes(withName: String(search.dropFirst())) }
    if search.hasPrefix(".//") {
      return descendants.filter { $0.matches(String(search.dropFirst(3))) }
    }
    return below(path: search.split(separator: "/").map(String.init)[...])
  }

  private func below(path: ArraySlice<String>) -> [SKNode] {
    guard let first = path.first else { return [self] }
    if first == ".." { return parent?.below(path: path.dropFirst()) ?? [] }
    if first == "." { return below(path: path.dropFirst()) }
    return children.filter { $0.matches(first) }.flatMap { $0.below(path: path.dropFirst()) }
  }

  private func matches(_ pattern: String) -> Bool {
    guard pattern.contains("*") else { return name == pattern }
    guard let name else { return pattern == "*" }
    let parts = pattern.components(separatedBy: "*")
    guard name.hasPrefix(parts[0]) else { return false }
    var rest = Substring(name.dropFirst(parts[0].count))
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let place = rest.range(of: part) else { return false }
      rest = rest[place.upperBound...]
    }
    return rest.hasSuffix(parts[parts.count - 1])
  }

  // MARK: Places

  /// What its content takes in its own coordinates; nothing for a node without content.
  package var contentBounds: CGRect { .zero }

  /// From its own coordinates to its parent's.
  package var toParent: CGAffineTransform {
    CGAffineTransform(translationX: position.x, y: position.y).rotated(by: zRotation).scaledBy(
      x: xScale, y: yScale)
  }

  /// The smallest rectangle in its parent's coordinates around its content, scaled and turned, without the nodes below it.
  open var frame: CGRect { contentBounds.applying(toParent) }

  /// The smallest rectangle in its parent's coordinates around its content and that of all nodes below it.
  open func calculateAccumulatedFrame() -> CGRect {
    let below = children.map { $0.calculateAccumulatedFrame().applying(toParent) }
    let own = contentBounds.isEmpty && !below.isEmpty ? CGRect.null : frame
    return below.reduce(own) { $0.union($1) }
  }

  private var toRoot: CGAffineTransform {
    guard let parent else { return .identity }
    return toParent.concatenating(parent.toRoot)
  }

  /// A point of this node's coordinates in those of another one of its tree.
  open func convert(_ point: CGPoint, to node: SKNode) -> CGPoint {
    point.applying(toRoot).applying(node.toRoot.inverted())
  }
  /// A point of the coordinates of another node of its tree in those of this one.
  open func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { node.convert(point, to: self) }

  /// Whether a point of its parent's coordinates is within its content or that of the nodes below it.
  open func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }
  /// Whether the frames of two nodes meet.
  open func intersects(_ node: SKNode) -> Bool {
    guard let parent, let other = node.parent else { return frame.intersects(node.frame) }
    let corners = [
      CGPoint(x: node.frame.minX, y: node.frame.minY), CGPoint(x: node.frame.maxX, y: node.frame.maxY),
    ].map { other.convert($0, to: parent) }
    return frame.intersects(
      CGRect(
        x: min(corners[0].x, corners[1].x), y: min(corners[0].y, corners[1].y),
        width: abs(corners[0].x - corners[1].x), height: abs(corners[0].y - corners[1].y)))
  }
  /// The nodes below it at a point of its coordinates, the one in front first.
  open func nodes(at p: CGPoint) -> [SKNode] {
    children.reversed().flatMap { child -> [SKNode] in
      let below = child.nodes(at: p.applying(child.toParent.inverted()))
      return below + (child.frame.contains(p) ? [child] : [])
    }
    .enumerated().sorted { ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset) }.map(\.element)
  }
  /// The node in front at a point of its coordinates; itself where there is none.
  open func atPoint(_ p: CGPoint) -> SKNode { nodes(at: p).first ?? self }
  private var depth: CGFloat { zPosition + (parent?.depth ?? 0) }

  // MARK: Actions

  /// Runs an action: no time passes here, so that it stays where it begins.
  open func run(_ action: SKAction) { actions.append((nil, action)) }
  /// Runs an action in place of the one of its key: no time passes here.
  open func run(_ action: SKAction, withKey key: String) {
    removeAction(forKey: key)
    actions.append((key, action))
  }
  /// Runs an action: no time passes here, and the closure is never called.
  open func run(_ action: SKAction, completion block: @escaping () -> Void) { run(action) }
  /// Whether an action runs.
  open func hasActions() -> Bool { !actions.isEmpty }
  /// The action that runs under a key.
  open func action(forKey key: String) -> SKAction? { actions.first { $0.key == key }?.action }
  /// Ends the action of a key.
  open func removeAction(forKey key: String) { actions.removeAll { $0.key == key } }
  /// Ends all actions.
  open func removeAllActions() { actions = [] }

  /// The next one that hears an event: the parent.
  open override var next: UIResponder? { parent }
}

extension UITouch {
  /// Where it is in a node's coordinates.
  public func location(in node: SKNode) -> CGPoint { node.place(of: location(in: node.scene?.view)) }
  /// Where it was in a node's coordinates.
  public func previousLocation(in node: SKNode) -> CGPoint {
    node.place(of: previousLocation(in: node.scene?.view))
  }
}

extension SKNode {
  fileprivate func place(of point: CGPoint) -> CGPoint {
    guard let scene else { return point }
    return convert(scene.convertPoint(fromView: point), from: scene)
  }
}
