// Surfaces of faces and rooms, and what was seen before: nothing was.

import FoundationAdditions
import UIKit

/// A face's surface: none.
open class ARFaceGeometry: NSObject, @unchecked Sendable {
  /// Its points.
  open var vertices: [SIMD3<Float>] { [] }
  /// Its triangles.
  open var triangleIndices: [Int16] { [] }
  /// How many triangles.
  open var triangleCount: Int { 0 }
}

/// A face's surface as a body.
open class ARSCNFaceGeometry: SCNGeometry {
  /// Drawn by a processor: there is none, nil.
  public init?(device: any MTLDevice) { nil }
  /// Follows a face; without effect.
  open func update(from faceGeometry: ARFaceGeometry) {}
}

/// Points that were seen: none.
open class ARPointCloud: NSObject, @unchecked Sendable {
  /// Where they are.
  open var points: [SIMD3<Float>] { [] }
}

/// A thing that is looked for.
open class ARReferenceObject: NSObject, @unchecked Sendable {
  /// Its name.
  open var name: String?
  /// Those of the application's catalogue: none is read.
  open class func referenceObjects(inGroupNamed name: String, bundle: Bundle?) -> Set<ARReferenceObject>? {
    nil
  }
}

/// What was seen before.
open class ARWorldMap: NSObject, @unchecked Sendable {
  /// What was put there.
  open var anchors: [ARAnchor] = []
}

/// Helps the user to begin: a view like any other, without a picture.
@preconcurrency @MainActor
open class ARCoachingOverlayView: UIView {
  /// What the user is to find. Raw values are Apple's.
  public enum Goal: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case tracking, horizontalPlane, verticalPlane, anyPlane, geoTracking
  }
  /// What the user is to find; carried.
  open var goal = Goal.tracking
  /// Which session it looks at.
  open weak var session: ARSession?
  /// Is told; never here.
  open weak var delegate: (any ARCoachingOverlayViewDelegate)?
  /// Whether it comes by itself; carried.
  open var activatesAutomatically = true
  /// Whether it is there.
  open private(set) var isActive = false
  /// Comes or goes.
  open func setActive(_ active: Bool, animated: Bool) { isActive = active }
}

/// Is told of help; never here.
@preconcurrency @MainActor
public protocol ARCoachingOverlayViewDelegate: NSObjectProtocol {
  /// It comes.
  func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView)
  /// It went.
  func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView)
}

extension ARCoachingOverlayViewDelegate {
  /// Does nothing by default.
  public func coachingOverlayViewWillActivate(_ coachingOverlayView: ARCoachingOverlayView) {}
  /// Does nothing by default.
  public func coachingOverlayViewDidDeactivate(_ coachingOverlayView: ARCoachingOverlayView) {}
}

/// Draws flat nodes where things are; told by nobody here.
@preconcurrency @MainActor
public protocol ARSKViewDelegate: ARSessionDelegate {
  /// A node for a thing.
  func view(_ view: ARSKView, nodeFor anchor: ARAnchor) -> SKNode?
  /// There is a node for a thing.
  func view(_ view: ARSKView, didAdd node: SKNode, for anchor: ARAnchor)
}

extension ARSKViewDelegate {
  /// By default none.
  public func view(_ view: ARSKView, nodeFor anchor: ARAnchor) -> SKNode? { nil }
  /// Does nothing by default.
  public func view(_ view: ARSKView, didAdd node: SKNode, for anchor: ARAnchor) {}
}
