// The names of what an address says, as `CNPostalAddress` and dictionaries of addresses have them.

/// The street and the number.
public let CNPostalAddressStreetKey = "street"
/// A part of the town.
public let CNPostalAddressSubLocalityKey = "subLocality"
/// The town.
public let CNPostalAddressCityKey = "city"
/// A part of the state.
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
/// The state.
public let CNPostalAddressStateKey = "state"
/// The number of the town.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// The country.
public let CNPostalAddressCountryKey = "country"
/// The country in two letters.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
