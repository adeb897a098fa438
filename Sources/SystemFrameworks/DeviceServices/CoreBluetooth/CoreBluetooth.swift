// Devices around this one: it has no radio, so that none are found.

import UIKit

/// Whether there is a radio. Raw values are Apple's.
public enum CBManagerState: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

/// Whether the radio may be used. Raw values are Apple's.
public enum CBManagerAuthorization: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case notDetermined, restricted, denied, allowedAlways
}

/// A number that stands for a kind of thing: short ones are part of a long one.
open class CBUUID: NSObject, @unchecked Sendable {
  /// The number as it is written, in capital letters.
  public let uuidString: String
  /// The number of a text: four or eight digits, or all 32 with lines between.
  public init(string theString: String) { uuidString = theString.uppercased() }
  /// A long number.
  public init(nsuuid theUUID: UUID) { uuidString = theUUID.uuidString }
  /// Of 2, 4 or 16 bytes.
  public convenience init(data theData: Data) {
    let digits = theData.map { String(format: "%02X", $0) }
    let parts = digits.count == 16 ? [0..<4, 4..<6, 6..<8, 8..<10, 10..<16] : [0..<digits.count]
    self.init(string: parts.map { digits[$0].joined() }.joined(separator: "-"))
  }
  /// Its bytes.
  open var data: Data {
    let digits = Array(uuidString.filter { $0 != "-" })
    return Data(
      stride(from: 0, to: digits.count - 1, by: 2).compactMap {
        UInt8(String(digits[$0...$0 + 1]), radix: 16)
      })
  }
  /// Whether another object is the same number.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
  /// The same for the same numbers.
  open override var hash: Int { uuidString.hash }
  /// The number as it is written.
  open override var description: String { uuidString }
}

/// Something of a device.
open class CBAttribute: NSObject, @unchecked Sendable {
  /// What kind of thing it is.
  public let uuid: CBUUID
  init(_ uuid: CBUUID) { self.uuid = uuid }
}

/// What is done with a value. Raw values are Apple's.
public struct CBCharacteristicProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Members of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It is told to everybody.
  public static let broadcast = CBCharacteristicProperties(rawValue: 1)
  /// It can be asked.
  public static let read = CBCharacteristicProperties(rawValue: 2)
  /// It can be set without an answer.
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
  /// It can be set.
  public static let write = CBCharacteristicProperties(rawValue: 8)
  /// Changes are told.
  public static let notify = CBCharacteristicProperties(rawValue: 16)
  /// Changes are told and confirmed.
  public static let indicate = CBCharacteristicProperties(rawValue: 32)
}

/// A value of a device.
open class CBCharacteristic: CBAttribute, @unchecked Sendable {
  /// The value.
  open internal(set) var value: Data?
  /// What is done with it.
  open var properties: CBCharacteristicProperties { [] }
  /// Whether changes are told.
  open var isNotifying: Bool { false }
  /// What it is part of.
  open var service: CBService? { nil }
  /// What there is of it.
  open var descriptors: [CBDescriptor]? { nil }
}

/// Values of a device that belong together.
open class CBService: CBAttribute, @unchecked Sendable {
  /// The values.
  open internal(set) var characteristics: [CBCharacteristic]?
  /// Whether it is what the device is for.
  open var isPrimary: Bool { true }
}

/// Whether a device is connected. Raw values are Apple's.
public enum CBPeripheralState: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case disconnected, connecting, connected, disconnecting
}

/// How a value is set. Raw values are Apple's.
public enum CBCharacteristicWriteType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case withResponse, withoutResponse
}

/// Is told of a device; never here, but by tests.
@preconcurrency
public protocol CBPeripheralDelegate: NSObjectProtocol {
  /// It said what it can.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  /// It said what values there are.
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
  /// It told a value.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
  /// It took a value.
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
  /// It tells changes, or no longer.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?)
  /// It told how strong its signal is.
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
  /// It is called something else.
  func peripheralDidUpdateName(_ peripheral: CBPeripheral)
  /// It can something else.
  func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
  /// It takes values without answers again.
  func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
  /// It said what there is of a value.
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic,
    error: (any Error)?)
}

