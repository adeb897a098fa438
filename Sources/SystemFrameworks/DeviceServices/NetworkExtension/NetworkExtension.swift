// Tunnels and networks that an application sets up: the device has none.

import FoundationAdditions

/// How a tunnel is. Raw values are Apple's.
public enum NEVPNStatus: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case invalid, disconnected, connecting, connected, reasserting, disconnecting
}

/// Why a tunnel is not set up.
public struct NEVPNError: CustomNSError, Equatable, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names with the raw values.
    case configurationInvalid = 1
    case configurationDisabled, connectionFailed, configurationStale, configurationReadWriteFailed,
      configurationUnknown
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of these errors.
  public static var errorDomain: String { "NEVPNErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}

/// Where a tunnel leads; carried.
open class NEVPNProtocol: NSObject, @unchecked Sendable {
  /// The other end.
  open var serverAddress: String?
  /// Who asks.
  open var username: String?
  /// Where the word of passage is kept.
  open var passwordReference: Data?
  /// Where what proves the user is kept.
  open var identityReference: Data?
  /// Whether it ends when the device sleeps.
  open var disconnectOnSleep = false
  /// Whether all goes through it.
  open var includeAllNetworks = false
  public override init() { super.init() }
}

/// A tunnel of the older kind; carried.
open class NEVPNProtocolIPSec: NEVPNProtocol, @unchecked Sendable {
  /// How one is known. Raw values are Apple's.
  public enum AuthenticationMethod: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case none, certificate, sharedSecret
  }
  /// How one is known.
  open var authenticationMethod = AuthenticationMethod.none
  /// Whether the user is asked, too.
  open var useExtendedAuthentication = false
  /// Where the shared word is kept.
  open var sharedSecretReference: Data?
  /// This end's name.
  open var localIdentifier: String?
  /// The other end's name.
  open var remoteIdentifier: String?
}

/// A tunnel; carried.
open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec, @unchecked Sendable {
  /// Who vouches for the other end.
  open var serverCertificateIssuerCommonName: String?
  /// Whether other addresses may be used.
  open var disableMOBIKE = false
  /// Whether the other end may name another.
  open var disableRedirect = false
  /// Whether each key is new.
  open var enablePFS = false
}

/// A tunnel of an application's own kind; carried.
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
  /// What it says to its extension.
  open var providerConfiguration: [String: Any]?
  /// Its extension.
  open var providerBundleIdentifier: String?
}

/// A tunnel: it stays as it is.
open class NEVPNConnection: NSObject, @unchecked Sendable {
  /// How it is.
  open var status: NEVPNStatus { .invalid }
  /// Since when.
  open var connectedDate: Date? { nil }
  /// Begins: an error.
  open func startVPNTunnel() throws { throw NEVPNError(.configurationInvalid) }
  /// Begins: an error.
  open func startVPNTunnel(options: [String: NSObject]? = nil) throws {
    throw NEVPNError(.configurationInvalid)
  }
  /// Ends.
  open func stopVPNTunnel() {}
}

/// Sets a tunnel up: it may not.
open class NEVPNManager: NSObject, @unchecked Sendable {
  private static let one = NEVPNManager()
  /// The application's.
  open class func shared() -> NEVPNManager { one }
  /// Whether it is used; carried.
  open var isEnabled = false
  /// Whether it begins by itself; carried.
  open var isOnDemandEnabled = false
  /// What users read; carried.
  open var localizedDescription: String?
  /// Where it leads; carried.
  open var protocolConfiguration: NEVPNProtocol?
  /// It.
  public let connection = NEVPNConnection()
  /// Reads what is set up: nothing is.
  open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
    completionHandler(nil)
  }
  /// Reads what is set up: nothing is.
  open func loadFromPreferences() async throws {}
  /// Sets it up: an error.
  open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(NEVPNError(.configurationReadWriteFailed))
  }
  /// Sets it up: an error.
  open func saveToPreferences() async throws { throw NEVPNError(.configurationReadWriteFailed) }
  /// Lets it go: an error.
  open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(NEVPNError(.configurationReadWriteFailed))
  }
}

/// Sets a tunnel of an application's own kind up: it may not.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  /// Those that are set up: none.
  open class func loadAllFromPreferences(
    completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void
  ) { completionHandler([], nil) }
  /// Those that are set up: none.
  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
  public override init() { super.init() }
}

extension NSNotification.Name {
  /// A tunnel began or ended. Never posted here.
  public static let NEVPNStatusDidChange = NSNotification.Name("com.apple.networkextension.statuschange")
  /// What is set up changed. Never posted here.
  public static let NEVPNConfigurationChange = NSNotification.Name(
    "com.apple.networkextension.configurationchange")
}

/// A wireless network.
open class NEHotspotConfiguration: NSObject, @unchecked Sendable {
  /// What it is called.
  public let ssid: String
  /// Whether it is used once; carried.
  open var joinOnce = false
  /// Whether it does not say its name; carried.
  open var hidden = false
  /// For how many days; carried.
  open var lifeTimeInDays: NSNumber = 0
  /// One for everybody.
  public init(ssid SSID: String) { ssid = SSID }
  /// One with a word of passage, which is not kept.
  public init(ssid SSID: String, passphrase: String, isWEP: Bool) { ssid = SSID }
}

/// Why a wireless network is not used. Raw values are Apple's.
public enum NEHotspotConfigurationError: Int, Error, Sendable {
  /// Apple's names in the order of the raw values.
  case invalid, invalidSSID, invalidWPAPassphrase, invalidWEPPassphrase, invalidEAPSettings,
    invalidHS20Settings, invalidHS20DomainName, userDenied, `internal`, pending, systemConfiguration, unknown,
    joinOnceNotSupported, alreadyAssociated, applicationIsNotInForeground
}

/// Uses wireless networks: it may not.
open class NEHotspotConfigurationManager: NSObject, @unchecked Sendable {
  /// The application's.
  public static let shared = NEHotspotConfigurationManager()
  /// Uses one: the user does not allow it.
  open func apply(_ configuration: NEHotspotConfiguration, completionHandler: (((any Error)?) -> Void)? = nil)
  {
    completionHandler?(NEHotspotConfigurationError.userDenied)
  }
  /// Uses one no longer.
  open func removeConfiguration(forSSID SSID: String) {}
  /// Those that are used: none.
  open func getConfiguredSSIDs(completionHandler: @escaping ([String]) -> Void) { completionHandler([]) }
}

/// The wireless network that is used; none is.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
  /// What it is called.
  open var ssid: String { "" }
  /// Its sender's name.
  open var bssid: String { "" }
  /// How strong, of 1.
  open var signalStrength: Double { 0 }
  /// It: none.
  open class func fetchCurrent(completionHandler: @escaping (NEHotspotNetwork?) -> Void) {
    completionHandler(nil)
  }
  /// It: none.
  open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
}
