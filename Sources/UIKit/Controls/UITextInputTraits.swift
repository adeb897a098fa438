// Text input traits: which keyboard would be shown and what it would do by itself. Nothing here types.

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
  /// What the shift key does by itself; `insertText(_:)` does not ask.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether misspelt words are replaced; `insertText(_:)` does not ask.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether misspelt words are marked; nothing here marks them.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether straight quotes become curved; `insertText(_:)` does not ask.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens become a dash; `insertText(_:)` does not ask.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces come and go with words that are pasted and deleted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether characters show as dots.
  var isSecureTextEntry: Bool { get set }
  /// What the text means, so that it can be filled in; nil for nothing in particular.
  var textContentType: UITextContentType! { get set }
  /// What a new password has to have; nil for the system's rules.
  var passwordRules: UITextInputPasswordRules? { get set }
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
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var isSecureTextEntry = false
  var textContentType: UITextContentType!
  var passwordRules: UITextInputPasswordRules?
}

/// Rules for passwords that the system makes up; carried.
open class UITextInputPasswordRules: NSObject {
  /// In Apple's language of rules, as "required: upper; minlength: 12;". Not read here.
  public let passwordRulesDescriptor: String
  /// The rules are not checked.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

extension UIKeyboardType {
  /// Apple's earlier name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The keyboard's appearance, light or dark. Raw values are Apple's.
public enum UIKeyboardAppearance: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, dark, light
  /// Apple's name before iOS 7 for `dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// Spell checking of typed text; `default` is the user's choice. Raw values are Apple's.
public enum UITextSpellCheckingType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, no, yes
}

/// Substitution of curved quotes for straight ones; `default` is the user's choice. Raw values are Apple's.
public enum UITextSmartQuotesType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, no, yes
}

/// Substitution of a dash for two hyphens; `default` is the user's choice. Raw values are Apple's.
public enum UITextSmartDashesType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, no, yes
}

/// Insertion and deletion of spaces beside pasted and deleted words; `default` is the user's choice. Raw values are Apple's.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, no, yes
}

extension UITextInputTraits where Self: NSObject {
  /// The usual keyboard at first; stored.
  public var keyboardType: UIKeyboardType {
    get { associated(TextInputTraitsState.self).keyboardType }
    set { makeAssociated(TextInputTraitsState.self).keyboardType = newValue }
  }
  /// As the surroundings are at first; stored.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { associated(TextInputTraitsState.self).keyboardAppearance }
    set { makeAssociated(TextInputTraitsState.self).keyboardAppearance = newValue }
  }
  /// "Return" at first; stored.
  public var returnKeyType: UIReturnKeyType {
    get { associated(TextInputTraitsState.self).returnKeyType }
    set { makeAssociated(TextInputTraitsState.self).returnKeyType = newValue }
  }
  /// No at first; stored.
  public var enablesReturnKeyAutomatically: Bool {
    get { associated(TextInputTraitsState.self).enablesReturnKeyAutomatically }
    set { makeAssociated(TextInputTraitsState.self).enablesReturnKeyAutomatically = newValue }
  }
  /// Sentences at first; stored.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { associated(TextInputTraitsState.self).autocapitalizationType }
    set { makeAssociated(TextInputTraitsState.self).autocapitalizationType = newValue }
  }
  /// As the user has it at first; stored.
  public var autocorrectionType: UITextAutocorrectionType {
    get { associated(TextInputTraitsState.self).autocorrectionType }
    set { makeAssociated(TextInputTraitsState.self).autocorrectionType = newValue }
  }
  /// As the user has it at first; stored.
  public var spellCheckingType: UITextSpellCheckingType {
    get { associated(TextInputTraitsState.self).spellCheckingType }
    set { makeAssociated(TextInputTraitsState.self).spellCheckingType = newValue }
  }
  /// As the user has it at first; stored.
  public var smartQuotesType: UITextSmartQuotesType {
    get { associated(TextInputTraitsState.self).smartQuotesType }
    set { makeAssociated(TextInputTraitsState.self).smartQuotesType = newValue }
  }
  /// As the user has it at first; stored.
  public var smartDashesType: UITextSmartDashesType {
    get { associated(TextInputTraitsState.self).smartDashesType }
    set { makeAssociated(TextInputTraitsState.self).smartDashesType = newValue }
  }
  /// As the user has it at first; stored.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { associated(TextInputTraitsState.self).smartInsertDeleteType }
    set { makeAssociated(TextInputTraitsState.self).smartInsertDeleteType = newValue }
  }
  /// No at first; stored.
  public var isSecureTextEntry: Bool {
    get { associated(TextInputTraitsState.self).isSecureTextEntry }
    set { makeAssociated(TextInputTraitsState.self).isSecureTextEntry = newValue }
  }
  /// Nil at first: nothing is filled in; stored.
  public var textContentType: UITextContentType! {
    get { associated(TextInputTraitsState.self).textContentType }
    set { makeAssociated(TextInputTraitsState.self).textContentType = newValue }
  }
  /// Nil at first: the system's rules; stored.
  public var passwordRules: UITextInputPasswordRules? {
    get { associated(TextInputTraitsState.self).passwordRules }
    set { makeAssociated(TextInputTraitsState.self).passwordRules = newValue }
  }
}

extension UITextInputTraits {
  /// `.default` where a class declares none; setting has no effect.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// `.default` where a class declares none; setting has no effect.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// `.default` where a class declares none; setting has no effect.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// No where a class declares none; setting has no effect.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// `.sentences` where a class declares none; setting has no effect.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// `.default` where a class declares none; setting has no effect.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// `.default` where a class declares none; setting has no effect.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// No where a class declares none; setting has no effect.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// Nil where a class declares none; setting has no effect.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// Nil where a class declares none; setting has no effect.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
}
