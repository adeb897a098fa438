// Things that are plugged into a device: none are.

import UIKit

/// A thing that is plugged in. There is none.
open class EAAccessory: NSObject, @unchecked Sendable {
  /// Whether it still is: no.
  open var isConnected: Bool { false }
  /// Its number.
  open var connectionID: Int { 0 }
  /// Who made it.
  open var manufacturer: String { "" }
  /// What it is called.
  open var name: String { "" }
  /// Which of its kind it is.
  open var modelNumber: String { "" }
  /// Its own number.
  open var serialNumber: String { "" }
  /// The edition of its program.
  open var firmwareRevision: String { "" }
  /// The edition of itself.
  open var hardwareRevision: String { "" }
  /// What it speaks.
  open var protocolStrings: [String] { [] }
  /// Is told that it went. Not retained.
  open weak var delegate: (any EAAccessoryDelegate)?
}

/// Is told that a thing went; never here.
public protocol EAAccessoryDelegate: NSObjectProtocol {
  /// It was pulled out.
  func accessoryDidDisconnect(_ accessory: EAAccessory)
}
extension EAAccessoryDelegate {
  /// Does nothing by default.
  public func accessoryDidDisconnect(_ accessory: EAAccessory) {}
}

/// Talks to a thing. There is nothing to talk to: nil.
open class EASession: NSObject {
  /// With whom.
  public let accessory: EAAccessory?
  /// In which language.
  public let protocolString: String?
  /// What it says: nil.
  open var inputStream: InputStream? { nil }
  /// What it is told: nil.
  open var outputStream: OutputStream? { nil }
  /// Nil where the thing does not speak the language, as none here does.
  public init?(accessory: EAAccessory, forProtocol protocolString: String) {
    guard accessory.isConnected, accessory.protocolStrings.contains(protocolString) else { return nil }
    (self.accessory, self.protocolString) = (accessory, protocolString)
    super.init()
  }
}

/// Knows what is plugged in.
open class EAAccessoryManager: NSObject, @unchecked Sendable {
  private static let manager = EAAccessoryManager()
  /// The only one.
  open class func shared() -> EAAccessoryManager { manager }
  /// Nothing.
  open var connectedAccessories: [EAAccessory] { [] }
  /// Notifications are asked for; none are posted.
  open func registerForLocalNotifications() {}
  /// Notifications are not wanted any more.
  open func unregisterForLocalNotifications() {}
  /// Has the user choose a wireless one: there is none.
  open func showBluetoothAccessoryPicker(
    withNameFilter predicate: NSPredicate?, completion: (((any Error)?) -> Void)? = nil
  ) { completion?(EABluetoothAccessoryPickerError(.resultNotFound)) }
}

/// Why no wireless thing was chosen.
public struct EABluetoothAccessoryPickerError: Error, Equatable, CustomNSError, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case alreadyConnected, resultNotFound, resultCancelled, resultFailed
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "EABluetoothAccessoryPickerErrorDomain" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
}

extension NSNotification.Name {
  /// A thing was plugged in. Never posted here.
  public static let EAAccessoryDidConnect = NSNotification.Name("EAAccessoryDidConnectNotification")
  /// A thing was pulled out. Never posted here.
  public static let EAAccessoryDidDisconnect = NSNotification.Name("EAAccessoryDidDisconnectNotification")
}
