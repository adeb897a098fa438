// Keys of a keyboard that do something. They are carried: nothing here types.

import Foundation

/// Keys that are held with another. Raw values are Apple's.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The keys as bits, with Apple's numbers.
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

/// A menu element that has its target find itself.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// What is called, if the selector holds a method.
  open private(set) var action: Selector
  /// Whatever the program likes to find with it.
  open private(set) var propertyList: Any?
  /// How it is shown.
  open var attributes: Attributes = []
  /// Whether it is marked.
  open var state = State.off
  /// A longer title for where there is room.
  open var discoverabilityTitle: String?

  /// A command of a title.
  public init(title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil) {
    self.action = action
    self.propertyList = propertyList
    super.init(title: title, image: image)
  }
}

/// A command that a key does.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key as the character that it types, or one of `inputUpArrow` and its like.
  open private(set) var input: String?
  /// The keys that are held with it; none for the key alone.
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// A command of a title for a key.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(title: title, image: image, action: action, propertyList: propertyList)
  }

  /// A command for a key.
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
