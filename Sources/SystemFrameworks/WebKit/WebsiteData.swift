// What pages leave behind, lists of what they may not load, and downloads: there is nothing of it.

import Foundation
import UIKit

/// What a site left.
@preconcurrency @MainActor
open class WKWebsiteDataRecord: NSObject {
  /// Whose it is.
  open var displayName: String { "" }
  /// Of which kinds.
  open var dataTypes: Set<String> { [] }
}

/// What was fetched, on the disk.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// What was fetched, in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// Cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// What was fetched for offline use.
public let WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache"
/// What a page keeps while it is open.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// What a page keeps.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// A page's databases.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// A page's older databases.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"
/// What pages were fetched.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// A page's workers.
public let WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations"

/// What a page may not load.
@preconcurrency @MainActor
open class WKContentRuleList: NSObject {
  /// Its name.
  public let identifier: String
  init(identifier: String) { self.identifier = identifier }
}

/// Lists of what pages may not load: nothing is loaded, and lists keep their names.
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
  private static let one = WKContentRuleListStore()
  /// The application's.
  open class func `default`() -> WKContentRuleListStore! { one }
  private var lists: [String: WKContentRuleList] = [:]
  /// Makes a list. It has to be JSON.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) {
    guard let name = identifier, let text = encodedContentRuleList,
      (try? JSONSerialization.jsonObject(with: Data(text.utf8))) is [Any]
    else { return completionHandler(nil, NSError(domain: "WKErrorDomain", code: 6)) }
    let list = WKContentRuleList(identifier: name)
    lists[name] = list
    completionHandler(list, nil)
  }
  /// The list of a name.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!, completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) {
    let list = identifier.flatMap { lists[$0] }
    completionHandler(list, list == nil ? NSError(domain: "WKErrorDomain", code: 7) : nil)
  }
}

extension WKUserContentController {
  /// Pages may not load what a list says; nothing is loaded.
  public func add(_ contentRuleList: WKContentRuleList) {}
  /// Pages may load it again.
  public func remove(_ contentRuleList: WKContentRuleList) {}
  /// Pages may load all again.
  public func removeAllContentRuleLists() {}
}

/// Something that is fetched.
@preconcurrency @MainActor
open class WKDownload: NSObject {
  /// Is told; never here.
  open weak var delegate: (any WKDownloadDelegate)?
  /// What is asked for.
  open var originalRequest: URLRequest? { nil }
}

/// Is told of what is fetched; never here.
@preconcurrency @MainActor
public protocol WKDownloadDelegate: NSObjectProtocol {
  /// Where it is kept.
  func download(
    _ download: WKDownload, decideDestinationUsing response: URLResponse, suggestedFilename: String,
    completionHandler: @escaping (URL?) -> Void)
  /// It is there.
  func downloadDidFinish(_ download: WKDownload)
  /// It did not come.
  func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
}

extension WKDownloadDelegate {
  /// Does nothing by default.
  public func downloadDidFinish(_ download: WKDownload) {}
  /// Does nothing by default.
  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
}

/// Where a page comes from; none is made here.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
  /// How it is reached.
  open var `protocol`: String { "" }
  /// Who has it.
  open var host: String { "" }
  /// By which port; 0 for the usual.
  open var port: Int { 0 }
}
