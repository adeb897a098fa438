// Tab views. The figures are those of documents (AppKitLayout).

import AppKitLayout
import Foundation
import Plumbline

/// A view that shows the view of one of its tabs.
@preconcurrency @MainActor
open class NSTabView: NSView {
  /// The position of the tabs. Raw values are Apple's.
  public enum TabType: UInt, Sendable {
    /// Apple's names in the order of the raw values.
    case topTabsBezelBorder, leftTabsBezelBorder, bottomTabsBezelBorder, rightTabsBezelBorder,
      noTabsBezelBorder, noTabsLineBorder, noTabsNoBorder
  }

  package override class func makeCarrier() -> UIView { AppKitView(frame: .zero) }

  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    refreshFigures()
  }
  /// Always nil: archives of AppKit are not read.
  public required init?(coder: NSCoder) { nil }

  /// The position of the tabs. Room for them is left at the top; of the other kinds only that without border is
  /// known, whose content fills it.
  open var tabViewType = TabType.topTabsBezelBorder { didSet { refreshFigures() } }
  /// Carried.
  open var drawsBackground = true
  /// Carried.
  open var font = NSFont.systemFont(ofSize: 0)
  /// Carried: figures are those of the regular size.
  open var controlSize = NSControl.ControlSize.regular
  /// The delegate, told of the tab that is selected. Not retained.
  open weak var delegate: NSTabViewDelegate?

  /// The tabs in their order.
  open private(set) var tabViewItems: [NSTabViewItem] = []
  /// The number of tabs.
  open var numberOfTabViewItems: Int { tabViewItems.count }
  /// The tab whose view is shown.
  open private(set) var selectedTabViewItem: NSTabViewItem?
  /// Appends a tab; the first one is chosen.
  open func addTabViewItem(_ tabViewItem: NSTabViewItem) {
    insertTabViewItem(tabViewItem, at: tabViewItems.count)
  }
  /// Inserts a tab at an index; the first one is selected.
  open func insertTabViewItem(_ tabViewItem: NSTabViewItem, at index: Int) {
    tabViewItems.removeAll { $0 === tabViewItem }
    tabViewItems.insert(tabViewItem, at: min(max(0, index), tabViewItems.count))
    tabViewItem.tabView = self
    if selectedTabViewItem == nil { selectTabViewItem(tabViewItem) }
  }
  /// Removes a tab with its view; where it was selected, the first of the others is selected.
  open func removeTabViewItem(_ tabViewItem: NSTabViewItem) {
    tabViewItems.removeAll { $0 === tabViewItem }
    tabViewItem.tabView = nil
    if selectedTabViewItem === tabViewItem { selectTabViewItem(tabViewItems.first) }
  }
  /// The tab at an index. An index out of range is a mistake, as Apple's.
  open func tabViewItem(at index: Int) -> NSTabViewItem { tabViewItems[index] }
  /// The index of a tab; `NSNotFound` for one of another tab view.
  open func indexOfTabViewItem(_ tabViewItem: NSTabViewItem) -> Int {
    tabViewItems.firstIndex { $0 === tabViewItem } ?? NSNotFound
  }
  /// Shows a tab's view in the place of the other one's.
  open func selectTabViewItem(_ tabViewItem: NSTabViewItem?) {
    guard tabViewItem !== selectedTabViewItem else { return }
    if let old = selectedTabViewItem?.view, old.superview === self { old.removeFromSuperview() }
    selectedTabViewItem = tabViewItem
    if let view = tabViewItem?.view {
      view.autoresizingMask = [.width, .height]
      addSubview(view)
    }
    placeContent()
    delegate?.tabView(self, didSelect: tabViewItem)
  }
  /// The same by its index; without effect for an index out of range.
  open func selectTabViewItem(at index: Int) {
    if tabViewItems.indices.contains(index) { selectTabViewItem(tabViewItems[index]) }
  }
  func viewDidChange(of item: NSTabViewItem, from old: NSView?) {
    guard item === selectedTabViewItem else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    selectedTabViewItem = nil
    selectTabViewItem(item)
  }

  /// The rectangle that a tab's view fills, in the tab view's coordinates.
  open var contentRect: NSRect { rect(fromCarrier: carrier.bounds.inset(by: contentInsets)) }

  private var contentInsets: UIEdgeInsets { tabViewType == .noTabsNoBorder ? .zero : ControlShape.tabContent }

  private func refreshFigures() {
    let hasTabs = tabViewType.rawValue <= TabType.rightTabsBezelBorder.rawValue
    (carrier as? AppKitView)?.shape =
      hasTabs ? .shape(of: .tabView, .regular, NSControl.generation) : ControlShape()
    placeContent()
  }

  private func placeContent() { selectedTabViewItem?.view?.fill(self, within: contentInsets) }
  private var contentRows = FillingRows()
  override func subviewMaskDidChange(_ subview: NSView) { needsUpdateConstraints = true }
  open override func updateConstraints() {
    contentRows.update(selectedTabViewItem?.view, in: self, within: contentInsets)
    super.updateConstraints()
  }
  open override func setFrameSize(_ newSize: NSSize) {
    super.setFrameSize(newSize)
    placeContent()
  }
}

/// A tab and its view.
@preconcurrency @MainActor
open class NSTabViewItem: NSObject {
  /// A tab of an identifier, with an empty view.
  public init(identifier: Any?) {
    self.identifier = identifier
    super.init()
    view = NSView()
  }
  /// A tab with the view of a controller.
  public convenience init(viewController: NSViewController) {
    self.init(identifier: nil)
    self.viewController = viewController
    label = viewController.title ?? ""
    view = viewController.view
  }
  /// Any object by which the program identifies the tab.
  open var identifier: Any?
  /// The text of the tab; carried.
  open var label = ""
  /// The picture of the tab; carried.
  open var image: NSImage?
  /// The text that is shown beside the mouse; carried.
  open var toolTip: String?
  /// Fills the tab view while the tab is chosen.
  open var view: NSView? {
    didSet { if view !== oldValue { tabView?.viewDidChange(of: self, from: oldValue) } }
  }
  /// The controller of the view.
  open var viewController: NSViewController?
  /// The tab view.
  open fileprivate(set) weak var tabView: NSTabView?
}

/// The delegate of a tab view, told of tabs that are selected.
@preconcurrency @MainActor
public protocol NSTabViewDelegate: NSObjectProtocol {
  /// Called after another tab was chosen; nil for none.
  func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?)
}

extension NSTabViewDelegate {
  /// Does nothing.
  public func tabView(_ tabView: NSTabView, didSelect tabViewItem: NSTabViewItem?) {}
}
