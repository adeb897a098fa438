// WebKit's view as a part of a layout. No page is loaded: what was asked for is carried, and the view is empty.

@_exported import UIKit

import Plumbline

/// What scripts and pages of a view share; carried.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject, @preconcurrency NSCopying {
  /// What decides about scripts and styles.
  open var preferences = WKPreferences()
  /// What scripts can call.
  open var userContentController = WKUserContentController()
  /// What is kept of pages.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// What decides about a page.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  /// What pages share.
  open var processPool = WKProcessPool()
  /// Whether films play in the page.
  open var allowsInlineMediaPlayback = false
  /// Whether films play in a small window.
  open var allowsPictureInPictureMediaPlayback = true
  /// Whether a page appears when it is complete.
  open var suppressesIncrementalRendering = false
  /// What has to be touched to play.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// What becomes a link by itself.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// What the browser calls itself.
  open var applicationNameForUserAgent: String?
  /// Whether films play on other devices.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether pages may be enlarged though they say that they may not.
  open var ignoresViewportScaleLimits = false
  /// How text is selected.
  open var selectionGranularity = WKSelectionGranularity.dynamic
  /// Whether only the application's own sites can be shown.
  open var limitsNavigationsToAppBoundDomains = false
  /// Whether known hosts are asked securely.
  open var upgradeKnownHostsToHTTPS = true
  /// Whether the rest of a word is offered.
  open var allowsInlinePredictions = false
  /// Whether pictures can stand for letters.
  open var supportsAdaptiveImageGlyph = false
  public override init() { super.init() }
  /// The same settings.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What decides about scripts; carried.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  /// The smallest size of text, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether the user is warned of pages that deceive; carried.
  open var isFraudulentWebsiteWarningEnabled = true
  /// Whether backgrounds are printed; carried.
  open var shouldPrintBackgrounds = false
  /// Whether text can be selected; carried.
  open var isTextInteractionEnabled = true
  /// Whether sites are treated each by its own faults; carried.
  open var isSiteSpecificQuirksModeEnabled = true
  /// Whether a part of a page can fill the screen; carried.
  open var isElementFullscreenEnabled = false
  /// What a page does while its view is in no window. Raw values are Apple's.
  public enum InactiveSchedulingPolicy: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case suspend, throttle, none
  }
  /// What a page does while its view is in no window; carried.
  open var inactiveSchedulingPolicy = InactiveSchedulingPolicy.suspend
  /// Whether scripts run.
  open var javaScriptEnabled = true
  /// Whether scripts open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  public override init() { super.init() }
}

/// What decides about a page; carried.
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
  /// Whether scripts run.
  open var allowsContentJavaScript = true
  /// For which devices pages are. Raw values are Apple's.
  public enum ContentMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case recommended, mobile, desktop
  }
  /// For which device pages are asked; carried.
  open var preferredContentMode = ContentMode.recommended
  /// Whether pages are read with care; carried.
  open var isLockdownModeEnabled = false
  /// What is done with addresses that are not secure. Raw values are Apple's.
  public enum UpgradeToHTTPSPolicy: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case keepAsRequested, automaticFallbackToHTTP, userMediatedFallbackToHTTP, errorOnFailure
  }
  /// What is done with addresses that are not secure; carried.
  open var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested
  public override init() { super.init() }
}

/// What pages share.
@preconcurrency @MainActor
open class WKProcessPool: NSObject {
  public override init() { super.init() }
}

/// What is kept of pages: nothing.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  /// What pages left here, by whose it is: nothing.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) { completionHandler([]) }
  /// Removes what pages left; there is nothing.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// What pages left here, by whose it is: nothing.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] { [] }
  /// Whether it keeps anything.
  open var isPersistent: Bool { self === WKWebsiteDataStore.default() || identifier != nil }
  /// The store of a profile, one for each identifier.
  public convenience init(forIdentifier identifier: UUID) {
    self.init()
    self.identifier = identifier
  }
  /// The profile's; nil for the usual store and for those in memory.
  open private(set) var identifier: UUID?
  /// Forgets a profile; there is nothing.
  open class func remove(
    forIdentifier identifier: UUID, completionHandler: @escaping ((any Error)?) -> Void
  ) { completionHandler(nil) }
  /// What is kept on disk.
  open class func `default`() -> WKWebsiteDataStore { shared }
  private static let shared = WKWebsiteDataStore()
  /// What is kept in memory.
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// Every kind of data.
  open class func allWebsiteDataTypes() -> Set<String> { [] }
  /// Forgets data: there is none.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// What pages keep: nothing.
  public let httpCookieStore = WKHTTPCookieStore()
}

