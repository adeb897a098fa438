// Small members of controllers that programs read and set and layout does not need. What is set is carried.

import Foundation
import Plumbline

extension UIViewController {
  /// Whether the focus comes back after a presentation; yes at first; carried.
  public var restoresFocusAfterTransition: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Whether menus act on it while it presents; yes at first; carried.
  public var performsActionsWhilePresentingModally: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Apple's name before iOS 13 for `isModalInPresentation` in a popover; no at first; carried.
  public var isModalInPopover: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// What measurements of it are called; nil at first; carried.
  public var interactionActivityTrackingBaseName: String? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// The controller of the next ones, this one first, that does an action.
  public func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    var controller: UIViewController? = self
    // A method that every controller has says nothing of who does it.
    #if canImport(Darwin)
      let isEverybodys = false
    #else
      let isEverybodys = action.isMethod(ofObjectsOf: UIViewController.self)
    #endif
    while let current = controller {
      // Containers show for those within them, as Apple's split and navigation controllers do.
      let shows =
        action.description == "showDetailViewController:sender:"
        ? current is UISplitViewController
        : current is UINavigationController || current is UISplitViewController
      if shows { return current }
      if !isEverybodys, current !== self, current.canPerformAction(action, withSender: sender) {
        return current
      }
      controller = current.parent
    }
    return nil
  }
  /// Takes back what `addKeyCommand(_:)` added.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    carry((carried(or: [], "keys") as [UIKeyCommand]).filter { $0 !== keyCommand }, "keys")
  }
  /// What presents it now; nil where it is not presented.
  public var activePresentationController: UIPresentationController? {
    presentingViewController == nil ? nil : presentationController
  }
  /// Without effect: a pointer is never locked here.
  public func setNeedsUpdateOfPrefersPointerLocked() {}
}

extension UISplitViewController {
  /// When the button that shows the columns is there; carried.
  public var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
  /// When a button is there. Raw values are Apple's.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, never, always
  }
}

extension UISearchController {
  /// When the scopes are shown; carried.
  public var scopeBarActivation: ScopeBarActivation {
    get { carried(or: .automatic) }
    set { carry(newValue) }
  }
  /// When scopes are shown. Raw values are Apple's.
  public enum ScopeBarActivation: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, manual, onTextEntry, onSearchActivation
  }
  /// Where the field is: inside of the bar, as `searchController` of a navigation item has it.
  public var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }
}

extension UIBarButtonItem {
  /// Whether it stands without the glass that buttons share; no at first; carried.
  public var hidesSharedBackground: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Whether it shares the glass of those beside it; yes at first; carried.
  public var sharesBackground: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// By which a button is the same in another item; nil at first; carried.
  public var identifier: String? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// What stands for it where there is no room; nil at first; carried.
  public var menuRepresentation: UIMenuElement? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Whether holding something dragged over it presses it; no at first; carried.
  public var isSpringLoaded: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
  /// Moves the background up or down; carried.
  public func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    carry(adjustment, "backgroundAdjustment \(barMetrics.rawValue)")
  }
  /// What was set for the metrics; 0 at first; carried.
  public func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    carried(or: 0, "backgroundAdjustment \(barMetrics.rawValue)")
  }
}

extension UITabBarItem {
  /// Whether holding something dragged over it selects it; no at first; carried.
  public var isSpringLoaded: Bool {
    get { carried(or: false) }
    set { carry(newValue) }
  }
}

extension UINavigationController {
  /// Pops when it is swiped anywhere in the content; the same object at every call. Nothing here recognises.
  public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    carriedOnce(UIScreenEdgePanGestureRecognizer()) as UIScreenEdgePanGestureRecognizer
  }
}

extension UINavigationItem {
  /// Below a large title; nil at first; carried.
  public var largeSubtitle: String? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// In place of `subtitle`; nil at first; carried: added to no bar here.
  public var subtitleView: UIView? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// In place of `largeSubtitle`; nil at first; carried: added to no bar here.
  public var largeSubtitleView: UIView? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Behind what has no room in the bar; nil at first; carried.
  public var additionalOverflowItems: UIDeferredMenuElement? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
  /// Whether the field may stand in a toolbar; yes at first; carried.
  public var searchBarPlacementAllowsToolbarIntegration: Bool {
    get { carried(or: true) }
    set { carry(newValue) }
  }
  /// Is told of a new title; never, as nobody renames. Not retained.
  public var renameDelegate: (any UINavigationItemRenameDelegate)? {
    get { carriedWeakly() }
    set { carryWeakly(newValue) }
  }
  /// Where the field is: below the title.
  public var searchBarPlacement: SearchBarPlacement { .stacked }
}

/// Is told of a new title of a navigation item; by tests, as nobody renames here.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: ObjectAnswering {
  /// The user gave a new title.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// Whether the title may be changed now.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// The text that is offered and what of it is selected, in place of those given.
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Whether a title may be taken.
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
  /// Yes by default.
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
  /// What is given, by default.
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  /// Yes by default.
  public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
  {
    true
  }
}
