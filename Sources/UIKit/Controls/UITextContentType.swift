// Semantic meanings of text fields, for filling them in.

import Foundation
import Plumbline

extension UITextContentType {
  /// What stands before a name.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// What stands behind a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// The title of a job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// A day with its time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// A birthday.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day of a birthday.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of a birthday.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of a birthday.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// The code of a credit card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The name on a credit card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The first name on a credit card.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
  /// The last name on a credit card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// Until when a credit card counts.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The month until which a credit card counts.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The year until which a credit card counts.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The kind of a credit card.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// The number of a telephone's card.
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  /// The number of a telephone.
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}

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
