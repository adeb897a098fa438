// Split views: panes with dividers between them. The constraints are those of documents (SplitViewConstraints in
// AppKitLayout).

import AppKitLayout
import Foundation
import Plumbline

/// A view that its arranged views fill. Each keeps its length as strongly as its holding priority says, and a new length
/// of the whole goes to those that hold it least; of equal ones the last gives way first, where AppKit would share.
@preconcurrency @MainActor
open class NSSplitView: NSView {
  /// The form of a divider. Raw values are Apple's.
  public enum DividerStyle: Int, Sendable {
    /// Nine points, one, and nine.
    case thick = 1, thin, paneSplitter
  }

  private var panes: [Pane] = []
  private struct Pane {
    var view: NSView
    var length: CGFloat
    var holding = NSLayoutConstraint.Priority.defaultLow
  }
  private var installed: [NSLayoutConstraint] = []
  private var needsArrangement = true

  open override var isFlipped: Bool { true }
  /// Whether the dividers are vertical; false by default.
  open var isVertical = false { didSet { rearrange() } }
  /// The thickness of the dividers.
  open var dividerStyle = DividerStyle.thick { didSet { rearrange() } }
  /// Points of a divider.
  open var dividerThickness: CGFloat { SplitViewConstraints.thickness(isThin: dividerStyle == .thin) }
  /// The delegate, asked for limits; carried, as nobody drags. Not retained.
  open weak var delegate: NSSplitViewDelegate?
  /// Whether subviews that are added by `addSubview(_:)` are arranged; true by default.
  open var arrangesAllSubviews = true

  /// The views in their order.
  open var arrangedSubviews: [NSView] { panes.map(\.view) }
  /// Appends a view, as a subview too.
  open func addArrangedSubview(_ view: NSView) { insertArrangedSubview(view, at: panes.count) }
  /// Inserts a view at an index, as a subview too.
  open func insertArrangedSubview(_ view: NSView, at index: Int) {
    let known = panes.firstIndex { $0.view === view }.map { panes.remove(at: $0) }
    let pane = known ?? Pane(view: view, length: isVertical ? view.frame.width : view.frame.height)
    panes.insert(pane, at: min(max(0, index), panes.count))
    if view.superview !== self { addSubview(view) }
    rearrange()
  }
  /// Removes a view from the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: NSView) {
    panes.removeAll { $0.view === view }
    rearrange()
  }
  open override func didAddSubview(_ subview: NSView) {
    super.didAddSubview(subview)
    if arrangesAllSubviews, !panes.contains(where: { $0.view === subview }) { addArrangedSubview(subview) }
  }
  open override func willRemoveSubview(_ subview: NSView) {
    removeArrangedSubview(subview)
    super.willRemoveSubview(subview)
  }
  /// Sets the position of a divider's beginning, in points, by the length of the view before it; the view after it
  /// takes what is left. Without effect for a divider that does not exist.
  open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {
    guard panes.indices.contains(dividerIndex), panes.indices.contains(dividerIndex + 1) else { return }
    layoutSubtreeIfNeeded()
    for index in panes.indices { panes[index].length = length(of: panes[index].view) }
    let before = panes[..<dividerIndex].reduce(0) { $0 + $1.length + dividerThickness }
    let change = max(0, position - before) - panes[dividerIndex].length
    panes[dividerIndex].length += change
    panes[dividerIndex + 1].length = max(0, panes[dividerIndex + 1].length - change)
    rearrange()
  }
  private func length(of view: NSView) -> CGFloat { isVertical ? view.frame.width : view.frame.height }
  /// How strongly a view holds its length; 250 by default and for an index out of range.
  open func holdingPriorityForSubview(at subviewIndex: Int) -> NSLayoutConstraint.Priority {
    panes.indices.contains(subviewIndex) ? panes[subviewIndex].holding : .defaultLow
  }
  /// Sets how strongly a view holds its length; without effect for places that do not exist.
  open func setHoldingPriority(_ priority: NSLayoutConstraint.Priority, forSubviewAt subviewIndex: Int) {
    guard panes.indices.contains(subviewIndex) else { return }
    panes[subviewIndex].holding = priority
    rearrange()
  }
  /// Lays out the arranged views again: layout does so by itself.
  open func adjustSubviews() { rearrange() }
  /// Whether a view is hidden.
  open func isSubviewCollapsed(_ subview: NSView) -> Bool { subview.isHidden }

  override func subviewVisibilityDidChange(_ subview: NSView) { rearrange() }

  private func rearrange() {
    needsArrangement = true
    needsUpdateConstraints = true
  }

  open override func updateConstraints() {
    if needsArrangement {
      needsArrangement = false
      NSLayoutConstraint.deactivate(installed)
      let shown = panes.filter { !$0.view.isHidden }
      for pane in shown { pane.view.translatesAutoresizingMaskIntoConstraints = false }
      installed = SplitViewConstraints(isRow: isVertical, thickness: dividerThickness).make(
        in: carrier,
        shown.map { SplitViewConstraints.Pane(view: $0.view.carrier, length: $0.length, holding: $0.holding) }
      )
      NSLayoutConstraint.activate(installed)
    }
    super.updateConstraints()
  }
}

/// The delegate of a split view, asked for limits and told of drags; there are none here.
@preconcurrency @MainActor
public protocol NSSplitViewDelegate: NSObjectProtocol {
  /// Never called here.
  func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool
  /// Never called here.
  func splitViewDidResizeSubviews(_ notification: Notification)
}

extension NSSplitViewDelegate {
  /// No.
  public func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool { false }
  /// Does nothing.
  public func splitViewDidResizeSubviews(_ notification: Notification) {}
}
