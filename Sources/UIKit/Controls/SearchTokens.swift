// Tokens and suggestions of a search field. They are carried: a field shows its text only.

import Foundation
import Plumbline

/// A part of a search that stands as a box before the text. Nothing here shows it.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// Before its text; nil for none.
  public let icon: UIImage?
  /// Beside the icon, in the box.
  public let text: String
  /// Whatever the program wants to find again: its filter, for instance.
  open var representedObject: Any?
  /// Both are fixed; only `representedObject` changes.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}

extension UISearchTextField {
  /// At the nearest end for places that there are not.
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }
  /// Does nothing for places that there are not.
  public func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
  /// Whether the delete key takes a token away; yes at first; carried.
  public var allowsDeletingTokens: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether tokens are copied with the text; yes at first; carried.
  public var allowsCopyingTokens: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
}

/// What is offered below the field while a search is typed. Nothing here offers.
@preconcurrency @MainActor
public protocol UISearchSuggestion: AnyObject {
  /// The text that is offered; nil for an image alone.
  var localizedSuggestion: String? { get }
  /// Whatever the program wants to find again when it is chosen.
  var representedObject: Any? { get set }
}

/// A suggestion of a text, a description and an image.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text that is offered.
  public let localizedSuggestion: String?
  /// What an assistive technology says of it; nil for the text.
  public let localizedDescription: String?
  /// Before the text; nil for none.
  public let iconImage: UIImage?
  /// Whatever the program wants to find again when it is chosen.
  open var representedObject: Any?
  /// Fixed but for `representedObject`.
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
  /// `.default` where a class declares none; setting has no effect.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// `.default` where a class declares none; setting has no effect.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// `.default` where a class declares none; setting has no effect.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// No where a class declares none; setting has no effect.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// `.sentences` where a class declares none; setting has no effect.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// `.default` where a class declares none; setting has no effect.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// `.default` where a class declares none; setting has no effect.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// No where a class declares none; setting has no effect.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// Nil where a class declares none; setting has no effect.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}

extension CGSize {
  /// Turned and scaled without the transform's offset; may become negative. Apple's
  /// `CGSizeApplyAffineTransform`.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension UIActivity {
  /// In which row of the sheet an activity stands. Raw values are Apple's.
  public enum Category: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case action, share
  }
}

extension UIApplication {
  /// What an application can switch off in `shouldAllowExtensionPointIdentifier`, by its name.
  public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
    /// Apple's are names of services, such as "com.apple.keyboard-service".
    public let rawValue: String
    /// Any name is taken.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Keyboards that were installed with other applications.
    public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
  }
}

extension UITabBarController {
  /// Lists the controllers from the fifth on in Apple's narrow bars. Made when it is asked for first; nothing
  /// here shows it.
  public var moreNavigationController: UINavigationController {
    let known: UINavigationController? = carried(or: nil)
    if let known { return known }
    let made = UINavigationController()
    carry(Optional(made))
    return made
  }
}

extension UICollectionView {
  /// The other layout is set at once, and the closure called with (true, true). What is returned changes
  /// nothing.
  @discardableResult
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)? = nil
  ) -> UICollectionViewTransitionLayout {
    let between = UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
    setCollectionViewLayout(layout, animated: false)
    completion?(true, true)
    return between
  }
  /// Without effect: the change is over when it begins.
  public func finishInteractiveTransition() {}
  /// Without effect: the new layout stays. Apple's goes back to the one before.
  public func cancelInteractiveTransition() {}
}

extension UIButton {
  /// Whether the image grows with accessibility sizes of text; no at first; carried.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension UIImageView {
  /// Whether the image grows with accessibility sizes of text; no at first; carried.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension URL {
  /// Always true: no sandbox keeps files back here.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Does nothing.
  public func stopAccessingSecurityScopedResource() {}
  /// The name below this address, with the kind's preferred ending unless it has none.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    let url = appendingPathComponent(partialName)
    return contentType.preferredFilenameExtension.map(url.appendingPathExtension) ?? url
  }
}
