// Records that several people share, and the controller that invites them. Nobody is signed in here: shares are kept, and the
// controller shows an empty view.

import FoundationAdditions
import UIKit

/// A record that others may see.
open class CKShare: CKRecord, @unchecked Sendable {
  /// What somebody may do. Raw values are Apple's.
  public enum ParticipantPermission: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unknown, none, readOnly, readWrite
  }
  /// What of a share an accepted invitation says. Nothing here makes one.
  open class Metadata: NSObject, @unchecked Sendable {
    /// The share.
    public let share: CKShare
    /// Whose databases have it.
    public let containerIdentifier: String
    init(share: CKShare, containerIdentifier: String) {
      (self.share, self.containerIdentifier) = (share, containerIdentifier)
    }
  }
  /// Names of the values that an invitation shows.
  public enum SystemFieldKey {
    /// A text.
    public static let title = "cloudkit.title"
    /// The bytes of a picture.
    public static let thumbnailImageData = "cloudkit.thumbnailImageData"
    /// What kind of thing it is.
    public static let shareType = "cloudkit.type"
  }
  /// What everybody who has the address may do; nothing at first.
  open var publicPermission = ParticipantPermission.none
  /// Where the invitation leads; nil: no server has it.
  open var url: URL? { nil }
  /// A share of a record and those that belong to it.
  public init(rootRecord: CKRecord, shareID: CKRecord.ID = CKRecord.ID()) {
    super.init(recordType: "cloudkit.share", recordID: shareID)
  }
}

extension UIScene.ConnectionOptions {
  /// Nil: nothing is shared with somebody who is not signed in.
  public var cloudKitShareMetadata: CKShare.Metadata? { nil }
}

extension UIApplicationDelegate {
  /// An invitation to a share was accepted. Apple's calls the program's own method of this name; never called here.
  public func application(
    _ application: UIApplication, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  ) {}
}

extension UIWindowSceneDelegate {
  /// An invitation to a share was accepted. Apple's calls the program's own method of this name; never called here.
  public func windowScene(
    _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
  ) {}
}

/// Invites people to a share. It shows an empty view until the program or a test takes it away.
@preconcurrency @MainActor
open class UICloudSharingController: UIViewController {
  /// What people may be given, as bits.
  public struct PermissionOptions: OptionSet, Hashable, Sendable {
    /// Apple's numbers.
    public let rawValue: UInt
    /// Unknown bits are kept.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Everything, without a bit.
    public static let standard: PermissionOptions = []
    /// Everybody who has the address.
    public static let allowPublic = PermissionOptions(rawValue: 1 << 0)
    /// Those who were invited.
    public static let allowPrivate = PermissionOptions(rawValue: 1 << 1)
    /// Reading.
    public static let allowReadOnly = PermissionOptions(rawValue: 1 << 2)
    /// Reading and writing.
    public static let allowReadWrite = PermissionOptions(rawValue: 1 << 3)
  }
  /// Told and asked by tests, as nothing here invites. Not retained.
  open weak var delegate: (any UICloudSharingControllerDelegate)?
  /// `.standard` at first; stored.
  open var availablePermissions: PermissionOptions = []
  /// The share; nil for one that is still to be made.
  public let share: CKShare?

  /// For a share that is there.
  public init(share: CKShare, container: CKContainer) {
    self.share = share
    super.init(nibName: nil, bundle: nil)
  }
  /// For a share that the closure makes when somebody is invited; it is not called here.
  public init(
    preparationHandler:
      @escaping (UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void) -> Void
  ) {
    share = nil
    super.init(nibName: nil, bundle: nil)
  }
  /// Nothing of it is archived.
  public required init?(coder: NSCoder) { nil }
  /// For a sheet of activities, which offers to share as the controller does; its item is empty here.
  open func activityItemSource() -> any UIActivityItemSource { SharingItem() }
}

/// What a sheet of activities shares with people.
private final class SharingItem: NSObject, UIActivityItemSource {
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { nil }
}

/// Is told and asked of invitations; by tests, as nothing here invites.
@preconcurrency @MainActor
public protocol UICloudSharingControllerDelegate: ObjectAnswering {
  /// Error: why the share was not kept.
  func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
  /// What is shared, for the invitation; nil for nothing.
  func itemTitle(for csc: UICloudSharingController) -> String?
  /// The bytes of its picture; nil for none.
  func itemThumbnailData(for csc: UICloudSharingController) -> Data?
  /// Its uniform type; nil for none.
  func itemType(for csc: UICloudSharingController) -> String?
  /// The share was kept.
  func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
  /// Nothing is shared any longer.
  func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}

extension UICloudSharingControllerDelegate {
  /// Nil by default.
  public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }
  /// Nil by default.
  public func itemType(for csc: UICloudSharingController) -> String? { nil }
  /// Does nothing by default.
  public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
  /// Does nothing by default.
  public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}
