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
}
