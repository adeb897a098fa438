// What the user is doing, as Foundation's activities say it on Apple's systems; here because responders are asked for it.

import Foundation

/// What the user is doing, so that it can be gone on with elsewhere. Nobody is told of it here.
open class NSUserActivity: NSObject {
  /// What kind of thing it is.
  public let activityType: String
  /// What it is called.
  open var title: String?
  /// What is needed to go on with it.
  open var userInfo: [AnyHashable: Any]?
  /// Which of these has to be there; nil for all.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether `userInfo` is no longer right, so that the delegate is to be asked; carried.
  open var needsSave = false
  /// A page to go on with it.
  open var webpageURL: URL?
  /// From where a page was reached.
  open var referrerURL: URL?
  /// Until when it is worth to be found.
  open var expirationDate: Date?
  /// Words that it is found by.
  open var keywords: Set<String> = []
  /// What it is about, so that a scene can be chosen.
  open var targetContentIdentifier: String?
  /// Its name, by which it can be deleted.
  open var persistentIdentifier: String?
  /// Whether search may find it.
  open var isEligibleForSearch = false
  /// Whether other devices may go on with it.
  open var isEligibleForHandoff = true
  /// Whether everybody may be told of it.
  open var isEligibleForPublicIndexing = false
  /// Whether it may be suggested.
  open var isEligibleForPrediction = false
  /// Whether the other device gets a stream of bytes.
  open var supportsContinuationStreams = false
  /// Is told of it; never here.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// An activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds to `userInfo`, or takes the place of what is there.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  /// Makes it the present one; without effect.
  open func becomeCurrent() {}
  /// Makes it the present one no longer; without effect.
  open func resignCurrent() {}
  /// Ends it; without effect.
  open func invalidate() {}
  /// Opens streams of bytes to the device where it began: there is none, and an error is told.
  open func getContinuationStreams(
    completionHandler: @escaping @Sendable (InputStream?, OutputStream?, (any Error)?) -> Void
  ) { completionHandler(nil, nil, CocoaError(.featureUnsupported)) }
  /// Has search forget activities of these names; without effect, as it knows none.
  open class func deleteSavedUserActivities(
    withPersistentIdentifiers persistentIdentifiers: [String], completionHandler handler: @escaping () -> Void
  ) { handler() }
  /// Has search forget all activities; without effect, as it knows none.
  open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) { handler() }
}

/// Is told of an activity; never here.
public protocol NSUserActivityDelegate: AnyObject {
  /// `userInfo` is asked for.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Another device goes on with it.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
  /// Another device opened streams of bytes.
  func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
}

extension NSUserActivityDelegate {
  /// Does nothing by default.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing by default.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
  /// Does nothing by default.
  public func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream
  ) {}
}
