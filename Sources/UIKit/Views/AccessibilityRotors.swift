// Rotors: ways from one thing to the next that programs offer those who hear the screen. They are carried; tests call them.

import Foundation
import Plumbline

/// A way from one thing of a kind to the next.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// Finds the next thing; nil for none.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) ->
    UIAccessibilityCustomRotorItemResult?
  /// Where to. Raw values are Apple's.
  public enum Direction: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case previous, next
  }
  /// Kinds of things that the system has rotors for. Raw values are Apple's.
  public enum SystemRotorType: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4,
      headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField,
      table, list, landmark
  }

  /// A rotor of a name.
  public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
  }
  /// A rotor of a name with attributes.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    (self.attributedName, self.itemSearchBlock, systemRotorType) = (attributedName, itemSearchBlock, .none)
    super.init()
  }
  /// In place of the system's rotor of a kind.
  public init(systemType: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    (attributedName, self.itemSearchBlock, systemRotorType) = (
      NSAttributedString(), itemSearchBlock, systemType
    )
    super.init()
  }

  /// What it is called; empty for one of the system's.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// What it is called, with attributes.
  open var attributedName: NSAttributedString
  /// Finds the next thing.
  open var itemSearchBlock: Search
  /// Which of the system's rotors it stands for.
  public let systemRotorType: SystemRotorType
}

/// What a rotor is asked.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// Where it is.
  open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: nil, targetRange: nil)
  /// Where to.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
  public override init() { super.init() }
}

/// What a rotor found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The view or element. Not retained.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of its text; nil for all of it.
  open var targetRange: UITextRange?
  /// A view or element, or a part of its text.
  public init(targetElement: (any NSObjectProtocol)?, targetRange: UITextRange?) {
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
    super.init()
  }
}

extension UIResponder {
  /// Ways through what is there, for those who hear the screen; nil for none; carried.
  public var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}
