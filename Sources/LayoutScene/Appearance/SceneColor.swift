// A colour as a picture needs it: what it is in the light and in the dark appearance.

import Foundation
import Plumbline

/// A colour in both appearances, in components of sRGB.
package struct SceneColor: Hashable, Sendable {
  /// Red, green, blue and opacity, from 0 to 1.
  package struct Components: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
      self.red = Self.unit(red)
      self.green = Self.unit(green)
      self.blue = Self.unit(blue)
      self.alpha = Self.unit(alpha)
    }

    /// Documents hold components of wider spaces, and anything else.
    private static func unit(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
  }

  package var light: Components
  package var dark: Components

  package init(light: Components, dark: Components) {
    self.light = light
    self.dark = dark
  }

  /// The same colour in both appearances.
  package init(_ components: Components) { self.init(light: components, dark: components) }

  package init(white: Double, alpha: Double = 1) {
    self.init(Components(red: white, green: white, blue: white, alpha: alpha))
  }

  /// A colour of a program's, as it is under both styles.
  package init(_ color: UIColor) {
    func components(_ style: UIUserInterfaceStyle) -> Components {
      let color = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return Components(red: red, green: green, blue: blue, alpha: alpha)
    }
    self.init(light: components(.light), dark: components(.dark))
  }

  package func opacity(_ factor: Double) -> SceneColor {
    var color = self
    color.light.alpha *= factor
    color.dark.alpha *= factor
    return color
  }
}
