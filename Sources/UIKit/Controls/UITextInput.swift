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
  /// The name.
  public let rawValue: String
  /// A meaning of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Apple's name.
  public static let name = UITextContentType(rawValue: "name")
  /// Apple's name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// Apple's name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// Apple's name.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// Apple's name.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// Apple's name.
  public static let location = UITextContentType(rawValue: "location")
  /// Apple's name.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// Apple's name.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// Apple's name.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// Apple's name.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// Apple's name.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// Apple's name.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// Apple's name.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// Apple's name.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// Apple's name.
  public static let URL = UITextContentType(rawValue: "url")
  /// Apple's name.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// Apple's name.
  public static let username = UITextContentType(rawValue: "username")
  /// Apple's name.
  public static let password = UITextContentType(rawValue: "password")
  /// Apple's name.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// Apple's name.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// How text is typed.
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
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// What the text means.
  var textContentType: UITextContentType! { get set }
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
  /// Puts a text in the place of a part.
  public func replace(_ range: UITextRange, withText text: String) {
    guard NSMaxRange(range.range) <= (heldText as NSString).length else { return }
    heldText = (heldText as NSString).replacingCharacters(in: range.range, with: text)
  }
  /// The part between two places, whichever comes first.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    UITextRange(min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
  }
  /// The place some code units further on; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...(heldText as NSString).length).contains(place) ? UITextPosition(place) : nil
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
