// What goes wrong with the store, and what else it has: receipts, pages, periods of subscriptions.

import Foundation
import UIKit

/// The domain of the store's errors.
public let SKErrorDomain = "SKErrorDomain"

/// What went wrong with the store. Codes are Apple's.
public struct SKError: Error, CustomNSError, Hashable, Sendable {
  /// Why. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
    case cloudServicePermissionDenied, cloudServiceNetworkConnectionFailed, cloudServiceRevoked
    case privacyAcknowledgementRequired, unauthorizedRequestData, invalidOfferIdentifier, invalidSignature
    case missingOfferParams, invalidOfferPrice, overlayCancelled, overlayInvalidConfiguration, overlayTimeout
    case ineligibleForOffer, unsupportedPlatform, overlayPresentedInBackgroundScene
  }
  /// Why.
  public let code: Code
  /// What is said beside it.
  private let said: [String: String]
  /// An error of a reason. Of what is said beside it, texts are kept.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    said = userInfo.compactMapValues { $0 as? String }
  }
  /// What is said beside the reason.
  public var errorUserInfo: [String: Any] { said }
  /// Apple's domain.
  public static var errorDomain: String { SKErrorDomain }
  /// The raw value of the reason.
  public var errorCode: Int { code.rawValue }
  /// Nobody knows why.
  public static var unknown: Code { .unknown }
  /// This application may not ask.
  public static var clientInvalid: Code { .clientInvalid }
  /// The user does not want to pay.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// Something in it is not known.
  public static var paymentInvalid: Code { .paymentInvalid }
  /// The user may not pay.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  /// The store does not have it.
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
  /// The user does not let it ask the cloud.
  public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
  /// The cloud cannot be reached.
  public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
  /// The user does not let it ask the cloud any longer.
  public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
  /// The user has not read Apple's page on privacy.
  public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
  /// The application may not ask for this.
  public static var unauthorizedRequestData: Code { .unauthorizedRequestData }
  /// Nobody knows the offer.
  public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
  /// The offer is not signed well.
  public static var invalidSignature: Code { .invalidSignature }
  /// Something of the offer is missing.
  public static var missingOfferParams: Code { .missingOfferParams }
  /// The offer has no right price.
  public static var invalidOfferPrice: Code { .invalidOfferPrice }
}

extension SKError.Code {
  /// For `catch SKError.paymentCancelled`.
  public static func ~= (code: SKError.Code, error: any Error) -> Bool { (error as? SKError)?.code == code }
}

/// A store of a country.
open class SKStorefront: NSObject, @unchecked Sendable {
  /// The country in three letters.
  open var countryCode: String { "" }
  /// Its name.
  open var identifier: String { "" }
}

/// A time that a subscription lasts.
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  /// How many of them.
  open var numberOfUnits: Int { 0 }
  /// Of what.
  open var unit: SKProduct.PeriodUnit { .day }
}

/// A lower price of a subscription.
open class SKProductDiscount: NSObject, @unchecked Sendable {
  /// How it is paid. Raw values are Apple's.
  public enum PaymentMode: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case payAsYouGo, payUpFront, freeTrial
  }
  /// The price.
  open var price: NSDecimalNumber { 0 }
  /// Where it is meant.
  open var priceLocale: Locale { Locale(identifier: "en_US") }
  /// How long.
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
  /// How often.
  open var numberOfPeriods: Int { 0 }
  /// What it is called; nil for the offer at the beginning.
  open var identifier: String? { nil }
  /// How it is paid.
  open var paymentMode: PaymentMode { .payAsYouGo }
}

extension SKProduct {
  /// What a period is counted in. Raw values are Apple's.
  public enum PeriodUnit: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case day, week, month, year
  }
  /// How long a subscription lasts.
  public var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  /// A lower price to begin with.
  public var introductoryPrice: SKProductDiscount? { nil }
  /// Lower prices.
  public var discounts: [SKProductDiscount] { [] }
  /// The group of a subscription.
  public var subscriptionGroupIdentifier: String? { nil }
  /// Whether there is something to fetch.
  public var isDownloadable: Bool { false }
  /// Whether the user's family may have it.
  public var isFamilyShareable: Bool { false }
  /// How large its files are, in bytes.
  public var downloadContentLengths: [NSNumber] { [] }
  /// Which version its files are.
  public var downloadContentVersion: String { "" }
}

/// Asks for the receipt again: there is none, which the delegate hears at once.
open class SKReceiptRefreshRequest: SKRequest {
  /// What the receipt is to say; carried.
  public let receiptProperties: [String: Any]?
  /// Is told.
  open weak var delegate: (any SKRequestDelegate)?
  /// Asks for a receipt.
  public init(receiptProperties properties: [String: Any]? = nil) {
    receiptProperties = properties
    super.init()
  }
  /// Asks.
  open override func start() { delegate?.request(self, didFailWithError: SKError(.unknown)) }
}

/// Which product a page of the store is about.
public let SKStoreProductParameterITunesItemIdentifier = "id"
/// Under which a page's product is named.
public let SKStoreProductParameterProductIdentifier = "productIdentifier"
/// Under which a page's way of the user is named.
public let SKStoreProductParameterCampaignToken = "ct"
/// Under which a page's way of the user is named.
public let SKStoreProductParameterAffiliateToken = "at"
/// Under which a page's way of the user is named.
public let SKStoreProductParameterProviderToken = "pt"
/// Under which a page of an application is named.
public let SKStoreProductParameterCustomProductPageIdentifier = "ppid"

/// A page of the store: a controller like any other, without the page.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
  /// Is told.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  /// Fetches the page: it cannot, and says so.
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) { block?(false, SKError(.storeProductNotAvailable)) }
}

/// Is told of a page of the store.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  /// The user has seen enough; never told.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  /// Does nothing by default.
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}
