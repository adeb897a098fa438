// SpriteKit's tree of nodes: places, frames, names and the view's coordinates. Expected numbers are worked out by hand from
// what Apple's documentation says of each property.

import SceneKit
import SpriteKit
import Testing
import UIKit

@MainActor
@Suite("Scenes")
struct SceneTests {
  private func isClose(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 1e-9 && abs(one.minY - other.minY) < 1e-9
      && abs(one.width - other.width) < 1e-9 && abs(one.height - other.height) < 1e-9
  }

  // SKNode.frame: the smallest rectangle around the content, by position, scales and angle. SKSpriteNode.anchorPoint: 0.5.
  @Test("a sprite's frame is around its position, scaled and turned")
  func frames() {
    let sprite = SKSpriteNode(color: .red, size: CGSize(width: 40, height: 20))
    sprite.position = CGPoint(x: 100, y: 50)
    #expect(isClose(sprite.frame, CGRect(x: 80, y: 40, width: 40, height: 20)))
    sprite.setScale(2)
    #expect(isClose(sprite.frame, CGRect(x: 60, y: 30, width: 80, height: 40)))
    sprite.zRotation = .pi / 2
    #expect(isClose(sprite.frame, CGRect(x: 80, y: 10, width: 40, height: 80)))
    sprite.anchorPoint = .zero
    (sprite.zRotation, sprite.xScale, sprite.yScale) = (0, 1, 1)
    #expect(isClose(sprite.frame, CGRect(x: 100, y: 50, width: 40, height: 20)))
    let circle = SKShapeNode(circleOfRadius: 10)
    circle.lineWidth = 2
    #expect(isClose(circle.frame, CGRect(x: -11, y: -11, width: 22, height: 22)))
    #expect(SKNode().frame == .zero)
  }

  @Test("places and frames of nodes below others follow from those above")
  func tree() {
    let (root, group) = (SKNode(), SKNode())
    let sprite = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
    root.addChild(group)
    group.addChild(sprite)
    (group.position, sprite.position) = (CGPoint(x: 100, y: 100), CGPoint(x: 20, y: 0))
    group.setScale(2)
    #expect(root.convert(.zero, from: sprite) == CGPoint(x: 140, y: 100))
    #expect(sprite.convert(CGPoint(x: 140, y: 102), from: root) == CGPoint(x: 0, y: 1))
    #expect(isClose(root.calculateAccumulatedFrame(), CGRect(x: 130, y: 90, width: 20, height: 20)))
    #expect(group.contains(CGPoint(x: 131, y: 91)) && !group.contains(CGPoint(x: 100, y: 100)))
    sprite.removeFromParent()
    #expect(group.children.isEmpty && sprite.parent == nil)
  }

