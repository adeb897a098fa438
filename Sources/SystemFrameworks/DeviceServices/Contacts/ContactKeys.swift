// The names of what a contact says, by which programs ask for it.

/// The name of a property.
public let CNContactIdentifierKey = "identifier"
/// The name of a property.
public let CNContactNamePrefixKey = "namePrefix"
/// The name of a property.
public let CNContactGivenNameKey = "givenName"
/// The name of a property.
public let CNContactMiddleNameKey = "middleName"
/// The name of a property.
public let CNContactFamilyNameKey = "familyName"
/// The name of a property.
public let CNContactNameSuffixKey = "nameSuffix"
/// The name of a property.
public let CNContactNicknameKey = "nickname"
/// The name of a property.
public let CNContactOrganizationNameKey = "organizationName"
/// The name of a property.
public let CNContactDepartmentNameKey = "departmentName"
/// The name of a property.
public let CNContactJobTitleKey = "jobTitle"
/// The name of a property.
public let CNContactBirthdayKey = "birthday"
/// The name of a property.
public let CNContactNoteKey = "note"
/// The name of a property.
public let CNContactImageDataKey = "imageData"
/// The name of a property.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The name of a property.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The name of a property.
public let CNContactTypeKey = "contactType"
/// The name of a property.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// The name of a property.
public let CNContactEmailAddressesKey = "emailAddresses"
/// The name of a property.
public let CNContactPostalAddressesKey = "postalAddresses"
/// The name of a property.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The name of a property.
public let CNContactPreviousFamilyNameKey = "previousFamilyName"
/// The name of a property.
public let CNContactPhoneticGivenNameKey = "phoneticGivenName"
/// The name of a property.
public let CNContactPhoneticMiddleNameKey = "phoneticMiddleName"
/// The name of a property.
public let CNContactPhoneticFamilyNameKey = "phoneticFamilyName"
/// The name of a property.
public let CNContactPhoneticOrganizationNameKey = "phoneticOrganizationName"
/// The name of a property.
public let CNContactRelationsKey = "contactRelations"
/// The name of a property.
public let CNContactSocialProfilesKey = "socialProfiles"
/// The name of a property.
public let CNContactInstantMessageAddressesKey = "instantMessageAddresses"
/// The name of a property.
public let CNContactNonGregorianBirthdayKey = "nonGregorianBirthday"
/// The name of a property.
public let CNContactDatesKey = "dates"
