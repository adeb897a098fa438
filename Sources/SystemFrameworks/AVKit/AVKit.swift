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
}

extension AVPlayerViewControllerDelegate {
  /// Does nothing by default.
  public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
  /// Does nothing by default.
  public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
}
