// Views in UIKit's controllers, views and cells.

import UIKit

/// The view of a hosting controller: lays a tree of views out within its bounds.
@preconcurrency @MainActor
open class _UIHostingView<Content: View>: UIView {
  final let host: ViewHost
  fileprivate final var regions = SafeAreaRegions.all
  fileprivate final var ignoresSafeArea = false
  fileprivate final var didLayOut: (() -> Void)?

  /// A view for a value.
  public required init(rootView: Content) {
    let late = LateView()
    host = ViewHost(rootView, in: late)
    super.init(frame: .zero)
    host.view = self
    host.needsLayout = { [weak self] in self?.treeNeedsLayout() }
    answersForSettledWidth = true
  }
  /// Views from archives have no value to show.
  public required init?(coder: NSCoder) { nil }

  fileprivate final var invalidatesContentSize = false
  private var lastIdealSize: CGSize?

  private func treeNeedsLayout() {
    setNeedsLayout()
    if invalidatesContentSize { invalidateIntrinsicContentSize() }
  }
  private var safeBounds: CGRect {
    guard !ignoresSafeArea, regions.contains(.container) else { return bounds }
    return bounds.inset(by: safeAreaInsets)
  }
  private var insets: CGSize {
    guard !ignoresSafeArea, regions.contains(.container) else { return .zero }
    return CGSize(
      width: safeAreaInsets.left + safeAreaInsets.right, height: safeAreaInsets.top + safeAreaInsets.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    host.layOut(in: bounds, safeBounds: safeBounds)
    didLayOut?()
  }
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    host.invalidate()
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    host.invalidate()
    if window == nil { host.showIfInWindow() }
  }

  /// The size for an offer, with what the safe area takes.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets
    let size = host.size(
      ProposedViewSize(
        width: proposal.width.map { max(0, $0 - insets.width) },
        height: proposal.height.map { max(0, $0 - insets.height) }))
    let scale = max(1, effectiveLayoutEnvironment.displayScale)
    func whole(_ length: CGFloat) -> CGFloat {
      length.isFinite ? ((length * scale) - 0.001).rounded(.up) / scale : length
    }
    return CGSize(width: whole(size.width + insets.width), height: whole(size.height + insets.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(ProposedViewSize(size)) }
  /// The size that the content likes best; once the layout has given the view a width, the height for it.
  open override var intrinsicContentSize: CGSize {
    let ideal = size(.unspecified)
    guard settledWidth.isFinite, settledWidth < ideal.width else { return finite(ideal) }
    return finite(
      CGSize(width: ideal.width, height: size(ProposedViewSize(width: settledWidth, height: nil)).height))
  }
  private func finite(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width.isFinite ? size.width : UIView.noIntrinsicMetric,
      height: size.height.isFinite ? size.height : UIView.noIntrinsicMetric)
  }
  /// The content's size for a target: where a priority is required, for that length; otherwise the one that it likes best,
  /// or the one within a target that is not 0.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    func offer(_ length: CGFloat, _ priority: UILayoutPriority) -> CGFloat? {
      priority >= .required || (length > 0 && length < UIView.layoutFittingExpandedSize.width) ? length : nil
    }
    let proposal = ProposedViewSize(
      width: offer(targetSize.width, horizontalFittingPriority),
      height: offer(targetSize.height, verticalFittingPriority))
    var size = finite(size(proposal))
    if horizontalFittingPriority >= .required { size.width = targetSize.width }
    if verticalFittingPriority >= .required { size.height = targetSize.height }
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }
}

/// Stands in until the hosting view is there.
private final class LateView: UIView {}

/// Which sizes a hosting controller keeps up to date.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int
  /// A bit for each.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The controller's `preferredContentSize` is the size that the content likes best.
  public static let preferredContentSize = Self(rawValue: 1)
  /// The view's content size is asked for again when the content changes.
  public static let intrinsicContentSize = Self(rawValue: 2)
}

/// A controller of a view.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  private var hosting: _UIHostingView<Content>
  /// What is shown. Another value is there in the next layout pass; state in places that stay is kept.
  open var rootView: Content {
    didSet { hosting.host.show(rootView) }
  }
  /// Which sizes are kept up to date; none at first.
  open var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet {
      hosting.invalidatesContentSize = sizingOptions.contains(.intrinsicContentSize)
      hosting.setNeedsLayout()
    }
  }
  /// Which covered parts of the view its content keeps out of; all at first.
  open var safeAreaRegions: SafeAreaRegions = .all {
    didSet {
      hosting.regions = safeAreaRegions
      hosting.setNeedsLayout()
    }
  }
  /// Whether the content knows no safe area at all: not public at Apple's, and used nevertheless.
  open var _disableSafeArea: Bool {
    get { hosting.ignoresSafeArea }
    set {
      hosting.ignoresSafeArea = newValue
      hosting.setNeedsLayout()
    }
  }

  /// A controller for a value.
  public init(rootView: Content) {
    self.rootView = rootView
    hosting = _UIHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
    adoptHost()
  }
  /// A controller of a document, for a value.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    hosting = _UIHostingView(rootView: rootView)
    super.init(coder: aDecoder)
    adoptHost()
  }
  /// Without a value there is no controller: programs call the other one from theirs.
  public required dynamic init?(coder aDecoder: NSCoder) { nil }

  final var treeHost: ViewHost { hosting.host }
  private func adoptHost() {
    hosting.host.controller = self
    hosting.didLayOut = { [weak self] in self?.contentWasLaidOut() }
  }
  private func contentWasLaidOut() {
    if sizingOptions.contains(.preferredContentSize) {
      let ideal = hosting.size(.unspecified)
      if preferredContentSize != ideal { preferredContentSize = ideal }
    }
    takeNavigationValues(of: hosting.host)
    if presentingViewController != nil { takePresentationValues(of: hosting.host) }
  }

  open override func loadView() {
    hosting.backgroundColor = .systemBackground
    view = hosting
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    hosting.host.invalidate()
  }
  open override func viewDidLoad() { super.viewDidLoad() }
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    takeTabBar(nil, of: hosting.host)
  }

  /// The content's size within another, in points.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    loadViewIfNeeded()
    return hosting.sizeThatFits(size)
  }

  /// What the views around say to those in the controller, where it lies in another tree.
  final func inherit(_ environment: EnvironmentValues) {
    hosting.host.inherited = environment
    hosting.host.invalidate()
  }
}

