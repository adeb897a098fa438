// Who belongs to a contact and where it is in networks, addresses as texts, and what belongs to whom.

import CoreLocation
import MapKit
import Plumbline
import UIKit

/// Somebody who belongs to a contact.
open class CNContactRelation: NSObject, NSCopying, @unchecked Sendable {
  /// Who.
  public let name: String
  /// Somebody.
  public init(name: String) { self.name = name }
  /// The object itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where a contact is in a network.
open class CNSocialProfile: NSObject, NSCopying, @unchecked Sendable {
  /// The page.
  public let urlString: String
  /// The name there.
  public let username: String
  /// The name that does not change.
  public let userIdentifier: String
  /// The network.
  public let service: String
  /// A place in a network.
  public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
    (self.urlString, self.username) = (urlString ?? "", username ?? "")
    (self.userIdentifier, self.service) = (userIdentifier ?? "", service ?? "")
  }
  /// The object itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// What a network is called.
  open class func localizedString(forService service: String) -> String { service }
}

/// A network of short texts.
public let CNSocialProfileServiceTwitter = "Twitter"
/// A network of friends.
public let CNSocialProfileServiceFacebook = "Facebook"
/// A network of work.
public let CNSocialProfileServiceLinkedIn = "LinkedIn"

/// Where a contact gets messages.
open class CNInstantMessageAddress: NSObject, NSCopying, @unchecked Sendable {
  /// The name there.
  public let username: String
  /// The service.
  public let service: String
  /// A name of a service.
  public init(username: String, service: String) { (self.username, self.service) = (username, service) }
  /// The object itself, as it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// In which form addresses are written. Raw values are Apple's.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case mailingAddress
}

/// Writes addresses on lines: the street, the town with its state and number, the country. Apple's follows the country.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  /// In which form.
  open var style = CNPostalAddressFormatterStyle.mailingAddress
  /// An address on lines.
  open class func string(
    from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle
  ) -> String {
    let town = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
      .joined(separator: " ")
    return [postalAddress.street, postalAddress.subLocality, town, postalAddress.country]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
  /// An address on lines.
  open func string(from postalAddress: CNPostalAddress) -> String {
    Self.string(from: postalAddress, style: style)
  }
  /// An address on lines; nil for anything else.
  open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map(string(from:)) }
}

/// In which order names are written. Raw values are Apple's.
public enum CNContactDisplayNameOrder: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case userDefault, givenNameFirst, familyNameFirst
}

extension CNContactFormatter {
  /// In which order names are written: as this formatter does.
  public class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }
  /// What stands between names.
  public class func delimiter(for contact: CNContact) -> String { " " }
  /// A name as a text with attributes.
  public func attributedString(
    from contact: CNContact, defaultAttributes attributes: [AnyHashable: Any]? = nil
  )
    -> NSAttributedString?
  {
    string(from: contact).map {
      NSAttributedString(string: $0, attributes: attributes as? [NSAttributedString.Key: Any])
    }
  }
}

extension CNContact {
  /// Compares names, as a sort order says.
  public class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
    { first, second in
      guard let one = first as? CNContact, let other = second as? CNContact else { return .orderedSame }
      let names = { (contact: CNContact) in
        sortOrder == .familyName
          ? [contact.familyName, contact.givenName] : [contact.givenName, contact.familyName]
      }
      for (a, b) in zip(names(one), names(other)) {
        let order = a.localizedCaseInsensitiveCompare(b)
        if order != .orderedSame { return order }
      }
      return .orderedSame
    }
  }
  /// Contacts with a number: none.
  public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Contacts with an address of mails: none.
  public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Contacts of a group: none.
  public class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Contacts of a place: none.
  public class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate
  {
    NSPredicate(value: false)
  }
}

extension CNContainer {
  /// Places of names: none.
  public class func predicateForContainers(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// The place of somebody: none.
  public class func predicateForContainerOfContact(withIdentifier contactIdentifier: String) -> NSPredicate {
    NSPredicate(value: false)
  }
}

extension CNGroup {
  /// Groups of names: none.
  public class func predicateForGroups(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Groups of a place: none.
  public class func predicateForGroupsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
    NSPredicate(value: false)
  }
}

extension CLPlacemark {
  /// The address, of what is known of the place; nil where nothing is.
  public var postalAddress: CNPostalAddress? {
    let address = CNMutablePostalAddress()
    address.street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
    address.subLocality = subLocality ?? ""
    address.city = locality ?? ""
    address.state = administrativeArea ?? ""
    address.subAdministrativeArea = subAdministrativeArea ?? ""
    address.postalCode = postalCode ?? ""
    address.country = country ?? ""
    address.isoCountryCode = isoCountryCode ?? ""
    let parts = [address.street, address.city, address.state, address.postalCode, address.country]
    return parts.allSatisfy(\.isEmpty) ? nil : address
  }
}

extension CLGeocoder {
  /// The places of an address.
  public func geocodePostalAddress(
    _ postalAddress: CNPostalAddress, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) { completionHandler(nil, CLError(.network)) }
  /// The places of an address.
  public func geocodePostalAddress(_ postalAddress: CNPostalAddress) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }
}

extension MKPlacemark {
  /// A place with its address.
  public convenience init(coordinate: CLLocationCoordinate2D, postalAddress address: CNPostalAddress) {
    self.init(coordinate: coordinate)
    thoroughfare = address.street.isEmpty ? nil : address.street
    subLocality = address.subLocality.isEmpty ? nil : address.subLocality
    locality = address.city.isEmpty ? nil : address.city
    administrativeArea = address.state.isEmpty ? nil : address.state
    postalCode = address.postalCode.isEmpty ? nil : address.postalCode
    country = address.country.isEmpty ? nil : address.country
    isoCountryCode = address.isoCountryCode.isEmpty ? nil : address.isoCountryCode
  }
}

/// How a contact is called. Raw values are Apple's.
public enum CNContactFormatterStyle: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case fullName, phoneticFullName
}

/// Writes what contacts are called.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// What a name is written as.
  open var style = CNContactFormatterStyle.fullName
  /// The names of a person in the order of the Latin script, of others the organisation's; nil without any.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
  /// The names of a person in the order of the Latin script, of others the organisation's; nil without any.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let names = [
      contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix,
    ].filter { !$0.isEmpty }
    let organization = contact.organizationName.isEmpty ? nil : contact.organizationName
    if contact.contactType == .organization, let organization { return organization }
    return names.isEmpty ? organization : names.joined(separator: " ")
  }
  /// What has to be fetched for it.
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
    CNContactGivenNameKey
  }
}
