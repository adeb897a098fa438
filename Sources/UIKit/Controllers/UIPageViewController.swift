// Pages: controllers that follow each other, of which one is seen.

import Foundation
import Plumbline

/// A container of one controller at a time, which fills it. Pages change by the program: there are no swipes here.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// Whether pages lie side by side or one above the other. Raw values are Apple's.
  public enum NavigationOrientation: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case horizontal, vertical
  }
  /// The location of a book's spine, which decides whether one page is seen or two. Raw values are Apple's.
  public enum SpineLocation: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case none, min, mid, max
  }
  /// The direction in which pages turn; without effect here, as they change at once. Raw values are Apple's.
  public enum NavigationDirection: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case forward, reverse
  }
  /// Whether pages curl or scroll; without effect here, as they change at once. Raw values are Apple's.
  public enum TransitionStyle: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case pageCurl, scroll
  }
  /// Keys of the options with which a page controller is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The string that stands for it: Apple's, or one of the program's own.
    public let rawValue: String
    /// The key that a string stands for, whether Apple has it or not.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `SpineLocation` in an `NSNumber`, for curling pages.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
    /// Points between pages while they scroll, which none does here: it has no effect.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// Fixed when it is made.
  public internal(set) var transitionStyle: TransitionStyle
  /// Fixed when it is made; several pages stand side by side in either.
  public internal(set) var navigationOrientation: NavigationOrientation
  /// The location of the spine: at the start unless the options say otherwise; none for pages that scroll.
  open private(set) var spineLocation = SpineLocation.none
  /// Whether pages have content on both sides; stored.
  open var isDoubleSided = false
  /// The data source of the pages before and after. Not asked: there are no swipes here.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The delegate, told of turned pages. Not of those that the program turns, as Apple's is not.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The pages that were set last; nil for none.
  open private(set) var viewControllers: [UIViewController]?

  /// Of the options, the spine location is read, for curling pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
    guard style == .pageCurl else { return }
    let asked = options?[.spineLocation]
    spineLocation =
      asked as? SpineLocation ?? (asked as? NSNumber).flatMap { SpineLocation(rawValue: $0.intValue) } ?? .min
  }

  /// A controller from an archive, or of a document, which says how pages turn; they curl sideways without.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
    if transitionStyle == .pageCurl { spineLocation = .min }
  }

  /// Empty: nothing here sends touches.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  /// Replaces the pages at once and calls the completion with true. Several stand side by side in equal parts
  /// of the width; the view controllers become children.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let shown = viewControllers ?? []
    for old in self.viewControllers ?? [] where !shown.contains(where: { $0 === old }) {
      old.willMove(toParent: nil)
      old.viewIfLoaded?.removeFromSuperview()
      old.removeFromParent()
    }
    let joining = shown.filter { $0.parent !== self }
    for controller in joining { addChild(controller) }
    self.viewControllers = viewControllers
    if isViewLoaded { place() }
    for controller in joining { controller.didMove(toParent: self) }
    completion?(true)
  }

  open dynamic override func viewDidLoad() {
    super.viewDidLoad()
    place()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    place()
  }

  private func place() {
    let shown = viewControllers ?? []
    let width = view.bounds.width / CGFloat(max(1, shown.count))
    for (index, controller) in shown.enumerated() {
      controller.view.frame = CGRect(
        x: width * CGFloat(index), y: 0, width: width, height: view.bounds.height)
      if controller.view.superview !== view { view.addSubview(controller.view) }
    }
  }
}

/// The data source of pages before and after one; never called here: there are no swipes.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: ObjectAnswering {
  /// The page before one; nil for the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after one; nil for the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// The number of dots below the pages, in Apple's where pages scroll.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The index of the marked dot, from 0; asked after `setViewControllers`, in Apple's.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// No dots by default.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first by default.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// The delegate of a page controller, told of pages that a finger turns; never called here: there are no swipes.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: ObjectAnswering {
  /// A transition to these pages begins under a finger.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// The finger let go; `completed` is false where the old pages came back.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing by default.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing by default.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