/// The content of a cell as views: give it to `contentConfiguration`.
@preconcurrency @MainActor
public struct UIHostingConfiguration<Label: View, Background: View>: UIContentConfiguration {
  private let label: Label
  private let back: Background
  private var margins: [Edge: CGFloat] = [:]
  private var least: (width: CGFloat?, height: CGFloat?) = (nil, nil)

  /// A cell's views, one below the other.
  public init(@ViewBuilder content: () -> Label) where Background == EmptyView {
    label = content()
    back = EmptyView()
  }
  private init(_ label: Label, _ back: Background, _ margins: [Edge: CGFloat], _ least: (CGFloat?, CGFloat?))
  {
    self.label = label
    self.back = back
    self.margins = margins
    self.least = least
  }
  /// Points between the cell's edges and the content, in place of the cell's layout margins.
  public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self {
    var copy = self
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) { copy.margins[edge] = length }
    return copy
  }
  /// Points between the cell's edges and the content.
  public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> Self {
    margins(edges.intersection(.top), insets.top).margins(edges.intersection(.leading), insets.leading)
      .margins(edges.intersection(.bottom), insets.bottom).margins(
        edges.intersection(.trailing), insets.trailing)
  }
  /// The least size in points, in place of a row's usual height.
  public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    var copy = self
    copy.least = (width, height)
    return copy
  }
  /// Views behind the content, up to the cell's edges.
  public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Label, B> {
    UIHostingConfiguration<Label, B>(label, content(), margins, least)
  }
  /// A style behind the content, up to the cell's edges.
  public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<
    Label, _UIHostingConfigurationBackgroundView<S>
  > {
    UIHostingConfiguration<Label, _UIHostingConfigurationBackgroundView<S>>(
      label, _UIHostingConfigurationBackgroundView(style: style), margins, least)
  }
  /// A view that shows the content.
  public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }
  /// The same in every state.
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// The content with its margins, and what is behind. A row is 44 points high at least.
  @ViewBuilder fileprivate func root(_ usual: EdgeInsets) -> some View {
    let own = EdgeInsets(
      top: margins[.top] ?? usual.top, leading: margins[.leading] ?? usual.leading,
      bottom: margins[.bottom] ?? usual.bottom, trailing: margins[.trailing] ?? usual.trailing)
    VStack { label }
      .padding(own)
      .frame(
        minWidth: least.width, maxWidth: .infinity, minHeight: least.height ?? 44, maxHeight: .infinity,
        alignment: .leading
      )
      .background { back }
  }
}

/// A style behind the content of a cell.
public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
  let style: S
  /// The style in a rectangle.
  public var body: some View { Rectangle().fill(style) }
}

/// The content view of a cell with views.
@MainActor
private final class HostingContentView<Label: View, Background: View>: _UIHostingView<AnyView>, UIContentView
{
  private var own: UIHostingConfiguration<Label, Background>?

  convenience init(_ configuration: UIHostingConfiguration<Label, Background>) {
    self.init(rootView: AnyView(EmptyView()))
    ignoresSafeArea = true
    invalidatesContentSize = true
    insetsLayoutMarginsFromSafeArea = false
    preservesSuperviewLayoutMargins = true
    show(configuration)
  }
  var configuration: any UIContentConfiguration {
    get { own ?? UIHostingConfiguration { EmptyView() } }
    set { if let new = newValue as? UIHostingConfiguration<Label, Background> { show(new) } }
  }
  private func show(_ configuration: UIHostingConfiguration<Label, Background>) {
    own = configuration
    margins = cellMargins
    host.show(configuration.root(EdgeInsets(margins)))
    invalidateIntrinsicContentSize()
  }
  /// The margins that the content was shown with, and those of the cell's content view at present.
  private var margins = NSDirectionalEdgeInsets.zero
  private var cellMargins: NSDirectionalEdgeInsets {
    superview?.directionalLayoutMargins ?? directionalLayoutMargins
  }
  private func takeMargins() { if let own, margins != cellMargins { show(own) } }
  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    takeMargins()
  }
  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    takeMargins()
  }
  override func layoutSubviews() {
    takeMargins()
    super.layoutSubviews()
  }
}
