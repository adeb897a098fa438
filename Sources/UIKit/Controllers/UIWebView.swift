// The web view of before iOS 12, as early applications use it. It is carried: nothing is loaded, and it is an empty view.

import Foundation
import Plumbline

/// Is asked and told of a page; by tests, as nothing here loads.
@preconcurrency @MainActor
public protocol UIWebViewDelegate: ObjectAnswering {
  /// False to leave the address alone.
  func webView(
    _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
    navigationType: UIWebView.NavigationType
  ) -> Bool
  /// Nothing here calls it.
  func webViewDidStartLoad(_ webView: UIWebView)
  /// Nothing here calls it.
  func webViewDidFinishLoad(_ webView: UIWebView)
  /// Error: why not; never called here.
  func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
  /// True by default.
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

/// Apple's view of web pages before iOS 12. Nothing is loaded: it is empty.
@preconcurrency @MainActor
open class UIWebView: UIView {
  /// What led to an address. Raw values are Apple's.
  public enum NavigationType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case linkClicked, formSubmitted, backForward, reload, formResubmitted, other
  }
  /// Never asked and told here. Not retained.
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
  /// The last one of `loadRequest(_:)`; nil before.
  open private(set) var request: URLRequest?
  /// Always false.
  open var canGoBack: Bool { false }
  /// Always false.
  open var canGoForward: Bool { false }
  /// Always false.
  open var isLoading: Bool { false }
  /// Whether pages are made as wide as the view; no at first; carried.
  open var scalesPageToFit = false
  /// Whether films play within the page; no at first; carried.
  open var allowsInlineMediaPlayback = false
  /// Whether a touch begins films; yes at first; carried.
  open var mediaPlaybackRequiresUserAction = true
  /// Whether films may be shown on another screen; yes at first; carried.
  open var mediaPlaybackAllowsAirPlay = true
  /// Whether films may play in a picture of their own; no at first; carried.
  open var allowsPictureInPictureMediaPlayback = false
  /// Whether nothing is shown before the page is there as a whole; no at first; carried.
  open var suppressesIncrementalRendering = false
  /// Whether the page's scripts cannot show the keyboard; yes at first; carried.
  open var keyboardDisplayRequiresUserAction = true
  /// Whether holding a link shows where it leads; no at first; carried.
  open var allowsLinkPreview = false
  /// `.unpaginated` at first; carried.
  open var paginationMode = UIWebPaginationMode.unpaginated
  /// `.page` at first; carried.
  open var paginationBreakingMode = UIWebPaginationBreakingMode.page
  /// In points; 0 at first, for the view's; carried.
  open var pageLength: CGFloat = 0
  /// In points; 0 at first; carried.
  open var gapBetweenPages: CGFloat = 0
  /// 0: nothing is loaded.
  open var pageCount: Int { 0 }
  /// Telephone numbers at first; carried.
  open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
  /// Kept as `request`; nothing is loaded, and the delegate is not told.
  open func loadRequest(_ request: URLRequest) { self.request = request }
  /// Without effect: nothing is shown.
  open func loadHTMLString(_ string: String, baseURL: URL?) {}
  /// Without effect: nothing is shown.
  open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {}
  /// Without effect: nothing is loaded.
  open func reload() {}
  /// Without effect: nothing is loaded.
  open func stopLoading() {}
  /// Without effect: there are no pages.
  open func goBack() {}
  /// Without effect: there are no pages.
  open func goForward() {}
  /// Nil: no script is run.
  open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }
}

/// In which direction the pages of a web page follow each other. Raw values are Apple's.
public enum UIWebPaginationMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case unpaginated, leftToRight, topToBottom, bottomToTop, rightToLeft
}

/// What begins a page of a web page. Raw values are Apple's.
public enum UIWebPaginationBreakingMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case page, column
}
