// Preferences of the geometry of window scenes.

import Foundation
import Plumbline

extension UIWindowScene {
  /// Preferences of a scene's geometry: the base class of `iOS`.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// Preferences of a scene's geometry on a phone or tablet.
    @preconcurrency @MainActor
    open class iOS: GeometryPreferences {
      /// The orientations; nil for those of the controllers.
      open var interfaceOrientations: UIInterfaceOrientationMask?
      /// Nil for those of the controllers.
      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
    override init() { super.init() }
  }
}
