// Rows of tables: which have the height of what is in them, and which lie below what the canvas shows.

import Foundation
import Plumbline

extension StoryboardSceneBuilder {
  /// The mask of what follows a table's width, whatever the masks say (nearly all 428 rows of the corpus have none):
  /// rows, their content up to an accessory, the text of a default style, which fills the row, and the detail of a
  /// style that has it at the end.
  func rowMask(of item: BuiltView, in host: BuiltView) -> UIView.AutoresizingMask {
    if item.view is UITableViewCell && host.view is UITableView
      || item.view is UITableViewCellContentView && host.view is UITableViewCell
    {
      return .flexibleWidth
    }
    if isHeaderOnDevice(item, in: host) { return .flexibleWidth }
    guard host.view is UITableViewCellContentView, let id = item.element.id,
      let cell = host.parent.map({ built[$0].element })
    else { return [] }
    switch cell["style"] {
    case "IBUITableViewCellStyleDefault": return cell["textLabel"] == id ? .flexibleWidth : []
    case "IBUITableViewCellStyleValue1": return cell["detailTextLabel"] == id ? .flexibleLeftMargin : []
    default: return []
    }
  }

  /// A list that scrolls downwards gives its headers and footers its own width; the canvas leaves them theirs.
  private func isHeaderOnDevice(_ item: BuiltView, in host: BuiltView) -> Bool {
    guard !configuration.isCanvas, let key = item.element.element.key else { return false }
    return host.view is UITableView
      ? ["tableHeaderView", "tableFooterView"].contains(key)
      : ["sectionHeaderView", "sectionFooterView"].contains(key)
        && host.element.first("collectionViewFlowLayout")?["scrollDirection"] != "horizontal"
  }

  /// The frame of a row, or of its content, in a table whose width it does not have: rows fill their table, in an inset
  /// style up to its inset, whatever the document stores. (All 6 such scenes of the corpus with constraints in their rows:
  /// 320 in tables of 600, and rows as wide as an inset table of 390, laid out in 350; 1,050 other rows have that width.)
  func fittedToTable(_ frame: CGRect, of item: BuiltView, in host: BuiltView) -> CGRect {
    var fitted = frame
    if isHeaderOnDevice(item, in: host) {
      (fitted.origin.x, fitted.size.width) = (0, host.view.bounds.width)
    } else if let table = host.view as? UITableView, item.view is UITableViewCell {
      let width = table.bounds.width
      if table.style == .insetGrouped {
        guard frame.minX == 0, frame.width == width else { return frame }
        let inset: CGFloat = width >= 390 ? 20 : 16
        (fitted.origin.x, fitted.size.width) = (inset, width - 2 * inset)
      } else if abs(frame.width - width) > 0.5 {
        (fitted.origin.x, fitted.size.width) = (0, width)
      }
    } else if host.view is UITableViewCell, item.view is UITableViewCellContentView,
      item.element.first("rect", key: "frame") != nil,
      let stored = host.element.first("rect", key: "frame")?.frame
    {
      fitted.size.width = max(0, frame.width + host.view.bounds.width - stored.width)
    }
    return fitted
  }

  func prepareRows() {
    var (automatic, overruled): (Set<ObjectIdentifier>, Set<ObjectIdentifier>) = ([], [])
    for item in built where item.view is UITableViewCellContentView && !item.isPlaced {
      let row = RowHeight(of: item, in: built)
      item.view.yieldsGivenHeight = row.yields
      if row.isAutomatic || isHeightOfCode(row.table) { automatic.insert(ObjectIdentifier(item.view)) }
      if row.isOverruled { overruled.insert(ObjectIdentifier(item.view)) }
    }
    for index in scene.views.indices {
      let view = ObjectIdentifier(scene.views[index].view)
      scene.views[index].isContentOfSelfSizingRow = automatic.contains(view)
      scene.views[index].hasOverruledHeight = overruled.contains(view)
    }
    if configuration.isCanvas, surroundings.editor.leavesOutRowsBelowCanvas { markRowsBelowCanvas() }
  }

