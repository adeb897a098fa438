// The number by which advertisers know a device: zeros, as where the user does not allow it.

import UIKit

/// Knows the number.
open class ASIdentifierManager: NSObject, @unchecked Sendable {
  private static let manager = ASIdentifierManager()
  /// The only one.
  open class func shared() -> ASIdentifierManager { manager }
  /// The number: zeros.
  open var advertisingIdentifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// Whether advertisers may use it: they may not.
  open var isAdvertisingTrackingEnabled: Bool { false }
}
