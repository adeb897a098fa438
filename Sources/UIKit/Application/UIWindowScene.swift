// Preferences of the geometry of window scenes.

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
}
