// What a module answers in place of Foundation where that answers otherwise than Apple's systems do.

import Testing

@testable import ObjectiveCAdaptation

@Suite("Answers about geometry")
struct GeometryRuleTests {
  private func table(_ source: String) -> String {
    SourceModule([SourceFile(path: "a.swift", text: source)]).documentTable()
  }

  @Test("a module that asks whether rectangles intersect has an answer of its own, others have none")
  func intersects() {
    #expect(
      table("func f(_ a: CGRect, _ b: CGRect) -> Bool { a.intersects(b) }").contains("extension CGRect"))
    #expect(table("let f = CGRect.zero.intersects").contains("func intersects(_ rect2: CGRect) -> Bool"))
    #expect(!table("func f() {}").contains("CGRect"))
    #expect(
      !table(
        "extension CGRect { func intersects(_ other: CGRect) -> Bool { true } }; let a = b.intersects(c)"
      )
      .contains("rect2"))
  }
}
