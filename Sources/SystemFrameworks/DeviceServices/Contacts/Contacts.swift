// People and how to reach them: a store that may not be seen, and contacts that a program makes itself.

import UIKit

extension UIApplicationShortcutIcon {
  /// A contact's picture or letters; nothing of it is kept: no icon is shown.
  public convenience init(contact: CNContact) { self.init(type: .contact) }
}

/// A property of a contact that is to be fetched.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// A label.
public let CNLabelHome = "_$!<Home>!$_"
/// A label.
public let CNLabelWork = "_$!<Work>!$_"
/// A label.
public let CNLabelOther = "_$!<Other>!$_"
/// A label.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// A label.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// A label.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// A label.
public let CNLabelEmailiCloud = "iCloud"
/// A label.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"

/// A value with what it is for.
public final class CNLabeledValue<Value: AnyObject>: NSObject, @unchecked Sendable {
  /// Its name in the store.
  public let identifier = UUID().uuidString
  /// What it is for.
  public let label: String?
  /// The value.
  public let value: Value
  /// A value with what it is for.
  public init(label: String?, value: Value) {
    self.label = label
    self.value = value
  }
  /// What a label is called: what stands between its marks.
  public static func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    return String(label.dropFirst(4).dropLast(4)).lowercased()
  }
}

/// A telephone's number.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  /// The number as it was given.
  public let stringValue: String
  /// A number.
  public init(stringValue string: String) { stringValue = string }
  /// Whether another object is the same number.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPhoneNumber)?.stringValue == stringValue
  }
  /// The same for the same numbers.
  open override var hash: Int { stringValue.hash }
}

/// Where somebody lives.
open class CNPostalAddress: NSObject, @unchecked Sendable {
  /// The street and the number.
  open fileprivate(set) var street = ""
  /// A part of the town.
  open fileprivate(set) var subLocality = ""
  /// A part of the state.
  open fileprivate(set) var subAdministrativeArea = ""
  /// The town.
  open fileprivate(set) var city = ""
  /// The state.
  open fileprivate(set) var state = ""
  /// The number of the town.
  open fileprivate(set) var postalCode = ""
  /// The country.
  open fileprivate(set) var country = ""
  /// The country in two letters.
  open fileprivate(set) var isoCountryCode = ""
}

/// Where somebody lives, to be filled in.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  /// The street and the number.
  open override var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  /// A part of the town.
  open override var subLocality: String {
    get { super.subLocality }
    set { super.subLocality = newValue }
  }
  /// A part of the state.
  open override var subAdministrativeArea: String {
    get { super.subAdministrativeArea }
    set { super.subAdministrativeArea = newValue }
  }
  /// The town.
  open override var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  /// The state.
  open override var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  /// The number of the town.
  open override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  /// The country.
  open override var country: String {
    get { super.country }
    set { super.country = newValue }
  }
  /// The country in two letters.
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { super.isoCountryCode = newValue }
  }
}

/// Whether a contact is one person. Raw values are Apple's.
public enum CNContactType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case person, organization
}

/// What contacts are asked about. Raw values are Apple's.
public enum CNEntityType: Int, Sendable {
  /// People.
  case contacts
}

/// Whether the store may be seen. Raw values are Apple's.
public enum CNAuthorizationStatus: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case notDetermined, restricted, denied, authorized, limited
}

/// In which order contacts come. Raw values are Apple's.
public enum CNContactSortOrder: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case none, userDefault, givenName, familyName
}

