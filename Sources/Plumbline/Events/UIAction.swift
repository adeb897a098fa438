// What a control or a menu does, as a closure.

import Foundation

/// A part of a menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// How an element is shown.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The members as bits, with Apple's numbers.
    public let rawValue: UInt
    /// A set of the members with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// Whether an element is marked. Raw values are Apple's.
  public enum State: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case off, on, mixed
  }

  /// What it is called.
  open var title: String
  /// What stands beside the title.
  open var image: UIImage?

  /// A line below the title.
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// Something that can be done, with a title and an image for where it is offered.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What tells an action from others; one with the same takes its place.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The string that stands for it: Apple's, or one of the program's own.
    public let rawValue: String
    /// The identifier that a string stands for, whether Apple has it or not.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier that a string stands for, whether Apple has it or not.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What is done.
  public typealias Handler = (UIAction) -> Void

  /// What tells the action from others.
  open private(set) var identifier: Identifier
  /// How it is shown.
  open var attributes: Attributes
  /// Whether it is marked.
  open var state: State
  /// Who had it done last.
  open private(set) var sender: Any?
  private let handler: Handler

  /// An action; without an identifier it gets one of its own.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping Handler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Does it.
  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// Does it for a sender.
  open func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }
}

/// Elements under one title.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The elements.
  open private(set) var children: [UIMenuElement]

  /// How a menu is shown. Raw values are Apple's.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The members as bits, with Apple's numbers.
    public let rawValue: UInt
    /// A set of the members with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Within the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of its actions is marked.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its actions stand side by side.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }
  /// What tells a menu from others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The string that stands for it: Apple's, or one of the program's own.
    public let rawValue: String
    /// The identifier that a string stands for, whether Apple has it or not.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier that a string stands for, whether Apple has it or not.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How the menu is shown.
  open private(set) var options: Options
  /// What tells the menu from others.
  open private(set) var identifier: Identifier

  /// A menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.children = children
    self.options = options
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// The same menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}

/// Elements that are found when the menu opens.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  /// Finds the elements, and hands them on.
  public let elementProvider: (@escaping ([UIMenuElement]) -> Void) -> Void
  /// Elements that a closure finds.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.elementProvider = elementProvider
    super.init(title: "", image: nil)
  }
}
