// A layout that is edited for ever: a list of cells, a bar of fields that compete for its width, and shipments along a
// line. Each has an answer that needs no solver.

/// What is edited, with the closed form of what must come out.
struct DriftingLayout {
  /// A cell: an avatar of 40 at 16; beside it a title, 8 apart, that ends 8 before an accessory of 12, 16 from the right;
  /// below it a subtitle; 8 above and below.
  struct Cell {
    var (top, height, titleWidth, titleHeight, subtitleHeight) = (0, 0, 0, 0, 0)
    /// The numbers of the rows.
    var (place, hugging, resistance, wish, titleText, subtitleText) = (0, 0, 0, 0, 0, 0)
    var others: [Int] = []
    var (text, wished, lines, sublines) = (80.0, 60.0, 20.0, 16.0)
    var wishes = false

    func title(in width: Double) -> Double { min(wishes ? wished : text, width - 100) }
    var space: Double { 20 + lines + sublines }
  }

  static let fieldPriorities: [Float] = [900, 800, 700, 600, 500, 400]
  static let places = 4

  var system = LongLivedSystem()
  private let width: Int
  private let widthRow: Int
  private var cells: [Cell] = []
  private var fields: [(variable: Int, row: Int, wish: Double)] = []
  private var amounts: [(row: Int, amount: Double)] = []
  private let cost: Int
  private var size = 320.0

  init(cellCount: Int) throws {
    var system = LongLivedSystem()
    width = system.makeVariable(nonNegative: true)
    widthRow = try system.add([(1, width)], .equal, 320)
    // The fields fill the width; each soft constraint is a level of its own.
    fields = try Self.fieldPriorities.map { priority in
      let field = system.makeVariable(nonNegative: true)
      return (field, try system.add([(1, field)], .equal, 60, priority), 60)
    }
    _ = try system.add(fields.map { (1, $0.variable) } + [(-1, width)], .equal, 0)
    // What is shipped from place to place costs the distance.
    cost = system.makeVariable()
    var terms = [(-1.0, cost)]
    let flows = (0..<Self.places * Self.places).map { k in
      let flow = system.makeVariable(nonNegative: true)
      terms.append((Double(abs(k / Self.places - k % Self.places)), flow))
      return flow
    }
    for place in 0..<Self.places {
      let out = (0..<Self.places).map { (1.0, flows[place * Self.places + $0]) }
      amounts.append((try system.add(out, .lessThanOrEqual, 10), 10))
    }
    for place in 0..<Self.places {
      let into = (0..<Self.places).map { (1.0, flows[$0 * Self.places + place]) }
      amounts.append((try system.add(into, .greaterThanOrEqual, 10), 10))
    }
    _ = try system.add(terms, .equal, 0)
    _ = try system.add([(1, cost)], .lessThanOrEqual, 0, 750)
    self.system = system
    for index in 0..<cellCount { try insertCell(at: index) }
  }

  // MARK: Edits

  mutating func edit(_ choices: inout some Choices) throws {
    let k = choices.number(below: cells.count)
    switch choices.number(below: 1000) {
    case ..<300:
      cells[k].text = Double(choices.number(in: 0...2400)) / 8
      try system.setConstant(cells[k].text, of: cells[k].hugging)
      try system.setConstant(cells[k].text, of: cells[k].resistance)
    case ..<500:
      cells[k].lines = Double(choices.number(in: 10...700)) / 7
      try system.setConstant(cells[k].lines, of: cells[k].titleText)
    case ..<600:
      cells[k].wished = Double(choices.number(in: 0...900)) / 3
      try system.setConstant(cells[k].wished, of: cells[k].wish)
    case ..<700:
      cells[k].wishes.toggle()
      try system.setPriority(cells[k].wishes ? 900 : 100, of: cells[k].wish)
    case ..<760: cells[k].hugging = try system.renew(cells[k].hugging)
    case ..<800: cells[k].wish = try system.renew(cells[k].wish)
    case ..<850: cells[k].subtitleText = try system.renew(cells[k].subtitleText)
    case ..<880: cells[k].place = try system.renew(cells[k].place)
    case ..<890:
      let removed = choices.number(below: cells.count)
      try removeCell(at: removed)
      try insertCell(at: choices.number(in: 0...cells.count))
    case ..<930:
      let field = choices.number(below: fields.count)
      fields[field].wish = Double(choices.number(in: 0...300)) / 2
      try system.setConstant(fields[field].wish, of: fields[field].row)
    case ..<940:
      let field = choices.number(below: fields.count)
      fields[field].row = try system.renew(fields[field].row)
    case ..<970:
      // A unit is given at another place and wanted at another place, if there is one.
      for side in 0..<2 {
        let from = side * Self.places + choices.number(below: Self.places)
        guard amounts[from].amount > 0 else { continue }
        try ship(-1, from)
        try ship(1, side * Self.places + choices.number(below: Self.places))
      }
    default:
      size = Double(choices.number(in: 400...1600)) / 4
      try system.setConstant(size, of: widthRow)
    }
  }

