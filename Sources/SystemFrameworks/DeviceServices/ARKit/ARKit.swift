// Scenes over what the camera sees: there is no camera, so that sessions fail; the views are views.

import Plumbline
import UIKit

/// Why nothing is seen.
public struct ARError: Error, Equatable, CustomNSError, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names with the raw values.
    case unsupportedConfiguration = 100
    case sensorUnavailable = 101
    case sensorFailed = 102
    case cameraUnauthorized = 103
    case worldTrackingFailed = 200
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "com.apple.arkit.error" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
}

/// What a session looks for.
open class ARConfiguration: NSObject, @unchecked Sendable {
  /// How the room is understood. Raw values are Apple's.
  public struct SceneReconstruction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its surface.
    public static let mesh = Self(rawValue: 1)
    /// Its surface, and what it is.
    public static let meshWithClassification = Self(rawValue: 3)
  }
  /// What else is found out. Raw values are Apple's.
  public struct FrameSemantics: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Where people are.
    public static let personSegmentation = Self(rawValue: 1)
    /// Where people are, and how far.
    public static let personSegmentationWithDepth = Self(rawValue: 3)
    /// How bodies are held.
    public static let bodyDetection = Self(rawValue: 4)
    /// How far things are.
    public static let sceneDepth = Self(rawValue: 8)
  }
  /// What else is found out; carried.
  open var frameSemantics: FrameSemantics = []
  /// Whether it can be found out: not here.
  open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }
  /// Whether it can: not here.
  open class var isSupported: Bool { false }
  /// Whether brightness is told; carried.
  open var isLightEstimationEnabled = true
  /// What directions mean. Raw values are Apple's.
  public enum WorldAlignment: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case gravity, gravityAndHeading, camera
  }
  /// What directions mean; carried.
  open var worldAlignment = WorldAlignment.gravity
  /// Whether sound is told; carried.
  open var providesAudioData = false
}

/// Looks for the room.
open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  /// How many images are followed; carried.
  open var maximumNumberOfTrackedImages = 0
  /// Things that are looked for; carried.
  open var detectionObjects: Set<ARReferenceObject> = []
  /// What was seen before; carried.
  open var initialWorldMap: ARWorldMap?
  /// Whether faces are followed as well; carried.
  open var userFaceTrackingEnabled = false
  /// How the room is understood; carried.
  open var sceneReconstruction: ARConfiguration.SceneReconstruction = []
  /// Whether it can be understood: not here.
  open class func supportsSceneReconstruction(_ sceneReconstruction: ARConfiguration.SceneReconstruction)
    -> Bool
  { false }
  /// Whether several people share it; carried.
  open var isCollaborationEnabled = false
  /// Flat things. Raw values are Apple's.
  public struct PlaneDetection: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Members of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Floors and tables.
    public static let horizontal = PlaneDetection(rawValue: 1)
    /// Walls.
    public static let vertical = PlaneDetection(rawValue: 2)
  }
  /// Which flat things are looked for; carried.
  open var planeDetection: PlaneDetection = []
  /// How surfaces mirror the room. Raw values are Apple's.
  public enum EnvironmentTexturing: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case none, manual, automatic
  }
  /// How surfaces mirror the room; carried.
  open var environmentTexturing = EnvironmentTexturing.none
  /// Which pictures are looked for; carried.
  open var detectionImages: Set<ARReferenceImage>! = []
  /// Whether people hide what is behind them; carried.
  open var isAutoFocusEnabled = true
}

/// Looks for faces.
open class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  /// How many faces at once; carried.
  open var maximumNumberOfTrackedFaces = 1
  /// How many faces a device can follow: none.
  open class var supportedNumberOfTrackedFaces: Int { 0 }
  /// Whether the room is followed, too; carried.
  open var isWorldTrackingEnabled = false
  /// Whether the room can be followed, too: no.
  open class var supportsWorldTracking: Bool { false }
}
/// Looks for pictures.
open class ARImageTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  /// Which pictures are looked for; carried.
  open var trackingImages: Set<ARReferenceImage> = []
  /// How many of them at once; carried.
  open var maximumNumberOfTrackedImages = 1
}
/// Only follows how the device is turned.
open class AROrientationTrackingConfiguration: ARConfiguration, @unchecked Sendable {}

