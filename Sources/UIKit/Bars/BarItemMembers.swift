// What is read back of bars' items, and what bars have on a Mac. It is carried: bars place and draw nothing of it.

import Foundation
import Plumbline

extension UIBarButtonItem {
  /// A button with a menu beside what it does. The target is not retained.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }
  /// What was set for exactly this state and these metrics; nil otherwise; carried.
  public func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    carried(or: nil, "backgroundImage\(state.rawValue).\(barMetrics.rawValue)")
  }
  /// Kept for each state, style and metrics; carried.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {
    carry(backgroundImage, "backgroundImage\(state.rawValue).\(style.rawValue).\(barMetrics.rawValue)")
  }
  /// What was set for exactly this state, style and metrics; nil otherwise; carried.
  public func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage?
  {
    carried(or: nil, "backgroundImage\(state.rawValue).\(style.rawValue).\(barMetrics.rawValue)")
  }
  /// What was set for exactly this state and these metrics; nil otherwise; carried.
  public func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? {
    carried(or: nil, "backBackgroundImage\(state.rawValue).\(barMetrics.rawValue)")
  }
  /// In points; zero unless set for the metrics; carried.
  public func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    carried(or: .zero, "titleAdjustment\(barMetrics.rawValue)")
  }
  /// In points; zero unless set for the metrics; carried.
  public func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    carried(or: .zero, "backTitleAdjustment\(barMetrics.rawValue)")
  }
  /// Moves the background of the button that leads back up or down, in points; carried.
  public func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { carry(adjustment, "backBackgroundAdjustment \(barMetrics.rawValue)") }
  /// In points; 0 unless set for the metrics; carried.
  public func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    carried(or: 0, "backBackgroundAdjustment \(barMetrics.rawValue)")
  }
}

extension UIToolbar {
  /// What was set for the position and metrics; nil otherwise; carried.
  public func backgroundImage(forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics)
    -> UIImage?
  { carried(or: nil, "backgroundImage\(position.rawValue).\(barMetrics.rawValue)") }
  /// What was set for the position; nil otherwise; carried.
  public func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? {
    carried(or: nil, "shadowImage\(position.rawValue)")
  }
}

extension UITabBar {
  /// Apple's before iOS 8, for the selected item; nil for the tint; carried.
  public var selectedImageTintColor: UIColor? {
    get { carried(or: nil) }
    set { carry(newValue) }
  }
}

extension UIBarMetrics {
  /// Apple's name before iOS 8 for `compact`.
  public static var landscapePhone: UIBarMetrics { .compact }
  /// Apple's name before iOS 8 for `compactPrompt`.
  public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }
}

extension UINavigationItem {
  /// What a popover of the menu of what has no room points at; nil: bars place nothing here.
  public var overflowPresentationSource: (any UIPopoverPresentationControllerSourceItem)? { nil }
}

extension UINavigationBar {
  /// The part of a Mac's toolbar that a bar's items go to. Raw values are Apple's.
  public enum NSToolbarSection: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case none, sidebar, supplementary, content
  }
  /// `.none`: there is no toolbar of a Mac.
  public var currentNSToolbarSection: NSToolbarSection { .none }
}
