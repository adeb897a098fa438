// What a program shows in place of the keyboard: the view, its controller, and the text that the controller types into.

import Foundation
import Plumbline

/// A view that looks like a keyboard; a view like any other in layout.
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// What it looks like. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// As any view.
    case `default`
    /// As the keyboard.
    case keyboard
  }
  /// What it looks like; carried.
  public let inputViewStyle: Style
  /// Whether its constraints say how tall it is, instead of the keyboard's height. Nothing here shows it as a keyboard; carried.
  open var allowsSelfSizing = false
  /// A view that looks like something.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  /// A view of a document.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

/// The text that a keyboard types into.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
  /// What is before the place; nil for nothing.
  var documentContextBeforeInput: String? { get }
  /// What is behind the place; nil for nothing.
  var documentContextAfterInput: String? { get }
  /// What is selected; nil for nothing.
  var selectedText: String? { get }
  /// The language of the text.
  var documentInputMode: UITextInputMode? { get }
  /// Its name.
  var documentIdentifier: UUID { get }
  /// What is to be typed.
  var keyboardType: UIKeyboardType? { get }
  /// Whether the keyboard is light or dark.
  var keyboardAppearance: UIKeyboardAppearance? { get }
  /// What the key of the end says.
  var returnKeyType: UIReturnKeyType? { get }
  /// Whether that key is off without a text.
  var enablesReturnKeyAutomatically: Bool? { get }
  /// What is written in capitals by itself.
  var autocapitalizationType: UITextAutocapitalizationType? { get }
  /// Whether words are put right.
  var autocorrectionType: UITextAutocorrectionType? { get }
  /// Whether words are checked.
  var spellCheckingType: UITextSpellCheckingType? { get }
  /// Whether nobody may read it.
  var isSecureTextEntry: Bool? { get }
  /// Moves the place.
  func adjustTextPosition(byCharacterOffset offset: Int)
  /// Puts a text there that may still change.
  func setMarkedText(_ markedText: String, selectedRange: NSRange)
  /// The text will not change any more.
  func unmarkText()
}

/// What a user types and what is meant by it, as names and abbreviations.
open class UILexiconEntry: NSObject {
  /// What is meant: the text that stands in the document.
  public let documentText: String
  /// What is typed for it.
  public let userInput: String
  init(_ documentText: String, _ userInput: String) {
    (self.documentText, self.userInput) = (documentText, userInput)
  }
}

/// Texts that mean others: the user has none here.
open class UILexicon: NSObject, @unchecked Sendable {
  /// The texts.
  public let entries: [UILexiconEntry] = []
}

/// A keyboard of a program's own. Its view is a `UIInputView`; it types into a text in memory, as no other program asks for a
/// keyboard here, and is told before and after each change, as Apple's is.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
  /// The view, as a keyboard.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }
  private lazy var typed = KeyboardDocument(self)
  /// What is typed into.
  open var textDocumentProxy: any UITextDocumentProxy { typed }
  /// The language that is typed; nil for the one of `Info.plist`; carried.
  open var primaryLanguage: String?
  /// Whether a key is recorded as a dictation; carried.
  open var hasDictationKey = false
  /// Whether the keyboard may use the network and what it shares with its application: it may not.
  open var hasFullAccess: Bool { false }
  /// Whether there is to be a key for the next keyboard: there is no other keyboard.
  open var needsInputModeSwitchKey: Bool { false }
  open override func loadView() {
    view = UIInputView(frame: UIScreen.main.bounds, inputViewStyle: .keyboard)
  }
  /// Away with the keyboard; without effect.
  open func dismissKeyboard() {}
  /// To the next keyboard; without effect.
  open func advanceToNextInputMode() {}
  /// Shows all keyboards; without effect.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {}
  /// Asks for texts that mean others: there are none.
  open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
    completionHandler(UILexicon())
  }
  /// Called before the text of `textDocumentProxy` changes; for subclasses, does nothing here. `textInput` is nil.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// Called after the text of `textDocumentProxy` changed; for subclasses, does nothing here. `textInput` is nil.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
  /// Called before the place in the text moves; for subclasses, does nothing here. `textInput` is nil.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Called after the place in the text moved; for subclasses, does nothing here. `textInput` is nil.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
}

/// A text in memory, and the place in it.
private final class KeyboardDocument: NSObject, UITextDocumentProxy {
  private weak var keyboard: UIInputViewController?
  private var before = ""
  private var after = ""
  let documentIdentifier = UUID()
  init(_ keyboard: UIInputViewController) { self.keyboard = keyboard }
  var documentContextBeforeInput: String? { before.isEmpty ? nil : before }
  var documentContextAfterInput: String? { after.isEmpty ? nil : after }
  var selectedText: String? { nil }
  var documentInputMode: UITextInputMode? { nil }
  var keyboardType: UIKeyboardType? { .default }
  var keyboardAppearance: UIKeyboardAppearance? { .default }
  var returnKeyType: UIReturnKeyType? { .default }
  var enablesReturnKeyAutomatically: Bool? { false }
  var autocapitalizationType: UITextAutocapitalizationType? { .sentences }
  var autocorrectionType: UITextAutocorrectionType? { .default }
  var spellCheckingType: UITextSpellCheckingType? { .default }
  var isSecureTextEntry: Bool? { false }
  var hasText: Bool { !before.isEmpty || !after.isEmpty }
  func insertText(_ text: String) { change { before += text } }
  func deleteBackward() {
    guard !before.isEmpty else { return }
    change { before.removeLast() }
  }
  func adjustTextPosition(byCharacterOffset offset: Int) {
    keyboard?.selectionWillChange(nil)
    let whole = before + after
    let (sum, isOverflow) = before.count.addingReportingOverflow(offset)
    let place = isOverflow ? (offset > 0 ? whole.count : 0) : min(max(sum, 0), whole.count)
    (before, after) = (String(whole.prefix(place)), String(whole.dropFirst(place)))
    keyboard?.selectionDidChange(nil)
  }
  func setMarkedText(_ markedText: String, selectedRange: NSRange) { insertText(markedText) }
  func unmarkText() {}
  private func change(_ body: () -> Void) {
    keyboard?.textWillChange(nil)
    body()
    keyboard?.textDidChange(nil)
  }
}
