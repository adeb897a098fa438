// What files are told to import that know Foundation alone: on Apple's systems these types are Foundation's, which passes Core
// Graphics on as well (Apple's documentation of each type names its framework). The table of types is compared with what module
// FoundationAdditions declares.

import Foundation
import Testing

@testable import ObjectiveCAdaptation

@Suite("Parts of Foundation")
struct FoundationPartTests {
  private func adapt(_ text: String, system: SourceSystem? = .iOS) -> String {
    SourceModule([SourceFile(path: "/f.swift", text: text)]).adapted(system: system)[0]
      .split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("#sourceLocation") }.joined(separator: "\n")
  }

  @Test(
    "a name that a module qualifies is found where it is here",
    arguments: [
      ("let a: CoreGraphics.CGFloat = CoreGraphics.log(b)", "let a: UIKit.CGFloat = UIKit.log(b)"),
      ("let a: QuartzCore.CALayer, b: ObjectiveC.NSObject", "let a: UIKit.CALayer, b: UIKit.NSObject"),
      ("let a: Foundation.NSObject, b: UIKit.UIView", "let a: Foundation.NSObject, b: UIKit.UIView"),
      ("let a: Foundation.Selector", "let a: UIKit.Selector"),
      // A type of the program's own, and a part of a longer name.
      ("enum CoreGraphics {}; let a: CoreGraphics.B", "enum CoreGraphics {}; let a: CoreGraphics.B"),
      ("let a: B.CoreGraphics.C", "let a: B.CoreGraphics.C"),
      (
        "import CoreGraphics; let a: CoreGraphics.CGFloat", "import CoreGraphics; let a: CoreGraphics.CGFloat"
      ),
    ])
  func qualified(source: String, expected: String) {
    #expect(adapt("import UIKit; \(source)").hasPrefix("import UIKit; \(expected)"))
  }

  @Test(
    "a file that names a type gets the module that has it",
    arguments: [
      ("let a: CFArray", "FoundationAdditions"),
      ("let a = b as CVarArg", "FoundationAdditions"),
      ("func a(b: AnyObject) {}", "FoundationAdditions"),
      ("let a = (b as AnyObject).count", "FoundationAdditions"),
      ("let a: NSKeyValueObservation?", "class Plumbline.NSKeyValueObservation"),
      ("let a = b.observe(c) {}", "class Plumbline.NSKeyValueObservation"),
      ("let a = CGAffineTransform.identity", "CoreGraphics"),
      ("let a: CGVector, b: CGPath", "CoreGraphics"),
    ])
  func named(source: String, modules: String) {
    #expect(adapt("import Foundation\n\(source)").hasPrefix("import Foundation; import \(modules)\n"))
    // UIKit has all of them.
    #expect(adapt("import UIKit\n\(source)").hasPrefix("import UIKit\n"))
  }

  @Test(
    "what this system's Foundation has, and what the module declares itself, needs nothing",
    arguments: [
      "let a = CGRect.zero, b: CGFloat = 1, c = CGPoint.zero",
      "class CFArray {}; let a = CFArray()",
      "protocol A: AnyObject {}", "let a = b.measurement(.CFArray)", "// CFArray",
      "let a = queue.perform { 1 }", "enum CGTool {}; let a: CGTool",
    ])
  func nothing(source: String) {
    #expect(adapt("import Foundation\n\(source)").hasPrefix("import Foundation\n"))
  }

  /// What the module declares under names that are not Foundation's at Apple's: its own words, and those of other frameworks.
  private static let others: Set<String> = [
    "BridgedArgument", "IMP", "Method", "MethodTimerMaking",
    "OSLog", "OSLogType", "ObjectMembers", "OverriddenMethods", "UnimplementedRequirement", "ValueBoxed",
    "os_log",
  ]

  @Test("the table has every declaration of FoundationAdditions")
  func table() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/FoundationAdditions")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
    #expect(files.count > 10)
    let declaration =
      /^(?:@[A-Za-z]+ )*(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias|func|let|var) (\w+)/
    var found: Set<String> = []
    for file in files {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if let match = line.prefixMatch(of: declaration) { found.insert(String(match.1)) }
      }
    }
    #expect(found.count > 40)
    let known = FoundationParts.names.union(FoundationParts.declarations.keys).union(Self.others)
    #expect(found.subtracting(known).sorted() == [])
    #expect(Self.others.subtracting(found).sorted() == [])
  }
}