  private mutating func ship(_ change: Double, _ place: Int) throws {
    amounts[place].amount += change
    try system.setConstant(amounts[place].amount, of: amounts[place].row)
  }

  private mutating func insertCell(at index: Int) throws {
    var cell = Cell()
    cell.top = system.makeVariable()
    cell.height = system.makeVariable(nonNegative: true)
    let titleLeft = system.makeVariable()
    let titleTop = system.makeVariable()
    cell.titleWidth = system.makeVariable(nonNegative: true)
    cell.titleHeight = system.makeVariable(nonNegative: true)
    cell.subtitleHeight = system.makeVariable(nonNegative: true)
    cell.others = [
      try system.add([(1, titleLeft)], .equal, 64),
      try system.add([(1, titleTop)], .equal, 8),
      try system.add([(1, titleLeft), (1, cell.titleWidth), (-1, width)], .lessThanOrEqual, -36),
      try system.add(
        [(1, cell.height), (-1, titleTop), (-1, cell.titleHeight), (-1, cell.subtitleHeight)], .equal, 12),
    ]
    cell.hugging = try system.add([(1, cell.titleWidth)], .lessThanOrEqual, cell.text, 251)
    cell.resistance = try system.add([(1, cell.titleWidth)], .greaterThanOrEqual, cell.text, 750)
    cell.wish = try system.add([(1, cell.titleWidth)], .equal, cell.wished, 100)
    cell.titleText = try system.add([(1, cell.titleHeight)], .equal, cell.lines, 750)
    cell.subtitleText = try system.add([(1, cell.subtitleHeight)], .equal, cell.sublines, 750)
    cells.insert(cell, at: index)
    try placeCell(at: index)
    try placeCell(at: index + 1)
    cellVariables[cell.top] = [titleLeft, titleTop]
  }

  /// Of each cell, by its top: the variables that only its own rows mention.
  private var cellVariables: [Int: [Int]] = [:]

  /// Puts a cell below the one before it, in place of where it was.
  private mutating func placeCell(at index: Int) throws {
    guard cells.indices.contains(index) else { return }
    if cells[index].place > 0 { try system.remove(cells[index].place) }
    let above = index > 0 ? [(-1.0, cells[index - 1].top), (-1.0, cells[index - 1].height)] : []
    cells[index].place = try system.add([(1, cells[index].top)] + above, .equal, 0)
  }

  private mutating func removeCell(at index: Int) throws {
    let cell = cells.remove(at: index)
    try placeCell(at: index)
    let wishes = [cell.place, cell.hugging, cell.resistance, cell.wish, cell.titleText, cell.subtitleText]
    for row in cell.others + wishes { try system.remove(row) }
    let sizes = [cell.top, cell.height, cell.titleWidth, cell.titleHeight, cell.subtitleHeight]
    for variable in sizes + (cellVariables.removeValue(forKey: cell.top) ?? []) {
      try system.removeVariable(variable)
    }
  }

  // MARK: The closed form

  /// The first number that is not what it must be, by more than a billionth.
  func mistake() -> String? {
    var expected: [(name: String, variable: Int, value: Double)] = []
    var top = 0.0
    for (k, cell) in cells.enumerated() {
      expected.append(("top of cell \(k)", cell.top, top))
      expected.append(("height of cell \(k)", cell.height, cell.space))
      expected.append(("title of cell \(k)", cell.titleWidth, cell.title(in: size)))
      top += cell.space
    }
    // The strongest soft constraint takes what it asks for, the next what is left of it; the last takes the rest.
    var left = size
    for (k, field) in fields.enumerated() {
      let share = k == fields.count - 1 ? left : min(field.wish, left)
      expected.append(("field \(k)", field.variable, share))
      left -= share
    }
    // Every unit that is ahead of its demand crosses the gap to the next place.
    var (ahead, total) = (0.0, 0.0)
    for place in 0..<Self.places {
      ahead += amounts[place].amount - amounts[Self.places + place].amount
      total += abs(ahead)
    }
    expected.append(("cost of the shipments", cost, total))
    for (name, variable, value) in expected where !system.value(of: variable).isNear(value, within: 1e-9) {
      return "\(name) is \(system.value(of: variable)) instead of \(value) after \(system.editCount) edits"
    }
    return nil
  }
}