extension CBPeripheralDelegate {
  /// Does nothing by default.
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  /// Does nothing by default.
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
  ) {}
  /// Does nothing by default.
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  /// Does nothing by default.
  public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  /// Does nothing by default.
  public func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
  /// Does nothing by default.
  public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
  /// Does nothing by default.
  public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
  /// Does nothing by default.
  public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {}
  /// Does nothing by default.
  public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
  /// Does nothing by default.
  public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic,
    error: (any Error)?
  ) {}
}

/// A device: none is found.
open class CBPeripheral: NSObject, @unchecked Sendable {
  /// Its name for this device.
  public let identifier: UUID
  /// Is told of it.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// What it is called.
  open var name: String? { nil }
  /// Whether it is connected.
  open var state: CBPeripheralState { .disconnected }
  /// What it can.
  open var services: [CBService]? { nil }
  init(_ identifier: UUID) { self.identifier = identifier }
  /// Asks what it can; there is no answer.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  /// Asks what values there are; there is no answer.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  /// Asks for a value; there is no answer.
  open func readValue(for characteristic: CBCharacteristic) {}
  /// Sets a value; without effect.
  open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
  /// Has changes told; there are none.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
  /// Asks how strong its signal is; there is no answer.
  open func readRSSI() {}
  /// Asks what is said of a value; there is no answer.
  open func discoverDescriptors(for characteristic: CBCharacteristic) {}
  /// Asks what else is part of a service; there is no answer.
  open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}
  /// Asks for what is said of a value; there is no answer.
  open func readValue(for descriptor: CBDescriptor) {}
  /// Sets what is said of a value; without effect.
  open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}
  /// Opens a channel; there is none.
  open func openL2CAPChannel(_ PSM: UInt16) {}
  /// Whether values can be set without an answer: no.
  open var canSendWriteWithoutResponse: Bool { false }
  /// Whether it gets notifications of the system: no.
  open var ancsAuthorized: Bool { false }
  /// How much can be set at once: nothing.
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 0 }
}

/// Uses the radio: there is none.
open class CBManager: NSObject, @unchecked Sendable {
  /// Whether there is one: after the first turn of its queue it is known that there is none.
  open internal(set) var state = CBManagerState.unknown
  /// Whether it may be used.
  open class var authorization: CBManagerAuthorization { .denied }
  /// Whether it may be used.
  open var authorization: CBManagerAuthorization { .denied }
}

/// Is told of devices.
@preconcurrency
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  /// It is known whether there is a radio.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// A device is there; never here.
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber)
  /// A device is connected; never here.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// A device could not be connected; never here.
  func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  /// A device is connected no longer; never here.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
  /// The system started the application for it; never here.
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
}

extension CBCentralManagerDelegate {
  /// Does nothing by default.
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber
  ) {}
  /// Does nothing by default.
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  /// Does nothing by default.
  public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}
  /// Does nothing by default.
  public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
  ) {}
  /// Does nothing by default.
  public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
}

/// Looks for devices: it has no radio (`unsupported`), which the delegate is told on the queue.
open class CBCentralManager: CBManager, @unchecked Sendable {
  /// Is told.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// Whether it looks.
  open var isScanning: Bool { false }
  /// Looks for devices, and tells on a queue, or on the main one.
  public init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue? = nil, options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    (queue ?? .main).async { [weak self] in
      guard let self else { return }
      state = .unsupported
      self.delegate?.centralManagerDidUpdateState(self)
    }
  }
  /// Looks; none are found.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
  /// Looks no longer.
  open func stopScan() {}
  /// Connects a device; there is no answer.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  /// Connects it no longer.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  /// Devices that were known before.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  /// Devices that are connected.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}

/// What a device tells of itself.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// What a device tells of itself.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// What a device tells of itself.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// What a device tells of itself.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
/// Whether a device is told again.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// Whether the user is told that the radio is off.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
