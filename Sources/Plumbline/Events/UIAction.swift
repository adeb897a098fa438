// Actions of controls and menus as closures.

import Foundation

/// A part of a menu: an action, a command, a menu, or what is found when the menu opens.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  package final var carriedStates = CarriedStates()
  /// The attributes of an element, as bits.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The members as bits, with Apple's numbers.
    public let rawValue: UInt
    /// A set of the members with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element is disabled.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The action is destructive.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is hidden.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  /// Whether an element is marked. Raw values are Apple's.
  public enum State: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case off, on, mixed
  }

  /// "" for none.
  open var title: String
  /// Nil for none.
  open var image: UIImage?

  /// Nil for none.
  open var subtitle: String?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }
}

/// An action, with a title and an image for menus and controls.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The unique identifier of an action; one with the same identifier replaces it.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw value: Apple's, or one of the program's own.
    public let rawValue: String
    /// The identifier of a raw value; any is accepted.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of a raw value; any is accepted.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Given the action, whose `sender` is the control or item.
  public typealias Handler = (UIAction) -> Void

  /// The program's own, or a unique one. A control keeps one action of an identifier for an event.
  open private(set) var identifier: Identifier
  /// Empty by default.
  open var attributes: Attributes
  /// `.off` by default.
  open var state: State
  /// The control or item that had it done last; nil before.
  open private(set) var sender: Any?
  /// The title in lists of keyboard shortcuts; nil for `title`.
  open var discoverabilityTitle: String?
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
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Does it.
  func perform(sender: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  /// The target is not used.
  open func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }
}

/// Elements under one title, or within the menu around it.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// The elements in the order in which they are shown.
  open private(set) var children: [UIMenuElement]

  /// Options of a menu. Raw values are Apple's.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The members as bits, with Apple's numbers.
    public let rawValue: UInt
    /// A set of the members with these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Among the elements of the menu around it, between lines.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// At most one of its actions is selected.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// Its actions are shown side by side.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }
  /// Names a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw value: Apple's, or one of the program's own.
    public let rawValue: String
    /// The identifier of a raw value; any is accepted.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of a raw value; any is accepted.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Fixed when it is made.
  open private(set) var options: Options
  /// The program's own, or a unique one.
  open private(set) var identifier: Identifier

  /// Without an identifier it gets a unique one.
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
}

extension UIMenuElement: @preconcurrency CarriedStateHolder {}
