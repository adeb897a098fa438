// What a program asks of a server's certificates. Foundation has no way to look at them here, so that a challenge never brings
// any: the properties are nil, and the system decides.

import Foundation

/// Whether a server's certificates are to be trusted.
public final class SecTrust: NSObject, @unchecked Sendable {}
/// A certificate of a server or of a user.
public final class SecCertificate: NSObject, @unchecked Sendable {}
/// A certificate with its key.
public final class SecIdentity: NSObject, @unchecked Sendable {}
/// What a server's certificates have to be.
public final class SecPolicy: NSObject, @unchecked Sendable {}

/// Asked whether a server is to be trusted.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// Asked for the user's certificate.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
  /// The server's certificates: they are not told.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// Trusts a server: nobody has its certificates, so that it says nothing.
  public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}

/// Whether certificates are to be trusted: it cannot be seen.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<NSError?>?) -> Bool {
  error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: -4)
  return false
}
/// How many certificates: none.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { 0 }
/// One of the certificates: none.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ index: Int) -> SecCertificate? { nil }
/// The certificates: none.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> NSArray? { nil }
/// A certificate's bytes.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> NSData { NSData() }
/// A certificate of bytes: they are not looked at.
public func SecCertificateCreateWithData(_ allocator: AnyObject?, _ data: NSData) -> SecCertificate? { nil }
