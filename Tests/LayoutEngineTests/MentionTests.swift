// Which rows name an item: listed when somebody first asks, and the same whenever that is.

import Testing

@testable import LayoutEngine

@Suite("Rows that name an item") struct MentionTests {
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 31)
    }
  }

  private static let attributes: [LayoutEngine.Attribute] = [
    .left, .right, .top, .bottom, .width, .height, .centerX, .firstBaseline, .lastBaseline, .leftMargin,
    .bottomMargin,
  ]

  /// Rows come and go at random; what the lists say is what the rows' own terms say.
  @Test(
    "lists that are made early, late or in the middle hold the rows whose terms name the item",
    arguments: 0..<24)
  func lists(seed: UInt64) throws {
    var random = Seeded(state: seed &* 7919 &+ 1)
    let engine = LayoutEngine()
    let root = engine.makeItem()
    var items = (0..<6).map { _ in engine.makeItem(in: root) }
    var rows: [LayoutEngine.Row] = []
    let asksFrom = Int.random(in: 0..<300, using: &random)
    for step in 0..<300 {
      let item = items.randomElement(using: &random)!
      let attribute = Self.attributes.randomElement(using: &random)!
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1: rows.append(try engine.addRow(item, attribute, .equal, constant: 10, priority: 500))
      case 2, 3:
        let second = items.randomElement(using: &random)!
        rows.append(try engine.addRow(item, attribute, .equal, 1, second, .left, constant: 3, priority: 400))
      case 4:
        let terms = (0..<Int.random(in: 1...4, using: &random)).map { _ in
          LayoutEngine.Term(2, items.randomElement(using: &random)!, attribute)
        }
        rows.append(try engine.addRow(terms, .lessThanOrEqual, 50, priority: 300, holder: root))
      case 5, 6, 7:
        guard let k = rows.indices.randomElement(using: &random) else { break }
        try engine.removeRow(rows.remove(at: k))
      case 8 where step % 5 == 0:
        let k = items.indices.randomElement(using: &random)!
        let named = try rows.filter { row in try engine.terms(of: row).contains { $0.item == items[k] } }
        try engine.removeItem(items[k])
        rows.removeAll { named.contains($0) }
        items[k] = engine.makeItem(in: root)
      default: break
      }
      guard step >= asksFrom else { continue }
      for item in items + [root] {
        let expected = try rows.filter { row in try engine.terms(of: row).contains { $0.item == item } }
        #expect(Set(engine.rows(mentioning: item)) == Set(expected), "seed \(seed), step \(step)")
      }
    }
  }

  @Test(
    "margins and baselines move the rows that name them, also those that came later and those in places of others"
  )
  func figures() throws {
    let engine = LayoutEngine()
    let root = engine.makeItem()
    let item = engine.makeItem(in: root)
    try engine.setMargins(LayoutEngine.Edges(left: 8), of: root)
    let first = try engine.addRow(item, .left, .equal, 1, root, .leftMargin)
    let top = try engine.addRow(item, .firstBaseline, .equal, 1, root, .top, constant: 40)
    try engine.addRow(item, .height, .equal, constant: 20)
    try engine.setBaselines(firstFromTop: 15, lastFromBottom: 5, of: item)
    try engine.solve()
    #expect(engine.rect(of: item).x == 8)
    #expect(engine.rect(of: item).y == 25)

    // Nobody names them while they change.
    try engine.removeRow(first)
    try engine.removeRow(top)
    try engine.setMargins(LayoutEngine.Edges(left: 12), of: root)
    try engine.setBaselines(firstFromTop: 11, lastFromBottom: 5, of: item)
    try engine.addRow(item, .lastBaseline, .equal, 1, root, .top, constant: 40)
    try engine.addRow(
      [LayoutEngine.Term(1, item, .left), LayoutEngine.Term(-1, root, .leftMargin)], .equal, 0)
    try engine.solve()
    #expect(engine.rect(of: item).x == 12)
    #expect(engine.rect(of: item).y == 25)

    try engine.setMargins(LayoutEngine.Edges(left: 20), of: root)
    try engine.setBaselines(firstFromTop: 11, lastFromBottom: 0, of: item)
    try engine.solve()
    #expect(engine.rect(of: item).x == 20)
    #expect(engine.rect(of: item).y == 20)
  }

  @Test("places of removed rows' terms are used again, whatever their lengths")
  func memory() throws {
    let engine = LayoutEngine()
    let root = engine.makeItem()
    let items = (0..<5).map { _ in engine.makeItem(in: root) }
    var places = 0
    for round in 0..<100 {
      var rows: [LayoutEngine.Row] = []
      for length in 1...5 {
        let terms = items.prefix(length).map { LayoutEngine.Term(1, $0, .width) }
        rows.append(try engine.addRow(terms, .equal, 10, priority: 500, holder: root))
      }
      if round == 0 { places = engine.rows.terms.count }
      for row in rows.reversed() { try engine.removeRow(row) }
    }
    #expect(places == 15)
    #expect(engine.rows.terms.count == places)
  }
}
