// What is asked and told while pages come and go, and the list of those that were asked for.

import Plumbline
import UIKit

/// What is being shown.
@preconcurrency @MainActor
open class WKNavigation: NSObject {
  /// For which devices the page is.
  open var effectiveContentMode: WKWebpagePreferences.ContentMode { .recommended }
}

/// Why a page is to be shown. Raw values are Apple's.
public enum WKNavigationType: Int, Sendable {
  /// Apple's names with the raw values.
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// A frame of a page.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
  /// Whether it is the page itself.
  open var isMainFrame: Bool { true }
  /// What was asked for.
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  /// Where its page comes from.
  open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin(of: request.url) }
  /// The view.
  open var webView: WKWebView? { nil }
}

/// A page that is to be shown.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  /// What is asked for.
  public let request: URLRequest
  /// What the user or the page did to go there.
  public let navigationType: WKNavigationType
  /// The frame that gets it.
  open var targetFrame: WKFrameInfo? { nil }
  /// The frame that asks for it.
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  /// Whether the page says that it is to be kept as a file.
  open var shouldPerformDownload: Bool { false }
  /// Which keys were held.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// A page to be shown.
  init(request: URLRequest, navigationType: WKNavigationType) {
    self.request = request
    self.navigationType = navigationType
  }
}

/// An answer to a request.
@preconcurrency @MainActor
open class WKNavigationResponse: NSObject {
  /// The answer.
  open var response: URLResponse {
    URLResponse(
      url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
  /// Whether the page itself gets it.
  open var isForMainFrame: Bool { true }
  /// Whether it can be shown.
  open var canShowMIMEType: Bool { false }
}

/// Whether a page is shown. Raw values are Apple's.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case cancel, allow, download
}

/// Whether an answer is shown. Raw values are Apple's.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case cancel, allow, download
}

/// Is asked and told of pages. It is asked whether a page may be shown, and told nothing else, as none is.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Whether a page is shown.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  /// Whether an answer is shown.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
  /// A page is asked for.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// A page begins.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// A page is there.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// A page ended too early.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// A page did not begin.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  /// The page's process ended.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  /// Whether and how a page is shown: what a view asks that loads something. Its default asks without preferences.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  /// Another server was named; never told here.
  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// A server wants to know who asks; never told here.
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  /// Whether old ways of encryption are good enough; never asked here.
  func webView(
    _ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge,
    shouldAllowDeprecatedTLS decisionHandler: @escaping @MainActor (Bool) -> Void)
  /// What was to be shown is kept as a file; never told here.
  func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
  /// What came is kept as a file; never told here.
  func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
}

extension WKNavigationDelegate {
  /// It is, by default.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// It is, by default.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Does nothing by default.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  /// Does nothing by default.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing by default.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing by default.
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  /// Does nothing by default.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  /// Does nothing by default.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
  /// Asks without preferences, by default.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) { self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) } }
  /// Does nothing by default.
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// As the system does, by default.
  public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
  /// Not by default.
  public func webView(
    _ webView: WKWebView, authenticationChallenge challenge: URLAuthenticationChallenge,
    shouldAllowDeprecatedTLS decisionHandler: @escaping @MainActor (Bool) -> Void
  ) { decisionHandler(false) }
  /// Does nothing by default.
  public func webView(
    _ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload
  ) {}
  /// Does nothing by default.
  public func webView(
    _ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload
  ) {}
}

/// How a new window is to be: nothing is asked for.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {
  /// Whether it has a menu.
  open var menuBarVisibility: NSNumber? { nil }
  /// Whether it has a status bar.
  open var statusBarVisibility: NSNumber? { nil }
  /// Whether it has tool bars.
  open var toolbarsVisibility: NSNumber? { nil }
  /// Whether its size can change.
  open var allowsResizing: NSNumber? { nil }
  /// Where it lies.
  open var x: NSNumber? { nil }
  /// Where it lies.
  open var y: NSNumber? { nil }
  /// How wide it is.
  open var width: NSNumber? { nil }
  /// How high it is.
  open var height: NSNumber? { nil }
}

