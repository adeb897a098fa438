// What fields and text views carry about typing, and their text by places (`UITextPosition`).

import Foundation
import Plumbline

/// Whether the keys are light or dark. Raw values are Apple's.
public enum UIKeyboardAppearance: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, dark, light
  /// Apple's name before iOS 7 for `dark`.
  public static let alert = UIKeyboardAppearance.dark
}
/// Whether misspelt words are marked; `default` is the user's choice. Raw values are Apple's.
public enum UITextSpellCheckingType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, no, yes
}
/// Whether straight quotes become curved; `default` is the user's choice. Raw values are Apple's.
public enum UITextSmartQuotesType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, no, yes
}
/// Whether two hyphens become a dash; `default` is the user's choice. Raw values are Apple's.
public enum UITextSmartDashesType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, no, yes
}
/// Whether spaces come and go with words; `default` is the user's choice. Raw values are Apple's.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, no, yes
}
/// Apple's before iOS 8 for `NSAttributedString.Key.backgroundColor`, in `textStyling(at:in:)`.
public let UITextInputTextBackgroundColorKey = NSAttributedString.Key.backgroundColor.rawValue
/// Apple's before iOS 8 for `NSAttributedString.Key.foregroundColor`, in `textStyling(at:in:)`.
public let UITextInputTextColorKey = NSAttributedString.Key.foregroundColor.rawValue
/// Apple's before iOS 8 for `NSAttributedString.Key.font`, in `textStyling(at:in:)`.
public let UITextInputTextFontKey = NSAttributedString.Key.font.rawValue

/// What a text means, so that it can be filled in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The string that stands for it: Apple's, or one of the program's own.
  public let rawValue: String
  /// The meaning that a string stands for, whether Apple has it or not.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A person's whole name: HTML's "name".
  public static let name = UITextContentType(rawValue: "name")
  /// A first name: HTML's "given-name".
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A last name: HTML's "family-name".
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A nickname: HTML's "nickname".
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The name of a company or the like: HTML's "organization".
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place with all of its address.
  public static let location = UITextContentType(rawValue: "location")
  /// Street and number in one: HTML's "street-address".
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address: HTML's "address-line1".
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// A city: HTML's "address-level2".
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or province: HTML's "address-level1".
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A postal code: HTML's "postal-code".
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A country: HTML's "country-name".
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A telephone number: HTML's "tel".
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An e-mail address: HTML's "email".
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address of the web: HTML's "url".
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card: HTML's "cc-number".
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account: HTML's "username".
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is made up now: HTML's "new-password".
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that came by message: HTML's "one-time-code".
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// How text is typed, for a keyboard that would be shown. Classes leave out what they do not decide, as Apple's protocol lets
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

