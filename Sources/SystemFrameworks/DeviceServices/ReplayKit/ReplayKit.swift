// Films of the screen: none can be made, and whoever asks is told so.

import Plumbline
import UIKit

private let unavailable = NSError(domain: "com.apple.ReplayKit.RPRecordingErrorDomain", code: -5803)

/// Films the screen.
@preconcurrency @MainActor
open class RPScreenRecorder: NSObject {
  private static let one = RPScreenRecorder()
  /// The application's.
  open class func shared() -> RPScreenRecorder { one }
  /// Is told; never here.
  open weak var delegate: (any RPScreenRecorderDelegate)?
  /// Whether it can.
  open var isAvailable: Bool { false }
  /// Whether it does.
  open var isRecording: Bool { false }
  /// Whether what is said is heard; carried.
  open var isMicrophoneEnabled = false
  /// Whether the user is seen; carried.
  open var isCameraEnabled = false
  /// Begins: it cannot.
  open func startRecording(handler: (((any Error)?) -> Void)? = nil) { handler?(unavailable) }
  /// Ends.
  open func stopRecording(handler: ((RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
    handler?(nil, unavailable)
  }
  /// Ends, and keeps nothing.
  open func discardRecording(handler: @escaping () -> Void) { handler() }
}

/// Shows a film of the screen: a controller like any other.
@preconcurrency @MainActor
open class RPPreviewViewController: UIViewController {
  /// Is told; never here.
  open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}

/// Is told of a film's view; never here.
@preconcurrency @MainActor
public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
  /// The user has seen enough.
  func previewControllerDidFinish(_ previewController: RPPreviewViewController)
}

extension RPPreviewViewControllerDelegate {
  /// Does nothing by default.
  public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
}

/// Is told of films; never here.
@preconcurrency @MainActor
public protocol RPScreenRecorderDelegate: NSObjectProtocol {
  /// Whether it can is different now.
  func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}

extension RPScreenRecorderDelegate {
  /// Does nothing by default.
  public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}
