// Whether an address can be reached, on a device without a network: none can.

import UIKit

/// What has to be done to reach an address. The bits are Apple's.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Flags of their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// A connection has to be made that comes and goes.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
  /// It is reached.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
  /// A connection has to be made.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
  /// Whoever asks for it makes the connection.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
  /// The user has to do something.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
  /// Certain calls make the connection.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
  /// It is the device's own.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  /// Nothing lies between.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  /// Over a telephone's network.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
  /// The name of `connectionOnTraffic` before.
  public static let connectionAutomatic = connectionOnTraffic
}

/// An address or a name that somebody would like to reach.
public final class SCNetworkReachability: @unchecked Sendable {
  /// The name, if it is one.
  let name: String?
  private let lock = NSLock()
  private var callback: (SCNetworkReachabilityCallBack, UnsafeMutableRawPointer?)?

  init(name: String?) { self.name = name }

  func setCallback(_ callback: (SCNetworkReachabilityCallBack, UnsafeMutableRawPointer?)?) {
    lock.withLock { self.callback = callback }
  }
}

/// Is called when the flags change; never here.
public typealias SCNetworkReachabilityCallBack =
  (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// What comes along with a callback; carried.
public struct SCNetworkReachabilityContext {
  /// 0.
  public var version: Int
  /// What the callback is given.
  public var info: UnsafeMutableRawPointer?
  /// Keeps it; not called.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  /// Lets it go; not called.
  public var release: ((UnsafeRawPointer) -> Void)?
  /// Describes it; not called.
  public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
  /// What comes along with a callback.
  public init(
    version: Int, info: UnsafeMutableRawPointer?,
    retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
    release: ((UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
  ) {
    (self.version, self.info) = (version, info)
    (self.retain, self.release, self.copyDescription) = (retain, release, copyDescription)
  }
  /// Nothing.
  public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }
}

/// A name that somebody would like to reach.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: Any?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability(name: String(cString: nodename)) }
/// An address that somebody would like to reach.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: Any?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability(name: nil) }
/// What has to be done to reach it: nothing helps, the flags are empty.
@discardableResult
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = []
  return true
}
/// Has changes told, of which there are none.
@discardableResult
public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  target.setCallback(callout.map { ($0, context?.pointee.info) })
  return true
}
/// Where changes are told; carried.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?)
  -> Bool
{ true }
/// Where changes are told; carried.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: String
) -> Bool { true }
/// Where changes are told no longer; carried.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: String
) -> Bool { true }

/// The names of wireless interfaces: there are none.
public func CNCopySupportedInterfaces() -> NSArray? { nil }
/// The network of an interface: it is in none.
public func CNCopyCurrentNetworkInfo(_ interfaceName: String) -> NSDictionary? { nil }
/// The key of a network's name.
public let kCNNetworkInfoKeySSID = "SSID"
/// The key of a network's station.
public let kCNNetworkInfoKeyBSSID = "BSSID"

extension sockaddr_in {
  /// How many bytes it has: always all, as this system does not keep their number.
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in>.size) }
    set { _ = newValue }
  }
  /// An address; the number of bytes is not kept.
  public init(
    sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
    sin_zero: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
  ) {
    self.init()
    (self.sin_family, self.sin_port, self.sin_addr) = (sin_family, sin_port, sin_addr)
  }
}
extension sockaddr_in6 {
  /// How many bytes it has: always all, as this system does not keep their number.
  public var sin6_len: UInt8 {
    get { UInt8(MemoryLayout<sockaddr_in6>.size) }
    set { _ = newValue }
  }
}
