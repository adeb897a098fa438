// What fields, text views and search bars carry about typing, beside `UITextInputTraits`. Nothing here types by itself.

import Foundation
import Plumbline

extension UITextField {
  /// Drawn by Apple's behind a field of `borderStyle` `.none`, stretched; nil for none; carried.
  public var background: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// In place of `background` while disabled, where that is set; nil for none; carried.
  public var disabledBackground: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Whether the user may change bold, italic and underline; no at first; carried.
  public var allowsEditingTextAttributes: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Attributes of what is typed; stored: a field has one font.
  public var typingAttributes: [NSAttributedString.Key: Any]? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Attributes of the whole text. Set: font, colour and the paragraph style's alignment become the field's, so that the
  /// font decides the height; the others are stored. Read: those of the field are among them.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      var attributes: [NSAttributedString.Key: Any] = carried(or: [:])
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      return attributes
    }
    set {
      carry(newValue)
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    }
  }
  /// Whether the first letter typed replaces the whole text; no at first; carried.
  public var clearsOnInsertion: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension UITextView {
  /// What becomes a link by itself in a text that cannot be edited; nothing at first; carried.
  public var dataDetectorTypes: UIDataDetectorTypes {
    get { carried(or: []) }
    set { carry(newValue) }
  }
  /// Whether the user may change bold, italic and underline; no at first; carried.
  public var allowsEditingTextAttributes: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether the first letter typed replaces the whole text; no at first; carried.
  public var clearsOnInsertion: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether Command-F opens a panel of finding; no at first. Decides whether there is a `findInteraction`.
  public var isFindInteractionEnabled: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension UISearchBar {
  /// `.search` at first; carried, and not given to the field.
  public var returnKeyType: UIReturnKeyType {
    get { carried(or: .search) }
    set { carry(newValue) }
  }
  /// Nil for none. They take no room here: the bar stays as high, where Apple's grows while scopes are shown.
  public var scopeButtonTitles: [String]? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// 0 at first, and not kept within the titles; carried: the delegate is not told.
  public var selectedScopeButtonIndex: Int {
    get { carried(or: 0) }
    set { carry(newValue) }
  }
  /// No at first; carried: the bar's height stays.
  public var showsScopeBar: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether a book stands at the end of the field; no at first; carried: the text's room stays.
  public var showsBookmarkButton: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether a list stands at the end of the field; no at first; carried: the text's room stays.
  public var showsSearchResultsButton: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether that list's button looks pressed; no at first; carried.
  public var isSearchResultsButtonSelected: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether the bar has a ground; carried: nothing is drawn.
  public var searchBarStyle: UISearchBar.Style {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
  /// Light or dark; `.default` at first; carried: nothing is drawn.
  public var barStyle: UIBarStyle {
    get { carried(or: .default) }
    set { carry(newValue) }
  }
  /// In place of the bar's ground; nil for the system's; carried.
  public var backgroundImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// In place of the scopes' ground; nil for the system's; carried.
  public var scopeBarBackgroundImage: UIImage? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Whether what lies below shows through; yes at first; carried.
  public var isTranslucent: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Yes at first; carried: the field stays as it is.
  public var isEnabled: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// In points from its usual place; carried: the field stays there.
  public var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { carried(or: .zero) }
    set { carry(newValue) }
  }
  /// In points from its usual place within the field; carried.
  public var searchTextPositionAdjustment: UIOffset {
    get { carried(or: .zero) }
    set { carry(newValue) }
  }
  /// Shown over the keyboard: Apple's `inputAccessoryView`; carried.
  public var searchAccessoryView: UIView? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

extension UITextField: UITextInput {}
extension UITextView: UITextInput {}
extension UISearchBar: UITextInputTraits {}

/// What Apple's text views make links of in texts that cannot be edited.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The members as bits, with Apple's numbers.
  public let rawValue: UInt
  /// A set of the members with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Links that call.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Links that lead to the web.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Links that lead to the map.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Links that lead to the calendar.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Links that follow a parcel.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Links that lead to a flight.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// Links that look words up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Links that convert money.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Links that convert lengths, weights and the like.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// All of these, and what Apple has beside them.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

extension UITextView {
  /// Scrolls as far as it takes to show a part of the text.
  public func scrollRangeToVisible(_ range: NSRange) {
    let length = ((text ?? "") as NSString).length
    let start = max(0, min(range.location, length))
    let end = max(start, min(range.length > length ? length : start + max(range.length, 0), length))
    guard let first = position(from: beginningOfDocument, offset: start),
      let last = position(from: beginningOfDocument, offset: end)
    else { return }
    // The content is as high as the text by now.
    layoutIfNeeded()
    let insets = UIEdgeInsets(
      top: textContainerInset.top, left: 0, bottom: textContainerInset.bottom, right: 0)
    let rect = caretRect(for: first).union(caretRect(for: last))
    scrollRectToVisible(
      CGRect(
        x: 0, y: rect.minY - insets.top, width: bounds.width,
        height: rect.height + insets.top + insets.bottom), animated: false)
  }
}
