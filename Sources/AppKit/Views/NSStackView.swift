// A view that lays its arranged views out in a row or a column: the public face and the bookkeeping. The constraints are
// made by AppKitLayout.

import AppKitLayout
import Foundation
import Plumbline

/// Lays views out in a row or a column with constraints, as Apple's class of the same name. Hidden views take no part
/// while `detachesHiddenViews`: "a view in a detached state is not present in the stack view's view hierarchy" (Apple on
/// `detachedViews`), so that what ties it to other views goes.
@preconcurrency @MainActor
open class NSStackView: NSView {
  /// The area of a view in a stack of `gravityAreas`. Raw values are Apple's.
  public enum Gravity: Int, Sendable {
    /// The leading end.
    case leading = 1
    /// The middle.
    case center = 2
    /// The trailing end.
    case trailing = 3
    /// `leading`, as it is called in a column.
    public static let top = Gravity.leading
    /// `trailing`, as it is called in a column.
    public static let bottom = Gravity.trailing
  }

  /// How the views share the stack's length. Raw values are Apple's.
  public enum Distribution: Int, Sendable, CaseIterable {
    /// Views are packed at their gravity's end or in the middle.
    case gravityAreas = -1
    /// Apple's names in the order of the raw values.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The priority at which a view stays when there is too little room.
  public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
    /// The number, from 0 to 1000. Only 0 takes a view away here: nothing is dropped for room.
    public let rawValue: Float
    /// A priority of a number, from 0 to 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A priority of a number, from 0 to 1000.
    public init(_ rawValue: Float) { self.init(rawValue: rawValue) }
    /// 1000: the view stays, however little room there is; what views have by default.
    public static let mustHold = VisibilityPriority(1000)
    /// Given up last.
    public static let detachOnlyIfNecessary = VisibilityPriority(900)
    /// 0: the view is not shown at all.
    public static let notVisible = VisibilityPriority(0)
  }

  /// "No custom spacing" (Apple's `FLT_MAX`).
  public nonisolated class var useDefaultSpacing: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

