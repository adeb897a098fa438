// The telephone network of a device without a telephone: no provider, no technology, no calls.

import UIKit

/// A provider of the network. There is none.
open class CTCarrier: NSObject, @unchecked Sendable {
  /// Its name; nil without a card.
  open var carrierName: String? { nil }
  /// Its country's number.
  open var mobileCountryCode: String? { nil }
  /// Its own number.
  open var mobileNetworkCode: String? { nil }
  /// Its country, as "de".
  open var isoCountryCode: String? { nil }
  /// Whether it lets the network be called through: yes, as Apple's answers without a card.
  open var allowsVOIP: Bool { true }
}

/// Is told that the network for data is another one; never here.
public protocol CTTelephonyNetworkInfoDelegate: NSObjectProtocol {
  /// Data goes through another card.
  func dataServiceIdentifierDidChange(_ identifier: String)
}
extension CTTelephonyNetworkInfoDelegate {
  /// Does nothing by default.
  public func dataServiceIdentifierDidChange(_ identifier: String) {}
}

/// Knows the network: none.
open class CTTelephonyNetworkInfo: NSObject, @unchecked Sendable {
  /// Which card data goes through: none.
  open var dataServiceIdentifier: String? { nil }
  /// Is told of another one. Not retained.
  open weak var delegate: (any CTTelephonyNetworkInfoDelegate)?
  /// By card: nil.
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  /// Of the only card: nil.
  open var subscriberCellularProvider: CTCarrier? { nil }
  /// By card: nil.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  /// Of the only card: nil.
  open var currentRadioAccessTechnology: String? { nil }
  /// Called for another provider; never here.
  open var serviceSubscriberCellularProvidersDidUpdateNotifier: ((String) -> Void)?
  /// Called for another provider; never here.
  open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
  public override init() { super.init() }
}

/// Whether an application may use the network. Not known without one.
public enum CTCellularDataRestrictedState: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case restrictedStateUnknown, restricted, notRestricted
}

/// Knows whether the application may use the network.
open class CTCellularData: NSObject, @unchecked Sendable {
  /// Not known.
  open var restrictedState: CTCellularDataRestrictedState { .restrictedStateUnknown }
  /// Called for another answer; never here.
  open var cellularDataRestrictionDidUpdateNotifier: ((CTCellularDataRestrictedState) -> Void)?
  public override init() { super.init() }
}

/// Apple's name of a technology.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
/// Apple's name of a technology.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// Apple's name of a technology.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// Apple's name of a technology.
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
/// Apple's name of a technology.
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
/// Apple's name of a technology.
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
/// Apple's name of a technology.
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
/// Apple's name of a technology.
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
/// Apple's name of a technology.
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
/// Apple's name of a technology.
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
/// Apple's name of a technology.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// Apple's name of a technology.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
/// Apple's name of a technology.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"

extension NSNotification.Name {
  /// The technology is another one. Never posted here.
  public static let CTServiceRadioAccessTechnologyDidChange = NSNotification.Name(
    "CTServiceRadioAccessTechnologyDidChangeNotification")
  /// The technology is another one. Never posted here.
  public static let CTRadioAccessTechnologyDidChange = NSNotification.Name(
    "CTRadioAccessTechnologyDidChangeNotification")
}
