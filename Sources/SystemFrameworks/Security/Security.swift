// The keychain in memory: what is kept in it ends with the process.

@_exported import FoundationAdditions
@_exported import AudioToolbox

/// Everything went well.
public let errSecSuccess: OSStatus = 0
/// A value is missing or wrong.
public let errSecParam: OSStatus = -50
/// The item is there already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// The user may not be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The user could not be asked.
public let errSecAuthFailed: OSStatus = -25293
/// The user does not want to.
public let errSecUserCanceled: OSStatus = -128

/// The class of an item.
public var kSecClass: CFString { "class" }
/// Passwords.
public var kSecClassGenericPassword: CFString { "genp" }
/// Passwords of pages.
public var kSecClassInternetPassword: CFString { "inet" }
/// Keys.
public var kSecClassKey: CFString { "keys" }
/// The service of an item.
public var kSecAttrService: CFString { "svce" }
/// The account of an item.
public var kSecAttrAccount: CFString { "acct" }
/// The server of an item.
public var kSecAttrServer: CFString { "srvr" }
/// A value of the program's.
public var kSecAttrGeneric: CFString { "gena" }
/// What an item is called.
public var kSecAttrLabel: CFString { "labl" }
/// What is said of an item.
public var kSecAttrDescription: CFString { "desc" }
/// The applications that share an item.
public var kSecAttrAccessGroup: CFString { "agrp" }
/// When an item can be read.
public var kSecAttrAccessible: CFString { "pdmn" }
/// While the device is unlocked.
public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" }
/// While the device is unlocked, on this one only.
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" }
/// Once the device was unlocked.
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" }
/// Once the device was unlocked, on this one only.
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" }
/// Whether other devices have an item.
public var kSecAttrSynchronizable: CFString { "sync" }
/// The data of an item.
public var kSecValueData: CFString { "v_Data" }
/// Whether data is asked for.
public var kSecReturnData: CFString { "r_Data" }
/// Whether attributes are asked for.
public var kSecReturnAttributes: CFString { "r_Attributes" }
/// Whether a reference is asked for.
public var kSecReturnPersistentRef: CFString { "r_PersistentRef" }
/// How many are asked for.
public var kSecMatchLimit: CFString { "m_Limit" }
/// One.
public var kSecMatchLimitOne: CFString { "m_LimitOne" }
/// All.
public var kSecMatchLimitAll: CFString { "m_LimitAll" }

/// The items.
private final class Keychain: @unchecked Sendable {
  static let shared = Keychain()
  private let lock = NSLock()
  private var items: [[String: Any]] = []

  /// What an item is found by: everything but data and what is asked for.
  private static func attributes(_ query: [String: Any]) -> [String: Any] {
    query.filter {
      !$0.key.hasPrefix("r_") && !$0.key.hasPrefix("m_") && !$0.key.hasPrefix("v_")
        && !$0.key.hasPrefix("u_") && $0.key != "nleg"
    }
  }

  private static func fits(_ item: [String: Any], _ query: [String: Any]) -> Bool {
    attributes(query).allSatisfy { key, value in
      guard let own = item[key] else { return false }
      // The description of data is its size.
      if own is Data || value is Data { return (own as? Data) == (value as? Data) }
      return "\(own)" == "\(value)"
    }
  }

  func add(_ item: [String: Any]) -> OSStatus {
    lock.withLock {
      let key = item.filter {
        ["class", "svce", "acct", "srvr", "agrp", "atag", "kcls", "path", "port"].contains($0.key)
      }
      guard item["class"] != nil else { return errSecParam }
      guard !items.contains(where: { Self.fits($0, key) }) else { return errSecDuplicateItem }
      items.append(item)
      return errSecSuccess
    }
  }

  func found(_ query: [String: Any]) -> [[String: Any]] {
    lock.withLock { items.filter { Self.fits($0, query) } }
  }

  func update(_ query: [String: Any], _ values: [String: Any]) -> OSStatus {
    lock.withLock {
      let places = items.indices.filter { Self.fits(items[$0], query) }
      for place in places { items[place].merge(values) { $1 } }
      return places.isEmpty ? errSecItemNotFound : errSecSuccess
    }
  }

  func delete(_ query: [String: Any]) -> OSStatus {
    lock.withLock {
      let count = items.count
      items.removeAll { Self.fits($0, query) }
      return items.count == count ? errSecItemNotFound : errSecSuccess
    }
  }
}

private func values(_ dictionary: CFDictionary) -> [String: Any] {
  dictionary.reduce(into: [:]) { $0["\($1.key)"] = $1.value }
}

/// Adds an item. It is kept in memory.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  var item = values(attributes)
  // A key brings along what it is.
  if let key = item["v_Ref"] as? SecKey { item.merge(key.attributes) { own, _ in own } }
  return Keychain.shared.add(item)
}

/// Finds items: data, attributes, or lists of such, as the query asks.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
  -> OSStatus
{
  let wanted = values(query)
  let found = Keychain.shared.found(wanted)
  guard !found.isEmpty else { return errSecItemNotFound }
  let asks = { (key: String) in (wanted[key] as? Bool ?? (wanted[key] as? NSNumber)?.boolValue) == true }
  let answers: [AnyObject] = found.map { item in
    if asks("r_Attributes") {
      let kept = asks("r_Data") ? item : item.filter { $0.key != "v_Data" }
      return NSDictionary(dictionary: kept)
    }
    if asks("r_Ref"), let key = item["v_Ref"] as? SecKey { return key }
    let data = item["v_Data"] as? Data ?? (item["v_Ref"] as? SecKey)?.external
    return (data ?? Data()) as NSData
  }
  if asks("r_Data") || asks("r_Attributes") || asks("r_Ref") {
    result?.pointee = "\(wanted["m_Limit"] ?? "")" == "m_LimitAll" ? NSArray(array: answers) : answers[0]
  }
  return errSecSuccess
}

/// Changes items.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.shared.update(values(query), values(attributesToUpdate))
}

/// Takes items away.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.shared.delete(values(query)) }

/// What a status means, as text.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecUnimplemented: "Function or operation not implemented."
  case errSecParam: "One or more parameters passed to a function were not valid."
  default: nil
  }
}

/// Only with a code on this device.
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { "akpu" }
/// Who may read it.
public var kSecAttrAccessControl: CFString { "accc" }
/// What is said where the user is asked.
public var kSecUseOperationPrompt: CFString { "u_OpPrompt" }
/// Where the user is asked.
public var kSecUseAuthenticationContext: CFString { "u_AuthCtx" }

/// Who may read something. Raw values are Apple's.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Members of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Whoever is there.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
  /// Any finger or face that is known.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
  /// The fingers or the face of now.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
  /// Whoever knows the code.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
  /// One of several.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// All of several.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
}
/// Who may read something; carried.
public final class SecAccessControl: NSObject, Sendable {
  /// Who.
  public let flags: SecAccessControlCreateFlags
  init(_ flags: SecAccessControlCreateFlags) { self.flags = flags }
}
/// Who may read something.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFTypeRef?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl(flags) }

/// Gives numbers by chance.
public struct SecRandomRef: Sendable {}
/// Gives numbers by chance, as the system does.
public let kSecRandomDefault: SecRandomRef? = nil
/// Fills memory with numbers by chance, from the system's source for secrets.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32
{
  var source = SystemRandomNumberGenerator()
  for index in 0..<count { bytes.storeBytes(of: source.next(), toByteOffset: index, as: UInt8.self) }
  return errSecSuccess
}
