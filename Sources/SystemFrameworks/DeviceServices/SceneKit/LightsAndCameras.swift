// What lights a scene and whose eyes see it; carried.

import Plumbline
import UIKit

/// Light; carried.
@preconcurrency @MainActor
open class SCNLight: NSObject {
  /// Its name.
  open var name: String?
  /// The colour of its shadows; carried.
  open var shadowColor: Any = UIColor(white: 0, alpha: 0.5)
  /// How soft its shadows are; carried.
  open var shadowRadius: CGFloat = 3
  /// Its colour by temperature, in kelvins; carried.
  open var temperature: CGFloat = 6500
  /// Where it becomes less; carried.
  open var attenuationStartDistance: CGFloat = 0
  /// Where it ends; carried.
  open var attenuationEndDistance: CGFloat = 0
  /// How wide its middle is, in degrees; carried.
  open var spotInnerAngle: CGFloat = 0
  /// How wide it is, in degrees; carried.
  open var spotOuterAngle: CGFloat = 45
  /// What it shines on; carried.
  open var categoryBitMask = -1
  /// Where it comes from.
  public struct LightType: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A kind of light by Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From everywhere.
    public static let ambient = LightType(rawValue: "ambient")
    /// From a place in all directions.
    public static let omni = LightType(rawValue: "omni")
    /// From far away.
    public static let directional = LightType(rawValue: "directional")
    /// From a place in one direction.
    public static let spot = LightType(rawValue: "spot")
  }
  /// Where it comes from; carried.
  open var type = LightType.omni
  /// Its colour; carried.
  open var color: Any = UIColor.white
  /// How bright; carried.
  open var intensity: CGFloat = 1000
  /// Whether it makes shadows; carried.
  open var castsShadow = false
}

/// Whose eyes see the scene; carried.
@preconcurrency @MainActor
open class SCNCamera: NSObject {
  /// Its name.
  open var name: String?
  /// How far around it looks, from above to below; carried.
  open var yFov: Double = 0
  /// How far around it looks, from left to right; carried.
  open var xFov: Double = 0
  /// How far away things are sharp; carried.
  open var focusDistance: CGFloat = 2.5
  /// How much light comes in; carried.
  open var fStop: CGFloat = 5.6
  /// How much bright things shine over; carried.
  open var bloomIntensity: CGFloat = 0
  /// Whether things far and near are not sharp; carried.
  open var wantsDepthOfField = false
  /// How much things that move are not sharp; carried.
  open var motionBlurIntensity: CGFloat = 0
  /// How long its lens is, in millimetres; carried.
  open var focalLength: CGFloat = 20
  /// What is too near to be seen; carried.
  open var zNear: Double = 1
  /// What is too far to be seen; carried.
  open var zFar: Double = 100
  /// How much is seen, in degrees; carried.
  open var fieldOfView: CGFloat = 60
  /// Whether far things are as large as near ones; carried.
  open var usesOrthographicProjection = false
  /// How much is seen then; carried.
  open var orthographicScale: Double = 1
  /// Whether bright things are as bright as in the world; carried.
  open var wantsHDR = false
  /// How much light is taken in; carried.
  open var exposureOffset: CGFloat = 0
  /// Finds near and far by itself; carried.
  open var automaticallyAdjustsZRange = false
}
