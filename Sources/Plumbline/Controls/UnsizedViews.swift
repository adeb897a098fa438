// Views of other frameworks that documents place. None has a size of its own: constraints must give it one.

import Foundation

/// Shows web pages.
open class WKWebView: UIView {}
/// Shows a map.
open class MKMapView: UIView {}
/// Draws with OpenGL ES.
open class GLKView: UIView {}
/// Draws with Metal.
open class MTKView: UIView {}
/// Draws a SceneKit scene.
open class SCNView: UIView {}
/// Draws a SpriteKit scene.
open class SKView: UIView {}
/// Draws a SceneKit scene over the camera's picture.
open class ARSCNView: SCNView {}
