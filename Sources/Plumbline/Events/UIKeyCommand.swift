// Key commands. They are carried: nothing here types.

import Foundation

/// Keys that are held with another. Raw values are Apple's.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// Apple's numbers.
  public let rawValue: Int
  /// A set of the members with these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// The key lies on the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A menu element whose action goes to the first responder that has it.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// Called with the command by hosts and tests.
  open private(set) var action: Selector
  /// Whatever the program wants to know the command by; nil for nothing.
  open private(set) var propertyList: Any?
  /// Empty at first.
  open var attributes: Attributes = []
  /// `.off` at first.
  open var state = State.off
  /// In lists of keys; nil for the title.
  open var discoverabilityTitle: String?

  /// What stands for it while other keys are held; carried.
  open private(set) var alternates: [UICommandAlternate]

  /// Without an image and other keys, if nothing is said.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}

/// What stands for a command while more keys are held.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  /// Shown in menus.
  public let title: String
  /// Called as the command's is.
  public let action: Selector
  /// The keys that have to be held.
  public let modifierFlags: UIKeyModifierFlags

  /// All three are only kept.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}

/// A command that a key does, while its responder is in the chain. No key is typed here: hosts and tests call
/// it.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key as the character that it types, or one of `inputUpArrow` and its like.
  open private(set) var input: String?
  /// The keys that are held with it; none for the key alone.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// An empty title keeps it out of menus; no other keys are held at first.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Without a title: in no menu.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// The arrow up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
}
