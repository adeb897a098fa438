// Whether applications may follow the user: they may not.

import UIKit

/// Asks the user whether the application may follow them.
open class ATTrackingManager: NSObject, @unchecked Sendable {
  /// What the user said. Raw values are Apple's.
  public enum AuthorizationStatus: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case notDetermined, restricted, denied, authorized
  }
  /// What the user said: no.
  open class var trackingAuthorizationStatus: AuthorizationStatus { .denied }
  /// Asks: the answer is no.
  open class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) { completion(.denied) }
  /// Asks: the answer is no.
  open class func requestTrackingAuthorization() async -> AuthorizationStatus { .denied }
}
