// The store, on a device that may not buy: no product is known, and every payment fails.

@_exported import UIKit

/// Asks the user to rate the application; without effect.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  /// Asks; without effect.
  open class func requestReview() {}
  /// Asks in a scene; without effect.
  open class func requestReview(in windowScene: UIWindowScene) {}
}

/// Something that can be bought.
open class SKProduct: NSObject, @unchecked Sendable {
  /// What it is called in the store.
  open var productIdentifier: String { "" }
  /// What it is called.
  open var localizedTitle: String { "" }
  /// What is said of it.
  open var localizedDescription: String { "" }
  /// What it costs.
  open var price: NSDecimalNumber { 0 }
  /// In which country's money.
  open var priceLocale: Locale { .current }
}

/// What the store says of products: it knows none.
open class SKProductsResponse: NSObject, @unchecked Sendable {
  /// The products.
  open var products: [SKProduct] { [] }
  /// What the store does not know.
  public let invalidProductIdentifiers: [String]
  init(unknown: [String]) { invalidProductIdentifiers = unknown }
}

/// Is told of a request.
public protocol SKRequestDelegate: NSObjectProtocol {
  /// It was answered.
  func requestDidFinish(_ request: SKRequest)
  /// It could not be answered.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Does nothing by default.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Does nothing by default.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Is told what the store says of products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// The store answered.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Asks the store.
open class SKRequest: NSObject {
  /// Asks.
  open func start() {}
  /// Asks no longer.
  open func cancel() {}
}

/// Asks the store for products: it knows none of them.
open class SKProductsRequest: SKRequest {
  /// Is told.
  open weak var delegate: (any SKProductsRequestDelegate)?
  private let identifiers: Set<String>
  /// Asks for products.
  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
  /// Asks: the delegate hears at once that none is known.
  open override func start() {
    delegate?.productsRequest(self, didReceive: SKProductsResponse(unknown: identifiers.sorted()))
    delegate?.requestDidFinish(self)
  }
}

/// How far a payment is. Raw values are Apple's.
public enum SKPaymentTransactionState: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case purchasing, purchased, failed, restored, deferred
}

/// Something to be paid.
open class SKPayment: NSObject, @unchecked Sendable {
  /// What is bought.
  open fileprivate(set) var productIdentifier: String
  /// How many.
  open fileprivate(set) var quantity = 1
  /// The user's name in the application, made unreadable.
  open fileprivate(set) var applicationUsername: String?
  /// Something to be paid.
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
  /// What the program says to the store; carried.
  open fileprivate(set) var requestData: Data?
  /// Whether it is tried out that parents are asked; carried.
  open fileprivate(set) var simulatesAskToBuyInSandbox = false
  /// Which offer is taken; carried.
  open fileprivate(set) var paymentDiscount: SKPaymentDiscount?
}

/// Something to be paid.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  /// What the program says to the store; carried.
  open override var requestData: Data? {
    get { super.requestData }
    set { super.requestData = newValue }
  }
  /// Whether it is tried out that parents are asked; carried.
  open override var simulatesAskToBuyInSandbox: Bool {
    get { super.simulatesAskToBuyInSandbox }
    set { super.simulatesAskToBuyInSandbox = newValue }
  }
  /// Which offer is taken; carried.
  open override var paymentDiscount: SKPaymentDiscount? {
    get { super.paymentDiscount }
    set { super.paymentDiscount = newValue }
  }
  /// How many.
  open override var quantity: Int {
    get { super.quantity }
    set { super.quantity = newValue }
  }
  /// The user's name in the application, made unreadable.
  open override var applicationUsername: String? {
    get { super.applicationUsername }
    set { super.applicationUsername = newValue }
  }
  /// What is bought.
  open override var productIdentifier: String {
    get { super.productIdentifier }
    set { super.productIdentifier = newValue }
  }
}

/// A payment on its way.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  /// What is paid.
  public let payment: SKPayment
  /// How far it is: it failed.
  open var transactionState: SKPaymentTransactionState { .failed }
  /// Why it failed.
  open var error: (any Error)? { SKError(.paymentNotAllowed) }
  /// When.
  open var transactionDate: Date? { nil }
  /// What it is called.
  open var transactionIdentifier: String? { nil }
  /// The payment that it repeats.
  open var original: SKPaymentTransaction? { nil }
  init(_ payment: SKPayment) { self.payment = payment }
}

/// Is told of payments.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Payments went on.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Earlier ones were told.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// Earlier ones could not be told.
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  /// Payments are done with.
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// Somebody wants to pay in the store; never asked here.
  func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct)
    -> Bool
  /// The store is that of another country; never told here.
  func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue)
  /// The user has products no longer; never told here.
  func paymentQueue(
    _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String])
}

extension SKPaymentTransactionObserver {
  /// Does nothing by default.
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  /// Does nothing by default.
  public func paymentQueue(
    _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
  ) {}
  /// Does nothing by default.
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  {}
  /// By default no.
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
  /// Does nothing by default.
  public func paymentQueueDidChangeStorefront(_ queue: SKPaymentQueue) {}
  /// Does nothing by default.
  public func paymentQueue(
    _ queue: SKPaymentQueue, didRevokeEntitlementsForProductIdentifiers productIdentifiers: [String]
  ) {}
}

/// Payments: nobody may pay, and each fails.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let queue = SKPaymentQueue()
  private var observers: [any SKPaymentTransactionObserver] = []
  /// The application's.
  open class func `default`() -> SKPaymentQueue { queue }
  /// Whether the user may pay: not here.
  open class func canMakePayments() -> Bool { false }
  /// Has somebody told.
  open func add(_ observer: any SKPaymentTransactionObserver) { observers.append(observer) }
  /// Has somebody told no longer.
  open func remove(_ observer: any SKPaymentTransactionObserver) { observers.removeAll { $0 === observer } }
  /// Pays: it fails, which the observers hear at once.
  open func add(_ payment: SKPayment) {
    for observer in observers {
      observer.paymentQueue(self, updatedTransactions: [SKPaymentTransaction(payment)])
    }
  }
  /// Ends a payment.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  /// Payments on their way: none stays.
  open var transactions: [SKPaymentTransaction] { [] }
  /// Which store: none.
  open var storefront: SKStorefront? { nil }
  /// Is asked about payments; never here.
  open weak var delegate: (any SKPaymentQueueDelegate)?
  /// Who is told, in the order in which they were added.
  open var transactionObservers: [any SKPaymentTransactionObserver] { observers }
  /// Shows that a price is another one; without effect.
  open func showPriceConsentIfNeeded() {}
  /// Shows where a code is written; without effect.
  open func presentCodeRedemptionSheet() {}
  /// Buys again what was bought: nothing was.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) {
    restoreCompletedTransactions()
  }
  /// Tells earlier payments: there are none.
  open func restoreCompletedTransactions() {
    for observer in observers { observer.paymentQueueRestoreCompletedTransactionsFinished(self) }
  }
}
