// A colour as a picture needs it: what it is in each appearance of the system's.

import Foundation
import Plumbline

/// A colour in all appearances, in components of sRGB.
package struct SceneColor: Equatable, Sendable {
  /// Red, green, blue and opacity, from 0 to 1.
  package struct Components: Equatable, Sendable {
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
  /// The components for increased contrast, where they differ.
  package var lightContrast: Components?
  package var darkContrast: Components?

  package init(light: Components, dark: Components) { (self.light, self.dark) = (light, dark) }

  /// The same colour in all appearances.
  package init(_ components: Components) { self.init(light: components, dark: components) }

  package init(white: Double, alpha: Double = 1) {
    self.init(Components(red: white, green: white, blue: white, alpha: alpha))
  }

  /// A colour of a program's, as it is under all styles.
  package init(_ color: UIColor) {
    func components(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> Components {
      let traits = UITraitCollection(userInterfaceStyle: style, accessibilityContrast: contrast)
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return Components(red: red, green: green, blue: blue, alpha: alpha)
    }
    self.init(light: components(.light, .normal), dark: components(.dark, .normal))
    if components(.light, .high) != light { lightContrast = components(.light, .high) }
    if components(.dark, .high) != dark { darkContrast = components(.dark, .high) }
  }

  package func opacity(_ factor: Double) -> SceneColor {
    var color = self
    color.light.alpha *= factor
    color.dark.alpha *= factor
    color.lightContrast?.alpha *= factor
    color.darkContrast?.alpha *= factor
    return color
  }

  package func components(isDark: Bool, hasMoreContrast: Bool) -> Components {
    (hasMoreContrast ? isDark ? darkContrast : lightContrast : nil) ?? (isDark ? dark : light)
  }
}