  // SKNode, "Searching the node tree".
  @Test("nodes are found by their names")
  func names() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let (car, wheel, wheel2) = (SKNode(), SKNode(), SKNode())
    (car.name, wheel.name, wheel2.name) = ("car", "wheel1", "wheel2")
    scene.addChild(car)
    car.addChild(wheel)
    car.addChild(wheel2)
    #expect(scene.childNode(withName: "car") === car)
    #expect(scene.childNode(withName: "wheel1") == nil)
    #expect(scene.childNode(withName: "car/wheel2") === wheel2)
    #expect(scene.childNode(withName: "//wheel1") === wheel)
    #expect(wheel.childNode(withName: "/car") === car)
    #expect(scene["//wheel*"].count == 2)
    #expect(wheel.childNode(withName: "..") === car)
    var visited: [String?] = []
    car.enumerateChildNodes(withName: "*") { node, stop in
      visited.append(node.name)
      stop.pointee = true
    }
    #expect(visited == ["wheel1"])
  }

  // SKSceneScaleMode: fill stretches, aspectFill and aspectFit keep the shape around the middle, resizeFill takes the view's
  // size.
  @Test(
    "a scene's coordinates begin below on the left, and fit into the view by its mode",
    arguments: [
      (SKSceneScaleMode.fill, CGPoint(x: 0, y: 200), CGPoint(x: 400, y: 0)),
      (.aspectFill, CGPoint(x: 0, y: 300), CGPoint(x: 400, y: -100)),
      (.aspectFit, CGPoint(x: 100, y: 200), CGPoint(x: 300, y: 0)),
      (.resizeFill, CGPoint(x: 0, y: 200), CGPoint(x: 100, y: 100)),
    ])
  func modes(mode: SKSceneScaleMode, begin: CGPoint, upper: CGPoint) {
    let view = SKView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    scene.scaleMode = mode
    view.presentScene(scene)
    #expect(view.convert(.zero, from: scene) == begin)
    #expect(view.convert(CGPoint(x: 100, y: 100), from: scene) == upper)
    #expect(view.convert(begin, to: scene) == .zero)
    #expect(scene.size == (mode == .resizeFill ? view.bounds.size : CGSize(width: 100, height: 100)))
  }

  private final class Game: SKScene {
    var lines: [String] = []
    override func didMove(to view: SKView) { lines.append("shown") }
    override func willMove(from view: SKView) { lines.append("gone") }
    override func didChangeSize(_ oldSize: CGSize) { lines.append("\(oldSize.width) to \(size.width)") }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      lines += touches.map { "\($0.location(in: self))" }
    }
  }

  @Test("a scene hears that it is shown, that its view grew, and where it was touched")
  func life() {
    let view = SKView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let game = Game(size: view.bounds.size)
    game.scaleMode = .resizeFill
    game.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    view.presentScene(game)
    view.frame.size = CGSize(width: 200, height: 100)
    view.layoutIfNeeded()
    view.touchesBegan([UITouch(at: CGPoint(x: 110, y: 40), in: view)], with: nil)
    view.presentScene(nil)
    #expect(game.lines == ["shown", "100.0 to 200.0", "(10.0, 10.0)", "gone"])
    #expect(game.view == nil)
  }

  @Test("the node in front is found at a point, and hears touches if it wants to")
  func front() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let (back, front) = (
      SKSpriteNode(color: .red, size: CGSize(width: 50, height: 50)),
      SKSpriteNode(color: .blue, size: CGSize(width: 20, height: 20))
    )
    for node in [front, back] {
      node.position = CGPoint(x: 50, y: 50)
      scene.addChild(node)
    }
    #expect(scene.atPoint(CGPoint(x: 50, y: 50)) === back)
    front.zPosition = 1
    #expect(scene.nodes(at: CGPoint(x: 50, y: 50)).first === front)
    #expect(scene.atPoint(CGPoint(x: 30, y: 50)) === back && scene.atPoint(.zero) === scene)
  }

  @Test("actions know how long they take, and stay with their node")
  func actions() {
    let walk = SKAction.sequence([
      .move(to: .zero, duration: 1), .group([.wait(forDuration: 2), .fadeOut(withDuration: 3)]),
      .repeat(.wait(forDuration: 0.5), count: 4),
    ])
    #expect(walk.duration == 6)
    let node = SKNode()
    node.run(walk, withKey: "walk")
    #expect(node.hasActions() && node.action(forKey: "walk") === walk)
    node.removeAllActions()
    #expect(!node.hasActions())
  }

  @Test("a scene in space is a tree in a view that lays out")
  func space() {
    let (view, scene, box) = (SCNView(), SCNScene(), SCNNode(geometry: SCNSphere(radius: 1)))
    box.name = "ball"
    scene.rootNode.addChildNode(SCNNode())
    scene.rootNode.childNodes[0].addChildNode(box)
    view.scene = scene
    #expect(scene.rootNode.childNode(withName: "ball", recursively: false) == nil)
    #expect(scene.rootNode.childNode(withName: "ball", recursively: true) === box)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.widthAnchor.constraint(equalToConstant: 50),
      view.heightAnchor.constraint(equalTo: view.widthAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
  }
}
