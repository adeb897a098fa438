// StoreKit 2: a store without products, to which nobody has paid anything.

import Foundation
import UIKit

/// A value with the word of the store, or without it.
public enum VerificationResult<SignedType> {
  /// The store's word does not fit.
  case unverified(SignedType, VerificationError)
  /// The store has said so.
  case verified(SignedType)

  /// Why the store's word does not fit.
  public enum VerificationError: Error, Sendable {
    /// Apple's names.
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding
    case invalidSignature, missingRequiredProperties
  }
  /// The value, whatever the store says.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }
  /// The value where the store has said so.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): return value
      case .unverified(_, let error): throw error
      }
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}

/// Something that the store sells. The store knows none, so that no program here ever has one.
public struct Product: Identifiable, Hashable, Sendable {
  /// What kind of thing.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// A kind by Apple's name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Used up.
    public static let consumable = Self(rawValue: "Consumable")
    /// Kept.
    public static let nonConsumable = Self(rawValue: "Non-Consumable")
    /// For a time.
    public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
    /// Until it is ended.
    public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
  }
  /// What became of a purchase.
  public enum PurchaseResult: Sendable {
    /// It is paid.
    case success(VerificationResult<Transaction>)
    /// The user does not want it.
    case userCancelled
    /// Somebody else has to agree.
    case pending
  }
  /// How something is bought.
  public struct PurchaseOption: Hashable, Sendable {
    let name: String
    /// By whom.
    public static func appAccountToken(_ token: UUID) -> Self { Self(name: token.uuidString) }
    /// How many.
    public static func quantity(_ quantity: Int) -> Self { Self(name: "\(quantity)") }
  }
  /// Why something cannot be bought.
  public enum PurchaseError: Error, Sendable {
    /// Apple's names.
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
  }
  /// A time that a subscription lasts.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// What it is counted in.
    public enum Unit: Hashable, Sendable {
      /// Apple's names.
      case day, week, month, year
    }
    /// Of what.
    public let unit: Unit
    /// How many of them.
    public let value: Int
  }
  /// What is known of a subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// What it costs at first: nothing is known.
    public let introductoryOffer: SubscriptionOffer? = nil
    /// What it costs for some: nothing is known.
    public let promotionalOffers: [SubscriptionOffer] = []
    /// Whether the user may have it at first: no.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    /// Whether it lasts.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      /// Apple's number.
      public let rawValue: Int
      /// A state by Apple's number.
      public init(rawValue: Int) { self.rawValue = rawValue }
      /// It lasts.
      public static let subscribed = Self(rawValue: 1)
      /// It is over.
      public static let expired = Self(rawValue: 2)
      /// The store waits for money.
      public static let inBillingRetryPeriod = Self(rawValue: 3)
      /// The store waits for money, and it lasts.
      public static let inGracePeriod = Self(rawValue: 4)
      /// It was taken back.
      public static let revoked = Self(rawValue: 5)
    }
    /// Whether it lasts, with the store's word.
    public struct Status: Sendable {
      /// Whether it lasts.
      public let state: RenewalState
      /// The last payment.
      public let transaction: VerificationResult<Transaction>
    }
    /// Those of which a user has one.
    public let subscriptionGroupID: String
    /// How long.
    public let subscriptionPeriod: SubscriptionPeriod
    /// Whether it lasts: nobody has any.
    public var status: [Status] { get async throws { [] } }
  }
  /// Its name in the store.
  public let id: String
  /// What kind of thing.
  public let type: ProductType
  /// Its name for people.
  public let displayName: String
  /// What it is.
  public let description: String
  /// The price.
  public let price: Decimal
  /// The price as people write it.
  public let displayPrice: String
  /// What is known of it as a subscription.
  public let subscription: SubscriptionInfo?
  /// The last payment for it: none.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  /// Products by their names: the store knows none.
  public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws -> [Product]
  where Identifiers.Element == String { [] }
  /// Buys it: nobody may.
  @discardableResult
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    throw PurchaseError.purchaseNotAllowed
  }
}

/// A payment. Nobody has made any, so that no program here ever has one.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// Its number.
  public let id: UInt64
  /// The number of the first one of a subscription.
  public let originalID: UInt64
  /// What was bought.
  public let productID: String
  /// What kind of thing.
  public let productType: Product.ProductType
  /// When.
  public let purchaseDate: Date
  /// Until when.
  public let expirationDate: Date?
  /// When it was taken back.
  public let revocationDate: Date?
  /// Whether a better one took its place.
  public let isUpgraded: Bool
  /// How many.
  public let purchasedQuantity: Int
  /// By whom.
  public let appAccountToken: UUID?
  /// Says that it was delivered.
  public func finish() async {}

  /// Payments one after the other: none.
  public struct Transactions: AsyncSequence, Sendable {
    /// A payment with the store's word.
    public typealias Element = VerificationResult<Transaction>
    /// Goes through them.
    public struct AsyncIterator: AsyncIteratorProtocol, Sendable {
      /// The next one: none.
      public mutating func next() async -> Element? { nil }
    }
    /// Goes through them.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  /// Those that come: none ever does.
  public static var updates: Transactions { Transactions() }
  /// All of them: none.
  public static var all: Transactions { Transactions() }
  /// Those that give a right to something: none.
  public static var currentEntitlements: Transactions { Transactions() }
  /// Those that were not delivered: none.
  public static var unfinished: Transactions { Transactions() }
  /// The last one for something: none.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// The one that gives a right to something: none.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
    nil
  }
}

/// What went wrong with the store.
public enum StoreKitError: Error, Sendable {
  /// Apple's names.
  case unknown, userCancelled, notAvailableInStorefront, notEntitled
  case networkError(URLError)
  case systemError(any Error)
}

/// The store.
public enum AppStore {
  /// Whether the user may pay: not here.
  public static var canMakePayments: Bool { false }
  /// Asks what the user has: it cannot.
  public static func sync() async throws { throw StoreKitError.unknown }
  /// Asks the user for a word about the application; without effect.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  /// Shows the user's subscriptions: it cannot.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {
    throw StoreKitError.unknown
  }
}

extension Product {
  /// Another price for a time; none is made here.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// How it is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// Apple's name.
      public let rawValue: String
      /// A way of a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Nothing is paid.
      public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
      /// Each time.
      public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
      /// Once.
      public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
    }
    /// For whom it is.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      /// Apple's name.
      public let rawValue: String
      /// A kind of a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// For new ones.
      public static let introductory = OfferType(rawValue: "Introductory")
      /// For some.
      public static let promotional = OfferType(rawValue: "Promotional")
    }
    /// Its name for the store.
    public let id: String?
    /// For whom it is.
    public let type: OfferType
    /// The price.
    public let price: Decimal
    /// The price as text.
    public let displayPrice: String
    /// How long.
    public let period: SubscriptionPeriod
    /// How many times that.
    public let periodCount: Int
    /// How it is paid.
    public let paymentMode: PaymentMode
  }
}
