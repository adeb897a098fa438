// The example of the module's documentation page (Sources/LayoutEngine/Documentation.docc/LayoutEngine.md), word for word; a
// test of Plumbline's compares them.

import LayoutEngine
import Testing

@Suite("Documentation examples") struct DocumentationExampleTests {
  @Test("the example of LayoutEngine's page")
  func example() throws {
    let engine = LayoutEngine()
    let root = engine.makeItem()
    let box = engine.makeItem(in: root)
    try engine.addRow([LayoutEngine.Term(1, root, .width)], .equal, 320)
    try engine.addRow([LayoutEngine.Term(1, box, .width)], .equal, 100)
    let center = try engine.addRow(box, .centerX, .equal, 1, root, .centerX)
    try engine.solve()
    print(engine.rect(of: box).x)  // 110.0
    try engine.setConstant(5, of: center)
    try engine.solve()
    print(engine.rect(of: box).x)  // 115.0
    #expect(engine.rect(of: box).x == 115)
  }
  @Test("the example of LayoutEngine")
  func engine() throws {
    let engine = LayoutEngine()
    let root = engine.makeItem()
    let box = engine.makeItem(in: root)
    try engine.addRow(root, .width, .equal, constant: 320)
    try engine.addRow(box, .width, .equal, constant: 100)
    try engine.addRow(box, .centerX, .equal, 1, root, .centerX)
    try engine.solve()
    #expect(engine.rect(of: box).x == 110)
  }

  @Test("the example of Explanation: shares add up to the right edge")
  func explanation() throws {
    let engine = LayoutEngine()
    let root = engine.makeItem()
    let box = engine.makeItem(in: root)
    try engine.addRow(root, .width, .equal, constant: 320)
    try engine.addRow(box, .width, .equal, constant: 100)
    try engine.addRow(box, .centerX, .equal, 1, root, .centerX)
    let right: [LayoutEngine.Number] = [.init(1, box, .x), .init(1, box, .width)]
    let why = try engine.explanations(of: [right])[0]
    #expect(why.shares.reduce(0) { $0 + $1.value } == 210)
  }

  @Test("the example of LayoutEngineError")
  func error() {
    let engine = LayoutEngine()
    #expect(throws: LayoutEngineError.noTerms) { try engine.addRow([], .equal, 0) }
  }
}
