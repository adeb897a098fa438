// Window scenes: geometry and its preferences.

import Foundation
import Plumbline

extension UIWindowScene {
  /// How a scene would like to lie: the base of `iOS`.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// The same of a phone or tablet.
    @preconcurrency @MainActor
    open class iOS: GeometryPreferences {
      /// The ways in which it may be held; nil for those of the controllers.
      open var interfaceOrientations: UIInterfaceOrientationMask?
      /// Nil for those of the controllers.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
    override init() { super.init() }
  }
  /// How a scene lies, as it is when it is asked.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    private let scene: UIWindowScene
    init(_ scene: UIWindowScene) {
      self.scene = scene
      super.init()
    }
    /// The scene's, in points.
    open var coordinateSpace: any UICoordinateSpace { scene.coordinateSpace }
    /// Portrait where the screen is higher than wide.
    open var interfaceOrientation: UIInterfaceOrientation { scene.interfaceOrientation }
    /// Always false.
    open var isInterfaceOrientationLocked: Bool { false }
  }
  /// New at each call.
  public var effectiveGeometry: Geometry { Geometry(self) }
  /// Always true: the scene is as large as its screen.
  public var isFullScreen: Bool { true }
}
