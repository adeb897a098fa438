// The controller of a view: loading, and the calls around its layout.

import Foundation
import Plumbline

/// A controller that makes its view on demand, and takes part in its layout.
@preconcurrency @MainActor
open class NSViewController: NSResponder {
  private var storedView: NSView?
  private var isLoading = false

  /// A controller whose view `loadView()` makes. Archives are not read.
  public init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Archives are not read: always nil.
  public required override init?(coder: NSCoder) { nil }

  /// The controller's view. Asked for, it is loaded, and `viewDidLoad()` is called.
  open var view: NSView {
    get {
      loadViewIfNeeded()
      return storedView ?? NSView()
    }
    set {
      storedView?.viewController = nil
      storedView = newValue
      newValue.viewController = self
    }
  }
  /// Whether the view is there; asking does not load it.
  open var isViewLoaded: Bool { storedView != nil }
  /// The view if it is there; asking does not load it.
  open var viewIfLoaded: NSView? { storedView }
  /// Loads the view if it was not loaded yet. A `loadView()` that assigns none leaves an empty view.
  open func loadViewIfNeeded() {
    guard storedView == nil, !isLoading else { return }
    isLoading = true
    loadView()
    if storedView == nil { view = NSView() }
    isLoading = false
    viewDidLoad()
  }
  /// Makes the view; an empty one unless a subclass makes another.
  open func loadView() { view = NSView() }
  /// Called after the view was loaded; for subclasses, does nothing here.
  open func viewDidLoad() {}
  /// Called before the view appears: its window is ordered to the front, or the view is added to a visible one.
  open func viewWillAppear() {}
  /// Called after the view appeared.
  open func viewDidAppear() {}
  /// Called before the view disappears; for subclasses, does nothing here.
  open func viewWillDisappear() {}
  /// Called after the view disappeared, or its window; for subclasses, does nothing here.
  open func viewDidDisappear() {}
  /// Called before each `layout()` of the view; for subclasses, does nothing here.
  open func viewWillLayout() {}
  /// Called after each `layout()` of the view; for subclasses, does nothing here.
  open func viewDidLayout() {}
  /// Called in the place of the view's `updateConstraints()`, which it calls.
  open func updateViewConstraints() { storedView?.updateConstraints() }

  /// Nil for none; carried.
  open var title: String?
  /// Any object that the program shows with it; nil by default. Carried.
  open var representedObject: Any?
  /// The size that the view would like; carried.
  open var preferredContentSize = NSSize.zero
  /// The parent controller; not retained.
  open private(set) weak var parent: NSViewController?
  /// The child controllers, in their order.
  open private(set) var children: [NSViewController] = []
  /// Adds a child controller; its view is added by the program.
  open func addChild(_ childViewController: NSViewController) {
    guard childViewController.parent !== self else { return }
    childViewController.removeFromParent()
    children.append(childViewController)
    childViewController.parent = self
  }
  /// Removes the controller from its parent, if any; its view stays where it is.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// The name of the archive; carried.
  open var nibName: NSNib.Name? { nil }
}

extension NSView {
  /// The controllers of the views below this one and its own, outer ones first.
  var controllersOfSubtree: [NSViewController] {
    (viewController.map { [$0] } ?? []) + storedSubviews.flatMap(\.controllersOfSubtree)
  }
}

/// An archive of views, which is not read: here for its names.
public enum NSNib {
  /// The name of an archive: a string of its own type, as Apple's.
  public typealias Name = String
}
