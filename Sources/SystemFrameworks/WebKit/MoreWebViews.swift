// What else a view of pages has: searching, fetching, what pages play and record, colours. Nothing is loaded, so that nothing is
// found, fetched or played.

import Plumbline
import UIKit

/// How text is selected. Raw values are Apple's.
public enum WKSelectionGranularity: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case dynamic, character
}

/// How a text is looked for.
@preconcurrency @MainActor
open class WKFindConfiguration: NSObject, @preconcurrency NSCopying {
  /// Whether from the end to the beginning.
  open var backwards = false
  /// Whether capitals count.
  open var caseSensitive = false
  /// Whether at the end it goes on at the beginning.
  open var wraps = true
  public override init() { super.init() }
  /// The same settings.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = WKFindConfiguration()
    (other.backwards, other.caseSensitive, other.wraps) = (backwards, caseSensitive, wraps)
    return other
  }
}

/// What was found.
@preconcurrency @MainActor
open class WKFindResult: NSObject {
  /// Whether anything was: no.
  open var matchFound: Bool { false }
}

/// What a page does with camera or microphone. Raw values are Apple's.
public enum WKMediaCaptureState: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case none, active, muted
}

/// What a page plays. Raw values are Apple's.
public enum WKMediaPlaybackState: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case none, playing, paused, suspended
}

extension WKWebView {
  /// Whether a part of the page fills the screen. Raw values are Apple's.
  public enum FullscreenState: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case notInFullscreen, enteringFullscreen, inFullscreen, exitingFullscreen
  }
  /// Whether a part of the page fills the screen: no.
  public var fullscreenState: FullscreenState { .notInFullscreen }
  /// Looks for a text in the page: there is none.
  public func find(
    _ string: String, configuration: WKFindConfiguration = .init(),
    completionHandler: @escaping (WKFindResult) -> Void
  ) { completionHandler(WKFindResult()) }
  /// Looks for a text in the page: there is none.
  public func find(_ string: String, configuration: WKFindConfiguration = .init()) async throws
    -> WKFindResult
  { WKFindResult() }
  /// Whether the user can look for a text; carried.
  public var isFindInteractionEnabled: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Handles URLs of a scheme itself: those of pages and of what they have.
  public class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "blob", "data"].contains(urlScheme.lowercased())
  }
  /// For which kind of medium pages are laid out; nil for the screen; carried.
  public var mediaType: String? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// The colour that the page names for what is around it: none.
  public var themeColor: UIColor? { nil }
  /// What is seen beyond the page's edges; carried.
  public var underPageBackgroundColor: UIColor! {
    get { carried(or: .systemBackground) }
    set { carry(newValue ?? .systemBackground) }
  }
  /// What the page needs to be shown again as it is; carried.
  public var interactionState: Any? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// The smallest difference of the page's view to this one, in points.
  public var minimumViewportInset: UIEdgeInsets { carried(or: .zero) }
  /// The largest difference of the page's view to this one, in points.
  public var maximumViewportInset: UIEdgeInsets { carried(or: .zero) }
  /// Says how much smaller the page's view can be, in points; carried.
  public func setMinimumViewportInset(
    _ minimumViewportInset: UIEdgeInsets, maximumViewportInset: UIEdgeInsets
  ) {
    carry(minimumViewportInset, "minimumViewportInset")
    carry(maximumViewportInset, "maximumViewportInset")
  }
  /// What the page's server said about itself: nothing.
  public var serverTrust: SecTrust? { nil }
  /// What the page does with the camera: nothing.
  public var cameraCaptureState: WKMediaCaptureState { .none }
  /// What the page does with the microphone: nothing.
  public var microphoneCaptureState: WKMediaCaptureState { .none }
  /// Lets the page use the camera or not; without effect.
  public func setCameraCaptureState(
    _ state: WKMediaCaptureState, completionHandler: (() -> Void)? = nil
  ) { completionHandler?() }
  /// Lets the page use the microphone or not; without effect.
  public func setMicrophoneCaptureState(
    _ state: WKMediaCaptureState, completionHandler: (() -> Void)? = nil
  ) { completionHandler?() }
  /// Has all that plays wait; nothing plays.
  public func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) { completionHandler?() }
  /// Has all that plays wait, or go on; nothing plays.
  public func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (() -> Void)? = nil) {
    completionHandler?()
  }
  /// Tells what plays: nothing.
  public func requestMediaPlaybackState(completionHandler: @escaping (WKMediaPlaybackState) -> Void) {
    completionHandler(.none)
  }
  /// Closes what fills the screen; there is nothing.
  public func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) { completionHandler?() }
  /// Fetches something as a file: it never comes.
  public func startDownload(
    using request: URLRequest, completionHandler: @escaping (WKDownload) -> Void
  ) { completionHandler(WKDownload()) }
  /// Goes on fetching something as a file: it never comes.
  public func resumeDownload(
    fromResumeData resumeData: Data, completionHandler: @escaping (WKDownload) -> Void
  ) { completionHandler(WKDownload()) }
  /// Shows data as if they had come from an address; without effect.
  @discardableResult
  public func loadSimulatedRequest(_ request: URLRequest, response: URLResponse, responseData data: Data)
    -> WKNavigation
  { WKNavigation() }
  /// Runs a script in a world: nothing can, which is what it is told.
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: ((Result<Any, any Error>) -> Void)? = nil
  ) { completionHandler?(.failure(WKError(.unknown))) }
  /// Runs a script in a world: nothing can.
  @discardableResult
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? { throw WKError(.unknown) }
  /// A document of the page with all that it shows: none is made.
  public func createWebArchiveData(completionHandler: @escaping (Result<Data, any Error>) -> Void) {
    completionHandler(.failure(CocoaError(.featureUnsupported)))
  }
  /// Whether the user is being helped with writing: no.
  public var isWritingToolsActive: Bool { false }
}

extension WKWebViewConfiguration {
  /// Whether films wait for a touch, by the older name.
  public var requiresUserActionForMediaPlayback: Bool {
    get { mediaTypesRequiringUserActionForPlayback == .all }
    set { mediaTypesRequiringUserActionForPlayback = newValue ? .all : [] }
  }
  /// Whether films wait for a touch, by the oldest name.
  public var mediaPlaybackRequiresUserAction: Bool {
    get { requiresUserActionForMediaPlayback }
    set { requiresUserActionForMediaPlayback = newValue }
  }
  /// Whether films play on other devices, by the older name.
  public var mediaPlaybackAllowsAirPlay: Bool {
    get { allowsAirPlayForMediaPlayback }
    set { allowsAirPlayForMediaPlayback = newValue }
  }
}
