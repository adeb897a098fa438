// How surfaces look; carried, as nothing is drawn.

import Plumbline
import UIKit

/// How a surface looks, in one respect; carried.
@preconcurrency @MainActor
open class SCNMaterialProperty: NSObject {
  /// How it goes on beyond its left and right edge; carried.
  open var wrapS = SCNWrapMode.clamp
  /// How it goes on beyond its upper and lower edge; carried.
  open var wrapT = SCNWrapMode.clamp
  /// How it is turned and made larger; carried.
  open var contentsTransform = SCNMatrix4Identity
  /// Which channel of texture places is used; carried.
  open var mappingChannel = 0
  /// A colour, a picture; carried.
  open var contents: Any?
  /// How much of it; carried.
  open var intensity: CGFloat = 1
}

/// How a surface looks; carried.
@preconcurrency @MainActor
open class SCNMaterial: NSObject {
  /// Its name.
  open var name: String?
  /// Which side is not seen; carried.
  open var cullMode = SCNCullMode.back
  /// Whether it is seen as lines; carried.
  open var fillMode = SCNFillMode.fill
  /// What is bent where light passes; carried.
  open var fresnelExponent: CGFloat = 0
  /// Whether others light it; carried.
  open var isLitPerPixel = true
  /// Where it is shaded; carried.
  public let ambientOcclusion = SCNMaterialProperty()
  /// Light of its own; carried.
  public let selfIllumination = SCNMaterialProperty()
  /// How far it stands out; carried.
  public let displacement = SCNMaterialProperty()
  /// Its colour.
  public let diffuse = SCNMaterialProperty()
  /// How it shines.
  public let specular = SCNMaterialProperty()
  /// Its colour in the dark.
  public let ambient = SCNMaterialProperty()
  /// How it gives light.
  public let emission = SCNMaterialProperty()
  /// How rough it is.
  public let normal = SCNMaterialProperty()
  /// What can be seen through.
  public let transparent = SCNMaterialProperty()
  /// Whether its back is seen, too; carried.
  open var isDoubleSided = false
  /// How much of it is seen; carried.
  open var transparency: CGFloat = 1
  /// What it mirrors.
  public let reflective = SCNMaterialProperty()
  /// What all is multiplied by.
  public let multiply = SCNMaterialProperty()
  /// How much of a metal it is.
  public let metalness = SCNMaterialProperty()
  /// How rough it is.
  public let roughness = SCNMaterialProperty()
  /// How it answers light.
  public struct LightingModel: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A way of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Shining.
    public static let phong = LightingModel(rawValue: "SCNLightingModelPhong")
    /// Shining.
    public static let blinn = LightingModel(rawValue: "SCNLightingModelBlinn")
    /// Dull.
    public static let lambert = LightingModel(rawValue: "SCNLightingModelLambert")
    /// Not at all.
    public static let constant = LightingModel(rawValue: "SCNLightingModelConstant")
    /// As in the world.
    public static let physicallyBased = LightingModel(rawValue: "SCNLightingModelPhysicallyBased")
  }
  /// How it answers light; carried.
  open var lightingModel = LightingModel.blinn
  /// How it is mixed with what is behind; carried.
  open var writesToDepthBuffer = true
  /// Whether what is before it hides it; carried.
  open var readsFromDepthBuffer = true
  /// How small its shine is; carried.
  open var shininess: CGFloat = 1
}