/// A picture that is looked for; carried.
open class ARReferenceImage: NSObject, @unchecked Sendable {
  /// What it is called.
  open var name: String?
  /// How large it is in the world, in metres.
  public let physicalSize: CGSize
  /// A picture of a width in metres.
  public init(_ image: CGImage, orientation: CGImagePropertyOrientation, physicalWidth: CGFloat) {
    physicalSize = CGSize(
      width: physicalWidth, height: physicalWidth * CGFloat(image.height) / CGFloat(max(image.width, 1)))
  }
  /// The pictures of a group of the application: none are read.
  open class func referenceImages(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceImage>? {
    nil
  }
}

/// A place in the room.
open class ARAnchor: NSObject, @unchecked Sendable {
  /// Its number.
  public let identifier = UUID()
  /// What it is called.
  public let name: String?
  /// Where it is.
  public let transform: simd_float4x4
  /// A place.
  public init(transform: simd_float4x4) { (name, self.transform) = (nil, transform) }
  /// A place with a name.
  public init(name: String, transform: simd_float4x4) { (self.name, self.transform) = (name, transform) }
}

/// Something flat; never here.
open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {
  /// How it lies. Raw values are Apple's.
  public enum Alignment: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case horizontal, vertical
  }
  /// How it lies.
  open var alignment: Alignment { .horizontal }
  /// Its middle, from its place.
  open var center: SIMD3<Float> { .zero }
  /// How large it is.
  open var extent: SIMD3<Float> { .zero }
  /// How large it is, and how it is turned.
  open var planeExtent: ARPlaneExtent { ARPlaneExtent() }
  /// What it is.
  open var classification: Classification { .none(.notAvailable) }
  /// Its form.
  open var geometry: ARPlaneGeometry { ARPlaneGeometry() }
  /// Whether it can be said what it is: no.
  open class var isClassificationSupported: Bool { false }
  /// What a surface is.
  public enum Classification: Equatable, Sendable {
    /// Why it is not known.
    public enum Status: Sendable {
      /// Apple's names.
      case notAvailable, undetermined, unknown
    }
    /// Apple's names.
    case none(Status)
    case wall, floor, ceiling, table, seat, window, door
  }
}
/// How large a surface is.
open class ARPlaneExtent: NSObject, @unchecked Sendable {
  /// How it is turned, in radians.
  open var rotationOnYAxis: Float { 0 }
  /// In metres.
  open var width: Float { 0 }
  /// In metres.
  open var height: Float { 0 }
}
/// The form of a surface: no points.
open class ARPlaneGeometry: NSObject, @unchecked Sendable {
  /// Its points.
  open var vertices: [SIMD3<Float>] { [] }
  /// The points around it.
  open var boundaryVertices: [SIMD3<Float>] { [] }
  /// The points of its triangles.
  open var triangleIndices: [Int16] { [] }
  /// How many triangles.
  open var triangleCount: Int { 0 }
}
/// A picture that was found; never here.
open class ARImageAnchor: ARAnchor, @unchecked Sendable {
  /// The picture.
  public let referenceImage: ARReferenceImage
  init(_ image: ARReferenceImage, _ transform: simd_float4x4) {
    referenceImage = image
    super.init(transform: transform)
  }
  /// Whether it is seen.
  open var isTracked: Bool { false }
}
/// A face; never here.
open class ARFaceAnchor: ARAnchor, @unchecked Sendable {
  /// The face's surface.
  open var geometry: ARFaceGeometry { ARFaceGeometry() }
  /// Whether it is seen now.
  open var isTracked: Bool { false }
  /// Where the left eye is.
  open var leftEyeTransform: simd_float4x4 { matrix_identity_float4x4 }
  /// Where the right eye is.
  open var rightEyeTransform: simd_float4x4 { matrix_identity_float4x4 }
  /// Where it looks.
  open var lookAtPoint: SIMD3<Float> { .zero }
  /// What a face does.
  public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Something of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A smile.
    public static let mouthSmileLeft = BlendShapeLocation(rawValue: "mouthSmile_L")
    /// A smile.
    public static let mouthSmileRight = BlendShapeLocation(rawValue: "mouthSmile_R")
    /// A blink.
    public static let eyeBlinkLeft = BlendShapeLocation(rawValue: "eyeBlink_L")
    /// A blink.
    public static let eyeBlinkRight = BlendShapeLocation(rawValue: "eyeBlink_R")
    /// An open mouth.
    public static let jawOpen = BlendShapeLocation(rawValue: "jawOpen")
    /// A tongue.
    public static let tongueOut = BlendShapeLocation(rawValue: "tongueOut")
    /// Cheeks.
    public static let cheekPuff = BlendShapeLocation(rawValue: "cheekPuff")
  }
  /// How much it does what.
  open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
}

