// Homes and what is in them: none is known, and the user does not allow it.

import Plumbline
import UIKit

/// Whether homes may be seen. Raw values are Apple's.
public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// States of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It is known.
  public static let determined = HMHomeManagerAuthorizationStatus(rawValue: 1)
  /// The device does not allow it.
  public static let restricted = HMHomeManagerAuthorizationStatus(rawValue: 2)
  /// The user allows it.
  public static let authorized = HMHomeManagerAuthorizationStatus(rawValue: 4)
}

/// Why something could not be done with a home.
public struct HMError: CustomNSError, Equatable, Sendable {
  /// The reasons, some of Apple's. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names with the raw values.
    case notFound = 2
    case invalidParameter = 3
    case accessoryNotReachable = 4
    case operationCancelled = 23
    case homeAccessNotAuthorized = 47
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of these errors.
  public static var errorDomain: String { "HMErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}

private let denied = HMError(.homeAccessNotAuthorized)

/// A value of something in a home; none is made here.
open class HMCharacteristic: NSObject {
  /// What it says.
  open var characteristicType: String { "" }
  /// What users read.
  open var localizedDescription: String { "" }
  /// It.
  open var value: Any? { nil }
  /// What it belongs to.
  open var service: HMService? { nil }
  /// What can be done with it.
  open var properties: [String] { [] }
  /// Its name.
  public let uniqueIdentifier = UUID()
  /// Reads it: an error.
  open func readValue(completionHandler completion: @escaping ((any Error)?) -> Void) { completion(denied) }
  /// Sets it: an error.
  open func writeValue(_ value: Any?, completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(denied)
  }
  /// Tells when it changes: an error.
  open func enableNotification(_ enable: Bool, completionHandler completion: @escaping ((any Error)?) -> Void)
  {
    completion(denied)
  }
}

/// Something that a thing does; none is made here.
open class HMService: NSObject {
  /// What it does.
  open var serviceType: String { "" }
  /// What it is called.
  open var name: String { "" }
  /// Its values.
  open var characteristics: [HMCharacteristic] { [] }
  /// What does it.
  open var accessory: HMAccessory? { nil }
  /// Its name.
  public let uniqueIdentifier = UUID()
}

/// A thing in a home; none is made here.
open class HMAccessory: NSObject {
  /// What it is called.
  open var name: String { "" }
  /// What it does.
  open var services: [HMService] { [] }
  /// Where it is.
  open var room: HMRoom? { nil }
  /// Whether it answers.
  open var isReachable: Bool { false }
  /// Whether others stand behind it.
  open var isBridged: Bool { false }
  /// Its name.
  public let uniqueIdentifier = UUID()
  /// Is told; never here.
  open weak var delegate: (any HMAccessoryDelegate)?
}

/// Is told of a thing; never here.
public protocol HMAccessoryDelegate: NSObjectProtocol {
  /// A value changed.
  func accessory(
    _ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic)
  /// It answers, or not any more.
  func accessoryDidUpdateReachability(_ accessory: HMAccessory)
}

extension HMAccessoryDelegate {
  /// Does nothing by default.
  public func accessory(
    _ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic
  ) {}
  /// Does nothing by default.
  public func accessoryDidUpdateReachability(_ accessory: HMAccessory) {}
}

/// A room; none is made here.
open class HMRoom: NSObject {
  /// What it is called.
  open var name: String { "" }
  /// What is in it.
  open var accessories: [HMAccessory] { [] }
  /// Its name.
  public let uniqueIdentifier = UUID()
}

/// A home; none is made here.
open class HMHome: NSObject {
  /// What it is called.
  open var name: String { "" }
  /// Its rooms.
  open var rooms: [HMRoom] { [] }
  /// What is in it.
  open var accessories: [HMAccessory] { [] }
  /// Whether it is the user's first.
  open var isPrimary: Bool { false }
  /// Its name.
  public let uniqueIdentifier = UUID()
  /// Is told; never here.
  open weak var delegate: (any HMHomeDelegate)?
  /// Adds a room: an error.
  open func addRoom(
    withName roomName: String, completionHandler completion: @escaping (HMRoom?, (any Error)?) -> Void
  ) {
    completion(nil, denied)
  }
  /// Adds a thing: an error.
  open func addAccessory(
    _ accessory: HMAccessory, completionHandler completion: @escaping ((any Error)?) -> Void
  ) {
    completion(denied)
  }
  /// The things that do something: none.
  open func servicesWithTypes(_ serviceTypes: [String]) -> [HMService]? { [] }
}

/// Is told of a home; never here.
public protocol HMHomeDelegate: NSObjectProtocol {
  /// A thing is in it.
  func home(_ home: HMHome, didAdd accessory: HMAccessory)
  /// A thing is in it no longer.
  func home(_ home: HMHome, didRemove accessory: HMAccessory)
}

extension HMHomeDelegate {
  /// Does nothing by default.
  public func home(_ home: HMHome, didAdd accessory: HMAccessory) {}
  /// Does nothing by default.
  public func home(_ home: HMHome, didRemove accessory: HMAccessory) {}
}

/// The user's homes: none, and the user does not allow it.
open class HMHomeManager: NSObject {
  /// Is told, by the main queue, that homes were looked for.
  open weak var delegate: (any HMHomeManagerDelegate)? {
    didSet {
      guard delegate != nil else { return }
      nonisolated(unsafe) let manager = self
      DispatchQueue.main.async { manager.delegate?.homeManagerDidUpdateHomes(manager) }
    }
  }
  /// The homes.
  open var homes: [HMHome] { [] }
  /// The first of them.
  open var primaryHome: HMHome? { nil }
  /// Whether they may be seen.
  open var authorizationStatus: HMHomeManagerAuthorizationStatus { .determined }
  public override init() { super.init() }
  /// Adds one: an error.
  open func addHome(
    withName homeName: String, completionHandler completion: @escaping (HMHome?, (any Error)?) -> Void
  ) {
    completion(nil, denied)
  }
  /// Lets one go: an error.
  open func removeHome(_ home: HMHome, completionHandler completion: @escaping ((any Error)?) -> Void) {
    completion(denied)
  }
}

/// Is told of homes.
public protocol HMHomeManagerDelegate: NSObjectProtocol {
  /// They were looked for.
  func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
  /// There is one more; never told here.
  func homeManager(_ manager: HMHomeManager, didAdd home: HMHome)
  /// There is one less; never told here.
  func homeManager(_ manager: HMHomeManager, didRemove home: HMHome)
}

extension HMHomeManagerDelegate {
  /// Does nothing by default.
  public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
  /// Does nothing by default.
  public func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) {}
  /// Does nothing by default.
  public func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) {}
}