  /// A stack of views, whose masks are no longer translated, nor is the stack's.
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    for view in views { addArrangedSubview(view) }
  }

  private struct Arranged {
    var view: NSView
    var gravity: Gravity
    var spacing: CGFloat?
    var visibility = VisibilityPriority.mustHold
    /// Whether the stack hid the view, and not the program.
    var isHiddenByStack = false
  }
  private var entries: [Arranged] = []
  private var hugging: [NSLayoutConstraint.Orientation: NSLayoutConstraint.Priority] = [:]
  private var clippingResistance: [NSLayoutConstraint.Orientation: NSLayoutConstraint.Priority] = [:]
  private var installed = StackViewConstraints.Rows()
  private var needsArrangement = true
  private var isArrangedMirrored = false
  private var isDetaching = false

  // MARK: Properties

  /// Whether the views stand in a row or in a column.
  open var orientation = NSUserInterfaceLayoutOrientation.horizontal {
    didSet {
      guard orientation != oldValue else { return }
      if alignment == Self.defaultAlignment(oldValue) { alignment = Self.defaultAlignment(orientation) }
      rearrange()
    }
  }
  /// The attribute at which views lie across the stack: `centerY` in rows, `centerX` in columns unless it was set.
  /// `width` and `height` make them as wide or high as the stack.
  open var alignment = NSLayoutConstraint.Attribute.centerY {
    didSet { rearrange(if: alignment != oldValue) }
  }
  /// How the views share the stack's length.
  open var distribution = Distribution.gravityAreas { didSet { rearrange(if: distribution != oldValue) } }
  /// Points between neighbours; the least gap where the distribution makes gaps equal.
  open var spacing: CGFloat = 8 { didSet { rearrange(if: spacing != oldValue) } }
  /// The insets of the views within the stack.
  open var edgeInsets = NSEdgeInsets() { didSet { rearrange() } }
  /// The delegate, told of views that are dropped for room; carried, as none is. Not retained.
  open weak var delegate: NSStackViewDelegate?
  /// Whether hidden views leave their room to the others.
  open var detachesHiddenViews = true {
    didSet {
      guard detachesHiddenViews != oldValue else { return }
      attachAndDetach()
      rearrange()
    }
  }

  private static func defaultAlignment(
    _ orientation: NSUserInterfaceLayoutOrientation
  ) -> NSLayoutConstraint.Attribute {
    orientation == .horizontal ? .centerY : .centerX
  }

  /// How strongly the stack resists becoming larger than its views.
  open func huggingPriority(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority {
    hugging[orientation] ?? .defaultLow
  }
  /// Sets how strongly the stack resists becoming larger than its views; 0 for not at all.
  open func setHuggingPriority(
    _ huggingPriority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {
    hugging[orientation] = huggingPriority
    rearrange()
  }
  /// How strongly the stack resists cutting its views off.
  open func clippingResistancePriority(
    for orientation: NSLayoutConstraint.Orientation
  ) -> NSLayoutConstraint.Priority {
    clippingResistance[orientation] ?? .required
  }
  /// Sets how strongly the stack resists cutting its views off; 0 for not at all.
  open func setClippingResistancePriority(
    _ clippingResistancePriority: NSLayoutConstraint.Priority,
    for orientation: NSLayoutConstraint.Orientation
  ) {
    clippingResistance[orientation] = clippingResistancePriority
    rearrange()
  }

  // MARK: Views

  /// The arranged views, near ones first.
  open var arrangedSubviews: [NSView] { entries.map(\.view) }
  /// The arranged views of the three areas, one after the other, hidden ones among them.
  open var views: [NSView] { [.leading, .center, .trailing].flatMap { views(in: $0) } }
  /// The views of a gravity area in their order, detached ones among them.
  open func views(in gravity: Gravity) -> [NSView] { entries.filter { $0.gravity == gravity }.map(\.view) }
  /// The arranged views that take no part now.
  open var detachedViews: [NSView] { entries.filter { !isShown($0) }.map(\.view) }

  /// Appends a view in the near area, as a subview too. Its mask is translated no more.
  open func addArrangedSubview(_ view: NSView) { insert(view, at: entries.count, nil) }
  /// Inserts a view at an index of the arranged ones; one that is arranged already moves there and keeps its area.
  open func insertArrangedSubview(_ view: NSView, at insertionIndex: Int) {
    insert(view, at: insertionIndex, nil)
  }
  /// Removes a view from the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: NSView) {
    guard let index = place(of: view) else { return }
    entries.remove(at: index)
    view.detachingStack = nil
    rearrange()
  }
  /// Appends a view to a gravity area, and takes it in as a subview.
  open func addView(_ view: NSView, in gravity: Gravity) {
    insertView(view, at: views(in: gravity).filter { $0 !== view }.count, in: gravity)
  }
  /// Inserts a view at an index of a gravity area, 0 first.
  open func insertView(_ view: NSView, at index: Int, in gravity: Gravity) {
    let others = entries.filter { $0.view !== view }
    let before = others.enumerated().filter { $0.element.gravity.rawValue < gravity.rawValue }.count
    insert(view, at: before + index, gravity)
  }
  /// Replaces the views of an area; those that leave are no subviews any more.
  open func setViews(_ views: [NSView], in gravity: Gravity) {
    for old in self.views(in: gravity) where !views.contains(where: { $0 === old }) { removeView(old) }
    for view in views { addView(view, in: gravity) }
  }
  /// Removes a view from the arrangement and from the view tree; without effect for views of others.
  open func removeView(_ view: NSView) {
    removeArrangedSubview(view)
    if view.superview === self { view.removeFromSuperview() }
  }
  /// Sets the gap after one view; `useDefaultSpacing` resets it.
  open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {
    guard let index = place(of: view) else { return }
    entries[index].spacing = spacing == Self.useDefaultSpacing ? nil : spacing
    rearrange()
  }
  /// The gap that was set after a view, or `useDefaultSpacing`.
  open func customSpacing(after view: NSView) -> CGFloat {
    place(of: view).flatMap { entries[$0].spacing } ?? Self.useDefaultSpacing
  }
  /// Sets how long a view stays; `notVisible` takes it out of the arrangement, and hides it while `detachesHiddenViews`.
  /// Between, nothing is dropped for room.
  open func setVisibilityPriority(_ priority: VisibilityPriority, for view: NSView) {
    guard let index = place(of: view) else { return }
    entries[index].visibility = priority
    if priority == .notVisible {
      if detachesHiddenViews, !view.isHidden {
        entries[index].isHiddenByStack = true
        view.isHidden = true
      }
    } else if entries[index].isHiddenByStack {
      entries[index].isHiddenByStack = false
      view.isHidden = false
    }
    attachAndDetach()
    rearrange()
  }
  /// The priority of a view; `notVisible` for one that is not arranged.
  open func visibilityPriority(for view: NSView) -> VisibilityPriority {
    place(of: view).map { entries[$0].visibility } ?? .notVisible
  }

  private func place(of view: NSView) -> Int? { entries.firstIndex { $0.view === view } }

  private func isShown(_ entry: Arranged) -> Bool {
    entry.visibility != .notVisible && !(detachesHiddenViews && entry.view.isHidden)
  }

  /// Nil for a gravity: that of a view that is arranged already, the near area for others.
  private func insert(_ view: NSView, at index: Int, _ gravity: Gravity?) {
    let known = place(of: view).map { entries.remove(at: $0) }
    var entry = known ?? Arranged(view: view, gravity: gravity ?? .leading)
    if let gravity { entry.gravity = gravity }
    entries.insert(entry, at: min(max(0, index), entries.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    attachAndDetach()
    rearrange()
  }

  /// Detached views leave the view tree, and those that are shown again come back. A program that gave a detached view
  /// another superview has taken it.
  private func attachAndDetach() {
    for entry in entries {
      if isShown(entry) {
        entry.view.detachingStack = nil
        if entry.view.superview == nil { addSubview(entry.view) }
      } else if entry.view.superview === self {
        isDetaching = true
        entry.view.removeFromSuperview()
        isDetaching = false
        entry.view.detachingStack = self
      }
    }
  }

  open override func willRemoveSubview(_ subview: NSView) {
    if !isDetaching { removeArrangedSubview(subview) }
    super.willRemoveSubview(subview)
  }

  override func subviewVisibilityDidChange(_ subview: NSView) {
    guard place(of: subview) != nil else { return }
    attachAndDetach()
    rearrange()
  }

  override func subviewContentDidChange(_ subview: NSView) {
    rearrange(if: distribution == .fillProportionally && place(of: subview) != nil)
  }

  /// Another direction has other insets at the ends.
  open override func layout() {
    if !needsArrangement, arrangement.isMirrored != isArrangedMirrored { rearrange() }
    super.layout()
  }

  // MARK: Constraints

  private func rearrange(if changed: Bool = true) {
    guard changed else { return }
    needsArrangement = true
    needsUpdateConstraints = true
  }

  private var arrangement: AppKitStackArrangement {
    var arrangement = AppKitStackArrangement()
    arrangement.isRow = orientation == .horizontal
    arrangement.distribution =
      AppKitStackArrangement.Distribution(rawValue: distribution.rawValue) ?? .gravityAreas
    arrangement.alignment = alignment
    arrangement.insets = edgeInsets.sides
    arrangement.hugging = (huggingPriority(for: .horizontal), huggingPriority(for: .vertical))
    arrangement.clipping = (
      clippingResistancePriority(for: .horizontal), clippingResistancePriority(for: .vertical)
    )
    arrangement.isMirrored = userInterfaceLayoutDirection == .rightToLeft
    return arrangement
  }

  open override func updateConstraints() {
    if needsArrangement {
      needsArrangement = false
      NSLayoutConstraint.deactivate(installed.constraints)
      for guide in installed.guides { carrier.removeLayoutGuide(guide) }
      let shown = entries.filter(isShown).map {
        StackViewConstraints.Entry(
          view: $0.view.carrier,
          gravity: AppKitStackArrangement.Gravity(rawValue: $0.gravity.rawValue) ?? .leading,
          gap: $0.spacing ?? spacing)
      }
      let arrangement = arrangement
      isArrangedMirrored = arrangement.isMirrored
      var rows = StackViewConstraints(of: carrier, arrangement, shown)
      installed = rows.make()
      NSLayoutConstraint.activate(installed.constraints)
    }
    super.updateConstraints()
  }
}

/// The delegate of a stack, told of views that it drops for room, which none does here.
@preconcurrency @MainActor
public protocol NSStackViewDelegate: NSObjectProtocol {
  /// Never called here.
  func stackView(_ stackView: NSStackView, willDetach views: [NSView])
  /// Never called here.
  func stackView(_ stackView: NSStackView, didReattach views: [NSView])
}

extension NSStackViewDelegate {
  /// Does nothing.
  public func stackView(_ stackView: NSStackView, willDetach views: [NSView]) {}
  /// Does nothing.
  public func stackView(_ stackView: NSStackView, didReattach views: [NSView]) {}
}
