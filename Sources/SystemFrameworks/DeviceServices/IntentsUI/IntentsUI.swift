// Adding words for Siri: the controllers are shown and left by tests, and the button takes part in layout.

import UIKit

/// Has the user say words for a shortcut.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutViewController: UIViewController {
  /// Is told. Not retained.
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
  /// What is to be done.
  public let shortcut: INShortcut?
  /// For a shortcut.
  public init(shortcut: INShortcut) {
    self.shortcut = shortcut
    super.init(nibName: nil, bundle: nil)
  }
  /// Archives hold none.
  public required init?(coder: NSCoder) {
    shortcut = nil
    super.init(coder: coder)
  }
}

/// Is told of new words; tests call it.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  /// The words are there, or an error.
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  /// The user left.
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// Has the user change the words of a shortcut.
@preconcurrency @MainActor
open class INUIEditVoiceShortcutViewController: UIViewController {
  /// Is told. Not retained.
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
  /// Whose words.
  public let voiceShortcut: INVoiceShortcut?
  /// For a shortcut with words.
  public init(voiceShortcut: INVoiceShortcut) {
    self.voiceShortcut = voiceShortcut
    super.init(nibName: nil, bundle: nil)
  }
  /// Archives hold none.
  public required init?(coder: NSCoder) {
    voiceShortcut = nil
    super.init(coder: coder)
  }
}

/// Is told of changed words; tests call it.
@preconcurrency @MainActor
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  /// The words are others, or an error.
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  /// The words are gone.
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
  /// The user left.
  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

/// How the button looks. Raw values are Apple's.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case white, whiteOutline, black, blackOutline, automatic, automaticOutline
}

/// "Add to Siri". As large as a filled button with these words; Apple's own figures are not known here.
@preconcurrency @MainActor
open class INUIAddVoiceShortcutButton: UIButton {
  /// As it was made.
  public let style: INUIAddVoiceShortcutButtonStyle
  /// What it adds; carried.
  open var shortcut: INShortcut?
  /// Shows controllers; tests call it. Not retained.
  open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
  /// Of a look.
  public init(style: INUIAddVoiceShortcutButtonStyle) {
    self.style = style
    super.init(frame: .zero)
    var look = UIButton.Configuration.filled()
    look.title = "Add to Siri"
    configuration = look
  }
  /// Archives hold no look.
  public required init?(coder: NSCoder) {
    style = .white
    super.init(coder: coder)
  }
}

/// Shows the controllers of a button.
@preconcurrency @MainActor
public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
  /// One that adds.
  func present(
    _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
  /// One that changes.
  func present(
    _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
    for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}
