// The system's editor of films. It is carried: there are no films, and the view is empty.

import Foundation
import Plumbline

/// Cuts a film. It shows an empty view until the program or a test takes it away.
@preconcurrency @MainActor
open class UIVideoEditorController: UINavigationController {
  /// The film's file; "" at first.
  open var videoPath = ""
  /// In seconds; 600 at first.
  open var videoMaximumDuration: TimeInterval = 600
  /// `.typeLow` at first.
  open var videoQuality = UIImagePickerController.QualityType.typeLow
  /// Always false: no film is read.
  open class func canEditVideo(atPath videoPath: String) -> Bool { false }
}

/// Is told of a film that was cut; by tests, as nothing here cuts. The editor's `delegate` is that of its navigation.
@preconcurrency @MainActor
public protocol UIVideoEditorControllerDelegate: ObjectAnswering {
  /// The film is in a file; the program takes the editor away itself.
  func videoEditorController(
    _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String)
  /// Error: why the film could not be cut or kept.
  func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error)
  /// Closed without a cut; the program takes the editor away itself.
  func videoEditorControllerDidCancel(_ editor: UIVideoEditorController)
}

extension UIVideoEditorControllerDelegate {
  /// Dismisses the editor by default, with animation.
  public func videoEditorController(
    _ editor: UIVideoEditorController, didSaveEditedVideoToPath editedVideoPath: String
  ) { editor.dismiss(animated: true) }
  /// Dismisses the editor by default, with animation.
  public func videoEditorController(_ editor: UIVideoEditorController, didFailWithError error: any Error) {
    editor.dismiss(animated: true)
  }
  /// Dismisses the editor by default, with animation.
  public func videoEditorControllerDidCancel(_ editor: UIVideoEditorController) {
    editor.dismiss(animated: true)
  }
}
