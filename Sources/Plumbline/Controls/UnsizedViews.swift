// Views of other frameworks that documents place. None has a size of its own: constraints must give it one.

import Foundation

/// Shows web pages.
@preconcurrency @MainActor
open class WKWebView: UIView {}
/// Shows a map.
@preconcurrency @MainActor
open class MKMapView: UIView {}
/// Draws with OpenGL ES.
@preconcurrency @MainActor
open class GLKView: UIView {}
/// Draws with Metal.
@preconcurrency @MainActor
open class MTKView: UIView {}
/// Draws a SceneKit scene.
@preconcurrency @MainActor
open class SCNView: UIView {}
/// Draws a SpriteKit scene.
@preconcurrency @MainActor
open class SKView: UIView {}
/// Draws a SceneKit scene over the camera's picture.
@preconcurrency @MainActor
open class ARSCNView: SCNView {}
