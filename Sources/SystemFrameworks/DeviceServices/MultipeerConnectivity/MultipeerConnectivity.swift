// Devices close by: none are found, and sessions stay empty.

import UIKit

/// A device.
open class MCPeerID: NSObject, @unchecked Sendable {
  /// What it is called.
  public let displayName: String
  /// A device of a name.
  public init(displayName myDisplayName: String) { displayName = myDisplayName }
}

/// Whether a device is in a session. Raw values are Apple's.
public enum MCSessionState: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case notConnected, connecting, connected
}

/// How data are sent. Raw values are Apple's.
public enum MCSessionSendDataMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case reliable, unreliable
}

/// Whether others can read along. Raw values are Apple's.
public enum MCEncryptionPreference: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case optional, required, none
}

/// Why nothing is sent.
public struct MCError: Error, Equatable, CustomNSError, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unknown, notConnected, invalidParameter, unsupported, timedOut, cancelled, unavailable
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "MCErrorDomain" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
}

/// Is told of a session; never here, but by tests.
@preconcurrency
public protocol MCSessionDelegate: NSObjectProtocol {
  /// A device comes or goes.
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  /// A device sent something.
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  /// A device sends as it comes.
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID)
  /// A device begins to send a file.
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, with progress: Progress)
  /// A device sent a file.
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
}

/// Devices that talk to each other: there is nobody else.
open class MCSession: NSObject, @unchecked Sendable {
  /// Is told.
  open weak var delegate: (any MCSessionDelegate)?
  /// This device.
  public let myPeerID: MCPeerID
  /// Whether others can read along.
  public let encryptionPreference: MCEncryptionPreference
  /// The others.
  open var connectedPeers: [MCPeerID] { [] }
  /// A session of this device.
  public convenience init(peer myPeerID: MCPeerID) {
    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional)
  }
  /// A session of this device.
  public init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]?,
    encryptionPreference: MCEncryptionPreference
  ) { (self.myPeerID, self.encryptionPreference) = (myPeerID, encryptionPreference) }
  /// Sends data: to nobody, which is an error where somebody is named.
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws {
    throw MCError(peerIDs.isEmpty ? .invalidParameter : .notConnected)
  }
  /// Sends a file: there is nobody, which the handler is told.
  @discardableResult
  open func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) -> Progress? {
    completionHandler?(MCError(.notConnected))
    return nil
  }
  /// Opens a stream: it throws, there is nobody.
  open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream {
    throw MCError(.notConnected)
  }
  /// Asks for what is needed to connect: there is nothing.
  open func nearbyConnectionData(
    forPeer peerID: MCPeerID, withCompletionHandler completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) { completionHandler(nil, MCError(.notConnected)) }
  /// Connects; without effect.
  open func connectPeer(_ peerID: MCPeerID, withNearbyConnectionData data: Data) {}
  /// Connects no longer; without effect.
  open func cancelConnectPeer(_ peerID: MCPeerID) {}
  /// Leaves.
  open func disconnect() {}
}

/// Is told who looks; by tests, and that nobody can.
@preconcurrency
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
  /// Somebody asks.
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
  /// Nobody can see it.
  func advertiser(_ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
  /// Does nothing by default.
  public func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error
  ) {}
}

/// Lets others see this device: nobody can.
open class MCNearbyServiceAdvertiser: NSObject, @unchecked Sendable {
  /// Is told.
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  /// This device.
  public let myPeerID: MCPeerID
  /// What others are told.
  public let discoveryInfo: [String: String]?
  /// For what.
  public let serviceType: String
  /// Lets others see this device.
  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
  }
  /// Starts: it cannot, and the delegate is told so later on the main queue.
  open func startAdvertisingPeer() {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.advertiser(self, didNotStartAdvertisingPeer: MCError(.unavailable))
    }
  }
  /// Stops.
  open func stopAdvertisingPeer() {}
}

/// Is told who is there; by tests, and that nobody can be found.
@preconcurrency
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
  /// Somebody is.
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?)
  /// Somebody is no longer.
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  /// Nobody can be found.
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
  /// Does nothing by default.
  public func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error) {}
}

/// Looks for others: nobody is found.
open class MCNearbyServiceBrowser: NSObject, @unchecked Sendable {
  /// Is told.
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  /// This device.
  public let myPeerID: MCPeerID
  /// For what.
  public let serviceType: String
  /// Looks for others.
  public init(peer myPeerID: MCPeerID, serviceType: String) {
    (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
  }
  /// Starts: it cannot, and the delegate is told so later on the main queue.
  open func startBrowsingForPeers() {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.browser(self, didNotStartBrowsingForPeers: MCError(.unavailable))
    }
  }
  /// Stops.
  open func stopBrowsingForPeers() {}
  /// Asks somebody; there is no answer.
  open func invitePeer(
    _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
  ) {}
}

/// Lets others see this device, and asks the user: nobody can see it.
open class MCAdvertiserAssistant: NSObject, @unchecked Sendable {
  /// The session.
  public let session: MCSession
  /// For what.
  public let serviceType: String
  /// Lets others see this device.
  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
    (self.serviceType, self.session) = (serviceType, session)
  }
  /// Starts; without effect.
  open func start() {}
  /// Stops.
  open func stop() {}
}

/// Is told what the user chose; by tests.
@preconcurrency @MainActor
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
  /// Somebody.
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  /// Nobody.
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
}

/// Chooses others: a controller like any other.
@preconcurrency @MainActor
open class MCBrowserViewController: UIViewController {
  /// Is told.
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  /// The session.
  public let session: MCSession
  /// At least how many; carried.
  open var minimumNumberOfPeers = 2
  /// At most how many; carried.
  open var maximumNumberOfPeers = 8
  /// Chooses for a session.
  public init(serviceType: String, session: MCSession) {
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }
  /// Nothing of it is archived.
  public required init?(coder: NSCoder) { nil }
}
