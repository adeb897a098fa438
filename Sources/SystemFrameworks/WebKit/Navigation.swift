// What is asked and told while pages come and go, and the list of those that were asked for.

import Plumbline
import UIKit

/// What is being shown.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

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
}

/// How a new window is to be.
@preconcurrency @MainActor
open class WKWindowFeatures: NSObject {}

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
}
