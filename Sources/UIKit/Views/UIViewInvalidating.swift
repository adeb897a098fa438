// Properties of views that ask for layout when they change: `@Invalidating(.layout) var spacing = 8.0`.

import Foundation
import Plumbline

/// Invalidations of a view that a change of a property causes.
@preconcurrency @MainActor
public protocol UIViewInvalidating {
  /// Asks a view.
  func invalidate(view: UIView)
}

extension UIView {
  /// What can be asked for.
  public enum Invalidations {
    /// Layout, as `setNeedsLayout()`.
    public struct Layout: UIViewInvalidating {
      /// The one there is.
      public init() {}
      /// Calls `setNeedsLayout()`.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }
    /// Constraints, as `setNeedsUpdateConstraints()`.
    public struct Constraints: UIViewInvalidating {
      /// The one there is.
      public init() {}
      /// Calls `setNeedsUpdateConstraints()`.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }
    /// The content size, as `invalidateIntrinsicContentSize()`.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// The one there is.
      public init() {}
      /// Calls `invalidateIntrinsicContentSize()`.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }
    /// Drawing, as `setNeedsDisplay()`.
    public struct Display: UIViewInvalidating {
      /// The one there is.
      public init() {}
      /// Calls `setNeedsDisplay()`.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }
    /// The configuration of a cell, a header or a button, as `setNeedsUpdateConfiguration()`; of other views nothing.
    public struct Configuration: UIViewInvalidating {
      /// The one there is.
      public init() {}
      /// Calls `setNeedsUpdateConfiguration()` of those that have it.
      public func invalidate(view: UIView) {
        switch view {
        case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
        case let cell as UICollectionViewCell: cell.setNeedsUpdateConfiguration()
        case let header as UITableViewHeaderFooterView: header.setNeedsUpdateConfiguration()
        case let button as UIButton: button.setNeedsUpdateConfiguration()
        default: break
        }
      }
    }
    /// One after the other.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      private let first: First
      private let second: Second
      /// Of two.
      public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
      /// Asks the view for both.
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property of a view that asks it for something whenever another value is set.
  @preconcurrency @MainActor @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    /// The value; only within views the property is what it says.
    @available(*, unavailable, message: "@Invalidating is for properties of views")
    public var wrappedValue: Value {
      get { stored }
      set { stored = newValue }
    }
    private var stored: Value
    private let invalidation: InvalidationType

    /// A value to begin with, and what is asked for.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      (stored, self.invalidation) = (wrappedValue, invalidation)
    }
    /// The same with two.
    public init<First, Second>(wrappedValue: Value, _ first: First, _ second: Second)
    where InvalidationType == Invalidations.Tuple<First, Second> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first, second))
    }
    /// The same with three.
    public init<First, Second, Third>(
      wrappedValue: Value, _ first: First, _ second: Second, _ third: Third
    ) where InvalidationType == Invalidations.Tuple<Invalidations.Tuple<First, Second>, Third> {
      self.init(
        wrappedValue: wrappedValue, Invalidations.Tuple(Invalidations.Tuple(first, second), third))
    }

    /// What the property of a view is; setting the value that it has asks for nothing.
    public static subscript<Enclosing: UIView>(
      _enclosingInstance view: Enclosing, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Enclosing, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<Enclosing, Self>
    ) -> Value {
      get { view[keyPath: storageKeyPath].stored }
      set {
        guard view[keyPath: storageKeyPath].stored != newValue else { return }
        view[keyPath: storageKeyPath].stored = newValue
        view[keyPath: storageKeyPath].invalidation.invalidate(view: view)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// Asks for layout.
  public static var layout: UIView.Invalidations.Layout { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// Asks for constraints.
  public static var constraints: UIView.Invalidations.Constraints { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// Asks for the content size.
  public static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// Asks for drawing.
  public static var display: UIView.Invalidations.Display { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// Asks for the configuration.
  public static var configuration: UIView.Invalidations.Configuration { .init() }
}
