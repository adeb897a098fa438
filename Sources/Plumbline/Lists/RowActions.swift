// Swipe actions of rows. Carried: nothing here swipes or presses; a test may call the handlers.

import Foundation

/// One of the buttons that a swipe over a row shows. Nothing here swipes.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// Grey or red; red takes the row away. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case normal, destructive
  }

  /// The handler of an action, with the action, the touched view, and a completion that takes whether it was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// Fixed when it is made.
  open private(set) var style: Style
  /// Given the action, the view that it was pressed in, and a closure to call with whether it was done.
  /// Called by tests.
  open private(set) var handler: Handler
  /// Nil for the image alone.
  open dynamic var title: String?
  /// The image in place of the title, or above it where the row is high; nil for none.
  open dynamic var image: UIImage?
  /// Red for `.destructive`, grey for `.normal`, by default.
  open dynamic var backgroundColor: UIColor!

  /// The title may be nil; the background follows from the style.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}

/// The actions of a swipe over a row, from the edge on.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions from the edge on; immutable.
  open private(set) var actions: [UIContextualAction]
  /// Whether a long swipe does the first action; true by default; stored.
  open dynamic var performsFirstActionWithFullSwipe = true

  /// An empty list keeps the row from being swiped.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// One of the buttons that a swipe over a row showed before iOS 11. Nothing here swipes.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, @preconcurrency NSCopying {
  /// Grey or red. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Red at Apple's; the same as `destructive`. Decides no colour here.
    case `default` = 0
    /// Grey at Apple's. Decides no colour here.
    case normal = 1
    /// Apple's other name for the usual one.
    public static let destructive = Style.default
  }

  /// Fixed when it is made.
  open private(set) var style: Style
  /// Nil for an empty button.
  open dynamic var title: String?
  /// Nil for the style's own colour, by default; carried, as no row is swiped here.
  open dynamic var backgroundColor: UIColor?
  /// Nil for no blur.
  open dynamic var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// The handler is given the action and its row. Called by tests.
  public required init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// A copy with the same handler and appearance.
  open dynamic func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init(style: style, title: title, handler: handler)
    copy.backgroundColor = backgroundColor
    copy.backgroundEffect = backgroundEffect
    return copy
  }
}
