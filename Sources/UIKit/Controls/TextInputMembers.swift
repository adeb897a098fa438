// What keyboards ask of a text beside its places: who is told of changes, where words and lines end, and what typing offers.

import Foundation
import Plumbline

/// Is told by a text of changes that did not come from the keyboard. Never made here: there is no keyboard.
@preconcurrency @MainActor
public protocol UITextInputDelegate: ObjectAnswering {
  /// The selection is about to change.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// The selection changed.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// A part of a text that has a name. Raw values are Apple's.
public enum UITextGranularity: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case character, word, sentence, paragraph, line, document
}

extension UITextHolding where Self: UIView {
  /// Told of changes by Apple's; there is no keyboard. Not retained.
  public var inputDelegate: (any UITextInputDelegate)? {
    get { carriedWeakly() }
    set { carryWeakly(newValue) }
  }
  /// The view itself.
  public var textInputView: UIView { self }
  /// The place in a part that is nearest to a point.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let place = (self as? any UITextInput)?.closestPosition(to: point) else { return nil }
    return UITextPosition(min(max(place.offset, range.start.offset), range.end.offset))
  }
  /// The character at a point, of the one behind the place that is nearest to it; nil at the end of the text.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let place = (self as? any UITextInput)?.closestPosition(to: point),
      place.offset < (heldText as NSString).length
    else { return nil }
    let range = (heldText as NSString).rangeOfComposedCharacterSequence(at: place.offset)
    return UITextRange(range.location, NSMaxRange(range))
  }
}

/// Whether text can be changed, or only selected. Raw values are Apple's.
public enum UITextInteractionMode: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case editable, nonEditable
}

/// Has the user select in a text that a view draws itself; carried: nothing here touches.
@preconcurrency @MainActor
open class UITextInteraction: NSObject, UIInteraction {
  /// As it was made.
  public let textInteractionMode: UITextInteractionMode
  /// The text. Not retained.
  open weak var textInput: (any UIResponder & UITextInput)?
  /// Asked by Apple's. Not retained.
  open weak var delegate: (any UITextInteractionDelegate)?
  /// The view that it was added to. Not retained.
  open private(set) weak var view: UIView?
  /// None: nothing here touches.
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }
  /// The mode is only kept.
  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
    super.init()
  }
  /// Does nothing; for subclasses.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Is asked about selecting; never here.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: ObjectAnswering {
  /// False keeps a touch from the text.
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  /// The user begins to select.
  func interactionWillBegin(_ interaction: UITextInteraction)
  /// The user selects no more.
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  /// True by default.
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
  /// Does nothing by default.
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  /// Does nothing by default.
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

extension UITextHolding where Self: NSObject {
  /// Selection and the like as a value, to be set again later; carried.
  public var interactionState: Any {
    get { carried(or: ()) }
    set { carry(newValue) }
  }
}

/// Whether the end of a sentence is offered; `default` is the user's choice. Raw values are Apple's.
public enum UITextInlinePredictionType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, no, yes
}

/// Whether sums are worked out; `default` is the user's choice. Raw values are Apple's.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case `default`, no, yes
}

/// How much of Apple's writing tools is offered. Raw values are Apple's.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// Apple's names in the order of the raw values.
  case none = -1, `default`, complete, limited
}

/// What Apple's writing tools may answer, as bits.
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
  /// Apple's numbers.
  public let rawValue: UInt
  /// Unknown bits are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Text without attributes.
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
  /// Text with attributes.
  public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
  /// Lists.
  public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
  /// Tables.
  public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
}

extension UITextInputTraits where Self: NSObject {
  /// As the user has it at first; stored.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
  /// As the user has it at first; stored.
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
  /// As the system has it at first; stored.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
  /// As the system has it at first; stored.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { carried(or: []) }
    set { carry(newValue) }
  }
}

extension UITextContentType {
  /// What stands before a name.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// What stands behind a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// The title of a job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a city.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// The number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// A day with its time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// A birthday.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day of a birthday.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of a birthday.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of a birthday.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// The code of a credit card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The name on a credit card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The first name on a credit card.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
  /// The last name on a credit card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// Until when a credit card counts.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The month until which a credit card counts.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The year until which a credit card counts.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// The kind of a credit card.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// The number of a telephone's card.
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  /// The number of a telephone.
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}

extension UIKeyboardType {
  /// Apple's earlier name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

extension UITextField {
  /// The key of a `DidEndEditingReason` in the notification that editing ended.
  public nonisolated class var didEndEditingReasonUserInfoKey: String { "UITextFieldDidEndEditingReasonKey" }
}
