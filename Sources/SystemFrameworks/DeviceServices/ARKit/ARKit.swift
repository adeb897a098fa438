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
  /// Whether it can: not here.
  open class var isSupported: Bool { false }
  /// Whether brightness is told; carried.
  open var isLightEstimationEnabled = true
}

/// Looks for the room.
open class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
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
}

/// Looks for faces.
open class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {}
/// Looks for pictures.
open class ARImageTrackingConfiguration: ARConfiguration, @unchecked Sendable {}

/// A place in the room.
open class ARAnchor: NSObject, @unchecked Sendable {
  /// Its number.
  public let identifier = UUID()
}

/// Something flat.
open class ARPlaneAnchor: ARAnchor, @unchecked Sendable {}

/// Is told of a session.
@preconcurrency
public protocol ARSessionDelegate: NSObjectProtocol {
  /// It cannot go on.
  func session(_ session: ARSession, didFailWithError error: any Error)
  /// Places came; never here.
  func session(_ session: ARSession, didAdd anchors: [ARAnchor])
  /// Places changed; never here.
  func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
}

extension ARSessionDelegate {
  /// Does nothing by default.
  public func session(_ session: ARSession, didFailWithError error: any Error) {}
  /// Does nothing by default.
  public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
  /// Does nothing by default.
  public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
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
}

/// Makes nodes of places; never asked here.
@preconcurrency
public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionDelegate {
  /// A place got a node.
  func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
  /// A place changed.
  func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor)
}

extension ARSCNViewDelegate {
  /// Does nothing by default.
  public func renderer(_ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor) {}
  /// Does nothing by default.
  public func renderer(_ renderer: any SCNSceneRenderer, didUpdate node: SCNNode, for anchor: ARAnchor) {}
}

/// Shows a scene in space over what the camera sees: a view like any other.
extension ARSCNView {
  /// Looks through the camera.
  public var session: ARSession {
    get { carriedOnce(ARSession()) }
    set { carry(newValue) }
  }
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
