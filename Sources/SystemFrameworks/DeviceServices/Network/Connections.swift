// Connections, listeners and searches, on a device without a network: connections wait, and the others fail.

import UIKit

/// Why something of the network failed.
public enum NWError: Error, Equatable, LocalizedError, CustomDebugStringConvertible, Sendable {
  /// Of the system, by its number.
  case posix(POSIXErrorCode)
  /// Of names.
  case dns(Int32)
  /// Of locks.
  case tls(Int32)
  /// The error as text.
  public var debugDescription: String {
    switch self {
    case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue))"
    case .dns(let number): "DNS \(number)"
    case .tls(let number): "TLS \(number)"
    }
  }
  /// The error as text.
  public var errorDescription: String? { debugDescription }
}

/// An end of a connection.
public enum NWEndpoint: Hashable, CustomDebugStringConvertible, Sendable {
  /// A device.
  public enum Host: Hashable, ExpressibleByStringLiteral, CustomDebugStringConvertible, Sendable {
    /// By its name.
    case name(String, NWInterface?)
    /// A device of a name or an address.
    public init(_ string: String) { self = .name(string, nil) }
    /// A device of a name or an address.
    public init(stringLiteral value: String) { self.init(value) }
    /// The name.
    public var debugDescription: String { if case .name(let name, _) = self { name } else { "" } }
  }
  /// A number of a service.
  public struct Port: Hashable, ExpressibleByIntegerLiteral, RawRepresentable, CustomDebugStringConvertible,
    Sendable
  {
    /// The number.
    public let rawValue: UInt16
    /// A service of a number.
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    /// A service of a number as text; nil for what is none.
    public init?(_ service: String) {
      guard let number = UInt16(service) else { return nil }
      rawValue = number
    }
    /// A service of a number.
    public init(integerLiteral value: UInt16) { rawValue = value }
    /// The number.
    public var debugDescription: String { "\(rawValue)" }
    /// Any.
    public static let any: Port = 0
    /// Shells.
    public static let ssh: Port = 22
    /// Pages.
    public static let http: Port = 80
    /// Locked pages.
    public static let https: Port = 443
  }
  /// A device and a service.
  case hostPort(host: Host, port: Port)
  /// A service by its name.
  case service(name: String, type: String, domain: String, interface: NWInterface?)
  /// A file.
  case unix(path: String)
  /// A page.
  case url(URL)
  /// The end as text.
  public var debugDescription: String {
    switch self {
    case .hostPort(let host, let port): "\(host.debugDescription):\(port.rawValue)"
    case .service(let name, let type, let domain, _): "\(name).\(type).\(domain)"
    case .unix(let path): path
    case .url(let url): url.absoluteString
    }
  }
}

/// How a connection behaves; carried.
open class NWProtocolOptions: @unchecked Sendable {}
/// A way of exchanging bytes.
open class NWProtocol: @unchecked Sendable {}
/// A definition of a way.
open class NWProtocolDefinition: @unchecked Sendable {}
/// A stream.
open class NWProtocolTCP: NWProtocol, @unchecked Sendable {
  /// How it behaves; carried.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether it asks whether the other end is there.
    public var enableKeepalive = false
    /// Seconds without bytes until then.
    public var keepaliveIdle = 0
    /// Seconds until it gives up.
    public var connectionTimeout = 0
    /// Whether small parts go at once.
    public var noDelay = false
    /// As usual.
    public override init() {}
  }
}
/// Parts.
open class NWProtocolUDP: NWProtocol, @unchecked Sendable {
  /// How it behaves; carried.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// As usual.
    public override init() {}
  }
}
/// Locks.
open class NWProtocolTLS: NWProtocol, @unchecked Sendable {
  /// How it behaves; carried.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// As usual.
    public override init() {}
  }
}
/// Messages of pages.
open class NWProtocolWebSocket: NWProtocol, @unchecked Sendable {
  /// What kind of message.
  public enum Opcode: UInt8, Sendable {
    /// Part of one.
    case cont = 0
    /// Letters.
    case text = 1
    /// Bytes.
    case binary = 2
    /// The end.
    case close = 8
    /// A question.
    case ping = 9
    /// An answer.
    case pong = 10
  }
  /// How it behaves; carried.
  public final class Options: NWProtocolOptions, @unchecked Sendable {
    /// Whether questions are answered.
    public var autoReplyPing = false
    /// The longest message; 0 for any.
    public var maximumMessageSize = 0
    /// As usual.
    public override init() {}
  }
}

