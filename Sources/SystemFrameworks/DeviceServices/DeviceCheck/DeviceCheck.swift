// What proves that a device and an application are genuine: nothing can here.

import FoundationAdditions

/// Why something is not proved.
public struct DCError: CustomNSError, Equatable, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unknownSystemFailure, featureUnsupported, invalidInput, invalidKey, serverUnavailable
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of these errors.
  public static var errorDomain: String { "com.apple.devicecheck.error" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}

/// Proves that a device is genuine: it cannot.
open class DCDevice: NSObject, @unchecked Sendable {
  private static let device = DCDevice()
  /// This one.
  open class var current: DCDevice { device }
  /// Whether it can: no.
  open var isSupported: Bool { false }
  /// A proof: an error.
  open func generateToken(completionHandler completion: @escaping (Data?, (any Error)?) -> Void) {
    completion(nil, DCError(.featureUnsupported))
  }
  /// A proof: an error.
  open func generateToken() async throws -> Data { throw DCError(.featureUnsupported) }
}

/// Proves that an application is genuine: it cannot.
open class DCAppAttestService: NSObject, @unchecked Sendable {
  private static let service = DCAppAttestService()
  /// The application's.
  open class var shared: DCAppAttestService { service }
  /// Whether it can: no.
  open var isSupported: Bool { false }
  /// A key: an error.
  open func generateKey(completionHandler: @escaping (String?, (any Error)?) -> Void) {
    completionHandler(nil, DCError(.featureUnsupported))
  }
  /// A key: an error.
  open func generateKey() async throws -> String { throw DCError(.featureUnsupported) }
  /// A proof of a key: an error.
  open func attestKey(
    _ keyId: String, clientDataHash: Data, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) { completionHandler(nil, DCError(.featureUnsupported)) }
  /// A proof of a key: an error.
  open func attestKey(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }
  /// A proof of a question: an error.
  open func generateAssertion(
    _ keyId: String, clientDataHash: Data, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) { completionHandler(nil, DCError(.featureUnsupported)) }
  /// A proof of a question: an error.
  open func generateAssertion(_ keyId: String, clientDataHash: Data) async throws -> Data {
    throw DCError(.featureUnsupported)
  }
}
