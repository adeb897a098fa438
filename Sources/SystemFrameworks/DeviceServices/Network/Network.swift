// The way to the network, on a device that has none: monitors tell that no path is there.

import UIKit

/// What a path goes over.
public struct NWInterface: Hashable, Sendable {
  /// Kinds of interfaces.
  public enum InterfaceType: Sendable {
    /// Apple's names.
    case other, wifi, cellular, wiredEthernet, loopback
  }
  /// Its kind.
  public let type: InterfaceType
  /// What the system calls it.
  public let name: String
  /// Its number.
  public let index: Int
}

/// A way to the network.
public struct NWPath: Hashable, Sendable {
  /// Whether it leads anywhere.
  public enum Status: Sendable {
    /// Apple's names.
    case satisfied, unsatisfied, requiresConnection
  }
  /// Why it leads nowhere.
  public enum UnsatisfiedReason: Sendable {
    /// Apple's names.
    case notAvailable, cellularDenied, wifiDenied, localNetworkDenied, vpnInactive
  }
  /// Whether it leads anywhere: not here.
  public let status = Status.unsatisfied
  /// Why it does not.
  public let unsatisfiedReason = UnsatisfiedReason.notAvailable
  /// What it goes over: nothing.
  public let availableInterfaces: [NWInterface] = []
  /// Whether each byte costs something.
  public let isExpensive = false
  /// Whether the user wants few bytes.
  public let isConstrained = false
  /// Whether names are found.
  public let supportsDNS = false
  /// Whether addresses of version 4 are reached.
  public let supportsIPv4 = false
  /// Whether addresses of version 6 are reached.
  public let supportsIPv6 = false
  /// Whether it goes over a kind of interface: over none.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

/// Tells of ways to the network: once, that there is none.
public final class NWPathMonitor: @unchecked Sendable {
  private let lock = NSLock()
  private var handler: (@Sendable (NWPath) -> Void)?
  private var started: DispatchQueue?
  private var isCancelled = false

  /// Is told of the present path when the monitor starts, on its queue.
  public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }
  /// The present path: it leads nowhere.
  public var currentPath: NWPath { NWPath() }
  /// The queue of the handler, after the start.
  public var queue: DispatchQueue? { lock.withLock { started } }

  /// Looks at all interfaces.
  public init() {}
  /// Looks at the interfaces of a kind.
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  /// Looks at all interfaces but those of some kinds.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

  /// Starts; a second call does nothing.
  public func start(queue: DispatchQueue) {
    let isFirst = lock.withLock {
      defer { started = started ?? queue }
      return started == nil && !isCancelled
    }
    guard isFirst else { return }
    queue.async { [weak self] in
      guard let self, let handler = lock.withLock({ self.isCancelled ? nil : self.handler }) else { return }
      handler(currentPath)
    }
  }

  /// Ends, for good.
  public func cancel() { lock.withLock { isCancelled = true } }
}
