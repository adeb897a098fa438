// Images: symbol configurations without one of their parts.

import Foundation
import Plumbline

extension UIImage.SymbolConfiguration {
  /// A configuration that specifies nothing.
  public class var unspecified: UIImage.SymbolConfiguration {
    UIImage.SymbolConfiguration(scale: .unspecified)
  }
}
