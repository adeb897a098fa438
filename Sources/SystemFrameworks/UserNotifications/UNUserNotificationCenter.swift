// Keeps what the user is to be told, and whoever is asked how: the user does not allow it, and nothing is told.

import FoundationAdditions
import Plumbline
import UIKit

/// Is asked and told; by tests, as nothing is told here.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// How something is told while the application is seen.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// What the user did.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  /// How something is told while the application is seen, said later; asked by nobody here.
  func userNotificationCenter(_ center: UNUserNotificationCenter, willPresent notification: UNNotification)
    async
    -> UNNotificationPresentationOptions
  /// What the user did, with work that takes its time; told by nobody here.
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse)
    async
  /// The user wants to see the settings.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Not at all by default.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Does nothing by default.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// The default.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async
    -> UNNotificationPresentationOptions
  { [] }
  /// Does nothing by default.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}
  /// Does nothing by default.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}

/// Keeps what the user is to be told. The user does not allow it, and nothing is told.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  private let lock = NSLock()
  private var requests: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []
  /// The application's.
  open class func current() -> UNUserNotificationCenter { shared }
  /// Is asked and told.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// Asks the user: not allowed.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  /// Asks the user: not allowed.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
  /// What the user allows: nothing.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }
  /// What the user allows: nothing.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  /// Keeps a request, in the place of one of its name.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    lock.withLock {
      requests.removeAll { $0.identifier == request.identifier }
      requests.append(request)
    }
    completionHandler?(nil)
  }
  /// Keeps a request, in the place of one of its name.
  open func add(_ request: UNNotificationRequest) async throws {
    add(request, withCompletionHandler: nil)
  }
  /// The requests.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler(lock.withLock { requests }) }
  /// The requests.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] { lock.withLock { requests } }
  /// Forgets requests.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { requests.removeAll { identifiers.contains($0.identifier) } }
  }
  /// Forgets all requests.
  open func removeAllPendingNotificationRequests() { lock.withLock { requests = [] } }
  /// What the user was told: nothing.
  open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    completionHandler([])
  }
  /// Takes back what was told; without effect.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Takes back all that was told; without effect.
  open func removeAllDeliveredNotifications() {}
  /// Says which kinds there are.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }
  /// Which kinds there are.
  open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) { completionHandler(lock.withLock { categories }) }
  /// Sets the number on the icon; without effect.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
}
