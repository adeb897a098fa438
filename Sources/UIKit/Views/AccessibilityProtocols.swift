// What views, delegates and elements say to those who hear the screen, by protocols. It is carried: nothing here speaks or asks;
// tests may.

import Foundation
import Plumbline

/// An object by which tests find it.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: AnyObject {
  /// Never read aloud; nil for none.
  var accessibilityIdentifier: String? { get set }
}
extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}

/// Something whose image grows with large sizes of text.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: AnyObject {
  /// Whether it does.
  var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}
extension UIButton: UIAccessibilityContentSizeCategoryImageAdjusting {}
extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}

/// A text that is read line by line, as pages of a book are.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent: AnyObject {
  /// The line at a point of the element; `NSNotFound` for none.
  func accessibilityLineNumber(for point: CGPoint) -> Int
  /// The text of a line; nil for none.
  func accessibilityContent(forLineNumber lineNumber: Int) -> String?
  /// Where a line is on the screen; zero for none.
  func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
  /// The text of all lines.
  func accessibilityPageContent() -> String?
  /// The text of a line with attributes; nil for none.
  func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?
  /// The text of all lines with attributes.
  func accessibilityAttributedPageContent() -> NSAttributedString?
}

extension UIAccessibilityReadingContent {
  /// Nil by default.
  public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? { nil }
  /// Nil by default.
  public func accessibilityAttributedPageContent() -> NSAttributedString? { nil }
}

/// Says what is seen of a scroll view.
@preconcurrency @MainActor
public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {
  /// As "page 2 of 5"; nil for the system's words.
  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String?
  /// The same with attributes.
  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString?
}

extension UIScrollViewAccessibilityDelegate {
  /// Nil by default.
  public func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { nil }
  /// Nil by default.
  public func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? { nil }
}

/// Says what the wheels of a picker are.
@preconcurrency @MainActor
public protocol UIPickerViewAccessibilityDelegate: UIPickerViewDelegate {
  /// What a wheel is called; nil for nothing.
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String?
  /// What it does; nil for nothing.
  func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int) -> String?
  /// What it is called, with attributes; nil for nothing.
  func pickerView(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int)
    -> NSAttributedString?
  /// What it does, with attributes; nil for nothing.
  func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int)
    -> NSAttributedString?
  /// What it is called by voice.
  func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int)
    -> [String]
  /// The same with attributes.
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
  ) -> [NSAttributedString]
}

extension UIPickerViewAccessibilityDelegate {
  /// Nil by default.
  public func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int)
    -> String?
  { nil }
  /// Nil by default.
  public func pickerView(_ pickerView: UIPickerView, accessibilityHintForComponent component: Int)
    -> String?
  { nil }
  /// Nil by default.
  public func pickerView(_ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int)
    -> NSAttributedString?
  { nil }
  /// Nil by default.
  public func pickerView(_ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int)
    -> NSAttributedString?
  { nil }
  /// Empty by default.
  public func pickerView(_ pickerView: UIPickerView, accessibilityUserInputLabelsForComponent component: Int)
    -> [String]
  { [] }
  /// Empty by default.
  public func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedUserInputLabelsForComponent component: Int
  ) -> [NSAttributedString] { [] }
}

/// A place in a view that has a name, as where a drag begins or may end.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
  /// Where the point is counted. Not retained.
  open private(set) weak var view: UIView?
  /// In the view's coordinates.
  public let point: CGPoint
  /// What the place is called, with attributes.
  public let attributedName: NSAttributedString
  /// What the place is called.
  open var name: String { attributedName.string }
  /// The middle of a view.
  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }
  /// A point of a view.
  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }
  /// A point of a view.
  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    (self.attributedName, self.point, self.view) = (attributedName, point, view)
    super.init()
  }
}

/// How a view takes touches while a voice reads, as bits.
public struct UIAccessibilityDirectTouchOptions: OptionSet, Hashable, Sendable {
  /// Apple's numbers.
  public let rawValue: UInt
  /// Unknown bits are kept.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Nothing is said of touches.
  public static let silentOnTouch = UIAccessibilityDirectTouchOptions(rawValue: 1 << 0)
  /// The view takes touches once it was activated.
  public static let requiresActivation = UIAccessibilityDirectTouchOptions(rawValue: 1 << 1)
}

extension NSObject {
  /// Where drags of the element begin; nil for the middle of it; carried.
  @MainActor public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Where drags onto the element may end; nil for the middle of it; carried.
  @MainActor public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// How the element takes touches while a voice reads; nothing at first; carried.
  @MainActor public var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { carried(or: []) }
    set { carry(newValue) }
  }
  /// Whose focus is on the element: nobody's.
  @MainActor public func accessibilityAssistiveTechnologyFocusedIdentifiers()
    -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
  { nil }
}

/// How soon an announcement is read.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// Apple's name, or another.
  public let rawValue: String
  /// Any name is taken.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// At once, in place of what is being read.
  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  /// At once, unless something of high priority is being read.
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  /// When everything else was read.
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
}

extension NSAttributedString.Key {
  /// A `UIAccessibilityPriority` of an announcement.
  public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeAnnouncementPriority")
  /// Whether letters are read one by one, as an `NSNumber`.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
    "UIAccessibilitySpeechAttributeSpellOut")
  /// The level of a heading, an `NSNumber` from 0 (no heading) to 6.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
    "UIAccessibilityTextAttributeHeadingLevel")
  /// What is said of a part beside its letters.
  public static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTextAttributeCustom")
  /// A `UIAccessibilityTextualContext`.
  public static let accessibilityTextualContext = NSAttributedString.Key(
    "UIAccessibilityTextAttributeContext")
}
