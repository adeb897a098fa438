// The engine by itself: items, spaces, attributes, edits, removal.

import LayoutEngine
import Testing

@Suite struct LayoutEngineTests {
  private let engine = LayoutEngine()
  private let root: LayoutEngine.Item

  init() throws {
    root = engine.makeItem()
    try engine.addRow([LayoutEngine.Term(1, root, .width)], .equal, 400, precedence: -1)
    try engine.addRow([LayoutEngine.Term(1, root, .height)], .equal, 300, precedence: -1)
  }

  private func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, in parent: LayoutEngine.Item
  ) throws -> LayoutEngine.Item {
    let item = engine.makeItem(in: parent)
    try engine.addRow(item, .left, .equal, 1, parent, .left, constant: x)
    try engine.addRow(item, .top, .equal, 1, parent, .top, constant: y)
    try engine.addRow([LayoutEngine.Term(1, item, .width)], .equal, width)
    try engine.addRow([LayoutEngine.Term(1, item, .height)], .equal, height)
    return item
  }

  private func rect(_ item: LayoutEngine.Item) -> [Double] {
    let rect = engine.rect(of: item)
    return [rect.x, rect.y, rect.width, rect.height]
  }

  @Test("positions are local: moving a container changes nothing inside of it")
  func localSpaces() throws {
    let container = engine.makeItem(in: root)
    let left = try engine.addRow(container, .left, .equal, 1, root, .left, constant: 50)
    try engine.addRow([LayoutEngine.Term(1, container, .width)], .equal, 100)
    let leaf = try box(5, 6, 7, 8, in: container)
    try engine.solve()
    #expect(rect(leaf) == [5, 6, 7, 8])
    try engine.setConstant(60, of: left)
    try engine.solve()
    #expect(engine.changedItems == [container])
    #expect(rect(container)[0] == 60)
    try engine.solve()
    #expect(engine.changedItems.isEmpty)
  }

  @Test("a row between cousins counts the way through their parents")
  func cousins() throws {
    let first = try box(10, 20, 100, 100, in: root)
    let second = try box(200, 40, 100, 100, in: root)
    let a = try box(1, 2, 3, 4, in: first)
    let b = engine.makeItem(in: second)
    try engine.addRow(b, .left, .equal, 1, a, .right, constant: 5)
    try engine.addRow(b, .centerY, .equal, 1, a, .centerY)
    try engine.addRow(b, .width, .equal, 2, a, .height, constant: 1)
    try engine.addRow([LayoutEngine.Term(1, b, .height)], .equal, 10)
    try engine.solve()
    #expect(rect(b) == [-181, -21, 9, 10])
  }

  @Test("the holder's own edges are measured from 0; a multiplier therefore scales positions in its space")
  func holderSpace() throws {
    let container = try box(100, 100, 200, 100, in: root)
    let leaf = engine.makeItem(in: container)
    try engine.addRow(leaf, .left, .equal, 0.5, container, .right)
    try engine.addRow(leaf, .top, .equal, 3, container, .top, constant: 4)
    try engine.solve()
    #expect(rect(leaf)[0] == 100 && rect(leaf)[1] == 4)
    let far = engine.makeItem(in: container)
    try engine.addRow(far, .left, .equal, 0.5, container, .right, holder: root)
    try engine.solve()
    #expect(rect(far)[0] == 50)
  }

  @Test("alignment insets shift edges, of the item and of what is inside of it")
  func alignmentInsets() throws {
    let item = try box(10, 10, 40, 50, in: root)
    try engine.setAlignmentInsets(LayoutEngine.Edges(top: 2, left: 3, bottom: 4, right: 5), of: item)
    let inner = engine.makeItem(in: item)
    try engine.addRow(inner, .left, .equal, 1, item, .left)
    try engine.addRow(inner, .right, .equal, 1, item, .right)
    try engine.addRow(inner, .top, .equal, 1, root, .top)
    try engine.solve()
    let frame = engine.frame(of: item)
    #expect([frame.x, frame.y, frame.width, frame.height] == [7, 8, 48, 56])
    #expect(rect(inner) == [3, -8, 40, 0])
    try engine.setAlignmentInsets(LayoutEngine.Edges(), of: item)
    try engine.solve()
    #expect(rect(inner) == [0, -10, 40, 0])
  }

  @Test("margins, baselines and direction are edits")
  func metrics() throws {
    let item = engine.makeItem(in: root)
    try engine.addRow(item, .leading, .equal, 1, root, .leadingMargin, constant: 1)
    try engine.addRow(item, .lastBaseline, .equal, 1, root, .bottomMargin)
    try engine.addRow([LayoutEngine.Term(1, item, .width)], .equal, 50)
    try engine.addRow([LayoutEngine.Term(1, item, .height)], .equal, 20)
    try engine.solve()
    #expect(rect(item) == [1, 280, 50, 20])
    try engine.setMargins(LayoutEngine.Edges(top: 1, left: 20, bottom: 30, right: 40), of: root)
    try engine.setBaselines(firstFromTop: 15, lastFromBottom: 5, of: item)
    try engine.solve()
    #expect(rect(item) == [21, 255, 50, 20])
    try engine.setRightToLeft(true, of: root)
    try engine.solve()
    #expect(rect(item) == [309, 255, 50, 20])
    try engine.setRightToLeft(false, of: root)
    try engine.solve()
    #expect(rect(item) == [21, 255, 50, 20])
  }

  @Test("derived items follow their parent without variables of their own; anchored ones keep their corner")
  func shapes() throws {
    let guide = engine.makeDerivedItem(
      in: root, insets: LayoutEngine.Edges(top: 1, left: 2, bottom: 3, right: 4))
    let content = engine.makeAnchoredItem(in: root)
    let item = engine.makeItem(in: root)
    for (attribute, other) in [
      (LayoutEngine.Attribute.left, guide), (.right, guide), (.top, guide), (.bottom, guide),
    ] {
      try engine.addRow(item, attribute, .equal, 1, other, attribute)
    }
    try engine.addRow(content, .right, .equal, 1, item, .right, constant: 500)
    try engine.solve()
    #expect(rect(item) == [2, 1, 394, 296] && rect(guide) == [2, 1, 394, 296])
    #expect(rect(content)[0] == 0 && rect(content)[2] == 896)
    try engine.setInsets(LayoutEngine.Edges(top: 10, left: 10, bottom: 10, right: 10), of: guide)
    try engine.solve()
    #expect(rect(item) == [10, 10, 380, 280])
  }

  @Test("rows and items come and go; their numbers are used again")
  func removal() throws {
    for _ in 0..<3 {
      let items = try (0..<20).map { try box(Double($0), 0, 1, 1, in: root) }
      let links = try zip(items, items.dropFirst()).map { try engine.addRow($0, .top, .equal, 1, $1, .top) }
      try engine.solve()
      for link in links { try engine.removeRow(link) }
      for item in items { try engine.removeItem(item) }
      try engine.solve()
      #expect(engine.conflicts.isEmpty)
    }
    let last = try box(1, 2, 3, 4, in: root)
    #expect(last.index <= 20)
    try engine.solve()
    #expect(rect(last) == [1, 2, 3, 4])
  }

  @Test("mistakes are errors")
  func errors() throws {
    let item = engine.makeItem(in: root)
    let stranger = engine.makeItem()
    #expect(throws: LayoutEngineError.noTerms) { try engine.addRow([], .equal, 0) }
    #expect(throws: LayoutEngineError.noCommonSpace) {
      try engine.addRow(item, .left, .equal, 1, stranger, .left)
    }
    #expect(throws: LayoutEngineError.noCommonSpace) {
      try engine.addRow(item, .left, .equal, 1, root, .left, holder: item)
    }
    #expect(throws: LayoutEngineError.self) {
      try engine.addRow([LayoutEngine.Term(1, item, .width)], .equal, .nan)
    }
    #expect(throws: LayoutEngineError.self) {
      try engine.addRow([LayoutEngine.Term(1, item, .width)], .equal, 1, priority: 1000.5)
    }
    try engine.removeItem(item)
    #expect(throws: LayoutEngineError.unknownItem(item)) {
      try engine.setMargins(LayoutEngine.Edges(), of: item)
    }
  }

  @Test("a constant that cannot hold is a conflict of one row; one that holds is none")
  func constants() throws {
    let fine = try engine.addRow(root, .left, .equal, 1, root, .left)
    let broken = try engine.addRow(root, .left, .equal, 1, root, .left, constant: 5)
    try engine.solve()
    #expect(engine.conflicts.map(\.rows) == [[broken]])
    #expect(engine.violation(of: broken) == 5 && engine.violation(of: fine) == 0)
    try engine.removeRow(broken)
    try engine.solve()
    #expect(engine.conflicts.isEmpty)
  }

  @Test("conflicts name the engine's rows, whatever numbers the solver has for them")
  func rowNumbers() throws {
    let item = engine.makeItem(in: root)
    let leading = try engine.addRow(item, .leading, .equal, 1, root, .leading, constant: 10)
    let width = try engine.addRow([LayoutEngine.Term(1, item, .width)], .equal, 50)
    let wrong = try engine.addRow([LayoutEngine.Term(1, item, .width)], .equal, 60)
    try engine.solve()
    #expect(engine.conflicts.map(\.rows) == [[width, wrong]])
    // Rows of the root's space are composed anew: the solver gets others in their place.
    try engine.setRightToLeft(true, of: root)
    try engine.solve()
    #expect(engine.conflicts.map(\.rows) == [[width, wrong]])
    #expect(rect(item)[0] == 400 - 10 - 50)
    try engine.removeRow(wrong)
    let left = try engine.addRow(item, .left, .equal, 1, root, .left, constant: 0)
    try engine.solve()
    #expect(engine.conflicts.map(\.broken) == [left])
    #expect(try #require(engine.conflicts.first).rows.contains(leading))
  }

  @Test("what moves while a question is answered is reported by the next solve")
  func questionsReportNothingAway() throws {
    let item = engine.makeItem(in: root)
    let width = try engine.addRow(item, .width, .equal, constant: 10)
    try engine.solve()
    try engine.setConstant(20, of: width)
    _ = try engine.freedom()
    try engine.setConstant(30, of: width)
    _ = try engine.rowsDetermining(item, [.width])
    try engine.solve()
    #expect(engine.changedItems == [item])
    try engine.solve()
    #expect(engine.changedItems.isEmpty)
  }

  @Test("what moved is what moved in the last solve, whatever was asked or removed since")
  func movesAreThoseOfTheLastSolve() throws {
    let (first, second) = (engine.makeItem(in: root), engine.makeItem(in: root))
    let width = try engine.addRow(first, .width, .equal, constant: 10)
    try engine.addRow(second, .height, .equal, constant: 10)
    try engine.solve()
    // Nobody asked what that moved.
    try engine.setConstant(20, of: width)
    try engine.solve()
    #expect(engine.changedItems == [first])
    // A question in between solves, and what it moved is listed although the row behind it is gone.
    try engine.setConstant(30, of: width)
    _ = try engine.freedom()
    try engine.removeRow(width)
    let third = engine.makeItem(in: root)
    try engine.addRow(third, .height, .equal, constant: 5)
    try engine.solve()
    try engine.removeItem(third)
    #expect(Set(engine.changedItems) == [first, third])
    // What no row names has not moved, although rows name it afterwards.
    try engine.solve()
    let fourth = engine.makeItem(in: root)
    let height = try engine.addRow(fourth, .height, .equal, constant: 10)
    try engine.solve()
    try engine.removeRow(height)
    try engine.solve()
    try engine.addRow(fourth, .width, .equal, constant: 5)
    #expect(engine.changedItems.isEmpty)
  }

  @Test("an item that takes another's number is listed once")
  func reusedNumbers() throws {
    let item = engine.makeItem(in: root)
    try engine.addRow(item, .width, .equal, constant: 10)
    // A question solves: what it moved is for the next solve to report.
    _ = try engine.freedom()
    try engine.removeItem(item)
    let next = engine.makeItem(in: root)
    #expect(next == item)
    try engine.addRow(next, .width, .equal, constant: 20)
    try engine.solve()
    #expect(engine.changedItems.filter { $0 == next }.count == 1)
  }

  @Test("what moved beside something that cannot be solved is reported")
  func movesBesideAFailure() throws {
    let item = engine.makeItem(in: root)
    let width = try engine.addRow(item, .width, .equal, constant: 10)
    try engine.solve()
    try engine.setConstant(20, of: width)
    var last = engine.makeItem(in: root)
    try engine.addRow(last, .width, .equal, constant: 1)
    for _ in 0..<25 {
      let next = engine.makeItem(in: root)
      try engine.addRow(next, .width, .equal, 1e15, last, .width)
      last = next
    }
    #expect(throws: LayoutEngineError.solver(.numericalBreakdown)) { try engine.solve() }
    #expect(engine.changedItems.contains(item))
    #expect(engine.rect(of: item).width == 20)
  }

  @Test("freedom names the numbers that could be others")
  func freedom() throws {
    let item = engine.makeItem(in: root)
    let width = try engine.addRow([LayoutEngine.Term(1, item, .width)], .greaterThanOrEqual, 50)
    try engine.addRow(item, .left, .equal, 1, root, .left)
    let free = try engine.freedom()
    #expect(free.map(\.component) == [.width] && free.first?.item == item && (free.first?.other ?? 0) > 50)
    #expect(engine.isMentioned(item, .width) && !engine.isMentioned(item, .y))
    let rows = try engine.rowsDetermining(item, [.x])
    #expect(!rows.contains(width))
  }
}
