// The web view of before iOS 12, as early applications use it. It is carried: nothing is loaded, and it is an empty view.

import Foundation
import Plumbline

/// Is asked and told of a page; by tests, as nothing here loads.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: AnyObject {
  /// Whether an address may be loaded.
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool
  /// A page is being loaded.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// A page was loaded.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// A page could not be loaded.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  /// Yes by default.
  public func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool { true }
  /// Does nothing by default.
  public func webViewDidStartLoad(_ webView: UIWebView) {}
  /// Does nothing by default.
  public func webViewDidFinishLoad(_ webView: UIWebView) {}
  /// Does nothing by default.
  public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}

/// Shows a page.
@preconcurrency @MainActor
open class UIWebView: UIView {
  /// How an address came. Raw values are Apple's.
  public enum NavigationType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
  }
  /// Is asked and told.
  open weak var delegate: (any UIWebViewDelegate)?
  /// What scrolls the page; fills the view.
  public let scrollView = UIScrollView()

  /// A view without a page.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    placeScrollView()
  }
  /// A view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    placeScrollView()
  }
  private func placeScrollView() {
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }
  /// What was to be loaded last.
  open private(set) var request: URLRequest?
  /// Whether there is a page before.
  open var canGoBack: Bool { false }
  /// Whether there is a page behind.
  open var canGoForward: Bool { false }
  /// Whether a page is being loaded: none is.
  open var isLoading: Bool { false }
  /// Whether pages are as wide as the view.
  open var scalesPageToFit = false
  /// Whether films play in the page.
  open var allowsInlineMediaPlayback = false
  /// What becomes a link by itself.
  open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
  /// Loads an address: it is kept, and nothing is loaded.
  open func loadRequest(_ request: URLRequest) { self.request = request }
  /// Shows a page; without effect.
  open func loadHTMLString(_ string: String, baseURL: URL?) {}
  /// Shows data; without effect.
  open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {}
  /// Loads the page again; without effect.
  open func reload() {}
  /// Loads no longer; without effect.
  open func stopLoading() {}
  /// Shows the page before; without effect.
  open func goBack() {}
  /// Shows the page behind; without effect.
  open func goForward() {}
  /// What a script answers: nothing runs it.
  open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }
}
