// With what is paid, what changes while somebody pays, and the button that adds a card.

import UIKit

/// Which kind of card. Raw values are Apple's.
public enum PKPaymentMethodType: UInt, Sendable {
  /// Apple's names in the order of the raw values.
  case unknown, debit, credit, prepaid, store, eMoney
}

/// With what is paid. Nothing is known of it.
open class PKPaymentMethod: NSObject {
  /// Its name for the user.
  open var displayName: String? { nil }
  /// Whose card.
  open var network: PKPaymentNetwork? { nil }
  /// Which kind of card.
  open var type: PKPaymentMethodType { .unknown }
}

/// What a bill becomes while somebody pays.
open class PKPaymentRequestUpdate: NSObject {
  /// Success or not.
  open var status = PKPaymentAuthorizationStatus.success
  /// The bill; the last line is the sum.
  open var paymentSummaryItems: [PKPaymentSummaryItem]
  /// How it can be sent.
  open var shippingMethods: [PKShippingMethod] = []
  /// A bill.
  public init(paymentSummaryItems: [PKPaymentSummaryItem]) {
    self.paymentSummaryItems = paymentSummaryItems
    super.init()
  }
}
/// What a bill becomes with another way of sending.
open class PKPaymentRequestShippingMethodUpdate: PKPaymentRequestUpdate {}
/// What a bill becomes with another card.
open class PKPaymentRequestPaymentMethodUpdate: PKPaymentRequestUpdate {}
/// What a bill becomes with another address.
open class PKPaymentRequestShippingContactUpdate: PKPaymentRequestUpdate {
  /// What is wrong with it.
  open var errors: [any Error]!
  /// A bill, and what is wrong with the address.
  public init(
    errors: [any Error]?, paymentSummaryItems: [PKPaymentSummaryItem], shippingMethods: [PKShippingMethod]
  ) {
    super.init(paymentSummaryItems: paymentSummaryItems)
    (self.errors, self.shippingMethods) = (errors, shippingMethods)
    if errors?.isEmpty == false { status = .failure }
  }
}

/// How the button that adds a card looks. Raw values are Apple's.
public enum PKAddPassButtonStyle: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case black, blackOutline
}

/// A button that adds a card to the wallet. Its size is not known here: constraints must give it one.
@preconcurrency @MainActor
open class PKAddPassButton: UIButton {
  /// How it looks; carried.
  open var addPassButtonStyle: PKAddPassButtonStyle
  /// In a look.
  public init(addPassButtonStyle style: PKAddPassButtonStyle) {
    addPassButtonStyle = style
    super.init(frame: .zero)
  }
  /// Archives do not say how it looks.
  public required init?(coder: NSCoder) {
    addPassButtonStyle = .black
    super.init(coder: coder)
  }
}
