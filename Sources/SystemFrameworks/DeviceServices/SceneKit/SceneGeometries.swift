// The bodies that nodes show, with the boxes around them.

import Plumbline
import UIKit

/// A body.
@preconcurrency @MainActor
open class SCNGeometry: NSObject {
  /// How finely it is divided further; carried.
  open var subdivisionLevel = 0
  /// What it is called.
  open var name: String?
  /// How its surfaces look.
  open var materials: [SCNMaterial] = [SCNMaterial()]
  /// How its first surface looks.
  open var firstMaterial: SCNMaterial? {
    get { materials.first }
    set {
      if let newValue {
        materials = [newValue] + materials.dropFirst()
      } else {
        materials = Array(materials.dropFirst())
      }
    }
  }
}

/// A box.
@preconcurrency @MainActor
open class SCNBox: SCNGeometry {
  /// How many parts it has; carried.
  open var widthSegmentCount = 1
  /// How many parts it has; carried.
  open var heightSegmentCount = 1
  /// How many parts it has; carried.
  open var lengthSegmentCount = 1
  /// How many parts it has; carried.
  open var chamferSegmentCount = 5
  /// From left to right.
  open var width: CGFloat
  /// From bottom to top.
  open var height: CGFloat
  /// From back to front.
  open var length: CGFloat
  /// How round its edges are.
  open var chamferRadius: CGFloat
  /// A cube with sides of 1.
  public convenience override init() { self.init(width: 1, height: 1, length: 1, chamferRadius: 0) }
  /// A box.
  public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
    (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
  }
}

/// A ball.
@preconcurrency @MainActor
open class SCNSphere: SCNGeometry {
  /// How many parts it has; carried.
  open var segmentCount = 48
  /// Whether it is made of equal triangles; carried.
  open var isGeodesic = false
  /// From the middle to the surface.
  open var radius: CGFloat
  /// A ball with a radius of 0.5.
  public convenience override init() { self.init(radius: 0.5) }
  /// A ball.
  public init(radius: CGFloat) { self.radius = radius }
}

/// A rectangle.
@preconcurrency @MainActor
open class SCNPlane: SCNGeometry {
  /// How many parts it has; carried.
  open var widthSegmentCount = 1
  /// How many parts it has; carried.
  open var heightSegmentCount = 1
  /// From left to right.
  open var width: CGFloat
  /// From bottom to top.
  open var height: CGFloat
  /// How round its corners are.
  open var cornerRadius: CGFloat = 0
  /// A square with sides of 1.
  public convenience override init() { self.init(width: 1, height: 1) }
  /// A rectangle.
  public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
}

/// A roll.
@preconcurrency @MainActor
open class SCNCylinder: SCNGeometry {
  /// How many parts it has; carried.
  open var radialSegmentCount = 48
  /// How many parts it has; carried.
  open var heightSegmentCount = 1
  /// From the middle to the surface.
  open var radius: CGFloat
  /// From bottom to top.
  open var height: CGFloat
  /// A roll with a radius of 0.5, 1 high.
  public convenience override init() { self.init(radius: 0.5, height: 1) }
  /// A roll.
  public init(radius: CGFloat, height: CGFloat) { (self.radius, self.height) = (radius, height) }
}

/// A text in space.
@preconcurrency @MainActor
open class SCNText: SCNGeometry {
  /// The text.
  open var string: Any?
  /// How thick it is.
  open var extrusionDepth: CGFloat
  /// Its font.
  open var font: UIFont!
  /// How round it is; carried.
  open var flatness: CGFloat = 0.6
  /// How round its edges are; carried.
  open var chamferRadius: CGFloat = 0
  /// In which rectangle lines are broken; carried.
  open var containerFrame = CGRect.zero
  /// Whether lines are broken; carried.
  open var isWrapped = false
  /// Where lines stand; carried.
  open var alignmentMode = "natural"
  /// Without a text; 0 thick.
  public convenience override init() { self.init(string: nil, extrusionDepth: 0) }
  /// A text in space.
  public init(string: Any?, extrusionDepth: CGFloat) {
    (self.string, self.extrusionDepth) = (string, extrusionDepth)
  }
}
