// What the README shows of `plumbline check Examples` is what the command prints.

import Foundation
import Testing

@Suite("README") struct ReadmeOutputTests {
  @Test("the lines that it shows are the command's, in their order")
  func check() throws {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: package.appendingPathComponent("README.md"), encoding: .utf8)
    let blocks = readme.components(separatedBy: "```\n")
    let shown = try #require(blocks.first { $0.hasPrefix("Examples/Card.xib:") })
    let run = try Run(["check", "Examples"], in: package.path)
    #expect(run.status == 1 && run.output.contains(shown))
  }
}
