// Pop-up and pull-down buttons: as wide as the widest item, or as the first of one that pulls down.

import AppKitLayout
import Foundation
import Plumbline

/// Chooses one item of a menu, or shows actions below a title.
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
  /// The items. Set: the first is chosen.
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

  /// Appends an item; one of the same title goes. The first is chosen.
  open func addItem(withTitle title: String) { insertItem(withTitle: title, at: numberOfItems) }
  /// Appends items in their order.
  open func addItems(withTitles itemTitles: [String]) {
    for title in itemTitles { addItem(withTitle: title) }
  }
  /// Inserts an item at a place; one of the same title goes.
  open func insertItem(withTitle title: String, at index: Int) {
    if let old = items.items.firstIndex(where: { $0.title == title }) { removeItem(at: old) }
    let place = min(max(0, index), numberOfItems)
    items.insertItem(NSMenuItem(title: title, action: nil, keyEquivalent: ""), at: place)
    if chosen < 0 { chosen = 0 } else if place <= chosen { chosen += 1 }
    valueDidChange()
  }
  /// Takes all items away.
  open func removeAllItems() {
    items.removeAllItems()
    chosen = -1
    valueDidChange()
  }
  /// Takes an item away; without effect for a place that does not exist.
  open func removeItem(at index: Int) {
    guard items.items.indices.contains(index) else { return }
    items.removeItem(at: index)
    if index < chosen || chosen >= numberOfItems { chosen -= 1 }
    valueDidChange()
  }
  /// Takes the item of a title away.
  open func removeItem(withTitle title: String) { removeItem(at: indexOfItem(withTitle: title)) }

  /// The items in their order.
  open var itemArray: [NSMenuItem] { items.items }
  /// How many there are.
  open var numberOfItems: Int { items.items.count }
  /// Their titles.
  open var itemTitles: [String] { items.items.map(\.title) }
  /// The item at a place; nil for one that does not exist.
  open func item(at index: Int) -> NSMenuItem? {
    items.items.indices.contains(index) ? items.items[index] : nil
  }
  /// The first item of a title.
  open func item(withTitle title: String) -> NSMenuItem? { items.items.first { $0.title == title } }
  /// The title at a place; "" for one that does not exist.
  open func itemTitle(at index: Int) -> String { item(at: index)?.title ?? "" }
  /// The place of the first item of a title; −1 for none.
  open func indexOfItem(withTitle title: String) -> Int { items.items.firstIndex { $0.title == title } ?? -1 }
  /// The place of the first item of a number; −1 for none.
  open func indexOfItem(withTag tag: Int) -> Int { items.items.firstIndex { $0.tag == tag } ?? -1 }
  /// The place of an item; −1 for one of another menu.
  open func index(of item: NSMenuItem) -> Int { items.items.firstIndex { $0 === item } ?? -1 }

  /// Chooses the item at a place; none for one that does not exist. The width stays.
  open func selectItem(at index: Int) {
    chosen = items.items.indices.contains(index) ? index : -1
    valueDidChange()
  }
  /// Chooses the item of a title; none where there is none.
  open func selectItem(withTitle title: String) { selectItem(at: indexOfItem(withTitle: title)) }
  /// Chooses the item of a number. Yes where there is one; otherwise nothing changes.
  @discardableResult
  open func selectItem(withTag tag: Int) -> Bool {
    let index = indexOfItem(withTag: tag)
    if index >= 0 { selectItem(at: index) }
    return index >= 0
  }
  /// Chooses an item; none for nil.
  open func select(_ item: NSMenuItem?) { selectItem(at: item.map { index(of: $0) } ?? -1) }
  /// The chosen item.
  open var selectedItem: NSMenuItem? { item(at: chosen) }
  /// The chosen item's title.
  open var titleOfSelectedItem: String? { selectedItem?.title }
  /// The chosen item's place; −1 for none.
  open var indexOfSelectedItem: Int { chosen }

  /// The title that is seen: the first item's of a menu that pulls down, the chosen one's of others. Set: an item of the
  /// title is chosen, which is added where there is none; the first one's title changes where the menu pulls down.
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