/// Shows what scripts ask for; here nothing runs them.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
  /// A page wants a window.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// A script says something.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void)
  /// A script asks something.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void)
  /// A script asks for a text.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void)
  /// A script closed its window.
  func webViewDidClose(_ webView: WKWebView)
  /// The menu of something in the page; never asked here.
  func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping @MainActor (UIContextMenuConfiguration?) -> Void)
  /// The menu is about to open; never here.
  func webView(_ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo)
  /// The menu is closed; never here.
  func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo)
  /// A page wants the camera or the microphone; never here.
  func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void)
  /// A page wants to know how the device is held; never here.
  func webView(
    _ webView: WKWebView, requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo,
    decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void)
  /// What a menu shows was chosen; never here.
  func webView(
    _ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo,
    willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating)
  /// The user is told that pages are read with care; never here.
  func webView(
    _ webView: WKWebView, showLockdownModeFirstUseMessage message: String,
    completionHandler: @escaping @MainActor (WKDialogResult) -> Void)
}

/// What the user answered. Raw values are Apple's.
public enum WKDialogResult: Int, Sendable {
  /// Apple's names with the raw values.
  case showDefault = 1
  case askAgain, handled
}

/// Something in a page that a menu is for; none is made here.
@preconcurrency @MainActor
open class WKContextMenuElementInfo: NSObject {
  /// Where it leads.
  open var linkURL: URL? { nil }
}

/// What a page wants to see or hear. Raw values are Apple's.
public enum WKMediaCaptureType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case camera, microphone, cameraAndMicrophone
}

/// Whether it may. Raw values are Apple's.
public enum WKPermissionDecision: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case prompt, grant, deny
}

extension WKUIDelegate {
  /// None by default.
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (String?) -> Void
  ) { completionHandler(nil) }
  /// Does nothing by default.
  public func webViewDidClose(_ webView: WKWebView) {}
  /// None by default.
  public func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping @MainActor (UIContextMenuConfiguration?) -> Void
  ) { completionHandler(nil) }
  /// Does nothing by default.
  public func webView(
    _ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo
  ) {}
  /// Does nothing by default.
  public func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo)
  {}
  /// Asks by default.
  public func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
    decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void
  ) { decisionHandler(.prompt) }
  /// Asks by default.
  public func webView(
    _ webView: WKWebView, requestDeviceOrientationAndMotionPermissionFor origin: WKSecurityOrigin,
    initiatedByFrame frame: WKFrameInfo,
    decisionHandler: @escaping @MainActor (WKPermissionDecision) -> Void
  ) { decisionHandler(.prompt) }
  /// Does nothing by default.
  public func webView(
    _ webView: WKWebView, contextMenuForElement elementInfo: WKContextMenuElementInfo,
    willCommitWithAnimator animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// The system's by default.
  public func webView(
    _ webView: WKWebView, showLockdownModeFirstUseMessage message: String,
    completionHandler: @escaping @MainActor (WKDialogResult) -> Void
  ) { completionHandler(.showDefault) }
}

extension WKUIDelegate {
  /// None by default.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  /// Goes on by default.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor () -> Void
  ) { completionHandler() }
  /// No by default.
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor (Bool) -> Void
  ) { completionHandler(false) }
}

/// A page that was shown.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  /// Its address.
  public let url: URL
  init(url: URL) { self.url = url }
  /// The address that was asked for first.
  open var initialURL: URL { url }
  /// Its title.
  open var title: String? { nil }
}

/// The pages that were asked for; the last one counts as the one that is shown.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  final var items: [WKBackForwardListItem] = []
  final var place = -1
  /// The page.
  open var currentItem: WKBackForwardListItem? { items.indices.contains(place) ? items[place] : nil }
  /// The page before.
  open var backItem: WKBackForwardListItem? { place > 0 ? items[place - 1] : nil }
  /// The page behind.
  open var forwardItem: WKBackForwardListItem? { place + 1 < items.count ? items[place + 1] : nil }
  /// The pages before.
  open var backList: [WKBackForwardListItem] { Array(items.prefix(max(place, 0))) }
  /// The pages behind.
  open var forwardList: [WKBackForwardListItem] { Array(items.dropFirst(place + 1)) }
  /// A page by its place from the one that is shown: -1 is the one before, 1 the one behind; nil where there is none.
  open func item(at index: Int) -> WKBackForwardListItem? {
    items.indices.contains(place + index) ? items[place + index] : nil
  }
}