/// How connections behave; carried.
public final class NWParameters: @unchecked Sendable, CustomDebugStringConvertible {
  /// What stands above bytes.
  public final class ProtocolStack: @unchecked Sendable {
    /// What stands above all.
    public var applicationProtocols: [NWProtocolOptions] = []
  }
  /// What stands above bytes.
  public let defaultProtocolStack = ProtocolStack()
  /// Whether devices may connect without a network.
  public var includePeerToPeer = false
  /// Whether a number can be used again at once.
  public var allowLocalEndpointReuse = false
  /// Which kind of interface.
  public var requiredInterfaceType = NWInterface.InterfaceType.other
  /// Which kinds not.
  public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
  /// Whether each byte may cost something.
  public var prohibitExpensivePaths = false
  /// This end.
  public var requiredLocalEndpoint: NWEndpoint?
  /// As usual.
  public init() {}
  /// A stream with locks.
  public init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = NWProtocolTCP.Options()) {}
  /// Parts with locks.
  public init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = NWProtocolUDP.Options()) {}
  /// A stream.
  public static var tcp: NWParameters { NWParameters(tls: nil) }
  /// A stream with locks.
  public static var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
  /// Parts.
  public static var udp: NWParameters { NWParameters(dtls: nil) }
  /// Parts with locks.
  public static var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }
  /// What they are.
  public var debugDescription: String { "NWParameters" }
}

/// A connection. There is no network: it waits until it is cancelled, and what is sent fails.
public final class NWConnection: @unchecked Sendable {
  /// How it is.
  public enum State: Equatable, Sendable {
    /// Apple's names.
    case setup
    case waiting(NWError)
    case preparing
    case ready
    case failed(NWError)
    case cancelled
  }
  /// What is known of bytes.
  public final class ContentContext: @unchecked Sendable {
    /// What it is called.
    public let identifier: String
    /// Whether it is the last one.
    public let isFinal: Bool
    /// What is known of bytes.
    public init(
      identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false,
      antecedent: ContentContext? = nil, metadata: [AnyObject]? = nil
    ) { (self.identifier, self.isFinal) = (identifier, isFinal) }
    /// As usual.
    public static let defaultMessage = ContentContext(identifier: "default")
    /// The last ones.
    public static let finalMessage = ContentContext(identifier: "final", isFinal: true)
    /// Of a stream.
    public static let defaultStream = ContentContext(identifier: "stream")
  }
  /// What is called when bytes are gone.
  public enum SendCompletion: Sendable {
    /// A closure with why they are not.
    case contentProcessed(@Sendable (NWError?) -> Void)
    /// Nothing.
    case idempotent
  }

  private let lock = NSLock()
  private var current = State.setup
  private var handler: (@Sendable (State) -> Void)?
  /// The other end.
  public let endpoint: NWEndpoint
  /// How it behaves.
  public let parameters: NWParameters
  /// The queue of the handlers, after the start.
  public private(set) var queue: DispatchQueue?
  /// How it is.
  public var state: State { lock.withLock { current } }
  /// Is told how it is, on the queue.
  public var stateUpdateHandler: (@Sendable (_ state: State) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }
  /// Is told whether it can be used; never here.
  public var viabilityUpdateHandler: (@Sendable (_ isViable: Bool) -> Void)?
  /// Is told of a better way; never here.
  public var betterPathUpdateHandler: (@Sendable (_ betterPathAvailable: Bool) -> Void)?
  /// Is told of ways; never here.
  public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)?
  /// The way: none.
  public var currentPath: NWPath? { nil }
  /// The longest part: none.
  public var maximumDatagramSize: Int { 0 }

  /// To an end.
  public init(to: NWEndpoint, using: NWParameters) { (endpoint, parameters) = (to, using) }
  /// To a device and a service.
  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: using)
  }

  private func become(_ state: State) {
    let handler = lock.withLock {
      current = state
      return self.handler
    }
    guard let handler else { return }
    if let queue { queue.async { handler(state) } } else { handler(state) }
  }
  /// Tries: it waits, as the network is down.
  public func start(queue: DispatchQueue) {
    guard state == .setup else { return }
    self.queue = queue
    become(.preparing)
    become(.waiting(.posix(.ENETDOWN)))
  }
  /// Tries again: without effect.
  public func restart() {}
  /// Ends, for good.
  public func cancel() { if state != .cancelled { become(.cancelled) } }
  /// Ends at once.
  public func forceCancel() { cancel() }
  /// Sends bytes: the completion is told that there is no connection.
  public func send<Content: DataProtocol>(
    content: Content?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) { fail(completion) }
  /// Sends bytes: the completion is told that there is no connection.
  public func send(
    content: Data? = nil, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) { fail(completion) }
  private func fail(_ completion: SendCompletion) {
    guard case .contentProcessed(let handler) = completion else { return }
    if let queue { queue.async { handler(.posix(.ENOTCONN)) } } else { handler(.posix(.ENOTCONN)) }
  }
  /// Waits for bytes: the completion is told that there is no connection.
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion:
      @escaping @Sendable (
        _ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
      )
      -> Void
  ) { receiveMessage(completion: completion) }
  /// Waits for a message: the completion is told that there is no connection.
  public func receiveMessage(
    completion:
      @escaping @Sendable (
        _ completeContent: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
      )
      -> Void
  ) {
    if let queue {
      queue.async { completion(nil, nil, false, .posix(.ENOTCONN)) }
    } else {
      completion(nil, nil, false, .posix(.ENOTCONN))
    }
  }
  /// Sends several parts at once: runs the closure.
  public func batch(_ block: () -> Void) { block() }
}

