// Split views: a list and its detail beside each other where the width is regular.

import Foundation

/// Shows a primary and a secondary controller beside each other where the width is regular, and one of them where it is
/// compact.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// The visible columns, and whether they are beside or over the others. Raw values are Apple's.
  public enum DisplayMode: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary,
      twoDisplaceSecondary
  }
  /// The columns in reading direction, the controller for narrow windows, and what is beside the secondary column at the far
  /// side (iOS 26). Raw values are Apple's.
  public enum Column: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case primary, supplementary, secondary, compact, inspector
  }
  /// Two columns, three, or Apple's of before iOS 14. Raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case unspecified, doubleColumn, tripleColumn
  }
  /// The edge of the primary column. Raw values are Apple's.
  public enum PrimaryEdge: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case leading, trailing
  }
  /// Whether columns are beside each other, over each other or displace each other. Raw values are Apple's.
  public enum SplitBehavior: Int, Sendable {
    /// Apple's names in the order of the raw values.
    case automatic, tile, overlay, displace
  }

  /// The width of a primary controller that was given none.
  public nonisolated static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

  /// Fixed when it is made.
  public let style: Style
  /// The delegate, which decides the columns in a narrow window. Not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The preferred visible columns where there is room; `automatic` for all of them. What does not go with
  /// `preferredSplitBehavior` becomes the nearest mode that does.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { storedView?.setNeedsLayout() } }
  /// The preferred behaviour of columns: beside each other, over the secondary one, or displacing it.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { storedView?.setNeedsLayout() } }
  /// The current behaviour of columns.
  open dynamic var splitBehavior: SplitBehavior {
    switch displayMode {
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    default: preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
    }
  }
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
  /// The width of the second of three columns in points; `automaticDimension` for the usual one.
  open var preferredSupplementaryColumnWidth = automaticDimension { didSet { storedView?.setNeedsLayout() } }
  /// The same as a part of the whole, from 0 to 1; `automaticDimension` for the usual one.
  open var preferredSupplementaryColumnWidthFraction = automaticDimension {
    didSet { storedView?.setNeedsLayout() }
  }
  /// The least width of the second of three columns in points; `automaticDimension` for none.
  open var minimumSupplementaryColumnWidth = automaticDimension { didSet { storedView?.setNeedsLayout() } }
  /// The greatest width of the second of three columns in points; `automaticDimension` for none.
  open var maximumSupplementaryColumnWidth = automaticDimension { didSet { storedView?.setNeedsLayout() } }
  /// The width of the inspector in points; `automaticDimension` for the usual one.
  open var preferredInspectorColumnWidth = automaticDimension { didSet { storedView?.setNeedsLayout() } }
  /// The same as a part of the whole, from 0 to 1; `automaticDimension` for the usual one.
  open var preferredInspectorColumnWidthFraction = automaticDimension {
    didSet { storedView?.setNeedsLayout() }
  }
  /// The least width of the inspector in points; `automaticDimension` for none.
  open var minimumInspectorColumnWidth = automaticDimension { didSet { storedView?.setNeedsLayout() } }
  /// The greatest width of the inspector in points; `automaticDimension` for none.
  open var maximumInspectorColumnWidth = automaticDimension { didSet { storedView?.setNeedsLayout() } }
  private var showsInspector = false { didSet { storedView?.setNeedsLayout() } }
  /// The edge of the primary column, in reading direction.
  open var primaryEdge = PrimaryEdge.leading { didSet { storedView?.setNeedsLayout() } }
  /// Whether a finger shows the primary column; true by default; stored.
  open dynamic var presentsWithGesture = true
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
  open dynamic var viewControllers: [UIViewController] {
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

  /// Sets the controller of a column in place of the current one, which leaves; nil empties it.
  open dynamic func setViewController(_ vc: UIViewController?, for column: Column) {
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
  open dynamic func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a controller in the secondary column; where the width is compact, by pushing or presenting it.
  open dynamic override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    guard !isCollapsed else {
      if let primary = columns[.primary] as? UINavigationController {
        let shown = (vc as? UINavigationController)?.topViewController ?? vc
        if primary.viewControllers.contains(where: { $0 === shown }) {
          primary.popToViewController(shown, animated: true)
        } else if !(shown is UINavigationController) {
          primary.pushViewController(shown, animated: true)
        }
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
  open dynamic var isCollapsed: Bool { traitCollection.horizontalSizeClass == .compact }
  /// The current visible columns: one where the width is compact.
  open dynamic var displayMode: DisplayMode {
    guard !isCollapsed else { return .secondaryOnly }
    let hasThree = style == .tripleColumn
    var mode = preferredDisplayMode
    if mode == .automatic { mode = hasThree ? .twoBesideSecondary : .oneBesideSecondary }
    // Of two columns there are never two beside the secondary one.
    if !hasThree {
      switch mode {
      case .twoBesideSecondary, .twoDisplaceSecondary: mode = .oneBesideSecondary
      case .twoOverSecondary: mode = .oneOverSecondary
      default: break
      }
    }
    switch (preferredSplitBehavior, mode) {
    case (.tile, .oneOverSecondary), (.displace, .oneOverSecondary): return .oneBesideSecondary
    case (.tile, .twoOverSecondary), (.tile, .twoDisplaceSecondary): return .twoBesideSecondary
    case (.overlay, .oneBesideSecondary): return .oneOverSecondary
    case (.overlay, .twoBesideSecondary), (.overlay, .twoDisplaceSecondary): return .twoOverSecondary
    case (.displace, .twoBesideSecondary), (.displace, .twoOverSecondary): return .twoDisplaceSecondary
    default: return mode
    }
  }
  /// A button that hides or shows the primary column, created on first access.
  open dynamic var displayModeButtonItem: UIBarButtonItem {
    if let storedDisplayModeButtonItem { return storedDisplayModeButtonItem }
    let item = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        preferredDisplayMode = displayMode == .secondaryOnly ? .oneBesideSecondary : .secondaryOnly
      })
    storedDisplayModeButtonItem = item
    return item
  }
  private var storedDisplayModeButtonItem: UIBarButtonItem?
  /// Shows a column, with those between it and the secondary one; the inspector beside that.
  open dynamic func show(_ column: Column) {
    switch column {
    case .primary:
      preferredDisplayMode = style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    case .supplementary where displayMode == .secondaryOnly: preferredDisplayMode = .oneBesideSecondary
    case .inspector: showsInspector = true
    default: break
    }
  }
  /// Hides a column, with those before it; the secondary one stays.
  open dynamic func hide(_ column: Column) {
    switch column {
    case .primary where style == .tripleColumn && displayMode != .secondaryOnly:
      preferredDisplayMode = .oneBesideSecondary
    case .primary, .supplementary: preferredDisplayMode = .secondaryOnly
    case .inspector: showsInspector = false
    default: break
    }
  }
  /// Whether a column is seen now. (Apple presents the inspector where the width is compact; here it is not seen there.)
  open dynamic func isShowing(_ column: Column) -> Bool {
    guard columns[column] != nil else { return false }
    if isCollapsed { return column == columnWhileCollapsed() }
    let mode = displayMode
    switch column {
    case .secondary: return true
    case .inspector: return showsInspector
    case .compact: return false
    case .supplementary: return mode != .secondaryOnly
    case .primary:
      return style == .tripleColumn
        ? [.twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(mode)
        : mode != .secondaryOnly
    }
  }

  /// The width of the primary controller: a fraction of the whole within its bounds, or 320 points (documented for
  /// `preferredPrimaryColumnWidthFraction`: the usual width is the system's).
  open dynamic var primaryColumnWidth: CGFloat {
    width(
      preferredPrimaryColumnWidth, preferredPrimaryColumnWidthFraction,
      from: minimumPrimaryColumnWidth, to: maximumPrimaryColumnWidth)
  }
  /// The width of the second of three columns, by the same rule.
  open dynamic var supplementaryColumnWidth: CGFloat {
    width(
      preferredSupplementaryColumnWidth, preferredSupplementaryColumnWidthFraction,
      from: minimumSupplementaryColumnWidth, to: maximumSupplementaryColumnWidth)
  }

  /// The width of the inspector, by the same rule.
  open dynamic var inspectorColumnWidth: CGFloat {
    width(
      preferredInspectorColumnWidth, preferredInspectorColumnWidthFraction,
      from: minimumInspectorColumnWidth, to: maximumInspectorColumnWidth)
  }

  private func width(_ points: CGFloat, _ fraction: CGFloat, from least: CGFloat, to most: CGFloat) -> CGFloat
  {
    let whole = storedView?.bounds.width ?? 0
    func value(_ given: CGFloat) -> CGFloat? { given == Self.automaticDimension ? nil : given }
    var width = value(points) ?? value(fraction).map { $0 * whole } ?? 320
    if let most = value(most) { width = min(width, most) }
    if let least = value(least) { width = max(width, least) }
    return max(0, min(width, whole))
  }

  private func arrange() {
    guard isViewLoaded, let view else { return }
    collapsedColumn = nil
    for controller in hosted where controller.view.superview !== view { view.addSubview(controller.view) }
    view.setNeedsLayout()
    view.window?.settleAppearances()
  }

  /// The controllers of all columns, in reading direction, the one for narrow windows last.
  private var hosted: [UIViewController] {
    [Column.primary, .supplementary, .secondary, .inspector, .compact].compactMap { columns[$0] }
  }

  open dynamic override func viewDidLoad() {
    super.viewDidLoad()
    arrange()
  }

  /// The visible column while collapsed; nil before that was decided.
  private var collapsedColumn: Column?
  private var toldMode: DisplayMode?

  /// Decided when the window becomes narrow, and asked of the delegate once.
  private func columnWhileCollapsed() -> Column {
    if let collapsedColumn { return collapsedColumn }
    let chosen: Column
    if style == .unspecified {
      let primary = columns[.primary], secondary = columns[.secondary]
      let isTaken =
        secondary.map {
          delegate?.splitViewController(self, collapseSecondary: $0, onto: primary ?? self) ?? false
        }
        ?? true
      chosen = isTaken ? .primary : .secondary
    } else {
      let proposed: Column =
        columns[.compact] != nil ? .compact : columns[.secondary] != nil ? .secondary : .primary
      let asked =
        delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
      chosen = columns[asked] == nil ? proposed : asked
    }
    collapsedColumn = chosen
    return chosen
  }

  override func placeChildren() {
    guard let view = storedView else { return }
    let bounds = view.bounds
    func place(_ column: Column, _ frame: CGRect?) {
      guard let controller = columns[column], controller.isViewLoaded else { return }
      controller.view.isHidden = frame == nil
      guard let frame else { return }
      controller.view.autoresizingMask = [.flexibleHeight]
      controller.view.frame = frame
      controller.view.isEncapsulated = true
    }
    if isCollapsed {
      let shown = columnWhileCollapsed()
      for column in [Column.primary, .supplementary, .secondary, .compact, .inspector] {
        place(column, column == shown ? bounds : nil)
      }
      return
    }
    collapsedColumn = nil
    let mode = displayMode
    if let toldMode, toldMode != mode { delegate?.splitViewController(self, willChangeTo: mode) }
    toldMode = mode
    let inspector = isShowing(.inspector) ? inspectorColumnWidth : 0
    let rest = max(0, bounds.width - inspector)
    let places = ColumnPlaces(
      mode: mode, whole: CGSize(width: rest, height: bounds.height), primary: primaryColumnWidth,
      supplementary: supplementaryColumnWidth,
      hasThree: style == .tripleColumn)
    let isLeft = (primaryEdge == .leading) != (view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    func frame(_ range: ClosedRange<CGFloat>?) -> CGRect? {
      range.map { range in
        CGRect(
          x: isLeft ? bounds.minX + range.lowerBound : bounds.maxX - range.upperBound, y: bounds.minY,
          width: range.upperBound - range.lowerBound, height: bounds.height)
      }
    }
    place(.primary, frame(places.primary))
    place(.supplementary, frame(places.supplementary))
    place(.secondary, frame(places.secondary))
    place(.compact, nil)
    place(.inspector, isShowing(.inspector) ? frame(rest...max(rest, bounds.width)) : nil)
    for column in [Column.supplementary, .primary]
    where mode == .oneOverSecondary || mode == .twoOverSecondary {
      if let over = columns[column]?.storedView, over.superview === view { view.bringSubviewToFront(over) }
    }
  }
}

/// The extent of each column, from the primary edge on; nil for a hidden one.
private struct ColumnPlaces {
  var primary: ClosedRange<CGFloat>?
  var supplementary: ClosedRange<CGFloat>?
  var secondary: ClosedRange<CGFloat>

  /// Apple's page of `UISplitViewController.DisplayMode`: one column or two beside the secondary one, which has what is left;
  /// over it; or pushing it away, at the size that it has alone beside one.
  init(
    mode: UISplitViewController.DisplayMode, whole: CGSize, primary first: CGFloat,
    supplementary second: CGFloat, hasThree: Bool
  ) {
    let end = whole.width
    func range(_ from: CGFloat, _ length: CGFloat) -> ClosedRange<CGFloat> { from...(from + max(0, length)) }
    // Of three columns the one that stands alone beside the secondary one is the second.
    let one = hasThree ? second : first
    switch mode {
    case .secondaryOnly, .automatic: secondary = range(0, end)
    case .oneBesideSecondary, .oneOverSecondary:
      if hasThree { supplementary = range(0, one) } else { primary = range(0, one) }
      secondary = mode == .oneOverSecondary ? range(0, end) : range(one, end - one)
    case .twoBesideSecondary, .twoOverSecondary:
      primary = range(0, first)
      supplementary = range(first, second)
      secondary = mode == .twoOverSecondary ? range(0, end) : range(first + second, end - first - second)
    case .twoDisplaceSecondary:
      primary = range(0, first)
      supplementary = range(first, second)
      secondary = range(first + second, end - second)
    }
  }
}