/// Somebody, and how to reach them.
open class CNContact: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// Its name in the store.
  open fileprivate(set) var identifier = UUID().uuidString
  /// Whether it is one person.
  open fileprivate(set) var contactType = CNContactType.person
  /// Before the name.
  open fileprivate(set) var namePrefix = ""
  /// The first name.
  open fileprivate(set) var givenName = ""
  /// The name between.
  open fileprivate(set) var middleName = ""
  /// The last name.
  open fileprivate(set) var familyName = ""
  /// After the name.
  open fileprivate(set) var nameSuffix = ""
  /// What friends say.
  open fileprivate(set) var nickname = ""
  /// Where they work.
  open fileprivate(set) var organizationName = ""
  /// In which part of it.
  open fileprivate(set) var departmentName = ""
  /// As what.
  open fileprivate(set) var jobTitle = ""
  /// Whatever else.
  open fileprivate(set) var note = ""
  /// A picture as a file.
  open fileprivate(set) var imageData: Data?
  /// A small picture as a file.
  open var thumbnailImageData: Data? { imageData }
  /// Whether there is a picture.
  open var imageDataAvailable: Bool { imageData != nil }
  /// When they were born.
  open fileprivate(set) var birthday: DateComponents?
  /// Telephones.
  open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  /// Where mail goes.
  open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
  /// Where letters go.
  open fileprivate(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  /// Pages.
  open fileprivate(set) var urlAddresses: [CNLabeledValue<NSString>] = []

  /// Nobody yet.
  /// Names before marriage.
  open fileprivate(set) var previousFamilyName: String = ""
  /// How the first name sounds.
  open fileprivate(set) var phoneticGivenName: String = ""
  /// How the middle name sounds.
  open fileprivate(set) var phoneticMiddleName: String = ""
  /// How the family name sounds.
  open fileprivate(set) var phoneticFamilyName: String = ""
  /// How the company sounds.
  open fileprivate(set) var phoneticOrganizationName: String = ""
  /// Who belongs to them.
  open fileprivate(set) var contactRelations: [CNLabeledValue<CNContactRelation>] = []
  /// Where they are in networks.
  open fileprivate(set) var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
  /// Where they get messages.
  open fileprivate(set) var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
  /// Their birthday in another calendar.
  open fileprivate(set) var nonGregorianBirthday: DateComponents?
  /// Other days.
  open fileprivate(set) var dates: [CNLabeledValue<NSDateComponents>] = []
  public override required init() { super.init() }

  /// Whether a property was fetched: all are there.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  /// Whether properties were fetched: all are there.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

  private func filled<Contact: CNContact>(_ other: Contact) -> Contact {
    (other.identifier, other.contactType) = (identifier, contactType)
    (other.namePrefix, other.givenName, other.middleName) = (namePrefix, givenName, middleName)
    (other.familyName, other.nameSuffix, other.nickname) = (familyName, nameSuffix, nickname)
    (other.organizationName, other.departmentName, other.jobTitle) = (
      organizationName, departmentName, jobTitle
    )
    (other.note, other.imageData, other.birthday) = (note, imageData, birthday)
    (other.phoneNumbers, other.emailAddresses) = (phoneNumbers, emailAddresses)
    (other.postalAddresses, other.urlAddresses) = (postalAddresses, urlAddresses)
    other.previousFamilyName = previousFamilyName
    other.phoneticGivenName = phoneticGivenName
    other.phoneticMiddleName = phoneticMiddleName
    other.phoneticFamilyName = phoneticFamilyName
    other.phoneticOrganizationName = phoneticOrganizationName
    other.contactRelations = contactRelations
    other.socialProfiles = socialProfiles
    other.instantMessageAddresses = instantMessageAddresses
    other.nonGregorianBirthday = nonGregorianBirthday
    other.dates = dates
    return other
  }
  /// The same contact.
  open func copy(with zone: NSZone? = nil) -> Any { filled(CNContact()) }
  /// The same contact, to be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { filled(CNMutableContact()) }
}

/// Somebody, to be filled in.
open class CNMutableContact: CNContact, @unchecked Sendable {
  /// Names before marriage.
  open override var previousFamilyName: String {
    get { super.previousFamilyName }
    set { super.previousFamilyName = newValue }
  }
  /// How the first name sounds.
  open override var phoneticGivenName: String {
    get { super.phoneticGivenName }
    set { super.phoneticGivenName = newValue }
  }
  /// How the middle name sounds.
  open override var phoneticMiddleName: String {
    get { super.phoneticMiddleName }
    set { super.phoneticMiddleName = newValue }
  }
  /// How the family name sounds.
  open override var phoneticFamilyName: String {
    get { super.phoneticFamilyName }
    set { super.phoneticFamilyName = newValue }
  }
  /// How the company sounds.
  open override var phoneticOrganizationName: String {
    get { super.phoneticOrganizationName }
    set { super.phoneticOrganizationName = newValue }
  }
  /// Who belongs to them.
  open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
    get { super.contactRelations }
    set { super.contactRelations = newValue }
  }
  /// Where they are in networks.
  open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
    get { super.socialProfiles }
    set { super.socialProfiles = newValue }
  }
  /// Where they get messages.
  open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    get { super.instantMessageAddresses }
    set { super.instantMessageAddresses = newValue }
  }
  /// Their birthday in another calendar.
  open override var nonGregorianBirthday: DateComponents? {
    get { super.nonGregorianBirthday }
    set { super.nonGregorianBirthday = newValue }
  }
  /// Other days.
  open override var dates: [CNLabeledValue<NSDateComponents>] {
    get { super.dates }
    set { super.dates = newValue }
  }
  /// Whether it is one person.
  open override var contactType: CNContactType {
    get { super.contactType }
    set { super.contactType = newValue }
  }
  /// Before the name.
  open override var namePrefix: String {
    get { super.namePrefix }
    set { super.namePrefix = newValue }
  }
  /// The first name.
  open override var givenName: String {
    get { super.givenName }
    set { super.givenName = newValue }
  }
  /// The name between.
  open override var middleName: String {
    get { super.middleName }
    set { super.middleName = newValue }
  }
  /// The last name.
  open override var familyName: String {
    get { super.familyName }
    set { super.familyName = newValue }
  }
  /// After the name.
  open override var nameSuffix: String {
    get { super.nameSuffix }
    set { super.nameSuffix = newValue }
  }
  /// What friends say.
  open override var nickname: String {
    get { super.nickname }
    set { super.nickname = newValue }
  }
  /// Where they work.
  open override var organizationName: String {
    get { super.organizationName }
    set { super.organizationName = newValue }
  }
  /// In which part of it.
  open override var departmentName: String {
    get { super.departmentName }
    set { super.departmentName = newValue }
  }
  /// As what.
  open override var jobTitle: String {
    get { super.jobTitle }
    set { super.jobTitle = newValue }
  }
  /// Whatever else.
  open override var note: String {
    get { super.note }
    set { super.note = newValue }
  }
  /// A picture as a file.
  open override var imageData: Data? {
    get { super.imageData }
    set { super.imageData = newValue }
  }
  /// When they were born.
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { super.birthday = newValue }
  }
  /// Telephones.
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { super.phoneNumbers = newValue }
  }
  /// Where mail goes.
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { super.emailAddresses = newValue }
  }
  /// Where letters go.
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { super.postalAddresses = newValue }
  }
  /// Pages.
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { super.urlAddresses = newValue }
  }
}

