// What search finds of an application: it is kept in memory, and nobody searches.

import UIKit

/// What search knows of something.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  /// What kind of thing it is.
  public let contentType: String
  /// What it is called.
  open var title: String?
  /// What it is called where it is shown.
  open var displayName: String?
  /// What is said of it.
  open var contentDescription: String?
  /// What it is found by.
  open var keywords: [String]?
  /// A picture's file.
  open var thumbnailData: Data?
  /// Where a picture's file is.
  open var thumbnailURL: URL?
  /// Its address.
  open var contentURL: URL?
  /// Whose it is.
  open var authorNames: [String]?
  /// Whom to write to.
  open var emailAddresses: [String]?
  /// Whom to call.
  open var phoneNumbers: [String]?
  /// Where it is.
  open var latitude: NSNumber?
  /// Where it is.
  open var longitude: NSNumber?
  /// How good it is.
  open var rating: NSNumber?
  /// When it begins.
  open var startDate: Date?
  /// When it ends.
  open var endDate: Date?
  /// What it is part of.
  open var domainIdentifier: String?
  /// What it belongs to.
  open var relatedUniqueIdentifier: String?
  /// Its text.
  open var textContent: String?
  /// Something of a kind.
  public init(itemContentType: String) { contentType = itemContentType }
  /// Something of a kind.
  public init(contentType: UTType) { self.contentType = contentType.identifier }
}

/// Something that search finds.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  /// Its name.
  public let uniqueIdentifier: String
  /// What it is part of.
  public let domainIdentifier: String?
  /// What search knows of it.
  open var attributeSet: CSSearchableItemAttributeSet
  /// Until when it is found; nil for a month, as Apple's.
  open var expirationDate: Date!
  /// Something of a name; one is made up where there is none.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

/// What search finds: there is no search on this device.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let shared = CSSearchableIndex(name: "")
  /// Of a name.
  public init(name: String) {}
  /// The application's.
  open class func `default`() -> CSSearchableIndex { shared }
  /// Whether there is a search: there is none.
  open class func isIndexingAvailable() -> Bool { false }
  private var error: any Error { CocoaError(.featureUnsupported) }
  /// Has things found: they are not.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(error) }
  /// Has things found no longer.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(error) }
  /// Has things found no longer.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(error) }
  /// Has nothing found any more.
  open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    completionHandler?(error)
  }
}

/// The kind of activity that something found is.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// Under which such an activity has the name of what was found.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The kind of activity that a search going on in the application is.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// Under which such an activity has what was searched for.
public let CSSearchQueryString = "kCSSearchQueryString"

extension NSUserActivity {
  /// What search knows of it; carried.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}
