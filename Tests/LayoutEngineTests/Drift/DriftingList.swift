// A list of boxes and a bar below it that are edited for ever, with rectangles that need no engine.

import LayoutEngine

/// An engine with a list, and the numbers that it was given.
struct DriftingList {
  typealias Item = LayoutEngine.Item
  typealias Row = LayoutEngine.Row
  typealias Rect = LayoutEngine.Rect

  /// A cell between the margins of the root, below the one before it; in it a title, centred from top to bottom.
  private struct Cell {
    var (item, title): (Item, Item)
    var (place, leading, trailing, height, wish, inset, share): (Row, Row, Row, Row, Row, Row, Row)
    var gap = 8.0
    var before = 0.0
    var after = 0.0
    var tall = 44.0
    var wished = 30.0
    var indent = 12.0
    var isWished = false
    /// The height that counts.
    var length: Double { isWished ? wished : tall }
  }

  private static let fieldPriorities: [Float] = [900, 700, 500, 300]

  let engine = LayoutEngine()
  private let root: Item
  private let (width, height): (Row, Row)
  private var cells: [Cell] = []
  private var fields: [(item: Item, row: Row, wish: Double)] = []
  private var (size, margins) = (320.0, LayoutEngine.Edges(top: 8, left: 16, bottom: 8, right: 20))
  private var isRightToLeft = false
  private(set) var editCount = 0

  init(cellCount: Int) throws {
    let engine = self.engine
    root = engine.makeItem()
    width = try engine.addRow(root, .width, .equal, constant: 320, precedence: -1)
    height = try engine.addRow(root, .height, .equal, constant: 480, precedence: -1)
    try engine.setMargins(margins, of: root)
    for k in 0..<cellCount { try insertCell(at: k) }
    // Fields that fill the width and compete for it.
    for (k, priority) in Self.fieldPriorities.enumerated() {
      let field = engine.makeItem(in: root)
      if let before = fields.last?.item {
        try engine.addRow(field, .leading, .equal, 1, before, .trailing)
      } else {
        try engine.addRow(field, .leading, .equal, 1, root, .leading)
      }
      if k == Self.fieldPriorities.count - 1 {
        try engine.addRow(field, .trailing, .equal, 1, root, .trailing)
      }
      try engine.addRow(field, .bottom, .equal, 1, root, .bottomMargin)
      try engine.addRow(field, .height, .equal, constant: 30)
      let row = try engine.addRow(field, .width, .equal, constant: 70, priority: priority)
      fields.append((field, row, 70))
    }
  }

  // MARK: Edits

  mutating func edit(_ random: inout some RandomNumberGenerator) throws {
    let k = Int.random(in: cells.indices, using: &random)
    func number(_ range: ClosedRange<Int>, by unit: Double) -> Double {
      Double(Int.random(in: range, using: &random)) / unit
    }
    editCount += 1
    switch Int.random(in: 0..<1000, using: &random) {
    case ..<250:
      cells[k].tall = number(0...800, by: 7)
      try engine.setConstant(cells[k].tall, of: cells[k].height)
    case ..<400:
      cells[k].wished = number(0...800, by: 3)
      try engine.setConstant(cells[k].wished, of: cells[k].wish)
    case ..<500:
      cells[k].isWished.toggle()
      try engine.setPriority(cells[k].isWished ? 800 : 100, of: cells[k].wish)
    case ..<600:
      cells[k].gap = number(-20...80, by: 3)
      try engine.setConstant(cells[k].gap, of: cells[k].place)
    case ..<680:
      cells[k].before = number(0...100, by: 3)
      try engine.setConstant(cells[k].before, of: cells[k].leading)
    case ..<760:
      cells[k].after = number(0...100, by: 3)
      try engine.setConstant(-cells[k].after, of: cells[k].trailing)
    case ..<830:
      cells[k].indent = number(0...60, by: 2)
      try engine.setConstant(cells[k].indent, of: cells[k].inset)
    case ..<880: try renewWish(of: k)
    case ..<890:
      try removeCell(at: k)
      try insertCell(at: Int.random(in: 0...cells.count, using: &random))
    case ..<960:
      let field = Int.random(in: fields.indices, using: &random)
      fields[field].wish = number(0...300, by: 2)
      try engine.setConstant(fields[field].wish, of: fields[field].row)
    case ..<980:
      size = number(800...4000, by: 4)
      try engine.setConstant(size, of: width)
    case ..<995:
      margins.left = number(0...60, by: 2)
      margins.right = number(0...60, by: 2)
      try engine.setMargins(margins, of: root)
    default:
      isRightToLeft.toggle()
      try engine.setRightToLeft(isRightToLeft, of: root)
      for cell in cells { try engine.setRightToLeft(isRightToLeft, of: cell.item) }
    }
  }

