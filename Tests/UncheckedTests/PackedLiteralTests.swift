// Literals in less room.

import Testing
import Unchecked

@Suite("Packed literals")
struct PackedLiteralTests {
  @Test(
    "a literal comes back as it was",
    arguments: ["", "Module/File.swift", "Modul/Größe.swift"] as [StaticString])
  func round(_ literal: StaticString) throws {
    let back = try #require(PackedLiteral(literal).literal)
    #expect(back.description == literal.description)
    #expect(back.isASCII == literal.isASCII)
    #expect(back.utf8Start == literal.utf8Start)
  }

  @Test("no literal is none")
  func nothing() {
    #expect(PackedLiteral().literal == nil)
    #expect(MemoryLayout<PackedLiteral>.size == 10)
  }
}
