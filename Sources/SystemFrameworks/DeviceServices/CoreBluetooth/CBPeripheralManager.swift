// This device as one that others find: it has no radio, so that nobody does. What a program offers keeps its values.

import UIKit

/// What there is of a value.
open class CBDescriptor: CBAttribute, @unchecked Sendable {
  /// Its value.
  open var value: Any? { nil }
}

/// Who may do what with a value. Raw values are Apple's.
public struct CBAttributePermissions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Members of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Everybody asks.
  public static let readable = CBAttributePermissions(rawValue: 1)
  /// Everybody sets.
  public static let writeable = CBAttributePermissions(rawValue: 2)
  /// Those who are trusted ask.
  public static let readEncryptionRequired = CBAttributePermissions(rawValue: 4)
  /// Those who are trusted set.
  public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 8)
}

/// A value that this device offers.
open class CBMutableCharacteristic: CBCharacteristic, @unchecked Sendable {
  private let members: CBCharacteristicProperties
  /// Who may do what with it.
  open var permissions: CBAttributePermissions
  open override var properties: CBCharacteristicProperties { members }
  /// Who is told of changes.
  open var subscribedCentrals: [CBCentral]? { [] }
  /// A value of a kind.
  public init(
    type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?,
    permissions: CBAttributePermissions
  ) {
    (members, self.permissions) = (properties, permissions)
    super.init(UUID)
    self.value = value
  }
}

/// Values that this device offers.
open class CBMutableService: CBService, @unchecked Sendable {
  private let primary: Bool
  private var offered: [CBCharacteristic]?
  open override var isPrimary: Bool { primary }
  open override var characteristics: [CBCharacteristic]? {
    get { offered }
    set { offered = newValue }
  }
  /// Values of a kind.
  public init(type UUID: CBUUID, primary isPrimary: Bool) {
    primary = isPrimary
    super.init(UUID)
  }
}

/// A device that found this one. There is none.
open class CBCentral: NSObject, @unchecked Sendable {
  /// Its name for this device.
  public let identifier = UUID()
  /// How much it is told at once.
  open var maximumUpdateValueLength: Int { 0 }
}

/// What another device asks for or sets; never here.
open class CBATTRequest: NSObject, @unchecked Sendable {
  /// Who.
  public let central: CBCentral
  /// What.
  public let characteristic: CBCharacteristic
  /// From which byte.
  open var offset: Int { 0 }
  /// The value.
  open var value: Data?
  init(_ central: CBCentral, _ characteristic: CBCharacteristic) {
    (self.central, self.characteristic) = (central, characteristic)
  }
}

/// Why a value cannot be had.
public struct CBATTError: Error, Equatable, CustomNSError, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case success, invalidHandle, readNotPermitted, writeNotPermitted, invalidPdu
    case insufficientAuthentication, requestNotSupported, invalidOffset, insufficientAuthorization
    case prepareQueueFull, attributeNotFound, attributeNotLong, insufficientEncryptionKeySize
    case invalidAttributeValueLength, unlikelyError
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "CBATTErrorDomain" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
}

/// Why a device cannot be had.
public struct CBError: Error, Equatable, CustomNSError, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unknown, invalidParameters, invalidHandle, notConnected, outOfSpace, operationCancelled
    case connectionTimeout, peripheralDisconnected, uuidNotAllowed, alreadyAdvertising, connectionFailed
    case connectionLimitReached, unknownDevice, operationNotSupported
    /// Apple's earlier spelling.
    public static let unkownDevice = Code.unknownDevice
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "CBErrorDomain" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
}

/// Is told of those who found this device.
@preconcurrency
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
  /// It is known whether there is a radio.
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  /// Others can find this device, or cannot; never here.
  func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
  /// Values are offered, or are not; never here.
  func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
  /// Somebody wants to be told of changes; never here.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didSubscribeTo characteristic: CBCharacteristic)
  /// Somebody wants to be told no longer; never here.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didUnsubscribeFrom characteristic: CBCharacteristic)
  /// Somebody asks for a value; never here.
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
  /// Somebody sets values; never here.
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
  /// Changes can be told again; never here.
  func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
  /// The system started the application for it; never here.
  func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
}

extension CBPeripheralManagerDelegate {
  /// Does nothing by default.
  public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
  /// Does nothing by default.
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?
  ) {}
  /// Does nothing by default.
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
  ) {}
  /// Does nothing by default.
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral,
    didUnsubscribeFrom characteristic: CBCharacteristic
  ) {}
  /// Does nothing by default.
  public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}
  /// Does nothing by default.
  public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {
  }
  /// Does nothing by default.
  public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
  /// Does nothing by default.
  public func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]) {}
}

/// Offers values to others: it has no radio (`unsupported`), which the delegate is told on the queue.
open class CBPeripheralManager: CBManager, @unchecked Sendable {
  /// Is told.
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  /// Whether others can find this device.
  open var isAdvertising: Bool { false }
  /// Offers values, and tells on a queue, or on the main one.
  public init(
    delegate: (any CBPeripheralManagerDelegate)? = nil, queue: DispatchQueue? = nil,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    (queue ?? .main).async { [weak self] in
      guard let self else { return }
      state = .unsupported
      self.delegate?.peripheralManagerDidUpdateState(self)
    }
  }
  /// Lets others find this device; none does.
  open func startAdvertising(_ advertisementData: [String: Any]?) {}
  /// Lets others find it no longer.
  open func stopAdvertising() {}
  /// Offers values; nobody asks.
  open func add(_ service: CBMutableService) {}
  /// Offers values no longer.
  open func remove(_ service: CBMutableService) {}
  /// Offers nothing any more.
  open func removeAllServices() {}
  /// Answers; nobody asked.
  open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
  /// Tells a change.
  /// - Returns: false, as nobody hears it.
  open func updateValue(
    _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool { false }
}

/// What a device tells of itself.
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
/// What a device tells of itself.
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
/// Under which name the system restores it.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// Which devices the system restored.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
/// Which services the system restored.
public let CBCentralManagerRestoredStateScanServicesKey = "kCBRestoredScanServices"
/// Under which name the system restores it.
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// Whether the user is told that the radio is off.
public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// Whether the user is told when a device goes.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"
/// Whether the user is told when a device comes.
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
