// Dynamic member lookup of action senders that are declared as `AnyObject`: members of views, controls and gestures by their
// names, nil where the object has none. Adapted sources use them.

import Foundation
import FoundationAdditions
import Plumbline

// Of an optional property the result is an optional of an optional, as on Apple's systems.
extension ObjectMembers {
  private var view: UIView? { object as? UIView }
  private var control: UIControl? { object as? UIControl }
  private var gesture: UIGestureRecognizer? { object as? UIGestureRecognizer }

  /// A number of the program's, of views and of bars' items.
  @preconcurrency @MainActor public var tag: Int! { view?.tag ?? (object as? UIBarItem)?.tag }
  /// Where a view is in the one above it, in points.
  @preconcurrency @MainActor public var frame: CGRect! { view?.frame }
  /// A view's own rectangle, in points.
  @preconcurrency @MainActor public var bounds: CGRect! { view?.bounds }
  /// The middle of a view in the one above it, in points.
  @preconcurrency @MainActor public var center: CGPoint! { view?.center }
  /// How opaque a view is.
  @preconcurrency @MainActor public var alpha: CGFloat! { view?.alpha }
  /// Whether a view is hidden.
  @preconcurrency @MainActor public var isHidden: Bool! { view?.isHidden }
  /// The colour behind a view's content.
  @preconcurrency @MainActor public var backgroundColor: UIColor?! { view.map { $0.backgroundColor } }
  /// The view above a view.
  @preconcurrency @MainActor public var superview: UIView?! { view.map { $0.superview } }
  /// The window of a view.
  @preconcurrency @MainActor public var window: UIWindow?! { view.map { $0.window } }
  /// The views in a view.
  @preconcurrency @MainActor public var subviews: [UIView]! { view?.subviews }
  /// By which tests find a view.
  @preconcurrency @MainActor public var accessibilityIdentifier: String?! {
    view.map { $0.accessibilityIdentifier }
  }
  /// Whether a control or an item of a bar takes touches.
  @preconcurrency @MainActor public var isEnabled: Bool! {
    control?.isEnabled ?? (object as? UIBarItem)?.isEnabled
  }
  /// Whether a control is selected.
  @preconcurrency @MainActor public var isSelected: Bool! { control?.isSelected }
  /// Whether a control is under a finger.
  @preconcurrency @MainActor public var isHighlighted: Bool! { control?.isHighlighted }
  /// The title that a button shows.
  @preconcurrency @MainActor public var currentTitle: String?! {
    (object as? UIButton).map { $0.currentTitle }
  }
  /// The image that a button shows.
  @preconcurrency @MainActor public var currentImage: UIImage?! {
    (object as? UIButton).map { $0.currentImage }
  }
  /// The label of a button.
  @preconcurrency @MainActor public var titleLabel: UILabel?! { (object as? UIButton).map { $0.titleLabel } }
  /// Whether a switch is on.
  @preconcurrency @MainActor public var isOn: Bool! { (object as? UISwitch)?.isOn }
  /// Which segment is selected.
  @preconcurrency @MainActor public var selectedSegmentIndex: Int! {
    (object as? UISegmentedControl)?.selectedSegmentIndex
  }
  /// Which page is shown.
  @preconcurrency @MainActor public var currentPage: Int! { (object as? UIPageControl)?.currentPage }
  /// The date of a picker.
  @preconcurrency @MainActor public var date: Date! { (object as? UIDatePicker)?.date }
  /// What a label, a field or a text view shows.
  @preconcurrency @MainActor public var text: String?! {
    switch object {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let view as UITextView: view.text
    case let bar as UISearchBar: bar.text
    default: nil
    }
  }
  /// The title of a controller or of an item of a bar.
  @preconcurrency @MainActor public var title: String?! {
    (object as? UIViewController).map { $0.title } ?? (object as? UIBarItem).map { $0.title }
  }
  /// How far a gesture is.
  @preconcurrency @MainActor public var state: UIGestureRecognizer.State! { gesture?.state }
  /// How many fingers a gesture has.
  @preconcurrency @MainActor public var numberOfTouches: Int! { gesture?.numberOfTouches }
  /// The value of a slider, a stepper or a progress, as the number that is wanted.
  @preconcurrency @MainActor public func givenValue<Value>() -> Value! {
    let number: Double? =
      switch object {
      case let slider as UISlider: Double(slider.value)
      case let stepper as UIStepper: stepper.value
      default: nil
      }
    guard let number else { return nil }
    return number as? Value ?? Float(number) as? Value ?? CGFloat(number) as? Value
      ?? NSNumber(value: number) as? Value
  }
  /// Where a gesture or a finger is, in a view's coordinates; in points.
  @preconcurrency @MainActor public func location(in view: UIView?) -> CGPoint {
    gesture?.location(in: view) ?? (object as? UITouch)?.location(in: view) ?? .zero
  }
  /// How far a finger was moved, in a view's coordinates; in points.
  @preconcurrency @MainActor public func translation(in view: UIView?) -> CGPoint {
    (object as? UIPanGestureRecognizer)?.translation(in: view) ?? .zero
  }
  /// A view below a view by its number.
  @preconcurrency @MainActor public func viewWithTag(_ tag: Int) -> UIView? { view?.viewWithTag(tag) }
  /// Takes a view out of the one above it.
  @preconcurrency @MainActor public func removeFromSuperview() { view?.removeFromSuperview() }
  /// Sets the title of a button.
  @preconcurrency @MainActor public func setTitle(_ title: String?, for state: UIControl.State) {
    (object as? UIButton)?.setTitle(title, for: state)
  }
  /// The title that a button has for a state.
  @preconcurrency @MainActor public func title(for state: UIControl.State) -> String? {
    (object as? UIButton)?.title(for: state)
  }
  /// Sets a switch.
  @preconcurrency @MainActor public func setOn(_ on: Bool, animated: Bool) {
    (object as? UISwitch)?.setOn(on, animated: animated)
  }
  /// Ends the wheel of a refreshing list.
  @preconcurrency @MainActor public func endRefreshing() { (object as? UIRefreshControl)?.endRefreshing() }
  /// Begins to take keys.
  @discardableResult
  @preconcurrency @MainActor public func becomeFirstResponder() -> Bool {
    (object as? UIResponder)?.becomeFirstResponder() ?? false
  }
  /// Takes keys no longer.
  @discardableResult
  @preconcurrency @MainActor public func resignFirstResponder() -> Bool {
    (object as? UIResponder)?.resignFirstResponder() ?? false
  }
}
