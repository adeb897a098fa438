// Paying and passes: a device without a wallet can do neither, and says so.

import UIKit

/// A way of paying by card.
public struct PKPaymentNetwork: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Any name is taken.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Any name is taken.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Apple's name of a network.
  public static let amex = PKPaymentNetwork("AmEx")
  /// Apple's name of a network.
  public static let discover = PKPaymentNetwork("Discover")
  /// Apple's name of a network.
  public static let masterCard = PKPaymentNetwork("MasterCard")
  /// Apple's name of a network.
  public static let visa = PKPaymentNetwork("Visa")
  /// Apple's name of a network.
  public static let maestro = PKPaymentNetwork("Maestro")
  /// Apple's name of a network.
  public static let JCB = PKPaymentNetwork("JCB")
  /// Apple's name of a network.
  public static let chinaUnionPay = PKPaymentNetwork("ChinaUnionPay")
  /// Apple's name of a network.
  public static let interac = PKPaymentNetwork("Interac")
}

/// What a shop can do, as bits.
public struct PKMerchantCapability: OptionSet, Hashable, Sendable {
  /// Apple's numbers.
  public let rawValue: UInt
  /// Unknown bits are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// 3-D Secure.
  public static let threeDSecure = PKMerchantCapability(rawValue: 1 << 0)
  /// Apple's earlier name.
  public static let capability3DS = threeDSecure
  /// Chips.
  public static let emv = PKMerchantCapability(rawValue: 1 << 1)
  /// Apple's earlier name.
  public static let capabilityEMV = emv
  /// Credit.
  public static let credit = PKMerchantCapability(rawValue: 1 << 2)
  /// Apple's earlier name.
  public static let capabilityCredit = credit
  /// Debit.
  public static let debit = PKMerchantCapability(rawValue: 1 << 3)
  /// Apple's earlier name.
  public static let capabilityDebit = debit
}

/// Whether an amount may change. Raw values are Apple's.
public enum PKPaymentSummaryItemType: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case final, pending
}

/// A line of a bill.
open class PKPaymentSummaryItem: NSObject {
  /// What it is for.
  open var label: String
  /// How much.
  open var amount: NSDecimalNumber
  /// Whether it may change.
  open var type: PKPaymentSummaryItemType
  /// A line.
  public init(label: String, amount: NSDecimalNumber, type: PKPaymentSummaryItemType = .final) {
    (self.label, self.amount, self.type) = (label, amount, type)
    super.init()
  }
}

/// A way of sending.
open class PKShippingMethod: PKPaymentSummaryItem {
  /// By which the shop knows it.
  open var identifier: String?
  /// More words.
  open var detail: String?
}

/// Whose address.
open class PKContact: NSObject {
  /// The name.
  open var name: PersonNameComponents?
  /// The address.
  open var emailAddress: String?
  /// Where they live.
  open var postalAddress: CNPostalAddress?
  /// Their telephone.
  open var phoneNumber: CNPhoneNumber?
  public override init() { super.init() }
}

/// A part of an address.
public struct PKContactField: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// Any name is taken.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Where something is sent.
  public static let postalAddress = PKContactField(rawValue: "post")
  /// For messages.
  public static let emailAddress = PKContactField(rawValue: "email")
  /// For calls.
  public static let phoneNumber = PKContactField(rawValue: "phone")
  /// The name.
  public static let name = PKContactField(rawValue: "name")
}

/// What is to be paid.
open class PKPaymentRequest: NSObject {
  /// Which shop.
  open var merchantIdentifier = ""
  /// In which country, as "DE".
  open var countryCode = ""
  /// In which money, as "EUR".
  open var currencyCode = ""
  /// By which cards.
  open var supportedNetworks: [PKPaymentNetwork] = []
  /// What the shop can do.
  open var merchantCapabilities: PKMerchantCapability = []
  /// The bill; the last line is the sum.
  open var paymentSummaryItems: [PKPaymentSummaryItem] = []
  /// What is needed to pay.
  open var requiredBillingContactFields: Set<PKContactField> = []
  /// What is needed to send.
  open var requiredShippingContactFields: Set<PKContactField> = []
  /// Who pays.
  open var billingContact: PKContact?
  /// To whom it is sent.
  open var shippingContact: PKContact?
  /// How it is sent.
  open var shippingMethods: [PKShippingMethod]?
  /// For the shop.
  open var applicationData: Data?
  public override init() { super.init() }
}

/// What the shop gets. None is made here.
open class PKPaymentToken: NSObject {
  /// By which it is found.
  open var transactionIdentifier: String { "" }
  /// With what was paid.
  public let paymentMethod = PKPaymentMethod()
  /// For the bank.
  open var paymentData: Data { Data() }
}

/// A payment. None is made here.
open class PKPayment: NSObject {
  /// What the shop gets.
  public let token = PKPaymentToken()
  /// Who pays.
  open var billingContact: PKContact? { nil }
  /// To whom it is sent.
  open var shippingContact: PKContact? { nil }
}

/// What came of paying. Raw values are Apple's.
public enum PKPaymentAuthorizationStatus: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case success, failure, invalidBillingPostalAddress, invalidShippingPostalAddress, invalidShippingContact
  /// Apple's names in the order of the raw values.
  case pinRequired, pinIncorrect, pinLockout
}

/// What came of paying.
open class PKPaymentAuthorizationResult: NSObject {
  /// Success or not.
  open var status: PKPaymentAuthorizationStatus
  /// What is wrong.
  open var errors: [any Error]!
  /// An outcome.
  public init(status: PKPaymentAuthorizationStatus, errors: [any Error]?) {
    (self.status, self.errors) = (status, errors)
    super.init()
  }
}

