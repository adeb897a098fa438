// Earlier names of bar metrics.

import Foundation
import Plumbline

extension UIBarMetrics {
  /// Apple's name before iOS 8 for `compact`.
  public static var landscapePhone: UIBarMetrics { .compact }
}
