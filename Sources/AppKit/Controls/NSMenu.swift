// Menus as lists of items: nothing shows them.

import Foundation
import Plumbline

/// A list of items with a title.
@preconcurrency @MainActor
open class NSMenu: NSObject {
  /// A menu without items.
  public init(title: String) {
    self.title = title
    super.init()
  }
  public convenience override init() { self.init(title: "") }
  /// The menu's name; carried.
  open var title: String
  /// The items in their order.
  open private(set) var items: [NSMenuItem] = [] { didSet { didChange?() } }
  /// Called after changes of items and titles, for the button that shows them.
  var didChange: (() -> Void)?
  /// The number of items.
  open var numberOfItems: Int { items.count }
  /// Appends an item.
  open func addItem(_ newItem: NSMenuItem) { insertItem(newItem, at: items.count) }
  /// Appends an item of a title.
  @discardableResult
  open func addItem(withTitle string: String, action selector: Selector?, keyEquivalent charCode: String)
    -> NSMenuItem
  {
    let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
    addItem(item)
    return item
  }
  /// Inserts an item at an index; it leaves the menu that it is in.
  open func insertItem(_ newItem: NSMenuItem, at index: Int) {
    newItem.menu?.removeItem(newItem)
    items.insert(newItem, at: min(max(0, index), items.count))
    newItem.menu = self
  }
  /// Removes an item; without effect for one of another menu.
  open func removeItem(_ item: NSMenuItem) {
    guard let index = items.firstIndex(where: { $0 === item }) else { return }
    removeItem(at: index)
  }
  /// Removes the item at an index; without effect for an index out of range.
  open func removeItem(at index: Int) {
    guard items.indices.contains(index) else { return }
    items.remove(at: index).menu = nil
  }
  /// Removes all items.
  open func removeAllItems() { while !items.isEmpty { removeItem(at: items.count - 1) } }
  /// The item at an index; nil for an index out of range.
  open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
  /// The first item of a title.
  open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
  /// The first item with a tag.
  open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
}

/// One line of a menu.
@preconcurrency @MainActor
open class NSMenuItem: NSObject {
  /// An item with a title.
  public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
    title = string
    action = selector
    keyEquivalent = charCode
    super.init()
  }
  public convenience override init() { self.init(title: "", action: nil, keyEquivalent: "") }
  /// A separator between groups.
  open class func separator() -> NSMenuItem {
    let item = NSMenuItem()
    item.isSeparatorItem = true
    return item
  }
  /// The text.
  open var title: String { didSet { menu?.didChange?() } }
  /// The text with attributes; nil for none; carried.
  open var attributedTitle: NSAttributedString?
  /// The selector of the action; carried.
  open var action: Selector?
  /// The target of the action; not retained, carried.
  open weak var target: AnyObject?
  /// The key; carried.
  open var keyEquivalent: String
  /// The menu that the line is in.
  open fileprivate(set) weak var menu: NSMenu?
  /// Nil for none; carried.
  open var image: NSImage?
  /// Off by default; carried.
  open var state = NSControl.StateValue.off
  /// True by default; carried.
  open var isEnabled = true
  /// False by default; carried.
  open var isHidden = false
  /// Whether the item is a separator.
  open private(set) var isSeparatorItem = false
  /// A number that identifies the item.
  open var tag = 0
  /// Any object that the program attaches to the item.
  open var representedObject: Any?
  /// Shown beside the mouse; carried.
  open var toolTip: String?
}
