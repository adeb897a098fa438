// Messages of a server that start a program: none come to a device without the service, and it has no token.

import UIKit

/// What a message is for.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Any name is taken.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Calls.
  public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
  /// Files.
  public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
}

/// The address of a program for a server. Apple makes it; none is made here.
open class PKPushCredentials: NSObject, @unchecked Sendable {
  /// For what.
  public let type: PKPushType
  /// The address.
  public let token: Data
  /// For tests: Apple's has no initializer.
  public init(type: PKPushType, token: Data) {
    (self.type, self.token) = (type, token)
    super.init()
  }
}

/// A message. Apple makes it; none comes here.
open class PKPushPayload: NSObject, @unchecked Sendable {
  /// For what.
  public let type: PKPushType
  /// What the server sent.
  public let dictionaryPayload: [AnyHashable: Any]
  /// For tests: Apple's has no initializer.
  public init(type: PKPushType, dictionaryPayload: [AnyHashable: Any]) {
    (self.type, self.dictionaryPayload) = (type, dictionaryPayload)
    super.init()
  }
}

/// Is told of addresses and messages; tests call it.
public protocol PKPushRegistryDelegate: NSObjectProtocol {
  /// There is an address.
  func pushRegistry(
    _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
  /// A message came.
  func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
    completion: @escaping () -> Void)
  /// The address counts no more.
  func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}
extension PKPushRegistryDelegate {
  /// Does nothing by default.
  public func pushRegistry(
    _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
    completion: @escaping () -> Void
  ) { completion() }
  /// Does nothing by default.
  public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}

/// Asks for messages.
open class PKPushRegistry: NSObject, @unchecked Sendable {
  /// Is told. Not retained.
  open weak var delegate: (any PKPushRegistryDelegate)?
  /// For what messages are asked; carried.
  open var desiredPushTypes: Set<PKPushType>?
  /// The delegate's queue, which nothing uses.
  public init(queue: DispatchQueue?) { super.init() }
  /// The address: none.
  open func pushToken(for type: PKPushType) -> Data? { nil }
}
