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
    else { return completionHandler(nil, WKError(.contentRuleListStoreCompileFailed)) }
    let list = WKContentRuleList(identifier: name)
    lists[name] = list
    completionHandler(list, nil)
  }
  /// The list of a name.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!, completionHandler: @escaping (WKContentRuleList?, (any Error)?) -> Void
  ) {
    let list = identifier.flatMap { lists[$0] }
    completionHandler(list, list == nil ? WKError(.contentRuleListStoreLookUpFailed) : nil)
  }
  /// Forgets the list of a name; an error where there is none.
  open func removeContentRuleList(
    forIdentifier identifier: String!, completionHandler: @escaping ((any Error)?) -> Void
  ) {
    let known = identifier.flatMap { lists.removeValue(forKey: $0) }
    completionHandler(known == nil ? WKError(.contentRuleListStoreRemoveFailed) : nil)
  }
  /// The names of the lists, in their alphabet's order.
  open func getAvailableContentRuleListIdentifiers(_ completionHandler: @escaping ([String]?) -> Void) {
    completionHandler(lists.keys.sorted())
  }
  /// A store of its own; nothing is written.
  public convenience init(url: URL) { self.init() }
  override init() { super.init() }
  /// Makes a list. It has to be JSON.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!
  ) async throws -> WKContentRuleList? {
    try await withCheckedThrowingContinuation { continuation in
      compileContentRuleList(forIdentifier: identifier, encodedContentRuleList: encodedContentRuleList) {
        if let error = $1 { continuation.resume(throwing: error) } else { continuation.resume(returning: $0) }
      }
    }
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
  /// The view whose page asked for it.
  open var webView: WKWebView? { nil }
  /// Whether the user asked for it.
  open var isUserInitiated: Bool { false }
  /// The part of the page that asked for it.
  open var originatingFrame: WKFrameInfo { WKFrameInfo() }
  /// How much of it is there.
  public let progress = Progress(totalUnitCount: 0)
  /// Ends it: nothing of it is there.
  open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) { completionHandler?(nil) }
  /// Ends it: nothing of it is there.
  open func cancel() async -> Data? { nil }
  /// What is done where another server is named. Raw values are Apple's.
  public enum RedirectPolicy: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case cancel, allow
  }
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
  /// Another server is named.
  func download(
    _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse, newRequest: URLRequest,
    decisionHandler: @escaping @MainActor (WKDownload.RedirectPolicy) -> Void)
  /// The server wants to know who asks.
  func download(
    _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
}

extension WKDownloadDelegate {
  /// Does nothing by default.
  public func downloadDidFinish(_ download: WKDownload) {}
  /// Does nothing by default.
  public func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?) {}
  /// Goes there by default.
  public func download(
    _ download: WKDownload, willPerformHTTPRedirection response: HTTPURLResponse, newRequest: URLRequest,
    decisionHandler: @escaping @MainActor (WKDownload.RedirectPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// As the system does, by default.
  public func download(
    _ download: WKDownload, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
}

/// Where a page comes from.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
  private let url: URL?
  init(of url: URL? = nil) { self.url = url }
  /// How it is reached.
  open var `protocol`: String { url?.scheme ?? "" }
  /// Who has it.
  open var host: String { url?.host ?? "" }
  /// By which port; 0 for the usual.
  open var port: Int { url?.port ?? 0 }
}
