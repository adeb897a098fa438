// What rows and items offer under a finger. It is carried: nothing here swipes or presses; a test may call the handlers.

import Foundation

/// Something that a swipe over a row offers.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// How an action looks. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case normal, destructive
  }

  /// What is done: with the action, the view that was touched, and whom to tell whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// How it looks.
  open private(set) var style: Style
  /// What is done.
  open private(set) var handler: Handler
  /// What it is called.
  open var title: String?
  /// What is shown in place of the title, or above it.
  open var image: UIImage?
  /// The colour behind it.
  open var backgroundColor: UIColor!

  /// An action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}

/// What a swipe over a row offers, from the edge on.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions.
  open private(set) var actions: [UIContextualAction]
  /// Whether a long swipe does the first.
  open var performsFirstActionWithFullSwipe = true

  /// What a swipe offers.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// Something that a swipe over a row offered before iOS 11.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
  /// How an action looks. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Apple's name.
    case `default` = 0
    /// Apple's name.
    case normal = 1
    /// Apple's other name for the usual one.
    public static let destructive = Style.default
  }

  /// How it looks.
  open private(set) var style: Style
  /// What it is called.
  open var title: String?
  /// The colour behind it.
  open var backgroundColor: UIColor?
  /// What is blurred behind it.
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// An action.
  public required init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Another action like this one.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(style: style, title: title, handler: handler)
    copy.backgroundColor = backgroundColor
    copy.backgroundEffect = backgroundEffect
    return copy
  }
}

/// The menu of a row, an item or a view, and what is shown beside it.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// What tells the menu from others.
  open private(set) var identifier: any NSCopying
  /// Makes what is shown beside the menu.
  public let previewProvider: (() -> UIViewController?)?
  /// Makes the menu, of what the system would offer.
  public let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// A menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
