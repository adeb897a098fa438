// Images: dynamic range, caps, animated images by name, and symbol configurations.

import Foundation
import Plumbline

extension UIImage.SymbolConfiguration {
  /// Says nothing.
  public class var unspecified: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(scale: .unspecified)
  }
}
