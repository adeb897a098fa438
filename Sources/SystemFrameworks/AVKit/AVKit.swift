// The controller that shows a film: a controller like any other, without a picture and without buttons.

@_exported import AVFoundation
@_exported import UIKit

/// Shows what a player plays.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  /// What plays.
  open var player: AVPlayer?
  /// Whether buttons are seen; carried.
  open var showsPlaybackControls = true
  /// How the film fills the view; carried.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether it can go on in a small window; carried.
  open var allowsPictureInPicturePlayback = true
  /// Whether it fills the screen when it begins; carried.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether it leaves the screen when it ends; carried.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Whether the system's panel tells what plays; carried.
  open var updatesNowPlayingInfoCenter = true
  /// The rectangle of the picture: none is shown.
  open var videoBounds: CGRect { .zero }
  /// Whether one cannot go on or back; carried.
  open var requiresLinearPlayback = false
  /// Whether times are seen; carried.
  open var showsTimecodes = false
  /// Whether a small window comes by itself; carried.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether what is seen can be looked up; carried.
  open var allowsVideoFrameAnalysis = true
  /// How fast one can play; carried.
  open var speeds: [AVPlaybackSpeed] = AVPlaybackSpeed.systemDefaultSpeeds
  /// How fast it plays; nil for another rate than those of `speeds`.
  open var selectedSpeed: AVPlaybackSpeed? {
    speeds.first { $0.rate == (player?.rate == 0 ? player?.defaultRate : player?.rate) }
  }
  /// Plays faster or slower.
  open func selectSpeed(_ speed: AVPlaybackSpeed) {
    guard let player else { return }
    player.defaultRate = speed.rate
    if player.rate != 0 { player.rate = speed.rate }
  }
  /// Whether a picture is there: none is.
  open var isReadyForDisplay: Bool { false }
  /// Is told.
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  private lazy var overlay: UIView = {
    let view = UIView(frame: self.view.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view.addSubview(view)
    return view
  }()
  /// A view between the film and the buttons, as large as the film's.
  open var contentOverlayView: UIView? { overlay }
  /// A controller without a film.
  public init() { super.init(nibName: nil, bundle: nil) }
  /// One of a document.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  /// One from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Is told of small windows; never here.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  /// A small window opens.
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// A small window closed.
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// A small window is there; never told here.
  func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// A small window is about to go; never told here.
  func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// There is no small window; never told here.
  func playerViewController(
    _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error)
  /// Whether the controller goes when a small window comes; never asked here.
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool
  /// The controller is to come back; never told here.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
  /// It is about to fill the screen; never told here.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
  /// It is about to fill the screen no longer; never told here.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
}

extension AVPlayerViewControllerDelegate {
  /// Does nothing by default.
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  /// Does nothing by default.
  public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  /// Does nothing by default.
  public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  /// Does nothing by default.
  public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  /// Does nothing by default.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error
  ) {}
  /// It does, by default.
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool { true }
  /// It does not, by default.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Does nothing by default.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}
  /// Does nothing by default.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}
}

/// Shows a film in a small window: there is none to open on this system, and it says so.
@preconcurrency @MainActor
open class AVPictureInPictureController: NSObject {
  /// Where the film is seen.
  public let playerLayer: AVPlayerLayer
  /// Is told; never here.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// Whether the window opens when the application goes; carried.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether there are small windows.
  open class func isPictureInPictureSupported() -> Bool { false }
  /// Whether the window can open now.
  open var isPictureInPicturePossible: Bool { false }
  /// Whether it is open.
  open var isPictureInPictureActive: Bool { false }
  /// Whether it waits.
  open var isPictureInPictureSuspended: Bool { false }
  /// The picture on a button that opens it.
  open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
  /// The picture on a button that closes it.
  open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }
  /// For a film; nil, as on devices without small windows.
  public init?(playerLayer: AVPlayerLayer) { nil }
  /// Something to be shown in a small window.
  open class ContentSource: NSObject {
    /// What shows it.
    open private(set) weak var playerLayer: AVPlayerLayer?
    /// What a layer shows.
    public init(playerLayer: AVPlayerLayer) { self.playerLayer = playerLayer }
  }
  /// For something to be shown; there are no small windows here, and it cannot begin.
  public init(contentSource: ContentSource) {
    playerLayer = contentSource.playerLayer ?? AVPlayerLayer()
    super.init()
    self.contentSource = contentSource
  }
  /// What is shown; carried.
  open var contentSource: ContentSource?
  /// Whether one cannot go on or back; carried.
  open var requiresLinearPlayback = false
  /// Says that what is played is another; without effect.
  open func invalidatePlaybackState() {}
  /// Opens the window: it cannot.
  open func startPictureInPicture() {}
  /// Closes the window.
  open func stopPictureInPicture() {}
}

/// Is told of small windows; never here.
@preconcurrency @MainActor
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
  /// A window opens.
  func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController)
  /// A window is open.
  func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController)
  /// A window could not open.
  func pictureInPictureController(
    _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
  /// A window closes.
  func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController)
  /// A window is closed.
  func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController)
  /// The film is to be seen in the application again.
  func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
  /// Does nothing by default.
  public func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController)
  {}
  /// Does nothing by default.
  public func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {
  }
  /// Does nothing by default.
  public func pictureInPictureController(
    _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
  ) {}
  /// Does nothing by default.
  public func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController) {
  }
  /// Does nothing by default.
  public func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController) {}
  /// Does nothing by default.
  public func pictureInPictureController(
    _ controller: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) {}
}

/// A button that asks where sound is to go. Without a picture of its own it has no content size.
@preconcurrency @MainActor
open class AVRoutePickerView: UIView {
  /// The colour while sound goes elsewhere; carried.
  open var activeTintColor: UIColor! = .systemBlue
  /// Whether screens come first; carried.
  open var prioritizesVideoDevices = false
  /// Is told; never here.
  open weak var delegate: (any AVRoutePickerViewDelegate)?
}

/// Is told of the list of places for sound; never here.
@preconcurrency @MainActor
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
  /// The list opens.
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  /// The list closed.
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
  /// Does nothing by default.
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  /// Does nothing by default.
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}

/// How fast one can play.
@preconcurrency @MainActor
open class AVPlaybackSpeed: NSObject {
  /// Times as fast.
  public let rate: Float
  /// What users read.
  public let localizedName: String
  /// A speed.
  public init(rate: Float, localizedName: String) { (self.rate, self.localizedName) = (rate, localizedName) }
  /// What users read in little room, as 1.5×.
  open var localizedNumericName: String { "\(rate == rate.rounded() ? String(Int(rate)) : String(rate))×" }
  /// Those that players offer.
  public static let systemDefaultSpeeds: [AVPlaybackSpeed] = [0.5, 1, 1.25, 1.5, 2].map {
    AVPlaybackSpeed(rate: $0, localizedName: "\($0)×")
  }
}
