// Failures in XCTest, which has them where no test of Swift Testing runs: by file and line (XCTFail).

import LayoutTesting
import XCTest

nonisolated final class XCTestReportingTests: XCTestCase {
  private var failures: [(text: String, file: String, line: Int)] = []

  override func recordFailure(
    withDescription description: String, inFile file: String, atLine line: Int, expected: Bool
  ) {
    failures.append((description, file, line))
  }

  /// XCTest calls on the main thread.
  func testConflictStandsAtItsLine() {
    let lines = MainActor.assumeIsolated {
      let banner = Banner(hasConflict: true)
      expectLayout(of: banner, in: .widths(320))
      return [banner.iconWidthLine, banner.conflictLine]
    }
    assert(failures.count == 1, "one failure: \(failures)")
    assert(failures.first.map { lines.contains($0.line) } == true, "at a line of \(lines): \(failures)")
    assert(failures.first?.file.hasSuffix("Banner.swift") == true, "in Banner.swift: \(failures)")
    assert(failures.first?.text.contains("conflict") == true, "about the conflict: \(failures)")
  }

  func testFrameStandsAtTheTest() {
    let line = MainActor.assumeIsolated {
      let banner = Banner()
      banner.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
      banner.layoutIfNeeded()
      expectFrame(of: banner.icon, equals: CGRect(x: 16, y: 16, width: 30, height: 24))
      return #line - 1
    }
    assert(failures.map(\.line) == [line], "at line \(line): \(failures)")
    assert(
      failures.first?.text.contains("The frame is 24 x 24 at 16, 16") == true, "with the frame: \(failures)")
  }

  /// The failures under test are kept back; a failure of this test itself is not.
  private func assert(_ holds: Bool, _ message: String) {
    if !holds {
      super.recordFailure(withDescription: message, inFile: #filePath, atLine: #line, expected: true)
    }
  }
}
