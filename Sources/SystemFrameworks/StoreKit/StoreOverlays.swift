// Offers of the store over an application, prices for subscribers, and where users come from: there is no store to show them.

import Foundation
import UIKit

/// An offer for somebody who has subscribed.
open class SKPaymentDiscount: NSObject, @unchecked Sendable {
  /// Which one.
  public let identifier: String
  /// The key that it is signed with.
  public let keyIdentifier: String
  /// A number that is used once.
  public let nonce: UUID
  /// What proves it.
  public let signature: String
  /// When it was signed, in milliseconds.
  public let timestamp: NSNumber
  /// An offer.
  public init(
    identifier: String, keyIdentifier: String, nonce: UUID, signature: String, timestamp: NSNumber
  ) {
    (self.identifier, self.keyIdentifier, self.nonce) = (identifier, keyIdentifier, nonce)
    (self.signature, self.timestamp) = (signature, timestamp)
  }
}

/// Is asked about payments; never here.
public protocol SKPaymentQueueDelegate: NSObjectProtocol {
  /// Whether a payment goes on though the store is another one.
  func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
    in newStorefront: SKStorefront
  ) -> Bool
  /// Whether the user is asked about a price now.
  func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

extension SKPaymentQueueDelegate {
  /// Yes by default.
  public func paymentQueue(
    _ paymentQueue: SKPaymentQueue, shouldContinue transaction: SKPaymentTransaction,
    in newStorefront: SKStorefront
  ) -> Bool { true }
  /// Yes by default.
  public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}

/// Another application, offered over this one.
@preconcurrency @MainActor
open class SKOverlay: NSObject {
  /// Where it lies. Raw values are Apple's.
  public enum Position: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case bottom, bottomRaised
  }
  /// What is offered.
  @preconcurrency @MainActor
  open class Configuration: NSObject {}
  /// An application.
  @preconcurrency @MainActor
  open class AppConfiguration: Configuration {
    /// Which one.
    open var appIdentifier: String
    /// Where it lies.
    open var position: Position
    /// Where the user comes from; carried.
    open var campaignToken: String?
    /// Where the user comes from; carried.
    open var providerToken: String?
    /// Which of its pages; carried.
    open var customProductPageIdentifier: String?
    /// Which of its versions; carried.
    open var latestReleaseID: String?
    /// Whether the user can put it away; carried.
    open var userDismissible = true
    private var values: [String: Any] = [:]
    /// An application.
    public init(appIdentifier: String, position: Position) {
      (self.appIdentifier, self.position) = (appIdentifier, position)
    }
    /// Says something more; carried.
    open func setAdditionalValue(_ value: Any?, forKey key: String) { values[key] = value }
    /// What was said more.
    open func additionalValue(forKey key: String) -> Any? { values[key] }
  }
  /// The application that this is a part of.
  @preconcurrency @MainActor
  open class AppClipConfiguration: Configuration {
    /// Where it lies.
    open var position: Position
    /// Where the user comes from; carried.
    open var campaignToken: String?
    /// Where the user comes from; carried.
    open var providerToken: String?
    /// The application that this is a part of.
    public init(position: Position) { self.position = position }
  }
  /// What the application moves with it.
  @preconcurrency @MainActor
  open class TransitionContext: NSObject {
    /// Where it comes from.
    open var startFrame: CGRect { .zero }
    /// Where it goes.
    open var endFrame: CGRect { .zero }
    /// Moves something with it.
    open func addAnimation(_ block: @escaping () -> Void) {}
  }
  /// What is offered.
  public let configuration: Configuration
  /// Is told.
  open weak var delegate: (any SKOverlayDelegate)?
  /// Something that is offered.
  public init(configuration: Configuration) { self.configuration = configuration }
  /// Shows it: the delegate hears that it cannot be.
  open func present(in scene: UIWindowScene) {
    delegate?.storeOverlayDidFailToLoad(self, error: SKError(.overlayTimeout))
  }
  /// Puts it away; there is none.
  open class func dismiss(in scene: UIWindowScene) {}
}

/// Is told of what is offered.
@preconcurrency @MainActor
public protocol SKOverlayDelegate: NSObjectProtocol {
  /// It cannot be shown.
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
  /// It comes; never told here.
  func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  /// It is there; never told here.
  func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  /// It goes; never told here.
  func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  /// It is gone; never told here.
  func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

extension SKOverlayDelegate {
  /// Does nothing by default.
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
  /// Does nothing by default.
  public func storeOverlayWillStartPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  /// Does nothing by default.
  public func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  /// Does nothing by default.
  public func storeOverlayWillStartDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  /// Does nothing by default.
  public func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
}

/// Tells advertisers what users do: nobody hears it.
open class SKAdNetwork: NSObject {
  /// Roughly what a user is worth.
  public struct CoarseConversionValue: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Little.
    public static let low = CoarseConversionValue(rawValue: "low")
    /// Something.
    public static let medium = CoarseConversionValue(rawValue: "medium")
    /// Much.
    public static let high = CoarseConversionValue(rawValue: "high")
  }
  /// The application was started for the first time; without effect.
  open class func registerAppForAdNetworkAttribution() {}
  /// What a user is worth; without effect.
  open class func updateConversionValue(_ conversionValue: Int) {}
  /// What a user is worth; without effect.
  open class func updatePostbackConversionValue(
    _ conversionValue: Int, completionHandler completion: (((any Error)?) -> Void)? = nil
  ) { completion?(nil) }
  /// What a user is worth; without effect.
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue,
    completionHandler completion: (((any Error)?) -> Void)? = nil
  ) { completion?(nil) }
  /// What a user is worth; without effect.
  open class func updatePostbackConversionValue(
    _ fineValue: Int, coarseValue: CoarseConversionValue, lockWindow: Bool,
    completionHandler completion: (((any Error)?) -> Void)? = nil
  ) { completion?(nil) }
}
