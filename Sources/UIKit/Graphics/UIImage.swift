// Images: symbol configurations without one of their parts.

import Foundation
import Plumbline

extension UIImage.SymbolConfiguration {
  /// Says nothing.
  public class var unspecified: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(scale: .unspecified)
  }
}
