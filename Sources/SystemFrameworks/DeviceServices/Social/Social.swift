// The controller that writes to social networks: no service can be reached.

import UIKit

/// A service.
public let SLServiceTypeFacebook = "com.apple.social.facebook"
/// A service.
public let SLServiceTypeTwitter = "com.apple.social.twitter"
/// A service.
public let SLServiceTypeSinaWeibo = "com.apple.social.sinaweibo"
/// A service.
public let SLServiceTypeLinkedIn = "com.apple.social.linkedin"

/// What became of a text. Raw values are Apple's.
public enum SLComposeViewControllerResult: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case cancelled, done
}

/// Writes a text for a service: what it is given is carried.
@preconcurrency @MainActor
open class SLComposeViewController: UIViewController {
  /// The service.
  open private(set) var serviceType: String! = ""
  /// Is told at the end; by tests, as nothing is written.
  open var completionHandler: ((SLComposeViewControllerResult) -> Void)!
  private(set) var texts: [String] = []
  private(set) var images: [UIImage] = []
  private(set) var addresses: [URL] = []
  /// Whether a service can be reached: none can.
  open class func isAvailable(forServiceType serviceType: String!) -> Bool { false }
  /// Writes for a service.
  public convenience init!(forServiceType serviceType: String!) {
    self.init(nibName: nil, bundle: nil)
    self.serviceType = serviceType
  }
  /// The text; carried.
  /// - Returns: true, as it is taken.
  @discardableResult
  open func setInitialText(_ text: String!) -> Bool {
    texts = [text ?? ""]
    return true
  }
  /// Adds a picture; carried.
  @discardableResult
  open func add(_ image: UIImage!) -> Bool {
    guard let image else { return false }
    images.append(image)
    return true
  }
  /// Adds an address; carried.
  @discardableResult
  open func add(_ url: URL!) -> Bool {
    guard let url else { return false }
    addresses.append(url)
    return true
  }
  /// Takes all pictures away.
  @discardableResult
  open func removeAllImages() -> Bool {
    images = []
    return true
  }
  /// Takes all addresses away.
  @discardableResult
  open func removeAllURLs() -> Bool {
    addresses = []
    return true
  }
}
