// Views of other frameworks in documents. None has an intrinsic content size: constraints must give it one.

import Foundation

/// WebKit's view of web pages: it has no size of its own.
@preconcurrency @MainActor
open class WKWebView: UIView {}
/// MapKit's view of a map: it has no size of its own.
@preconcurrency @MainActor
open class MKMapView: UIView {}
/// GLKit's view, drawn with OpenGL ES: it has no size of its own.
@preconcurrency @MainActor
open class GLKView: UIView {}
/// MetalKit's view, drawn with Metal: it has no size of its own.
@preconcurrency @MainActor
open class MTKView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Never fails, as Apple's: subclasses may override it so.
  public required init(coder: NSCoder) { super.init(coder: coder)! }
}
/// SceneKit's view of a scene: it has no size of its own.
@preconcurrency @MainActor
open class SCNView: UIView {}
/// SpriteKit's view of a scene: it has no size of its own.
@preconcurrency @MainActor
open class SKView: UIView {}
/// ARKit's view of a SceneKit scene over the camera's picture: it has no size of its own.
@preconcurrency @MainActor
open class ARSCNView: SCNView {}