/// Is told of a payment; tests call it.
@preconcurrency @MainActor
public protocol PKPaymentAuthorizationViewControllerDelegate: NSObjectProtocol {
  /// The user agreed.
  func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  /// It is over.
  func paymentAuthorizationViewControllerDidFinish(_ controller: PKPaymentAuthorizationViewController)
}
extension PKPaymentAuthorizationViewControllerDelegate {
  /// Refuses by default.
  public func paymentAuthorizationViewController(
    _ controller: PKPaymentAuthorizationViewController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
}

/// Has the user pay: nil on a device that cannot.
@preconcurrency @MainActor
open class PKPaymentAuthorizationViewController: UIViewController {
  /// Is told. Not retained.
  open weak var delegate: (any PKPaymentAuthorizationViewControllerDelegate)?
  /// Whether the device can pay: no.
  open class func canMakePayments() -> Bool { false }
  /// Whether it has a card: no.
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
  /// Whether it has a card: no.
  open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool { false }
  /// Nil, as on a device that cannot pay.
  public init?(paymentRequest request: PKPaymentRequest) { return nil }
  /// Archives hold none.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Is told of a payment; tests call it.
public protocol PKPaymentAuthorizationControllerDelegate: NSObjectProtocol {
  /// The user agreed.
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
  /// It is over.
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
}
extension PKPaymentAuthorizationControllerDelegate {
  /// Refuses by default.
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) { completion(PKPaymentAuthorizationResult(status: .failure, errors: nil)) }
}

/// Has the user pay.
open class PKPaymentAuthorizationController: NSObject {
  /// Is told. Not retained.
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?
  /// Whether the device can pay: no.
  open class func canMakePayments() -> Bool { false }
  /// Whether it has a card: no.
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool { false }
  /// Whether it has a card: no.
  open class func canMakePayments(
    usingNetworks supportedNetworks: [PKPaymentNetwork], capabilities: PKMerchantCapability
  ) -> Bool { false }
  /// For a bill.
  public init(paymentRequest request: PKPaymentRequest) { super.init() }
  /// Shows it: it cannot be.
  open func present(completion: ((Bool) -> Void)? = nil) { completion?(false) }
  /// Leaves.
  open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}

/// What a button is for. Raw values are Apple's.
public enum PKPaymentButtonType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp, order, rent
  /// Apple's names in the order of the raw values.
  case support, contribute, tip, `continue`
}
/// How a button looks. Raw values are Apple's.
public enum PKPaymentButtonStyle: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case white, whiteOutline, black, automatic
}

/// A button that pays: of the least size that Apple's guidelines give, 100 by 30 points for a plain one and 140 by 30 for
/// one with words.
@preconcurrency @MainActor
open class PKPaymentButton: UIButton {
  /// In points.
  open var cornerRadius: CGFloat = 4
  private let type: PKPaymentButtonType
  /// For a purpose, in a look.
  public init(paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle) {
    self.type = type
    super.init(frame: .zero)
  }
  /// Archives hold none.
  public required init?(coder: NSCoder) {
    type = .plain
    super.init(coder: coder)
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: type == .plain ? 100 : 140, height: 30) }
}

/// A pass. None can be read here.
open class PKPass: NSObject {
  /// Which one of its kind it is.
  open var serialNumber: String { "" }
  /// Which kind it is.
  open var passTypeIdentifier: String { "" }
  /// Reads one.
  /// - Throws: `PKPassKitError.unsupportedVersionError`: none can be read.
  public init(data: Data) throws { throw PKPassKitError(.unsupportedVersionError) }
}

/// Why a pass is none.
public struct PKPassKitError: Error, Equatable, CustomNSError, Sendable {
  /// The reasons. Raw values are Apple's.
  public enum Code: Int, Sendable {
    /// Apple's names and raw values.
    case unknownError = -1
    case invalidDataError = 1
    case unsupportedVersionError, invalidSignature, notEntitledError
  }
  /// The reason.
  public let code: Code
  /// An error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The domain of the errors.
  public static var errorDomain: String { "PKPassKitErrorDomain" }
  /// The reason's number.
  public var errorCode: Int { code.rawValue }
}

/// The user's passes: none.
open class PKPassLibrary: NSObject {
  /// Whether there is a wallet: no.
  open class func isPassLibraryAvailable() -> Bool { false }
  /// Whether cards can be added: no.
  open class func isPaymentPassActivationAvailable() -> Bool { false }
  public override init() { super.init() }
  /// None.
  open func passes() -> [PKPass] { [] }
  /// No.
  open func containsPass(_ pass: PKPass) -> Bool { false }
  /// Takes one away: there is none.
  open func removePass(_ pass: PKPass) {}
  /// Opens the wallet: there is none.
  open func openPaymentSetup() {}
}

/// Has the user add a pass: nil on a device without a wallet.
@preconcurrency @MainActor
open class PKAddPassesViewController: UIViewController {
  /// Whether passes can be added: no.
  open class func canAddPasses() -> Bool { false }
  /// Is told. Not retained.
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?
  /// Nil without a wallet.
  public init?(pass: PKPass) { return nil }
  /// Nil without a wallet.
  public init?(passes: [PKPass]) { return nil }
  /// Archives hold none.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
/// Is told that the user is done.
@preconcurrency @MainActor
public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {
  /// The user is done.
  func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController)
}
extension PKAddPassesViewControllerDelegate {
  /// Does nothing by default.
  public func addPassesViewControllerDidFinish(_ controller: PKAddPassesViewController) {}
}
