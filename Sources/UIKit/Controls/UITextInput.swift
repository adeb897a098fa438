// What fields and text views carry about typing, and their text by places (`UITextPosition`).

import Foundation
import Plumbline

/// Light or dark keys. Raw values are Apple's.
public enum UIKeyboardAppearance: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, dark, light
  /// Apple's earlier name.
  public static let alert = UIKeyboardAppearance.dark
}
/// Whether words are checked. Raw values are Apple's.
public enum UITextSpellCheckingType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, no, yes
}
/// Whether quotes are curved. Raw values are Apple's.
public enum UITextSmartQuotesType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, no, yes
}
/// Whether dashes become longer. Raw values are Apple's.
public enum UITextSmartDashesType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, no, yes
}
/// Whether spaces come and go with words. Raw values are Apple's.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, no, yes
}
/// What a text means, so that it can be filled in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The string that stands for it: Apple's, or one of the program's own.
  public let rawValue: String
  /// The meaning that a string stands for, whether Apple has it or not.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A person's whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The name of a company or the like.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place with all of its address.
  public static let location = UITextContentType(rawValue: "location")
  /// Street and number in one.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is made up now.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that came by message.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// How text is typed, for a keyboard that would be shown. Classes leave out what they do not decide, as Apple's protocol lets
/// them: it is then kept beside the object.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// The kind of keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// Light or dark keys.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The name of the key that ends editing.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether that key needs a text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// What begins with a capital letter.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether words are checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotes are curved.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces come and go with words that are pasted and deleted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// What the text means.
  var textContentType: UITextContentType! { get set }
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
}

/// What has its text by places.
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput, UITextInputTraits {
  /// The part that is selected.
  var selectedTextRange: UITextRange? { get set }
  /// The part that is still being composed.
  var markedTextRange: UITextRange? { get }
  /// The start of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// A part of the text.
  func text(in range: UITextRange) -> String?
  /// Puts a text in the place of a part.
  func replace(_ range: UITextRange, withText text: String)
  /// The part between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place some code units further on; nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The code units between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
}

/// A text whose places are code units.
@preconcurrency @MainActor
public protocol UITextHolding: UIKeyInput {
  /// The whole text.
  var heldText: String { get set }
}

extension UITextField: UITextHolding {
  /// The whole text.
  public var heldText: String {
    get { text ?? "" }
    set { text = newValue }
  }
}
extension UITextView: UITextHolding {
  /// The whole text.
  public var heldText: String {
    get { text ?? "" }
    set { text = newValue }
  }
}

extension UITextHolding {
  /// Nothing is being composed.
  public var markedTextRange: UITextRange? { nil }
  /// The start of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The end of the text.
  public var endOfDocument: UITextPosition { UITextPosition((heldText as NSString).length) }
  /// A part of the text; nil outside of it.
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
  /// The part between two places, whichever comes first.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
  }
  /// The place some code units further on; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, overflows) = position.offset.addingReportingOverflow(offset)
    return !overflows && (0...(heldText as NSString).length).contains(place) ? UITextPosition(place) : nil
  }
  /// The code units between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// Which of two places comes first.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }
}
