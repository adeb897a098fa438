// A view that lays its arranged views out in a row or a column. Everything it does is done with constraints
// (spec 06), rebuilt in `updateConstraints` after a change; this file is the public face and the bookkeeping.

import Foundation

/// Lays its arranged views out in a row or a column. It makes the constraints that do so, named `UISV-*` in logs as
/// Apple's are, and its own content size follows from them; edges, distribution and alignment are as documented for
/// Apple's class, and checked with stored frames of Interface Builder.
///
///     let column = UIStackView(arrangedSubviews: [title, body])
///     column.axis = .vertical
///     column.spacing = 8
///
/// Arranged views are subviews too, in an order that may differ. Hidden ones take no room. `spacing` and
/// `setCustomSpacing(_:after:)` are in points along the axis. Constraints of the program's own take part as any
/// others. A stack that is longer than its views, with `fill` and two views of equal hugging, is ambiguous, as in
/// Apple's.
/// - Complexity: arranging anew takes as long as there are arranged views, in the next layout after a change of them
///   or of a property; `fillProportionally` measures each of them in a system of its own.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The distribution of the arranged views along the stack.
  public enum Distribution: Int, Sendable, CaseIterable {
    /// Apple's names in the order of the raw values.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of the arranged views across the stack. The baselines are for horizontal stacks.
  public enum Alignment: Int, Sendable, CaseIterable {
    /// Apple's names in the order of the raw values.
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// `leading`, as it is called in a row.
    public static let top = Alignment.leading
    /// `trailing`, as it is called in a row.
    public static let bottom = Alignment.trailing
  }

  /// "No custom spacing": what `customSpacing(after:)` answers where none was set (Apple's `FLT_MAX`).
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The system's spacing between the neighbours (Apple's `FLT_MIN`).
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// The arranged views in their order, which may differ from the order of `subviews`.
  open dynamic var arrangedSubviews: [UIView] { storedArranged }
  private final var storedArranged: [UIView] = []

  /// A row by default. A change arranges anew in the next layout.
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { rearrange(if: axis != oldValue) } }
  /// `.fill` by default. A change arranges anew in the next layout.
  open var distribution: Distribution = .fill { didSet { rearrange(if: distribution != oldValue) } }
  /// `.fill` by default. A change arranges anew in the next layout.
  open var alignment: Alignment = .fill { didSet { rearrange(if: alignment != oldValue) } }
  /// Points between neighbours; the least gap where the distribution makes gaps equal. May be `spacingUseSystem`.
  open var spacing: CGFloat = 0 { didSet { rearrange(if: spacing != oldValue) } }
  /// Vertical stacks: the spacing runs from a last baseline to the next first baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { rearrange(if: isBaselineRelativeArrangement != oldValue) }
  }
  /// Whether the arranged views keep to the layout margins instead of the edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { rearrange(if: isLayoutMarginsRelativeArrangement != oldValue) }
  }

  /// None, unlike other views: where the margins of a stack view alone decide a frame, documents have it at the edge
  /// (Rocket.Chat's ChannelInfoDescriptionCell.xib stores 359 of 359; spec 05 §4 names 8 for views in general).
  override var restingMargins: UIEdgeInsets { .zero }

  private var arrangedIdentities: Set<ObjectIdentifier> = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var installed = StackArrangement.Rows()
  private var needsArrangement = true
  /// The multiline texts of the current arrangement.
  private var wrappingTexts: Set<ObjectIdentifier> = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A stack with views from the start; they become subviews.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// A stack from an archive, with its arranged subviews.
  public required init(coder: NSCoder) {
    super.init(coder: coder)!
    if !(coder is DocumentCoder) { decodeArrangement(from: coder) }
  }

  open dynamic override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeArrangement(with: coder)
  }

  // MARK: Arranged views

  /// Appends a view, as a subview too if it is not yet one; an arranged one moves to the end. The view's
  /// `translatesAutoresizingMaskIntoConstraints` becomes false.
  open dynamic func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: storedArranged.count - (isArranged(view) ? 1 : 0))
  }

  /// Inserts a view at an index among the arranged ones; see `addArrangedSubview(_:)`.
  /// - Precondition: `index` is between 0 and the number of arranged views, as Apple's exception says.
  open dynamic func insertArrangedSubview(_ view: UIView, at index: Int) {
    guard index >= 0, index <= storedArranged.count else {
      stopProgram(
        "index out of bounds for arranged subview: index = \(index) expected to be less than or equal to "
          + "\(storedArranged.count)")
    }
    if isArranged(view) { storedArranged.removeAll { $0 === view } }
    // An arranged view that moves to the end has left one place free before it.
    storedArranged.insert(view, at: min(index, storedArranged.count))
    arrangedIdentities.insert(ObjectIdentifier(view))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    rearrange(if: true)
  }

  /// Takes a view out of the arrangement; it stays a subview, without constraints from the stack.
  open dynamic func removeArrangedSubview(_ view: UIView) {
    guard arrangedIdentities.remove(ObjectIdentifier(view)) != nil else { return }
    storedArranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    view.contentSizeTie = nil
    giveUpLengths(of: view)
    rearrange(if: true)
  }

  /// Deactivates the stack's constraints on the lengths of a view that leaves, which the view itself holds.
  private final func giveUpLengths(of view: UIView) {
    for constraint in view.constraints where constraint.firstItem === view {
      guard let name = constraint.identifier, StackArrangement.Name.ofOneView.contains(name) else { continue }
      constraint.isActive = false
    }
  }

  open dynamic override func willRemoveSubview(_ subview: UIView) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }

  // MARK: Custom spacing

  /// Sets the gap after one arranged view; `spacingUseDefault` takes it back. Ignored for other views.
  open dynamic func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    guard isArranged(view) else { return }
    customSpacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    rearrange(if: true)
  }

  /// The gap that was set after a view, or `spacingUseDefault`.
  open dynamic func customSpacing(after view: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  // MARK: Constraints

  /// Marks the arrangement as outdated; the next update-constraints pass makes it anew.
  func rearrange(if changed: Bool) {
    guard changed else { return }
    needsArrangement = true
    setNeedsUpdateConstraints()
  }

  open dynamic override func updateConstraints() {
    if needsArrangement {
      needsArrangement = false
      replaceRows()
    }
    super.updateConstraints()
  }

  /// Replaces the constraints of the last arrangement by those of the current one.
  private func replaceRows() {
    NSLayoutConstraint.deactivate(installed.constraints)
    for guide in installed.guides { removeLayoutGuide(guide) }
    wrappingTexts = Set(storedArranged.filter(\.isWrappingText).map(ObjectIdentifier.init))
    installed = StackArrangement(of: self).rows()
    NSLayoutConstraint.activate(installed.constraints)
    fillsByMeasuredProportion = installed.areMeasured
    // Stacks in it may still have to arrange theirs.
    areProportionsStale = fillsByMeasuredProportion
    if fillsByMeasuredProportion, item >= 0 { itemContext?.noteProportionalStack(item) }
  }

  /// Rearranges the stack where the natural lengths differ from those that the shares are derived from.
  override func measureProportionsAgain() {
    guard !needsArrangement else { return }
    rearrange(if: StackArrangement(of: self).naturalLengths() != installed.naturalLengths)
  }

  /// Within an animation the views make room or close up as a part of it (spec 06 §1).
  override func subviewVisibilityDidChange(_ subview: UIView) {
    guard isArranged(subview) else { return }
    rearrange(if: true)
    AnimationBlock.current?.layOutAtEnd(self)
  }

  /// Shares are made from natural sizes, and texts of several lines have constraints of their own.
  override func subviewContentSizeDidChange(_ subview: UIView) {
    guard isArranged(subview) else { return }
    rearrange(
      if: distribution == .fillProportionally
        || subview.isWrappingText != wrappingTexts.contains(ObjectIdentifier(subview)))
  }

  private func isArranged(_ view: UIView) -> Bool { arrangedIdentities.contains(ObjectIdentifier(view)) }

  /// The arranged views that take up space. Interface Builder's canvas keeps the space of a hidden activity indicator
  /// (1 view of the corpus), which hides itself while it stands still.
  var visibleArrangedSubviews: [UIView] {
    let isCanvas = effectiveLayoutEnvironment.isEditorCanvas
    return storedArranged.filter { !$0.isHidden || (isCanvas && $0 is UIActivityIndicatorView) }
  }

  // MARK: Baselines

  open dynamic override var forFirstBaselineLayout: UIView { arrangedBaselineView(first: true) }
  open dynamic override var forLastBaselineLayout: UIView { arrangedBaselineView(first: false) }

  // spec 05 §3: the arranged view whose baseline counts for the stack.
  private func arrangedBaselineView(first: Bool) -> UIView {
    let visible = visibleArrangedSubviews
    guard let head = visible.first, let tail = visible.last else { return self }
    let chosen: UIView
    if axis == .vertical {
      chosen = first ? head : tail
    } else {
      switch (alignment, first) {
      case (.fill, true), (.leading, true), (.firstBaseline, true): chosen = head
      case (.fill, false): chosen = tail
      case (.trailing, false), (.lastBaseline, false): chosen = tail
      default: chosen = visible.dropFirst().reduce(head) { $1.frame.height > $0.frame.height ? $1 : $0 }
      }
    }
    return first ? chosen.forFirstBaselineLayout : chosen.forLastBaselineLayout
  }
}
