// Text input traits: the keyboard for a text and its behaviour. Nothing here types.

import Foundation
import Plumbline

/// Traits of the keyboard that would be shown for a text. Classes leave out what they do not decide, as Apple's protocol lets
/// them: it is then kept beside the object.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// Which keys are shown.
  var keyboardType: UIKeyboardType { get set }
  /// Whether the keys are light or dark; no keys are shown here.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The name of the key that ends editing or breaks the line.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether that key is off while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// The automatic capitalisation of the keyboard; `insertText(_:)` does not ask.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether misspelt words are replaced; `insertText(_:)` does not ask.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether misspelt words are marked; nothing here marks them.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether characters show as dots.
  var isSecureTextEntry: Bool { get set }
  /// The semantic meaning of the text, so that it can be filled in; nil for nothing in particular.
  var textContentType: UITextContentType! { get set }
}

/// The traits of a text that declares none of its own.
private final class TextInputTraitsState: CarriedState {
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var isSecureTextEntry = false
  var textContentType: UITextContentType!
}

/// The keyboard's appearance, light or dark. Raw values are Apple's.
public enum UIKeyboardAppearance: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, dark, light
}

/// Spell checking of typed text; `default` is the user's choice. Raw values are Apple's.
public enum UITextSpellCheckingType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, no, yes
}

extension UITextInputTraits where Self: NSObject {
  /// The usual keyboard by default; stored.
  public var keyboardType: UIKeyboardType {
    get { associated(TextInputTraitsState.self).keyboardType }
    set { makeAssociated(TextInputTraitsState.self).keyboardType = newValue }
  }
  /// That of the surroundings by default; stored.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { associated(TextInputTraitsState.self).keyboardAppearance }
    set { makeAssociated(TextInputTraitsState.self).keyboardAppearance = newValue }
  }
  /// "Return" by default; stored.
  public var returnKeyType: UIReturnKeyType {
    get { associated(TextInputTraitsState.self).returnKeyType }
    set { makeAssociated(TextInputTraitsState.self).returnKeyType = newValue }
  }
  /// False by default; stored.
  public var enablesReturnKeyAutomatically: Bool {
    get { associated(TextInputTraitsState.self).enablesReturnKeyAutomatically }
    set { makeAssociated(TextInputTraitsState.self).enablesReturnKeyAutomatically = newValue }
  }
  /// Sentences by default; stored.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { associated(TextInputTraitsState.self).autocapitalizationType }
    set { makeAssociated(TextInputTraitsState.self).autocapitalizationType = newValue }
  }
  /// The user's setting by default; stored.
  public var autocorrectionType: UITextAutocorrectionType {
    get { associated(TextInputTraitsState.self).autocorrectionType }
    set { makeAssociated(TextInputTraitsState.self).autocorrectionType = newValue }
  }
  /// The user's setting by default; stored.
  public var spellCheckingType: UITextSpellCheckingType {
    get { associated(TextInputTraitsState.self).spellCheckingType }
    set { makeAssociated(TextInputTraitsState.self).spellCheckingType = newValue }
  }
  /// False by default; stored.
  public var isSecureTextEntry: Bool {
    get { associated(TextInputTraitsState.self).isSecureTextEntry }
    set { makeAssociated(TextInputTraitsState.self).isSecureTextEntry = newValue }
  }
  /// Nil by default: nothing is filled in; stored.
  public var textContentType: UITextContentType! {
    get { associated(TextInputTraitsState.self).textContentType }
    set { makeAssociated(TextInputTraitsState.self).textContentType = newValue }
  }
}