/// Whose eyes see the room.
open class ARCamera: NSObject, @unchecked Sendable {
  /// How well it is known where they are.
  public enum TrackingState: Sendable, Equatable {
    /// Why it is not known well.
    public enum Reason: Sendable {
      /// Apple's names.
      case initializing, excessiveMotion, insufficientFeatures, relocalizing
    }
    /// Not at all, a little, and well.
    case notAvailable
    case limited(Reason)
    case normal
  }
  /// How well it is known where they are.
  open var trackingState: TrackingState { .notAvailable }
  /// Where they are.
  open var transform: simd_float4x4 { matrix_identity_float4x4 }
  /// How they are turned.
  open var eulerAngles: SIMD3<Float> { .zero }
  /// How large a picture is, in pixels.
  open var imageResolution: CGSize { .zero }
  /// What a lens does.
  open var intrinsics: simd_float3x3 { simd_float3x3() }
  /// How the room becomes a picture.
  open var projectionMatrix: simd_float4x4 { matrix_identity_float4x4 }
  /// How the room becomes a picture.
  open func projectionMatrix(
    for orientation: UIInterfaceOrientation, viewportSize: CGSize, zNear: CGFloat, zFar: CGFloat
  ) -> simd_float4x4 { projectionMatrix }
  /// How the room is seen.
  open func viewMatrix(for orientation: UIInterfaceOrientation) -> simd_float4x4 { transform.inverse }
  /// Where a point of the room is in a picture: in its corner, as nothing is seen.
  open func projectPoint(_ point: SIMD3<Float>, orientation: UIInterfaceOrientation, viewportSize: CGSize)
    -> CGPoint
  {
    .zero
  }
}

/// How bright the room is.
open class ARLightEstimate: NSObject, @unchecked Sendable {
  /// How bright it is.
  open var ambientIntensity: CGFloat { 1000 }
  /// How warm the light is.
  open var ambientColorTemperature: CGFloat { 6500 }
}

/// What the camera sees at a moment; never here.
open class ARFrame: NSObject, @unchecked Sendable {
  /// The picture: one of no size, as there is no camera.
  open var capturedImage: CVPixelBuffer { CVPixelBuffer(width: 0, height: 0) }
  /// Points that were seen: none.
  open var rawFeaturePoints: ARPointCloud? { nil }
  /// Whether the room is known.
  open var worldMappingStatus: WorldMappingStatus { .notAvailable }
  /// Whether the room is known. Raw values are Apple's.
  public enum WorldMappingStatus: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case notAvailable, limited, extending, mapped
  }
  /// A way from the camera through a point of the picture.
  open func raycastQuery(
    from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
  ) -> ARRaycastQuery {
    ARRaycastQuery(origin: .zero, direction: SIMD3(0, 0, -1), allowing: target, alignment: alignment)
  }
  /// Whose eyes.
  public let camera = ARCamera()
  /// The places.
  open var anchors: [ARAnchor] { [] }
  /// How bright it is.
  open var lightEstimate: ARLightEstimate? { nil }
  /// When.
  open var timestamp: TimeInterval { 0 }
  override init() { super.init() }
  /// What is at a point, from 0 to 1: nothing.
  open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
}

/// Something that was found at a point; never here.
open class ARHitTestResult: NSObject, @unchecked Sendable {
  /// What is looked for. Raw values are Apple's.
  public struct ResultType: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Members of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A point that the camera knows again.
    public static let featurePoint = ResultType(rawValue: 1)
    /// Something flat and level that is guessed.
    public static let estimatedHorizontalPlane = ResultType(rawValue: 2)
    /// Something flat and upright that is guessed.
    public static let estimatedVerticalPlane = ResultType(rawValue: 4)
    /// Something flat without an end.
    public static let existingPlane = ResultType(rawValue: 8)
    /// Something flat within its end.
    public static let existingPlaneUsingExtent = ResultType(rawValue: 16)
    /// Something flat within its form.
    public static let existingPlaneUsingGeometry = ResultType(rawValue: 32)
  }
  /// What was found.
  open var type: ResultType { [] }
  /// How far away.
  open var distance: CGFloat { 0 }
  /// Where.
  open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
  /// The place that is known there.
  open var anchor: ARAnchor? { nil }
  override init() { super.init() }
}

/// A line from the eyes into the room.
open class ARRaycastQuery: NSObject, @unchecked Sendable {
  /// What it may meet. Raw values are Apple's.
  public enum Target: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case existingPlaneGeometry, existingPlaneInfinite, estimatedPlane
  }
  /// How that lies. Raw values are Apple's.
  public enum TargetAlignment: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case horizontal, vertical, any
  }
  /// From where.
  public let origin: SIMD3<Float>
  /// Where to.
  public let direction: SIMD3<Float>
  /// A line.
  public init(
    origin: SIMD3<Float>, direction: SIMD3<Float>, allowing target: Target, alignment: TargetAlignment
  ) { (self.origin, self.direction) = (origin, direction) }
}

/// What a line met; never here.
open class ARRaycastResult: NSObject, @unchecked Sendable {
  /// Where.
  open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
  /// The place that is known there.
  open var anchor: ARAnchor? { nil }
  override init() { super.init() }
}

