// Rows of tables: which have the height of what is in them, and which lie below what the canvas shows.

import Foundation
import Plumbline

extension SceneBuilder {
  /// What follows the width of a table, whatever the masks say (nearly all 428 rows of the corpus have none): rows,
  /// their content up to an accessory, the text of a default style, which fills the row, and the detail of a style that
  /// has it at the end.
  func rowMask(of item: BuiltView, in host: BuiltView) -> UIView.AutoresizingMask {
    if item.view is UITableViewCell && host.view is UITableView
      || item.view is UITableViewCellContentView && host.view is UITableViewCell
    {
      return .flexibleWidth
    }
    guard host.view is UITableViewCellContentView, let id = item.element.id,
      let cell = host.parent.map({ built[$0].element })
    else { return [] }
    switch cell["style"] {
    case "IBUITableViewCellStyleDefault": return cell["textLabel"] == id ? .flexibleWidth : []
    case "IBUITableViewCellStyleValue1": return cell["detailTextLabel"] == id ? .flexibleLeftMargin : []
    default: return []
    }
  }

  func prepareRows() {
    for item in built where item.view is UITableViewCellContentView && !item.isPlaced {
      item.view.yieldsGivenHeight = sizesItself(item)
    }
    if configuration.isCanvas, surroundings.editor.leavesOutRowsBelowCanvas { markRowsBelowCanvas() }
  }

  /// A row without a height of its own in a table of automatic height: where its required constraints cannot hold
  /// within the stored height, they get the height that they ask for (all 4 such rows of the corpus, in one document;
  /// the editor marks their content views as ambiguous). A row of given height keeps it (the one of the corpus).
  private func sizesItself(_ content: BuiltView) -> Bool {
    guard let cell = content.parent.map({ built[$0] }), let table = cell.parent.map({ built[$0] }) else {
      return false
    }
    let height = cell.element.number("rowHeight") ?? table.element.number("rowHeight")
    return height == -1
  }

  /// A table makes only the rows that it shows, and the editor has no layout for the others. In the corpus' two
  /// documents that show it, both with static tables, rows at 832 and 842 of 896 have a layout and what is in the 19
  /// rows from 873 on is marked (the content begins below the status bar), but for 5 rows of a section that the editor
  /// cannot have written: two of them are at one place. In scenes of a freeform size none is marked (2 scenes).
  private func markRowsBelowCanvas() {
    guard source.isControllersView, scene.rootView is UITableView, !surroundings.isFreeform else { return }
    let end = surroundings.frame.height - max(20, surroundings.device?.housing ?? 0)
    var isBelow = [Bool](repeating: false, count: built.count)
    var views: Set<ObjectIdentifier> = []
    for (index, item) in built.enumerated() {
      guard let parent = item.parent else { continue }
      let begins = parent == 0 && item.view is UITableViewCell && item.view.frame.minY >= end
      isBelow[index] = begins || isBelow[parent]
      if isBelow[index], item.isPlaced || isPlacedByCell(item) { views.insert(ObjectIdentifier(item.view)) }
    }
    for index in scene.views.indices where views.contains(ObjectIdentifier(scene.views[index].view)) {
      scene.views[index].isBelowCanvas = true
    }
  }

  /// Texts and images that come with the style of a cell.
  private func isPlacedByCell(_ item: BuiltView) -> Bool {
    guard let content = item.parent.map({ built[$0] }), content.view is UITableViewCellContentView,
      let cell = content.parent.map({ built[$0] })
    else { return false }
    return cell.element["style"] != nil
  }
}
