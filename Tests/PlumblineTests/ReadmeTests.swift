// What the README says of the library is what a test runs, and its links lead to files. What it shows of the command is
// compared with the command's own output by the command's tests.

import Foundation
import Plumbline
import Testing

@Suite("README") struct ReadmeTests {
  private nonisolated static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func readme() throws -> String {
    try String(contentsOf: Self.package.appendingPathComponent("README.md"), encoding: .utf8)
  }

  @Test("the library's example prints what it says")
  func example() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      box.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
    ])
    root.layoutIfNeeded()
    print(box.frame.minX, box.frame.minY, box.frame.width, box.frame.height)  // 20.0 170.0 280.0 140.0
    // 320 - 2 · 20 = 280; half of that is 140, whose middle is at 480 / 2: 240 - 70 = 170.
    #expect(box.frame == CGRect(x: 20, y: 170, width: 280, height: 140))
  }

  @Test("the example in the README is the one above")
  func sameExample() throws {
    let blocks = try readme().components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
    let source = try String(contentsOfFile: #filePath, encoding: .utf8).filter { !$0.isWhitespace }
    let block = try #require(blocks.first)
    #expect(blocks.count == 1)
    let lines = block.split(separator: "\n").filter { !$0.hasPrefix("import ") }
    #expect(source.contains(lines.joined().filter { !$0.isWhitespace }))
  }

  @Test("it is short, and its links lead to files")
  func links() throws {
    let text = try readme()
    #expect(text.utf8.count <= 8192)
    let links = text.matches(of: /\]\(([^)]+)\)/).map { String($0.output.1) }.filter { !$0.hasPrefix("http") }
    #expect(links.count > 10)
    for link in links {
      let path = Self.package.appendingPathComponent(link).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link)")
    }
  }
}
