// Failures of tests, in the testing library that runs.

import Foundation
import Plumbline

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

struct TestPlace: Sendable {
  var fileID: StaticString
  var filePath: StaticString
  var line: UInt
  var column: UInt
}

/// Records a failure at the line that made a constraint, or else at the line of the test.
func recordIssue(_ message: String, at site: NSLayoutConstraint.CreationSite?, or place: TestPlace) {
  #if canImport(Testing)
    #if canImport(XCTest)
      let isSwiftTesting = Test.current != nil
    #else
      let isSwiftTesting = true
    #endif
    if isSwiftTesting {
      let location =
        if let site {
          SourceLocation(
            fileID: "\(site.fileID)", filePath: path(of: site, near: "\(place.filePath)"),
            line: Int(site.line), column: 1)
        } else {
          SourceLocation(
            fileID: "\(place.fileID)", filePath: "\(place.filePath)", line: Int(place.line),
            column: Int(place.column))
        }
      Issue.record(Comment(rawValue: message), sourceLocation: location)
      return
    }
  #endif
  #if canImport(XCTest)
    if let site {
      XCTFail(message, file: site.fileID, line: site.line)
    } else {
      XCTFail(message, file: place.filePath, line: place.line)
    }
  #endif
}

/// The path of a line's file: in the package of the test, where one file has its name and module; else the path of
/// the line itself.
private func path(of site: NSLayoutConstraint.CreationSite, near test: String) -> String {
  let parts = "\(site.fileID)".split(separator: "/").map(String.init)
  guard let module = parts.first, let file = parts.last else { return "\(site.fileID)" }
  var folder = URL(fileURLWithPath: test).deletingLastPathComponent()
  if test.hasSuffix("/" + file), folder.lastPathComponent == module { return test }
  while folder.path != "/" {
    if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
      for parent in ["Sources/\(module)", "Tests/\(module)"] {
        let root = folder.appendingPathComponent(parent)
        guard let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil) else {
          continue
        }
        for case let url as URL in files where url.lastPathComponent == file { return url.path }
      }
      break
    }
    folder.deleteLastPathComponent()
  }
  return "\(site.fileID)"
}