extension UITextInputTraits where Self: NSObject {
  /// The usual keyboard at first; stored.
  public var keyboardType: UIKeyboardType {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
  /// As the surroundings are at first; stored.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
  /// "Return" at first; stored.
  public var returnKeyType: UIReturnKeyType {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
  /// No at first; stored.
  public var enablesReturnKeyAutomatically: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Sentences at first; stored.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { carried(or: .sentences) }
    set { carry(newValue) }
  }
  /// As the user has it at first; stored.
  public var autocorrectionType: UITextAutocorrectionType {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
  /// As the user has it at first; stored.
  public var spellCheckingType: UITextSpellCheckingType {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
  /// As the user has it at first; stored.
  public var smartQuotesType: UITextSmartQuotesType {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
  /// As the user has it at first; stored.
  public var smartDashesType: UITextSmartDashesType {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
  /// As the user has it at first; stored.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
  /// No at first; stored.
  public var isSecureTextEntry: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Nil at first: nothing is filled in; stored.
  public var textContentType: UITextContentType! {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Nil at first: the system's rules; stored.
  public var passwordRules: UITextInputPasswordRules? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

/// A text by places (`UITextPosition`), as keyboards and editors use it. Fields and text views have it.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput, UITextInputTraits {
  /// Nil where nothing is selected and there is no cursor.
  var selectedTextRange: UITextRange? { get set }
  /// Letters that are not settled yet (as in Chinese input); nil for none.
  var markedTextRange: UITextRange? { get }
  /// Before the first character.
  var beginningOfDocument: UITextPosition { get }
  /// Behind the last character.
  var endOfDocument: UITextPosition { get }
  /// Nil for a part that is not within the text.
  func text(in range: UITextRange) -> String?
  /// Does nothing for a part that is not within the text.
  func replace(_ range: UITextRange, withText text: String)
  /// Nil in Apple's where the two belong to different texts.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place some code units further on; nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// In UTF-16 code units here; negative where the second place comes first.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Ascending where the first place comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// Who is told of changes that do not come from a keyboard. Not retained by fields and text views.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// In whose coordinates rectangles and points are.
  var textInputView: UIView { get }
  /// The first line of a part.
  func firstRect(for range: UITextRange) -> CGRect
  /// The insertion point at a place.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The lines of a part.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place that is nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place in a part that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point; nil where there is none.
  func characterRange(at point: CGPoint) -> UITextRange?

  // Letters that are not settled.

  /// How letters that are not settled look; nil for the usual way.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Puts letters that are not settled in the place of those before; nil for none.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// The same with attributes, where that is more than letters.
  func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
  /// Settles them.
  func unmarkText()

  // Ways through the text.

  /// The end of a part in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// Some places on in a direction; nil outside of the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int)
    -> UITextPosition?
  /// From a place as far as the text goes in a direction.
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
    -> UITextRange?
  /// The place of a character of a part; nil beyond it.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// Characters from the start of a part to a place.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// Whether the text is written to the right or to the left.
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
    -> NSWritingDirection
  /// Has a part written to the right or to the left.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// The side to which the insertion point belongs where lines meet.
  var selectionAffinity: UITextStorageDirection { get set }

  // Looks.

  /// Font and colours at a place; nil for the usual ones.
  func textStyling(at position: UITextPosition, in direction: UITextStorageDirection)
    -> [NSAttributedString.Key: Any]?
  /// How the insertion point is turned at a place.
  func caretTransform(for position: UITextPosition) -> CGAffineTransform
  /// A part with its attributes.
  func attributedText(in range: UITextRange) -> NSAttributedString
  /// Types a text with its attributes.
  func insertAttributedText(_ string: NSAttributedString)
  /// Puts a text with its attributes in the place of a part.
  func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString)

  // Keyboards, voices and menus, of which there are none here: a test may call these.

  /// Whether the text may be changed.
  var isEditable: Bool { get }
  /// Asked before a keyboard replaces a part.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// Types a text that may be meant otherwise.
  func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)
  /// Keeps room in the text for one that is to come.
  func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder
  /// Gives that room up.
  func remove(_ textPlaceholder: UITextPlaceholder)
  /// The insertion point follows a finger from here.
  func beginFloatingCursor(at point: CGPoint)
  /// The finger moved.
  func updateFloatingCursor(at point: CGPoint)
  /// The finger was lifted.
  func endFloatingCursor()
  /// What was spoken, with what else it may have been.
  func insertDictationResult(_ dictationResult: [UIDictationPhrase])
  /// No more is spoken.
  func dictationRecordingDidEnd()
  /// What was spoken was not understood.
  func dictationRecognitionFailed()
  /// Stands in the text while what was spoken is being understood.
  var insertDictationResultPlaceholder: Any { get }
  /// Where that stands.
  func frame(forDictationResultPlaceholder placeholder: Any) -> CGRect
  /// Takes it away.
  func removeDictationResultPlaceholder(_ placeholder: Any, willInsertResult: Bool)
  /// The menu of a part; nil for the system's.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
  /// That menu opens.
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
  /// That menu closes.
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
  /// Whether images of the size of letters can be typed.
  var supportsAdaptiveImageGlyph: Bool { get set }
  /// Apple's writing tools open.
  func willPresentWritingTools()
  /// They closed.
  func didDismissWritingTools()
}

extension UITextInput where Self: UIView {
  /// The view itself, where a class says nothing else.
  public var textInputView: UIView { self }
}

/// A text whose places are UTF-16 code units: what fields and text views share here. Apple has no such
/// protocol.
@preconcurrency @MainActor
public protocol UITextHolding: UIKeyInput {
  /// The whole text, empty for nil.
  var heldText: String { get set }
}

extension UITextField: UITextHolding {
  /// `text`, empty for nil. Setting it takes attributes away.
  public var heldText: String {
    get { text ?? "" }
    set { text = newValue }
  }
}
extension UITextView: UITextHolding {
  /// `text`, empty for nil. Setting it takes attributes away.
  public var heldText: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

extension UITextHolding {
  /// Always nil: nothing here composes.
  public var markedTextRange: UITextRange? { nil }
  /// Before the first UTF-16 code unit.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// Behind the last UTF-16 code unit.
  public var endOfDocument: UITextPosition { UITextPosition((heldText as NSString).length) }
  /// Nil for a part that ends beyond the text.
  public func text(in range: UITextRange) -> String? {
    guard NSMaxRange(range.range) <= (heldText as NSString).length else { return nil }
    return (heldText as NSString).substring(with: range.range)
  }
  /// Puts a text in the place of a part, and the insertion point behind it. A text view's attributes stay.
  public func replace(_ range: UITextRange, withText text: String) {
    if let view = self as? UITextView { return view.replaceText(in: range.range, with: text) }
    guard NSMaxRange(range.range) <= (heldText as NSString).length else { return }
    heldText = (heldText as NSString).replacingCharacters(in: range.range, with: text)
    let end = range.range.location + (text as NSString).length
    (self as? UITextField)?.selectedTextRange = UITextRange(end, end)
  }
  /// The part between two places, whichever comes first; not checked against the text.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
  }
  /// Counted in UTF-16 code units, backwards where negative; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, overflows) = position.offset.addingReportingOverflow(offset)
    return !overflows && (0...(heldText as NSString).length).contains(place) ? UITextPosition(place) : nil
  }
  /// In UTF-16 code units; negative where the second place comes first.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// Ascending where the first place comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
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
