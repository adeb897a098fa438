// Tokens and suggestions of a search field. They are carried: a field shows its text only.

import Foundation
import Plumbline

/// Something that stands for a part of a search.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// What stands before the text.
  public let icon: UIImage?
  /// The text.
  public let text: String
  /// Whatever the program likes to find with it.
  open var representedObject: Any?
  /// A token of an image and a text.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

extension UISearchTextField {
  /// Adds a token.
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }
  /// Takes a token away.
  public func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
  /// Whether the user may delete tokens.
  public var allowsDeletingTokens: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether the user may copy tokens.
  public var allowsCopyingTokens: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
}

/// Something that is offered while a search is typed.
@preconcurrency @MainActor
public protocol UISearchSuggestion: AnyObject {
  /// What is shown.
  var localizedSuggestion: String? { get }
  /// Whatever the program likes to find with it.
  var representedObject: Any? { get set }
}

/// A text that is offered while a search is typed.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// What is shown.
  public let localizedSuggestion: String?
  /// What is said of it.
  public let localizedDescription: String?
  /// The image beside it.
  public let iconImage: UIImage?
  /// Whatever the program likes to find with it.
  open var representedObject: Any?
  /// A text to offer.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    localizedSuggestion = suggestion
    localizedDescription = description
    self.iconImage = iconImage
    super.init()
  }
}

extension UITextInputTraits {
  /// As usual by default, as Apple's protocol requires nothing.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// As usual by default.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// As usual by default.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// No by default.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Sentences by default.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// As usual by default.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// As usual by default.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// No by default.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// Nothing in particular by default.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}

extension CGSize {
  /// The size mapped by the turning and scaling of a transform.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension UIActivity {
  /// Where an activity is offered. Raw values are Apple's.
  public enum Category: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case action, share
  }
}

extension UIApplication {
  /// Kinds of extensions of the system.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Keyboards of other applications.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }
}

extension UITabBarController {
  /// What lists controllers for which the bar has no room; it is not shown here.
  public var moreNavigationController: UINavigationController {
    let known: UINavigationController? = carried(or: nil)
    if let known { return known }
    let made = UINavigationController()
    carry(Optional(made))
    return made
  }
}

extension UICollectionView {
  /// Begins to change to another layout: it changes at once.
  @discardableResult
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout {
    let between = UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
    setCollectionViewLayout(layout, animated: false)
    completion?(true, true)
    return between
  }
  /// Ends a change that a finger drove; without effect: it is over.
  public func finishInteractiveTransition() {}
  /// Takes such a change back; without effect.
  public func cancelInteractiveTransition() {}
}

extension UIButton {
  /// Whether the image is larger at large sizes of text; carried.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension UIImageView {
  /// Whether the image is larger at large sizes of text; carried.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension URL {
  /// Asks for the use of a file outside of the application's own: nothing is kept back here.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Gives the use back.
  public func stopAccessingSecurityScopedResource() {}
  /// The address of a file of a kind below this one: the name with the kind's ending.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    let url = appendingPathComponent(partialName)
    return contentType.preferredFilenameExtension.map(url.appendingPathExtension) ?? url
  }
}