  private mutating func renewWish(of k: Int) throws {
    try engine.removeRow(cells[k].wish)
    cells[k].wish = try engine.addRow(
      cells[k].item, .height, .equal, constant: cells[k].wished, priority: cells[k].isWished ? 800 : 100)
  }

  private mutating func insertCell(at index: Int) throws {
    let item = engine.makeItem(in: root)
    let title = engine.makeItem(in: item)
    try engine.setRightToLeft(isRightToLeft, of: item)
    try engine.addRow(title, .centerY, .equal, 1, item, .centerY)
    try engine.addRow(title, .height, .equal, constant: 20)
    let cell = Cell(
      item: item, title: title, place: try engine.addRow(item, .top, .equal, 1, root, .top),
      leading: try engine.addRow(item, .leading, .equal, 1, root, .leadingMargin),
      trailing: try engine.addRow(item, .trailing, .equal, 1, root, .trailingMargin),
      height: try engine.addRow(item, .height, .equal, constant: 44, priority: 750),
      wish: try engine.addRow(item, .height, .equal, constant: 30, priority: 100),
      inset: try engine.addRow(title, .leading, .equal, 1, item, .leading, constant: 12),
      share: try engine.addRow(title, .width, .equal, 0.5, item, .width))
    cells.insert(cell, at: index)
    for place in index...index + 1 where cells.indices.contains(place) {
      try engine.removeRow(cells[place].place)
      try placeCell(at: place)
    }
  }

  /// Puts a cell below the one before it.
  private mutating func placeCell(at index: Int) throws {
    let item = cells[index].item
    cells[index].place =
      index > 0
      ? try engine.addRow(item, .top, .equal, 1, cells[index - 1].item, .bottom, constant: cells[index].gap)
      : try engine.addRow(item, .top, .equal, 1, root, .top, constant: cells[index].gap)
  }

  private mutating func removeCell(at index: Int) throws {
    let cell = cells.remove(at: index)
    try engine.removeItem(cell.title)
    try engine.removeItem(cell.item)
    // The row that placed the next one went with the item that it mentioned.
    if cells.indices.contains(index) {
      try placeCell(at: index)
    }
  }

  // MARK: What must come out

  /// The rectangles of cells, titles and fields, by hand.
  var expected: [(name: String, item: Item, rect: Rect)] {
    var result: [(String, Item, Rect)] = []
    var y = 0.0
    for (k, cell) in cells.enumerated() {
      y += cell.gap
      let (left, right) = isRightToLeft ? (cell.after, cell.before) : (cell.before, cell.after)
      let x = margins.left + left
      let wide = size - margins.right - right - x
      result.append(("cell \(k)", cell.item, Rect(x: x, y: y, width: wide, height: cell.length)))
      let titleX = isRightToLeft ? wide / 2 - cell.indent : cell.indent
      result.append(
        ("title \(k)", cell.title, Rect(x: titleX, y: cell.length / 2 - 10, width: wide / 2, height: 20)))
      y += cell.length
    }
    // The strongest soft constraint takes what it asks for, the next what is left of it; the last takes the rest.
    var used = 0.0
    for (k, field) in fields.enumerated() {
      let share = k == fields.count - 1 ? size - used : min(field.wish, size - used)
      let x = isRightToLeft ? size - used - share : used
      result.append(
        ("field \(k)", field.item, Rect(x: x, y: 480 - margins.bottom - 30, width: share, height: 30)))
      used += share
    }
    return result
  }

  /// The first rectangle that is not what it must be, by more than a billionth.
  func mistake() -> String? {
    for (name, item, rect) in expected {
      let got = engine.rect(of: item)
      let pairs = [(got.x, rect.x), (got.y, rect.y), (got.width, rect.width), (got.height, rect.height)]
      for (a, b) in pairs where abs(a - b) > 1e-9 * max(1, abs(b)) {
        return "\(name) is \(got) instead of \(rect) after \(editCount) edits"
      }
    }
    return engine.conflicts.isEmpty ? nil : "there are conflicts after \(editCount) edits"
  }
}