/// Waits for connections. There is no network: it fails.
public final class NWListener: @unchecked Sendable {
  /// How it is.
  public enum State: Equatable, Sendable {
    /// Apple's names.
    case setup
    case waiting(NWError)
    case ready
    case failed(NWError)
    case cancelled
  }
  /// A service by its name.
  public struct Service: Equatable, Sendable {
    /// What it is called.
    public var name: String?
    /// What kind it is.
    public var type: String
    /// Where it is.
    public var domain: String?
    /// A service of a name.
    public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
      (self.name, self.type, self.domain) = (name, type, domain)
    }
  }
  /// How it is.
  public private(set) var state = State.setup
  /// How its connections behave.
  public let parameters: NWParameters
  /// Its number; nil as it is not there.
  public let port: NWEndpoint.Port?
  /// Under which name it is found; carried.
  public var service: Service?
  /// Is told how it is.
  public var stateUpdateHandler: (@Sendable (_ newState: State) -> Void)?
  /// Is told of names; never here.
  public var serviceRegistrationUpdateHandler: (@Sendable (_ change: ServiceRegistrationChange) -> Void)?
  /// Is given connections; never here.
  public var newConnectionHandler: (@Sendable (_ connection: NWConnection) -> Void)?
  /// The queue of the handlers, after the start.
  public private(set) var queue: DispatchQueue?
  /// What became of a name.
  public enum ServiceRegistrationChange: Sendable {
    /// Apple's names.
    case add(NWEndpoint)
    case remove(NWEndpoint)
  }
  /// At a number.
  public init(using: NWParameters, on: NWEndpoint.Port = .any) throws { (parameters, port) = (using, on) }
  /// Fails: the network is down.
  public func start(queue: DispatchQueue) {
    self.queue = queue
    state = .failed(.posix(.ENETDOWN))
    let (handler, state) = (stateUpdateHandler, state)
    queue.async { handler?(state) }
  }
  /// Ends.
  public func cancel() {
    state = .cancelled
    stateUpdateHandler?(.cancelled)
  }
}

/// Looks for services. There is no network: it fails.
public final class NWBrowser: @unchecked Sendable {
  /// How it is.
  public enum State: Equatable, Sendable {
    /// Apple's names.
    case setup
    case ready
    case failed(NWError)
    case cancelled
    case waiting(NWError)
  }
  /// What is looked for.
  public enum Descriptor: Hashable, Sendable {
    /// Services of a kind.
    case bonjour(type: String, domain: String?)
    /// Services of a kind, with what they say.
    case bonjourWithTXTRecord(type: String, domain: String?)
  }
  /// A service.
  public struct Result: Hashable, Sendable {
    /// Where it is.
    public let endpoint: NWEndpoint
    /// What it is reached by.
    public let interfaces: [NWInterface]
    /// What else is known.
    public let metadata: Metadata
    /// What else is known.
    public enum Metadata: Hashable, Sendable {
      /// Nothing.
      case none
    }
    /// What changed.
    public enum Change: Hashable, Sendable {
      /// Apple's names.
      case added(Result)
      case removed(Result)
      case identical
    }
  }
  /// How it is.
  public private(set) var state = State.setup
  /// What is looked for.
  public let descriptor: Descriptor
  /// How its connections behave.
  public let parameters: NWParameters
  /// What was found: nothing.
  public var browseResults: Set<Result> { [] }
  /// Is told how it is.
  public var stateUpdateHandler: (@Sendable (_ newState: State) -> Void)?
  /// Is told what was found; never here.
  public var browseResultsChangedHandler:
    (@Sendable (_ newResults: Set<Result>, _ changes: Set<Result.Change>) -> Void)?
  /// Looks for services.
  public init(for descriptor: Descriptor, using: NWParameters) {
    (self.descriptor, parameters) = (descriptor, using)
  }
  /// Fails: the network is down.
  public func start(queue: DispatchQueue) {
    state = .failed(.posix(.ENETDOWN))
    let (handler, state) = (stateUpdateHandler, state)
    queue.async { handler?(state) }
  }
  /// Ends.
  public func cancel() {
    state = .cancelled
    stateUpdateHandler?(.cancelled)
  }
}