  /// Whether code gives the rows of a table their heights: those of the document are the canvas's alone.
  private func isHeightOfCode(_ table: String?) -> Bool {
    table.map { configuration.code.first([.rowHeight], of: $0) != nil } ?? false
  }

  /// A table makes only the rows that it shows and, as UITableView fetches cells ahead since iOS 15, the next one: the editor
  /// has no layout for the others. The content begins below the device's inset, which Xcode 26 doubles, and not below bars.
  /// The rows next to what is shown, at 842 and 832 of 896 with 96 above and at 899 with 48, have a layout; what is in the 19
  /// after them in 3 documents is marked. In 2 others 3 rows after the next are not (those of 568 and 736 points, laid out
  /// since the editor showed them higher). Texts that come with the style of a cell have a mask and are marked in one of
  /// two sections. In scenes of a freeform size none is marked (2 scenes). Of a table inside a view the rows below the screen
  /// count (3 rows of one document elsewhere are marked, 2 of another below the table alone are not).
  private func markRowsBelowCanvas() {
    guard source.isControllersView, !surroundings.isFreeform else { return }
    let housing = surroundings.device?.housing ?? 0
    let inset = max(20, housing) + (surroundings.editor.addsDeviceInsets ? housing : 0)
    let hidden = built.lazy.filter { $0.parent == 0 && $0.view is UITableViewCell }.map(\.view.frame.minY)
      .filter { [end = surroundings.frame.height - inset] in $0 >= end }
    let next = hidden.min() ?? .infinity
    var isBelow = [Bool](repeating: false, count: built.count)
    var views: Set<ObjectIdentifier> = []
    for (index, item) in built.enumerated() {
      guard let parent = item.parent else { continue }
      let begins =
        item.view is UITableViewCell
        && (parent == 0 ? item.view.frame.minY > next : item.view.frame.minY >= surroundings.frame.height)
      isBelow[index] = begins || isBelow[parent]
      if isBelow[index], item.isPlaced { views.insert(ObjectIdentifier(item.view)) }
    }
    for index in scene.views.indices where views.contains(ObjectIdentifier(scene.views[index].view)) {
      scene.views[index].isBelowCanvas = true
    }
  }
}

/// The height of a table's row.
private struct RowHeight {
  /// On the canvas the stored height gives way where the required constraints inside cannot hold in it, and the editor
  /// marks the content view as ambiguous: all 4 rows without a height of their own in a table of automatic height, and
  /// both cells of xibs that are marked at all. A row of given height in a table keeps it (the one of the corpus).
  let yields: Bool
  /// The running app fits the row to its content. So it does with a cell of its own xib and with a prototype, whose
  /// heights are the canvas's alone, unless the table gives its rows one; a static row has the height that is stored.
  let isAutomatic: Bool
  /// Rows of prototypes have their table's height, whatever height their cell has on the canvas.
  let isOverruled: Bool
  /// The id of the table around it.
  let table: String?

  @MainActor
  init(of content: StoryboardSceneBuilder.BuiltView, in built: [StoryboardSceneBuilder.BuiltView]) {
    guard let cell = content.parent.map({ built[$0] }) else {
      (yields, isAutomatic, isOverruled, table) = (false, false, false, nil)
      return
    }
    guard let list = cell.parent.map({ built[$0] }) else {
      (yields, isAutomatic, isOverruled, table) = (true, true, false, nil)
      return
    }
    let ofTable = list.element.number("rowHeight")
    let ofRow = cell.element.number("rowHeight") ?? ofTable
    yields = ofRow == -1
    let isStatic = list.element["dataMode"] == "static"
    isAutomatic = (isStatic ? ofRow : ofTable) == -1
    isOverruled = !isStatic && ofRow != ofTable
    table = list.element.id
  }
}