/// What has to be touched to play. Raw values are Apple's.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Kinds of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Film.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Both.
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}

/// What becomes a link. Raw values are Apple's.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Kinds of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers of telephones.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  /// Addresses of pages.
  public static let link = WKDataDetectorTypes(rawValue: 2)
  /// Postal addresses.
  public static let address = WKDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  /// All kinds.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}

extension WKWebView {
  /// A view with settings.
  public convenience init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.init(frame: frame)
    carry(configuration, "configuration")
  }
  /// The settings.
  public var configuration: WKWebViewConfiguration {
    if let known: WKWebViewConfiguration = carried(or: nil) { return known }
    let new = WKWebViewConfiguration()
    carry(Optional(new))
    return new
  }
  private func part<Part>(_ name: String, or new: @autoclosure () -> Part) -> Part {
    if let known: Part = carried(or: nil, name) { return known }
    let made = new()
    carry(Optional(made), name)
    return made
  }
  /// Is asked and told of pages.
  public weak var navigationDelegate: (any WKNavigationDelegate)? {
    get { carried(or: WeakReference<any WKNavigationDelegate>(nil)).object }
    set { carry(WeakReference(newValue)) }
  }
  /// Shows what scripts ask for.
  public weak var uiDelegate: (any WKUIDelegate)? {
    get { carried(or: WeakReference<any WKUIDelegate>(nil)).object }
    set { carry(WeakReference(newValue)) }
  }
  /// What scrolls the page, over the whole view.
  public var scrollView: UIScrollView {
    part(
      "scrollView",
      or: {
        let view = UIScrollView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, at: 0)
        return view
      }())
  }
  /// The pages that were asked for.
  public var backForwardList: WKBackForwardList { part("backForwardList", or: WKBackForwardList()) }
  /// The title of the page: none is shown.
  public var title: String? { nil }
  /// The address that was asked for last.
  public var url: URL? { backForwardList.currentItem?.url }
  /// Whether a page is being loaded: none is.
  public var isLoading: Bool { false }
  /// How much of the page is there, of 1.
  public var estimatedProgress: Double { 0 }
  /// Whether everything came encrypted.
  public var hasOnlySecureContent: Bool { false }
  /// Whether there is a page before.
  public var canGoBack: Bool { backForwardList.backItem != nil }
  /// Whether there is a page behind.
  public var canGoForward: Bool { backForwardList.forwardItem != nil }
  /// Whether swipes go back and forth; carried.
  public var allowsBackForwardNavigationGestures: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether links show what they lead to; carried.
  public var allowsLinkPreview: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// What the browser calls itself; carried.
  public var customUserAgent: String? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// How much larger the page is; carried.
  public var pageZoom: CGFloat {
    get { carried(or: 1) }
    set { carry(newValue) }
  }
  /// Whether developers may look into it; carried.
  public var isInspectable: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }

  /// Asks for a page: the delegate says whether it may be shown, and its address is kept. Nothing is loaded.
  @discardableResult
  public func load(_ request: URLRequest) -> WKNavigation? {
    guard let url = request.url else { return nil }
    let action = WKNavigationAction(request: request, navigationType: .other)
    let keep: @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void = {
      [list = backForwardList] policy, _ in
      guard policy == .allow else { return }
      list.items = list.items.prefix(list.place + 1) + [WKBackForwardListItem(url: url)]
      list.place = list.items.count - 1
    }
    if let navigationDelegate {
      navigationDelegate.webView(
        self, decidePolicyFor: action, preferences: configuration.defaultWebpagePreferences,
        decisionHandler: keep)
    } else {
      keep(.allow, configuration.defaultWebpagePreferences)
    }
    return WKNavigation()
  }
  /// Shows a page; without effect.
  @discardableResult
  public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { WKNavigation() }
  /// Shows a file's page: its address is kept.
  @discardableResult
  public func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: URL))
  }
  /// Shows data; without effect.
  @discardableResult
  public func load(_ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL)
    -> WKNavigation?
  { WKNavigation() }
  /// Asks for the page again; without effect.
  @discardableResult
  public func reload() -> WKNavigation? { url.map { _ in WKNavigation() } }
  /// Asks for the page again; without effect.
  @discardableResult
  public func reloadFromOrigin() -> WKNavigation? { reload() }
  /// Loads no longer; without effect.
  public func stopLoading() {}
  /// Goes to the page before.
  @discardableResult
  public func goBack() -> WKNavigation? { go(by: -1) }
  /// Goes to the page behind.
  @discardableResult
  public func goForward() -> WKNavigation? { go(by: 1) }
  /// Goes to a page that was asked for.
  @discardableResult
  public func go(to item: WKBackForwardListItem) -> WKNavigation? {
    backForwardList.items.firstIndex { $0 === item }.flatMap { go(by: $0 - backForwardList.place) }
  }
  private func go(by step: Int) -> WKNavigation? {
    let list = backForwardList
    guard list.items.indices.contains(list.place + step) else { return nil }
    list.place += step
    return WKNavigation()
  }
  /// Runs a script: nothing can, which is what it is told.
  public func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) { completionHandler?(nil, WKError(.unknown)) }
}

