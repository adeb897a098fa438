// Pop-up and pull-down buttons: as wide as the widest item, or as the first of one that pulls down.

import AppKitLayout
import Foundation
import Plumbline

/// A button that selects one item of a menu, or shows actions below a title.
@preconcurrency @MainActor
open class NSPopUpButton: NSButton {
  /// A button with a menu that pops up over it, or pulls down below its first item as a title.
  public init(frame buttonFrame: NSRect, pullsDown flag: Bool) {
    pullsDown = flag
    super.init(frame: buttonFrame)
    watchItems()
    valueDidChange()
  }
  public override convenience init(frame frameRect: NSRect) { self.init(frame: frameRect, pullsDown: false) }
  /// Always nil: archives of AppKit are not read.
  public required init?(coder: NSCoder) { nil }

  /// Whether the first item is a title, and the others are actions.
  open var pullsDown: Bool { didSet { if pullsDown != oldValue { valueDidChange() } } }
  /// The menu. Set: the first item is selected.
  open override var menu: NSMenu? {
    get { items }
    set {
      items = newValue ?? NSMenu()
      chosen = items.items.isEmpty ? -1 : 0
      valueDidChange()
    }
  }
  private var items = NSMenu() {
    didSet {
      oldValue.didChange = nil
      watchItems()
    }
  }
  private func watchItems() { items.didChange = { [weak self] in self?.valueDidChange() } }
  private var chosen = -1

  /// Appends an item; one of the same title is removed. The first is selected.
  open func addItem(withTitle title: String) { insertItem(withTitle: title, at: numberOfItems) }
  /// Appends items in their order.
  open func addItems(withTitles itemTitles: [String]) {
    for title in itemTitles { addItem(withTitle: title) }
  }
  /// Inserts an item at an index; one of the same title is removed.
  open func insertItem(withTitle title: String, at index: Int) {
    if let old = items.items.firstIndex(where: { $0.title == title }) { removeItem(at: old) }
    let place = min(max(0, index), numberOfItems)
    items.insertItem(NSMenuItem(title: title, action: nil, keyEquivalent: ""), at: place)
    if chosen < 0 { chosen = 0 } else if place <= chosen { chosen += 1 }
    valueDidChange()
  }
  /// Removes all items.
  open func removeAllItems() {
    items.removeAllItems()
    chosen = -1
    valueDidChange()
  }
  /// Removes an item; without effect for an index out of range.
  open func removeItem(at index: Int) {
    guard items.items.indices.contains(index) else { return }
    items.removeItem(at: index)
    if index < chosen || chosen >= numberOfItems { chosen -= 1 }
    valueDidChange()
  }
  /// Removes the item of a title.
  open func removeItem(withTitle title: String) { removeItem(at: indexOfItem(withTitle: title)) }

  /// The items in their order.
  open var itemArray: [NSMenuItem] { items.items }
  /// The number of items.
  open var numberOfItems: Int { items.items.count }
  /// The titles of the items.
  open var itemTitles: [String] { items.items.map(\.title) }
  /// The item at an index; nil for an index out of range.
  open func item(at index: Int) -> NSMenuItem? {
    items.items.indices.contains(index) ? items.items[index] : nil
  }
  /// The first item of a title.
  open func item(withTitle title: String) -> NSMenuItem? { items.items.first { $0.title == title } }
  /// The title at an index; "" for an index out of range.
  open func itemTitle(at index: Int) -> String { item(at: index)?.title ?? "" }
  /// The index of the first item of a title; −1 for none.
  open func indexOfItem(withTitle title: String) -> Int { items.items.firstIndex { $0.title == title } ?? -1 }
  /// The index of the first item with a tag; −1 for none.
  open func indexOfItem(withTag tag: Int) -> Int { items.items.firstIndex { $0.tag == tag } ?? -1 }
  /// The index of an item; −1 for one of another menu.
  open func index(of item: NSMenuItem) -> Int { items.items.firstIndex { $0 === item } ?? -1 }

  /// Selects the item at an index; none for an index out of range. The width stays.
  open func selectItem(at index: Int) {
    chosen = items.items.indices.contains(index) ? index : -1
    valueDidChange()
  }
  /// Selects the item of a title; none where there is none.
  open func selectItem(withTitle title: String) { selectItem(at: indexOfItem(withTitle: title)) }
  /// Selects the item with a tag. True where there is one; otherwise nothing changes.
  @discardableResult
  open func selectItem(withTag tag: Int) -> Bool {
    let index = indexOfItem(withTag: tag)
    if index >= 0 { selectItem(at: index) }
    return index >= 0
  }
  /// Selects an item; none for nil.
  open func select(_ item: NSMenuItem?) { selectItem(at: item.map { index(of: $0) } ?? -1) }
  /// The selected item.
  open var selectedItem: NSMenuItem? { item(at: chosen) }
  /// The selected item's title.
  open var titleOfSelectedItem: String? { selectedItem?.title }
  /// The selected item's index; −1 for none.
  open var indexOfSelectedItem: Int { chosen }

  /// The visible title: the first item's of a menu that pulls down, the selected one's of others. Set: an item of the
  /// title is selected, which is added where there is none; the first one's title changes where the menu pulls down.
  open override var title: String {
    get { pullsDown ? itemTitle(at: 0) : titleOfSelectedItem ?? "" }
    set {
      if pullsDown {
        if let first = item(at: 0) { first.title = newValue } else { addItem(withTitle: newValue) }
      } else if indexOfItem(withTitle: newValue) < 0 {
        addItem(withTitle: newValue)
      }
      selectItem(at: pullsDown ? 0 : indexOfItem(withTitle: newValue))
    }
  }
  /// Sets `title`.
  open func setTitle(_ string: String) { title = string }

  override var kind: AppKitControlKind? {
    guard isBordered else { return .plainField }
    switch bezelStyle {
    case .automatic, .rounded: return pullsDown ? .pullDown : .popUp
    case .regularSquare, .shadowlessSquare, .circular: return .bevelMenu
    case .texturedRounded, .texturedSquare: return .texturedMenu
    default: return super.kind
    }
  }

  override var shownTitle: String {
    if pullsDown { return itemTitle(at: 0) }
    let measurer = carrier.effectiveLayoutEnvironment.textMeasurer
    return ControlShape.widest(of: itemTitles, effectiveFont.fontDescription, measurer) ?? ""
  }
}
