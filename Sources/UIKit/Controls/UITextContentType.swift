// Semantic meanings of text fields, for filling them in.

import Foundation
import Plumbline

/// The semantic meaning of a text field, by which it can be filled in.
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
  /// A location with all of its address.
  public static let location = UITextContentType(rawValue: "location")
  /// A postal code: HTML's "postal-code".
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A country: HTML's "country-name".
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// An e-mail address: HTML's "email".
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address of the web: HTML's "url".
  public static let URL = UITextContentType(rawValue: "url")
  /// The name of an account: HTML's "username".
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password: HTML's "new-password".
  public static let newPassword = UITextContentType(rawValue: "new-password")
}