/// The domain of the errors.
public let WKErrorDomain = "WKErrorDomain"

/// Why something could not be done.
public struct WKError: CustomNSError, Equatable, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names with the raw values.
    case unknown = 1
    case webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred,
      javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed,
      contentRuleListStoreRemoveFailed, contentRuleListStoreVersionMismatch,
      attributedStringContentFailedToLoad,
      attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget, navigationAppBoundDomain,
      javaScriptAppBoundDomain, duplicateCredential, malformedCredential, credentialNotFound
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of these errors.
  public static var errorDomain: String { WKErrorDomain }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}

extension WKError.Code {
  /// Whether an error has this reason, in `catch` and `switch`.
  public static func ~= (match: WKError.Code, error: any Error) -> Bool { (error as? WKError)?.code == match }
}

/// A page asked for something of a scheme of the program's own; never here.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
  /// What is asked for.
  var request: URLRequest { get }
  /// What it is.
  func didReceive(_ response: URLResponse)
  /// Some of it.
  func didReceive(_ data: Data)
  /// All of it was there.
  func didFinish()
  /// It could not be had.
  func didFailWithError(_ error: any Error)
}
/// Gives what pages ask for of a scheme of the program's own; not asked here.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
  /// Gives it.
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  /// It is not needed any more.
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

extension WKWebViewConfiguration {
  /// Who gives what pages ask for of a scheme; kept, and not asked.
  public func setURLSchemeHandler(
    _ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String
  ) {
    carry(urlSchemeHandler, "scheme " + urlScheme)
  }
  /// Who gives what pages ask for of a scheme.
  public func urlSchemeHandler(forURLScheme urlScheme: String) -> (any WKURLSchemeHandler)? {
    carried(or: nil, "scheme " + urlScheme)
  }
}

/// Which part of a page a picture is of; carried.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
  /// The part; null for what is seen.
  open var rect = CGRect.null
  /// How wide the picture is; nil for the part's width.
  open var snapshotWidth: NSNumber?
  /// Whether all changes are waited for.
  open var afterScreenUpdates = true
}
/// Which part of a page a document is of; carried.
@preconcurrency @MainActor
open class WKPDFConfiguration: NSObject {
  /// The part; nil for all of it.
  open var rect: CGRect?
  /// Whether what has no colour is seen through; carried.
  open var allowTransparentBackground = false
}

extension WKWebView {
  /// A picture of it: an empty one of its size, as nothing is loaded.
  public func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {
    let part = snapshotConfiguration?.rect ?? .null
    completionHandler(
      UIGraphicsImageRenderer(size: part.isNull ? bounds.size : part.size).image { _ in }, nil)
  }
  /// A document of it: none is made.
  public func createPDF(
    configuration: WKPDFConfiguration = .init(),
    completionHandler: @escaping (Result<Data, any Error>) -> Void
  ) { completionHandler(.failure(CocoaError(.featureUnsupported))) }
  /// Calls a function of scripts: there are none, which is what it is told.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld, completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) { completionHandler?(.failure(CocoaError(.featureUnsupported))) }
  /// Calls a function of scripts: there are none.
  @discardableResult
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? { throw CocoaError(.featureUnsupported) }
  /// Shows a text as if it had come from an address: as `loadHTMLString(_:baseURL:)`.
  @discardableResult
  public func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
    loadHTMLString(string, baseURL: request.url) ?? WKNavigation()
  }
}

/// Is told when cookies change.
@preconcurrency @MainActor
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {
  /// Cookies changed.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  /// Does nothing by default.
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}