/// Looks for things that are in no home: there are none.
open class HMAccessoryBrowser: NSObject {
  /// Is told; never here.
  open weak var delegate: (any HMAccessoryBrowserDelegate)?
  /// What was found.
  open var discoveredAccessories: [HMAccessory] { [] }
  public override init() { super.init() }
  /// Looks.
  open func startSearchingForNewAccessories() {}
  /// Looks no longer.
  open func stopSearchingForNewAccessories() {}
}

/// Is told of things that are found; never here.
public protocol HMAccessoryBrowserDelegate: NSObjectProtocol {
  /// One was found.
  func accessoryBrowser(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory)
  /// One is gone.
  func accessoryBrowser(_ browser: HMAccessoryBrowser, didRemoveNewAccessory accessory: HMAccessory)
}

extension HMAccessoryBrowserDelegate {
  /// Does nothing by default.
  public func accessoryBrowser(_ browser: HMAccessoryBrowser, didFindNewAccessory accessory: HMAccessory) {}
  /// Does nothing by default.
  public func accessoryBrowser(_ browser: HMAccessoryBrowser, didRemoveNewAccessory accessory: HMAccessory) {}
}

/// It lights.
public let HMServiceTypeLightbulb = "00000043-0000-1000-8000-0026BB765291"
/// It switches.
public let HMServiceTypeSwitch = "00000049-0000-1000-8000-0026BB765291"
/// It heats and cools.
public let HMServiceTypeThermostat = "0000004A-0000-1000-8000-0026BB765291"
/// It says what a thing is.
public let HMServiceTypeAccessoryInformation = "0000003E-0000-1000-8000-0026BB765291"
/// It opens and shuts.
public let HMServiceTypeGarageDoorOpener = "00000041-0000-1000-8000-0026BB765291"
/// It locks.
public let HMServiceTypeLockMechanism = "00000045-0000-1000-8000-0026BB765291"
/// It has current.
public let HMServiceTypeOutlet = "00000047-0000-1000-8000-0026BB765291"
/// Whether it is on.
public let HMCharacteristicTypePowerState = "00000025-0000-1000-8000-0026BB765291"
/// How bright it is.
public let HMCharacteristicTypeBrightness = "00000008-0000-1000-8000-0026BB765291"
/// Which colour it has.
public let HMCharacteristicTypeHue = "00000013-0000-1000-8000-0026BB765291"
/// How strong its colour is.
public let HMCharacteristicTypeSaturation = "0000002F-0000-1000-8000-0026BB765291"
/// How warm it is.
public let HMCharacteristicTypeCurrentTemperature = "00000011-0000-1000-8000-0026BB765291"
/// How warm it is to be.
public let HMCharacteristicTypeTargetTemperature = "00000035-0000-1000-8000-0026BB765291"
