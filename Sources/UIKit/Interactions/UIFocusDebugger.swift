// What programs print about the focus while they are debugged. Nothing here has the focus: answers follow from the tree of views.

import Foundation
import Plumbline

/// What the debugger of the focus answers, to be printed.
public protocol UIFocusDebuggerOutput: NSObjectProtocol {}

/// A text to print.
private final class FocusText: NSObject, UIFocusDebuggerOutput {
  private let text: String
  init(_ text: String) { self.text = text }
  override var description: String { text }
}

/// Says in words what can have the focus. Texts are not Apple's.
@preconcurrency @MainActor
open class UIFocusDebugger: NSObject {
  /// What can be asked.
  open class func help() -> any UIFocusDebuggerOutput {
    FocusText(
      "status(), checkFocusability(for:), simulateFocusUpdateRequest(from:), checkFocusGroupTree(for:), "
        + "preferredFocusEnvironments(for:), focusGroups(for:)")
  }
  /// That nothing has the focus.
  open class func status() -> any UIFocusDebuggerOutput { FocusText("Nothing has the focus.") }
  /// Whether an item could have it.
  open class func checkFocusability(for item: any UIFocusItem) -> any UIFocusDebuggerOutput {
    FocusText("\(type(of: item)): \(item.canBecomeFocused ? "can" : "cannot") have the focus.")
  }
  /// What an environment would have the focus go to.
  open class func simulateFocusUpdateRequest(from environment: any UIFocusEnvironment)
    -> any UIFocusDebuggerOutput
  { preferredFocusEnvironments(for: environment) }
  /// The groups of views within an environment, further in by two spaces.
  open class func checkFocusGroupTree(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
    focusGroups(for: environment)
  }
  /// The environments that an environment prefers, a line each.
  open class func preferredFocusEnvironments(for environment: any UIFocusEnvironment)
    -> any UIFocusDebuggerOutput
  { FocusText(environment.preferredFocusEnvironments.map { "\(type(of: $0))" }.joined(separator: "\n")) }
  /// The groups of views within an environment, further in by two spaces.
  open class func focusGroups(for environment: any UIFocusEnvironment) -> any UIFocusDebuggerOutput {
    let root = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
    return FocusText(root.map { lines($0, depth: 0).joined(separator: "\n") } ?? "")
  }
  private class func lines(_ view: UIView, depth: Int) -> [String] {
    let group = view.focusGroupIdentifier
    let own = group.map { [String(repeating: "  ", count: depth) + $0] } ?? []
    return own + view.subviews.flatMap { lines($0, depth: group == nil ? depth : depth + 1) }
  }
}

extension UIScreen {
  /// False: nothing here has the focus.
  public var supportsFocus: Bool { false }
  /// Nil: nothing here has the focus.
  @MainActor public var focusedItem: (any UIFocusItem)? { nil }
}

extension UIFocusSystem {
  /// In both notifications: the `UIFocusUpdateContext`.
  public nonisolated class var focusUpdateContextUserInfoKey: String { "UIFocusUpdateContextKey" }
  /// In `didUpdateNotification`: the `UIFocusAnimationCoordinator`.
  public nonisolated class var animationCoordinatorUserInfoKey: String {
    "UIFocusUpdateAnimationCoordinatorKey"
  }
}

extension UIFocusEnvironment {
  /// What can have the focus within: that of a view or controller; nil for other environments.
  public var focusItemContainer: (any UIFocusItemContainer)? {
    (self as? UIView)?.focusItemContainer ?? (self as? UIViewController)?.focusItemContainer
  }
}
