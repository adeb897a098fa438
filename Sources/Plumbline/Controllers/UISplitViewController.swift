// Controllers beside each other where there is room: a list and what it leads to.

import Foundation

/// Shows a primary and a secondary controller beside each other where the width is regular, and one of them where it is
/// compact.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// Which columns are seen, and whether beside or over the others. Raw values are Apple's.
  public enum DisplayMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary,
      twoDisplaceSecondary
    /// Apple's name before iOS 14 for `oneBesideSecondary`.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// Apple's name before iOS 14 for `secondaryOnly`.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// Apple's name before iOS 14 for `oneOverSecondary`.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }
  /// The columns in reading direction, and the controller for narrow windows. Raw values are Apple's.
  public enum Column: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case primary, supplementary, secondary, compact
  }
  /// Two columns, three, or Apple's of before iOS 14. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unspecified, doubleColumn, tripleColumn
  }
  /// At which side the primary column lies. Raw values are Apple's.
  public enum PrimaryEdge: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case leading, trailing
  }
  /// Whether columns lie beside, over or push each other. Raw values are Apple's.
  public enum SplitBehavior: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, tile, overlay, displace
  }

  /// The width of a primary controller that was given none.
  public nonisolated static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

  /// Fixed when it is made.
  public let style: Style
  /// Asked what becomes of the columns in a narrow window. Not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Which columns are to be seen where there is room; `automatic` for all of them.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { storedView?.setNeedsLayout() } }
  /// How columns share the room; stored: they stand beside each other here.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// The width of the primary controller as a part of the whole; `automaticDimension` for the usual one.
  open var preferredPrimaryColumnWidthFraction = automaticDimension {
    didSet { storedView?.setNeedsLayout() }
  }
  /// The width of the primary controller in points; `automaticDimension` for the usual one.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { storedView?.setNeedsLayout() } }
  /// The least width of the primary column in points; `automaticDimension` for none.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { storedView?.setNeedsLayout() } }
  /// The greatest width of the primary column in points; `automaticDimension` for none.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { storedView?.setNeedsLayout() } }
  /// At which side the primary column lies, in reading direction.
  open var primaryEdge = PrimaryEdge.leading { didSet { storedView?.setNeedsLayout() } }
  /// Whether a finger shows the primary column; yes at first; stored.
  open var presentsWithGesture = true
  /// Whether a button for the secondary column alone is shown; stored.
  open var showsSecondaryOnlyButton = false
  private var columns: [Column: UIViewController] = [:]
  private var order: [UIViewController] = []

  /// A controller of two or three columns, which are still empty.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// A controller from an archive, of which the title is kept; its columns are empty.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  // MARK: Controllers

  /// The controllers of the columns, the primary one first. Set: the first becomes the primary one, the last of
  /// several the secondary one.
  open var viewControllers: [UIViewController] {
    get { order }
    set {
      for controller in order where !newValue.contains(where: { $0 === controller }) { drop(controller) }
      let joining = newValue.filter { $0.storedParent !== self }
      for controller in joining { addChild(controller) }
      order = newValue
      columns = [:]
      columns[.primary] = newValue.first
      if newValue.count > 1 { columns[.secondary] = newValue.last }
      arrange()
      for controller in joining { controller.didMove(toParent: self) }
    }
  }

  /// Puts a controller into a column in the place of the one there, which leaves; nil empties it.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if let old = columns[column], old !== vc { drop(old) }
    columns[column] = vc
    if let vc, vc.storedParent !== self {
      addChild(vc)
      vc.didMove(toParent: self)
    }
    order = [Column.primary, .supplementary, .secondary].compactMap { columns[$0] }
    arrange()
  }
  /// Nil for an empty one.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a controller in the secondary column; where the width is compact, by pushing or presenting it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard !isCollapsed else {
      if let primary = columns[.primary] as? UINavigationController {
        primary.pushViewController((vc as? UINavigationController)?.topViewController ?? vc, animated: true)
      } else {
        present(vc, animated: true)
      }
      return
    }
    if columns.isEmpty { columns[.primary] = order.first }
    setViewController(vc, for: .secondary)
  }

  private func drop(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.storedView?.removeFromSuperview()
    controller.removeFromParent()
  }

  // MARK: What is seen

  /// Whether the width is compact: then one column is seen.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  /// Which columns are seen now: where the width is compact, one.
  open var displayMode: DisplayMode {
    isCollapsed
      ? .secondaryOnly : preferredDisplayMode == .automatic ? .oneBesideSecondary : preferredDisplayMode
  }
  /// A button that hides or shows the primary column, made when somebody asks for it.
  open var displayModeButtonItem: UIBarButtonItem {
    let known: UIBarButtonItem? = carried(or: nil)
    if let known { return known }
    let item = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        preferredDisplayMode = displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
      })
    carry(Optional(item))
    return item
  }
  /// Shows the primary column; others are always shown.
  open func show(_ column: Column) { if column == .primary { preferredDisplayMode = .oneBesideSecondary } }
  /// Hides the primary column; others are always shown.
  open func hide(_ column: Column) { if column == .primary { preferredDisplayMode = .secondaryOnly } }

  /// The width of the primary controller: a fraction of the whole within its bounds, or 320 points (documented for
  /// `preferredPrimaryColumnWidthFraction`: the usual width is the system's).
  open var primaryColumnWidth: CGFloat {
    let whole = storedView?.bounds.width ?? 0
    func value(_ given: CGFloat) -> CGFloat? { given == Self.automaticDimension ? nil : given }
    var width =
      value(preferredPrimaryColumnWidth) ?? value(preferredPrimaryColumnWidthFraction).map { $0 * whole }
      ?? 320
    if let most = value(maximumPrimaryColumnWidth) { width = min(width, most) }
    if let least = value(minimumPrimaryColumnWidth) { width = max(width, least) }
    return min(width, whole)
  }

  private func arrange() {
    guard isViewLoaded, let view else { return }
    for controller in order where controller.view.superview !== view { view.addSubview(controller.view) }
    view.setNeedsLayout()
    view.window?.settleAppearances()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    arrange()
  }

  override func placeChildren() {
    guard let view = storedView else { return }
    let bounds = view.bounds
    let primary = columns[.primary], secondary = columns[.secondary]
    func place(_ controller: UIViewController?, _ frame: CGRect) {
      guard let controller, controller.isViewLoaded else { return }
      controller.view.autoresizingMask = [.flexibleHeight]
      controller.view.frame = frame
      controller.view.isEncapsulated = true
    }
    if isCollapsed {
      let shownSecondary =
        secondary != nil
        && !(delegate?.splitViewController(self, collapseSecondary: secondary!, onto: primary ?? self)
          ?? false)
      primary?.storedView?.isHidden = shownSecondary
      secondary?.storedView?.isHidden = !shownSecondary
      place(shownSecondary ? secondary : primary, bounds)
      return
    }
    let width = displayMode == .secondaryOnly ? 0 : primaryColumnWidth
    let isLeft = (primaryEdge == .leading) != (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    primary?.storedView?.isHidden = width == 0
    secondary?.storedView?.isHidden = false
    place(
      primary,
      CGRect(
        x: isLeft ? bounds.minX : bounds.maxX - width, y: bounds.minY, width: width, height: bounds.height))
    place(
      secondary,
      CGRect(
        x: isLeft ? bounds.minX + width : bounds.minX, y: bounds.minY, width: bounds.width - width,
        height: bounds.height))
  }
}

/// Is asked what becomes of columns in narrow windows.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Where there is room for one controller only: whether the program has taken care of the secondary one, so that the
  /// primary one is seen.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The secondary controller where there is room again. Not asked: it stays the same.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Nothing here calls it.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// The column that is seen where there is room for one. Not asked.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Whether the program shows a secondary controller itself. Not asked.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// False by default: the secondary column is seen.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Nil by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// Does nothing by default.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// The proposed one by default.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// False by default.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
}
