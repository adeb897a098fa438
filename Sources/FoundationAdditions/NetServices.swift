// Services of the local network by name. Nobody announces or looks for any here: what is asked for ends with an error.

import Foundation

/// A service of the local network, by its name.
open class NetService: NSObject, @unchecked Sendable {
  /// Why something did not work. Raw values are Apple's.
  public enum ErrorCode: Int, Sendable {
    /// Apple's names with the raw values.
    case unknownError = -72000
    case collisionError = -72001
    case notFoundError = -72002
    case activityInProgress = -72003
    case badArgumentError = -72004
    case cancelledError = -72005
    case invalidError = -72006
    case timeoutError = -72007
    case missingRequiredConfigurationError = -72008
  }
  /// How a service is announced. Raw values are Apple's.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Not under another name where its own is taken.
    public static let noAutoRename = Options(rawValue: 1)
    /// It also waits for connections.
    public static let listenForConnections = Options(rawValue: 2)
  }
  /// The key of an error's number.
  public class var errorCode: String { "NSNetServicesErrorCode" }
  /// The key of an error's domain.
  public class var errorDomain: String { "NSNetServicesErrorDomain" }
  /// Where.
  public let domain: String
  /// What kind, as "_http._tcp.".
  public let type: String
  /// Its name.
  public let name: String
  /// By which port; -1 where that is not known.
  public let port: Int
  /// Is told.
  open weak var delegate: (any NetServiceDelegate)?
  /// Whether devices beside each other count; carried.
  open var includesPeerToPeer = false
  /// Its host: not known.
  open var hostName: String? { nil }
  /// Its addresses: not known.
  open var addresses: [Data]? { nil }
  private var record: Data?
  /// A service that is to be announced.
  public init(domain: String, type: String, name: String, port: Int32) {
    (self.domain, self.type, self.name, self.port) = (domain, type, name, Int(port))
  }
  /// A service that is to be found.
  public convenience init(domain: String, type: String, name: String) {
    self.init(domain: domain, type: type, name: name, port: -1)
  }
  /// By which run loop it is told; it is told at once.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// By which run loop it is told no longer.
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Announces it: the delegate hears that it cannot be.
  open func publish() { publish(options: []) }
  /// Announces it: the delegate hears that it cannot be.
  open func publish(options: Options = []) {
    delegate?.netService(self, didNotPublish: NetService.failure)
  }
  /// Looks for it: the delegate hears that it is not found.
  open func resolve(withTimeout timeout: TimeInterval) {
    delegate?.netService(self, didNotResolve: NetService.failure)
  }
  /// Announces it, or looks for it, no longer.
  open func stop() { delegate?.netServiceDidStop(self) }
  /// What it says of itself.
  open func txtRecordData() -> Data? { record }
  /// Says what it says of itself; carried.
  @discardableResult open func setTXTRecord(_ recordData: Data?) -> Bool {
    record = recordData
    return true
  }
  /// Tells when it says something else of itself; never here.
  open func startMonitoring() {}
  /// Tells it no longer.
  open func stopMonitoring() {}
  fileprivate static var failure: [String: NSNumber] {
    [errorCode: NSNumber(value: ErrorCode.unknownError.rawValue), errorDomain: 10]
  }
}

/// Is told of a service.
public protocol NetServiceDelegate: AnyObject {
  /// It is about to be announced; never told here.
  func netServiceWillPublish(_ sender: NetService)
  /// It is announced; never told here.
  func netServiceDidPublish(_ sender: NetService)
  /// It cannot be announced.
  func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber])
  /// It is about to be looked for; never told here.
  func netServiceWillResolve(_ sender: NetService)
  /// It has an address; never told here.
  func netServiceDidResolveAddress(_ sender: NetService)
  /// It is not found.
  func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber])
  /// It ended.
  func netServiceDidStop(_ sender: NetService)
  /// It says something else of itself; never told here.
  func netService(_ sender: NetService, didUpdateTXTRecord data: Data)
  /// Somebody wants to talk; never told here.
  func netService(
    _ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream)
}

extension NetServiceDelegate {
  /// Does nothing by default.
  public func netServiceWillPublish(_ sender: NetService) {}
  /// Does nothing by default.
  public func netServiceDidPublish(_ sender: NetService) {}
  /// Does nothing by default.
  public func netService(_ sender: NetService, didNotPublish errorDict: [String: NSNumber]) {}
  /// Does nothing by default.
  public func netServiceWillResolve(_ sender: NetService) {}
  /// Does nothing by default.
  public func netServiceDidResolveAddress(_ sender: NetService) {}
  /// Does nothing by default.
  public func netService(_ sender: NetService, didNotResolve errorDict: [String: NSNumber]) {}
  /// Does nothing by default.
  public func netServiceDidStop(_ sender: NetService) {}
  /// Does nothing by default.
  public func netService(_ sender: NetService, didUpdateTXTRecord data: Data) {}
  /// Does nothing by default.
  public func netService(
    _ sender: NetService, didAcceptConnectionWith inputStream: InputStream, outputStream: OutputStream
  ) {}
}

/// Looks for services of the local network: the delegate hears that it cannot.
open class NetServiceBrowser: NSObject, @unchecked Sendable {
  /// Is told.
  open weak var delegate: (any NetServiceBrowserDelegate)?
  /// Whether devices beside each other count; carried.
  open var includesPeerToPeer = false
  public override init() { super.init() }
  /// By which run loop it is told; it is told at once.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// By which run loop it is told no longer.
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Looks for places where services are: it cannot.
  open func searchForBrowsableDomains() { fail() }
  /// Looks for places where services can be announced: it cannot.
  open func searchForRegistrationDomains() { fail() }
  /// Looks for services of a kind: it cannot.
  open func searchForServices(ofType type: String, inDomain domainString: String) { fail() }
  /// Looks no longer.
  open func stop() { delegate?.netServiceBrowserDidStopSearch(self) }
  private func fail() { delegate?.netServiceBrowser(self, didNotSearch: NetService.failure) }
}

/// Is told of services that are found: none are.
public protocol NetServiceBrowserDelegate: AnyObject {
  /// It is about to look; never told here.
  func netServiceBrowserWillSearch(_ browser: NetServiceBrowser)
  /// It looks no longer.
  func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser)
  /// It cannot look.
  func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber])
  /// A place was found; never told here.
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool)
  /// A service was found; never told here.
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool)
  /// A place is gone; never told here.
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool)
  /// A service is gone; never told here.
  func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool)
}

extension NetServiceBrowserDelegate {
  /// Does nothing by default.
  public func netServiceBrowserWillSearch(_ browser: NetServiceBrowser) {}
  /// Does nothing by default.
  public func netServiceBrowserDidStopSearch(_ browser: NetServiceBrowser) {}
  /// Does nothing by default.
  public func netServiceBrowser(_ browser: NetServiceBrowser, didNotSearch errorDict: [String: NSNumber]) {}
  /// Does nothing by default.
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didFindDomain domainString: String, moreComing: Bool
  ) {}
  /// Does nothing by default.
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didFind service: NetService, moreComing: Bool
  ) {}
  /// Does nothing by default.
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemoveDomain domainString: String, moreComing: Bool
  ) {}
  /// Does nothing by default.
  public func netServiceBrowser(
    _ browser: NetServiceBrowser, didRemove service: NetService, moreComing: Bool
  ) {}
}
