// What a field of searching suggests, and its tokens within its text.

import Foundation
import Plumbline

/// Something that a field of searching suggests. Nothing here shows it.
@preconcurrency @MainActor
public protocol UISearchSuggestion: AnyObject {
  /// What is suggested; nil for an image alone.
  var localizedSuggestion: String? { get }
  /// What a voice reads; nil for the suggestion.
  var localizedDescription: String? { get }
  /// Beside the text; nil for none.
  var iconImage: UIImage? { get }
  /// The suggestion with attributes; nil for plain text.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// Whatever the program wants to know it by.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// Nil by default.
  public var localizedDescription: String? { nil }
  /// Nil by default.
  public var iconImage: UIImage? { nil }
  /// Nil by default.
  public var localizedAttributedSuggestion: NSAttributedString? { nil }
}

/// A suggestion with its text and image.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// What is suggested, without attributes.
  public let localizedSuggestion: String?
  /// The same with attributes; nil for plain text.
  public let localizedAttributedSuggestion: NSAttributedString?
  /// What a voice reads; nil for the suggestion.
  public let localizedDescription: String?
  /// Beside the text; nil for none.
  public let iconImage: UIImage?
  /// Whatever the program wants to know it by.
  open var representedObject: Any?

  /// A suggestion of plain text.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    localizedSuggestion = suggestion
    localizedAttributedSuggestion = nil
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }
  /// A suggestion of a text with attributes.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil, iconImage: UIImage? = nil
  ) {
    localizedSuggestion = suggestion.string
    localizedAttributedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }
}

extension UISearchTextField {
  /// What the field suggests; nil for nothing; carried.
  public var searchSuggestions: [any UISearchSuggestion]? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// The part that is text: all of it, as tokens take no places in the text here.
  public var textualRange: UITextRange {
    textRange(from: beginningOfDocument, to: endOfDocument) ?? UITextRange()
  }
  /// Where a token stands: before the text, as all of them do here.
  public func position(ofTokenAt tokenIndex: Int) -> UITextPosition { beginningOfDocument }
  /// Tokens in a part: all of them where it begins with the text, none elsewhere.
  public func tokens(in textRange: UITextRange) -> [UISearchToken] {
    compare(textRange.start, to: beginningOfDocument) == .orderedSame ? tokens : []
  }
  /// Takes a part of the text away and adds a token at a place among the tokens.
  public func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    replace(textRange, withText: "")
    insertToken(token, at: tokenIndex)
  }
}

/// Is told of the tokens and suggestions of a field; never called here: a test may.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// The data of a token that is copied.
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider
  /// A suggestion was chosen.
  func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
  /// The token's text by default.
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider { NSItemProvider(object: NSString(string: token.text)) }
  /// Does nothing by default.
  public func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
  ) {}
}

/// Something that is pasted into a field of searching.
@preconcurrency @MainActor
public protocol UISearchTextFieldPasteItem: UITextPasteItem {
  /// It becomes a token.
  func setSearchTokenResult(_ token: UISearchToken)
}
