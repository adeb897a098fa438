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

  /// The tag of a view or of a bar's item.
  @preconcurrency @MainActor public var tag: Int! { view?.tag ?? (object as? UIBarItem)?.tag }
  /// A view's frame in its superview, in points.
  @preconcurrency @MainActor public var frame: CGRect! { view?.frame }
  /// A view's bounds, in points.
  @preconcurrency @MainActor public var bounds: CGRect! { view?.bounds }
  /// A view's centre in its superview, in points.
  @preconcurrency @MainActor public var center: CGPoint! { view?.center }
  /// A view's opacity.
  @preconcurrency @MainActor public var alpha: CGFloat! { view?.alpha }
  /// Whether a view is hidden.
  @preconcurrency @MainActor public var isHidden: Bool! { view?.isHidden }
  /// A view's background colour.
  @preconcurrency @MainActor public var backgroundColor: UIColor?! { view.map { $0.backgroundColor } }
  /// A view's superview.
  @preconcurrency @MainActor public var superview: UIView?! { view.map { $0.superview } }
  /// The window of a view.
  @preconcurrency @MainActor public var window: UIWindow?! { view.map { $0.window } }
  /// A view's subviews.
  @preconcurrency @MainActor public var subviews: [UIView]! { view?.subviews }
  /// A view's accessibility identifier.
  @preconcurrency @MainActor public var accessibilityIdentifier: String?! {
    view.map { $0.accessibilityIdentifier }
  }
  /// Whether a control or an item of a bar is enabled.
  @preconcurrency @MainActor public var isEnabled: Bool! {
    control?.isEnabled ?? (object as? UIBarItem)?.isEnabled
  }
  /// Whether a control is selected.
  @preconcurrency @MainActor public var isSelected: Bool! { control?.isSelected }
  /// Whether a control is highlighted.
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
  /// The index of the selected segment.
  @preconcurrency @MainActor public var selectedSegmentIndex: Int! {
    (object as? UISegmentedControl)?.selectedSegmentIndex
  }
  /// The index of the current page.
  @preconcurrency @MainActor public var currentPage: Int! { (object as? UIPageControl)?.currentPage }
  /// The date of a picker.
  @preconcurrency @MainActor public var date: Date! { (object as? UIDatePicker)?.date }
  /// The text of a label, a field or a text view.
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
  /// The state of a gesture recognizer.
  @preconcurrency @MainActor public var state: UIGestureRecognizer.State! { gesture?.state }
  /// The number of touches of a gesture recognizer.
  @preconcurrency @MainActor public var numberOfTouches: Int! { gesture?.numberOfTouches }
  /// The value of a slider, a stepper or a progress view, in the requested number type.
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
  /// The location of a gesture or touch, in a view's coordinates; in points.
  @preconcurrency @MainActor public func location(in view: UIView?) -> CGPoint {
    gesture?.location(in: view) ?? (object as? UITouch)?.location(in: view) ?? .zero
  }
  /// The translation of a gesture, in a view's coordinates; in points.
  @preconcurrency @MainActor public func translation(in view: UIView?) -> CGPoint {
    (object as? UIPanGestureRecognizer)?.translation(in: view) ?? .zero
  }
  /// A view of a subtree by its tag.
  @preconcurrency @MainActor public func viewWithTag(_ tag: Int) -> UIView? { view?.viewWithTag(tag) }
  /// Removes a view from its superview.
  @preconcurrency @MainActor public func removeFromSuperview() { view?.removeFromSuperview() }
  /// Sets the title of a button.
  @preconcurrency @MainActor public func setTitle(_ title: String?, for state: UIControl.State) {
    (object as? UIButton)?.setTitle(title, for: state)
  }
  /// The title that a button has for a state.
  @preconcurrency @MainActor public func title(for state: UIControl.State) -> String? {
    (object as? UIButton)?.title(for: state)
  }
  /// Sets whether a switch is on.
  @preconcurrency @MainActor public func setOn(_ on: Bool, animated: Bool) {
    (object as? UISwitch)?.setOn(on, animated: animated)
  }
  /// Ends the refreshing of a refresh control.
  @preconcurrency @MainActor public func endRefreshing() { (object as? UIRefreshControl)?.endRefreshing() }
  /// Becomes first responder.
  @discardableResult
  @preconcurrency @MainActor public func becomeFirstResponder() -> Bool {
    (object as? UIResponder)?.becomeFirstResponder() ?? false
  }
  /// Resigns as first responder.
  @discardableResult
  @preconcurrency @MainActor public func resignFirstResponder() -> Bool {
    (object as? UIResponder)?.resignFirstResponder() ?? false
  }
}