/// Which contacts, with which properties.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  /// Which; all without one.
  open var predicate: NSPredicate?
  /// With which properties.
  open var keysToFetch: [any CNKeyDescriptor]
  /// In which order.
  open var sortOrder = CNContactSortOrder.none
  /// Whether those of several accounts become one.
  open var unifyResults = true
  /// Whether contacts come so that they can be changed; carried.
  open var mutableObjects = false
  /// All contacts with some properties.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// What is to be changed.
open class CNSaveRequest: NSObject, @unchecked Sendable {
  /// Who changes something; carried.
  open var transactionAuthor: String?
  /// Whether contacts are read again; carried.
  open var shouldRefetchContacts = true
  /// Adds a group.
  open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}
  /// Changes a group.
  open func update(_ group: CNMutableGroup) {}
  /// Lets a group go.
  open func delete(_ group: CNMutableGroup) {}
  /// Puts somebody in a group.
  open func addMember(_ contact: CNContact, to group: CNGroup) {}
  /// Takes somebody out of a group.
  open func removeMember(_ contact: CNContact, from group: CNGroup) {}
  /// Somebody new.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  /// Somebody changed.
  open func update(_ contact: CNMutableContact) {}
  /// Somebody goes.
  open func delete(_ contact: CNMutableContact) {}
}

/// Why contacts cannot be had.
public struct CNError: Error, Equatable, CustomNSError, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names with the raw values.
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case noAccessibleWritableContainers = 101
    case recordDoesNotExist = 200
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "CNErrorDomain" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
  /// The user did not allow it.
  public static let authorizationDenied = Code.authorizationDenied
}

extension CNError.Code {
  /// Whether an error has this reason, in `catch` and `switch`.
  public static func ~= (match: CNError.Code, error: any Error) -> Bool { (error as? CNError)?.code == match }
}

/// The user's contacts, which may not be seen: everything fails as Apple's does where the user did not allow it.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// Whether they may be seen: not here.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
  /// Asks the user: the answer is no.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, CNError(.authorizationDenied)) }
  /// Asks the user: the answer is no.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    throw CNError(.authorizationDenied)
  }
  /// Contacts: they may not be seen.
  open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws
    -> [CNContact]
  { throw CNError(.authorizationDenied) }
  /// A contact: it may not be seen.
  open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws
    -> CNContact
  { throw CNError(.authorizationDenied) }
  /// Contacts, one after the other: they may not be seen.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw CNError(.authorizationDenied) }
  /// Changes contacts: they may not be.
  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
  /// Where contacts are: they may not be seen.
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] {
    throw CNError(.authorizationDenied)
  }
  /// Groups of contacts: they may not be seen.
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
    throw CNError(.authorizationDenied)
  }
  /// The user's own contact: it may not be seen.
  open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
    throw CNError(.authorizationDenied)
  }
  /// Where new ones go: nowhere.
  open func defaultContainerIdentifier() -> String { "" }
}

extension NSNotification.Name {
  /// Contacts changed.
  public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

extension CNContact {
  /// Those of a name.
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// Those of names in the store.
  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
}
