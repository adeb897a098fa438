// Views of other frameworks that documents place. None has a size of its own: constraints must give it one.

import Foundation

/// WebKit's view of web pages: it has no size of its own.
@preconcurrency @MainActor
open class WKWebView: UIView {}
/// MapKit's view of a map: it has no size of its own.
@preconcurrency @MainActor
open class MKMapView: UIView {
  /// Puts what lies on the map to its places; module `MapKit` knows them.
  package final var placeContent: (() -> Void)?

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    placeContent?()
  }
}
/// GLKit's view, drawn with OpenGL ES: it has no size of its own.
@preconcurrency @MainActor
open class GLKView: UIView {}
/// MetalKit's view, drawn with Metal: it has no size of its own.
@preconcurrency @MainActor
open class MTKView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Never fails, as Apple's: subclasses may override it so.
  public required init(coder: NSCoder) {
    // A view never fails to be made of an archive.
    super.init(coder: coder)!
  }
  /// `CAMetalLayer`, which another module has, where a program has that module.
  open override class var layerClass: AnyClass {
    _typeByName("14DeviceServices12CAMetalLayerC") as? AnyClass ?? super.layerClass
  }
}
/// SceneKit's view of a scene: it has no size of its own.
@preconcurrency @MainActor
open class SCNView: UIView {}
/// SpriteKit's view of a scene: it has no size of its own.
@preconcurrency @MainActor
open class SKView: UIView {
  /// Makes the scene as large as the view where it wants to be; module `SpriteKit` knows it.
  package final var fitContent: (() -> Void)?
  /// Who in the scene hears touches; module `SpriteKit` knows it.
  package final var listener: ((Set<UITouch>) -> UIResponder?)?

  open dynamic override func layoutSubviews() {
    super.layoutSubviews()
    fitContent?()
  }
  /// What is in the scene is told, or, as of any view, the next responder.
  open dynamic override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let heard = listener?(touches) else { return super.touchesBegan(touches, with: event) }
    heard.touchesBegan(touches, with: event)
  }
  /// What is in the scene is told, or, as of any view, the next responder.
  open dynamic override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let heard = listener?(touches) else { return super.touchesMoved(touches, with: event) }
    heard.touchesMoved(touches, with: event)
  }
  /// What is in the scene is told, or, as of any view, the next responder.
  open dynamic override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let heard = listener?(touches) else { return super.touchesEnded(touches, with: event) }
    heard.touchesEnded(touches, with: event)
  }
  /// What is in the scene is told, or, as of any view, the next responder.
  open dynamic override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let heard = listener?(touches) else { return super.touchesCancelled(touches, with: event) }
    heard.touchesCancelled(touches, with: event)
  }
}
/// ARKit's view of a SceneKit scene over the camera's picture: it has no size of its own.
@preconcurrency @MainActor
open class ARSCNView: SCNView {}