/// Is told of a session.
@preconcurrency
public protocol ARSessionDelegate: NSObjectProtocol {
  /// It cannot go on.
  func session(_ session: ARSession, didFailWithError error: any Error)
  /// Places came; never here.
  func session(_ session: ARSession, didAdd anchors: [ARAnchor])
  /// Places changed; never here.
  func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
  /// Places went; never here.
  func session(_ session: ARSession, didRemove anchors: [ARAnchor])
  /// The camera saw something; never here.
  func session(_ session: ARSession, didUpdate frame: ARFrame)
  /// It is known better or worse where the eyes are; never here.
  func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
  /// It is held; never here.
  func sessionWasInterrupted(_ session: ARSession)
  /// It goes on; never here.
  func sessionInterruptionEnded(_ session: ARSession)
}

extension ARSessionDelegate {
  /// Does nothing by default.
  public func session(_ session: ARSession, didFailWithError error: any Error) {}
  /// Does nothing by default.
  public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
  /// Does nothing by default.
  public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
  /// Does nothing by default.
  public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
  /// Does nothing by default.
  public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
  /// Does nothing by default.
  public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
  /// Does nothing by default.
  public func sessionWasInterrupted(_ session: ARSession) {}
  /// Does nothing by default.
  public func sessionInterruptionEnded(_ session: ARSession) {}
}

/// Looks through the camera: there is none.
open class ARSession: NSObject, @unchecked Sendable {
  /// How it begins. Raw values are Apple's.
  public struct RunOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As if it were never there.
    public static let resetTracking = RunOptions(rawValue: 1)
    /// Without the places of before.
    public static let removeExistingAnchors = RunOptions(rawValue: 2)
  }
  /// Is told.
  open weak var delegate: (any ARSessionDelegate)?
  /// What it looks for.
  open private(set) var configuration: ARConfiguration?
  /// Begins: it cannot, and the delegate is told so later on the main queue.
  open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
    self.configuration = configuration
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.session(self, didFailWithError: ARError(.unsupportedConfiguration))
    }
  }
  /// Interrupts what it does; without effect, as it never runs.
  open func pause() {}
  /// Adds a place; without effect.
  open func add(anchor: ARAnchor) {}
  /// Takes a place away.
  open func remove(anchor: ARAnchor) {}
  /// What the camera sees: nothing.
  open var currentFrame: ARFrame? { nil }
  /// What a line meets: nothing.
  open func raycast(_ query: ARRaycastQuery) -> [ARRaycastResult] { [] }
  /// Where the room begins; without effect.
  open func setWorldOrigin(relativeTransform: simd_float4x4) {}
}

/// Makes nodes of places; never asked here.
@preconcurrency
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionDelegate {
  /// A place got a node.
  func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
  /// A place changed.
  func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
  /// A place will change.
  func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor)
  /// A place went.
  func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor)
  /// A place needs a node.
  func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode?
}

extension ARSCNViewDelegate {
  /// Does nothing by default.
  public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
  /// Does nothing by default.
  public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
  /// Does nothing by default.
  public func renderer(_ renderer: any SCNSceneRenderer, willUpdate node: SCNNode, for anchor: ARAnchor) {}
  /// Does nothing by default.
  public func renderer(_ renderer: any SCNSceneRenderer, didRemove node: SCNNode, for anchor: ARAnchor) {}
  /// None by default.
  public func renderer(_ renderer: any SCNSceneRenderer, nodeFor anchor: ARAnchor) -> SCNNode? { nil }
}

/// What is shown of a session beside its scene.
public typealias ARSCNDebugOptions = SCNDebugOptions

/// Shows a scene in space over what the camera sees: a view like any other.
extension ARSCNView {
  /// The scene.
  public var scene: SCNScene {
    get { carriedOnce(SCNScene()) }
    set { carry(newValue) }
  }
  /// Looks through the camera.
  public var session: ARSession {
    get { carriedOnce(ARSession()) }
    set { carry(newValue) }
  }
  /// What is at a point of the view: nothing.
  public func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
  /// A line from the eyes through a point of the view: nil, as it is not known where the eyes are.
  public func raycastQuery(
    from point: CGPoint, allowing target: ARRaycastQuery.Target, alignment: ARRaycastQuery.TargetAlignment
  ) -> ARRaycastQuery? { nil }
  /// The place of a node: none.
  public func anchor(for node: SCNNode) -> ARAnchor? { nil }
  /// The node of a place: none.
  public func node(for anchor: ARAnchor) -> SCNNode? { nil }
  /// Whether the scene has the room's light; carried.
  public var automaticallyUpdatesLighting: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
}

/// Shows a flat scene over what the camera sees: a view like any other.
@preconcurrency @MainActor
open class ARSKView: SKView {
  /// Looks through the camera.
  open var session = ARSession()
}
