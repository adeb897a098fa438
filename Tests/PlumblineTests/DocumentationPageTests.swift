// The Swift code on the pages that are listed here is the code of tests that run it.

import Foundation
import Testing

@Suite("Documentation pages") struct DocumentationPageTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: Self.package.appendingPathComponent(path), encoding: .utf8)
  }

  @Test(
    "every Swift example of a page is run by a test",
    arguments: [
      ("Sources/Plumbline/Plumbline.docc/Plumbline.md", "Plumbline", 2),
      ("Sources/Plumbline/Plumbline.docc/VisualFormat.md", "Plumbline", 3),
      ("Sources/Plumbline/Plumbline.docc/FindingOutWhatIsWrong.md", "Plumbline", 2),
      ("Sources/Plumbline/Plumbline.docc/AnimatingLayout.md", "Plumbline", 2),
      ("Sources/Plumbline/Plumbline.docc/WindowsAndControllers.md", "Plumbline", 1),
      ("Sources/Plumbline/Plumbline.docc/PrioritiesAndContentSize.md", "Plumbline", 3),
      ("Sources/Plumbline/Plumbline.docc/TestingALayout.md", "Plumbline", 1),
      ("Sources/Plumbline/Plumbline.docc/LayingOutOffTheMainThread.md", "Plumbline", 1),
      ("Sources/Plumbline/Plumbline.docc/Samples.md", "Plumbline", 10),
      ("Sources/Plumbline/Plumbline.docc/MovingFromUIKit.md", "UIKit", 1),
      ("Sources/Plumbline/Plumbline.docc/WhatIsThere.md", "Plumbline", 0),
      ("Sources/ConstraintSolver/Documentation.docc/ConstraintSolver.md", "ConstraintSolver", 1),
      ("Sources/LayoutEngine/Documentation.docc/LayoutEngine.md", "LayoutEngine", 1),
      ("Sources/Typography/Documentation.docc/Typography.md", "Typography", 1),
      ("Sources/LayoutScene/Documentation.docc/LayoutScene.md", "LayoutScene", 1),
      ("Sources/InterfaceBuilder/Documentation.docc/InterfaceBuilder.md", "InterfaceBuilder", 2),
      ("Sources/LayoutDocument/Documentation.docc/LayoutDocument.md", "LayoutDocument", 1),
      ("Sources/LayoutReport/Documentation.docc/LayoutReport.md", "LayoutReport", 1),
      ("Sources/ViewPictures/Documentation.docc/ViewPictures.md", "ViewPictures", 2),
      ("Sources/AppKit/Documentation.docc/AppKit.md", "AppKit", 1),
    ])
  func examples(page: String, module: String, count: Int) throws {
    let test = try compact(tests(of: module))
    let blocks = try text(page).components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    #expect(blocks.count == count)
    for block in blocks {
      // Imports stand at the head of the test's file, and where documents lie is the test's affair.
      let lines = block.split(separator: "\n").filter {
        !$0.hasPrefix("import ") && !$0.hasPrefix("let path =")
      }
      let isRun = test.contains(compact(lines.joined()))
      #expect(isRun, "\(block)")
    }
  }

  @Test("every page of the catalog is listed here, and linked from the module's page")
  func catalog() throws {
    let catalog = "Sources/Plumbline/Plumbline.docc"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Self.package.appendingPathComponent(catalog).path)
    let overview = try text("\(catalog)/Plumbline.md")
    let here = try String(contentsOfFile: #filePath, encoding: .utf8)
    for name in names where name.hasSuffix(".md") && name != "Plumbline.md" {
      #expect(overview.contains("<doc:\(name.dropLast(3))>"), "\(name) is linked")
      #expect(here.contains("\(catalog)/\(name)"), "\(name) is listed")
    }
  }

  /// The tests of a module's documentation, in one text.
  private func tests(of module: String) throws -> String {
    let folder = "Tests/\(module)Tests"
    return try FileManager.default.contentsOfDirectory(
      atPath: Self.package.appendingPathComponent(folder).path
    )
    .filter { $0.hasPrefix("Documentation") && $0 != "DocumentationPageTests.swift" }
    .map { try text("\(folder)/\($0)") }.joined()
  }

  /// The text without white space: lines may be broken elsewhere.
  private func compact(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
