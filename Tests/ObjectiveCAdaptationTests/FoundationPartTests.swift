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
    "a file that names a type gets the module that has it",
    arguments: [
      ("let a = MeasurementFormatter()", "FoundationAdditions"),
      ("let a: NSMapTable<A, B>", "FoundationAdditions"),
      ("let a = NSPredicate(format: b, c)", "FoundationAdditions"),
      ("let a = b as CVarArg", "FoundationAdditions"),
      ("let a = URL.documentsDirectory", "FoundationAdditions"),
      ("for a in b.notifications(named: c) {}", "FoundationAdditions"),
      ("func a(b: AnyObject) {}", "FoundationAdditions"),
      ("let a = (b as AnyObject).count", "FoundationAdditions"),
      ("let a = NSLinguisticTagger(tagSchemes: [.lemma], options: 0)", "FoundationAdditions"),
      ("a.formatterBehavior = .default", "FoundationAdditions"),
      ("let a: CGPattern", "FoundationAdditions"),
      ("let a: UndoManager? = nil", "FoundationAdditions; import class Plumbline.UndoManager"),
      ("let a: NSKeyValueObservation?", "class Plumbline.NSKeyValueObservation"),
      ("let a = b.observe(c) {}", "class Plumbline.NSKeyValueObservation"),
      ("let a: NSUserActivity", "class Plumbline.NSUserActivity"),
      ("let a: NSItemProvider", "class Plumbline.NSItemProvider"),
      ("class A: B, NSExtensionRequestHandling {}", "protocol UIKit.NSExtensionRequestHandling"),
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
      "class ListFormatter {}; let a = ListFormatter()",
      "protocol A: AnyObject {}", "let a = b.measurement(.ListFormatter)", "// ListFormatter",
      "let a = text.lines, b = queue.perform { 1 }", "enum CGTool {}; let a: CGTool",
    ])
  func nothing(source: String) {
    #expect(adapt("import Foundation\n\(source)").hasPrefix("import Foundation\n"))
  }

  @Test("frameworks that bring Foundation along are where a file says nothing else")
  func frameworks() {
    #expect(
      adapt("import CoreData\nlet a = ListFormatter()").hasPrefix(
        "import CoreData; import FoundationAdditions\n"))
    #expect(
      adapt("import CoreData\nimport Foundation\nlet a: UndoManager").hasPrefix(
        "import CoreData\nimport Foundation; import FoundationAdditions; import class Plumbline.UndoManager\n"
      ))
  }

  @Test("programs of AppKit get nothing of UIKit")
  func appKit() {
    #expect(
      adapt("import Foundation\nlet a: NSItemProvider", system: .macOS).hasPrefix("import Foundation\n"))
  }

  /// What the module declares under names that are not Foundation's at Apple's: its own words, and those of other frameworks.
  private static let others: Set<String> = [
    "BridgedArgument", "IMP", "Method", "MethodTimerMaking", "NSDiffableDataSourceSnapshotReference",
    "OSLog", "OSLogType", "OSSignpostID", "OSSignpostType", "ObjectMembers", "UnimplementedRequirement",
    "ValueBoxed", "ValueTransformerFinding", "os_log", "os_signpost", "os_unfair_lock",
    "os_unfair_lock_lock", "os_unfair_lock_s", "os_unfair_lock_trylock", "os_unfair_lock_unlock",
    // Module `simd`'s, which its clients bring along.
    "simd_make_double2", "simd_make_double3", "simd_make_double4", "simd_make_float2", "simd_make_float3",
    "simd_make_float4", "simd_make_int2", "vector2", "vector3", "vector4", "vector_double2",
    "vector_double3", "vector_double4", "vector_float2", "vector_float3", "vector_float4", "vector_int2",
    "vector_int3", "vector_int4", "vector_uint2", "vector_uint3", "vector_uint4",
  ]

  @Test("the table has every declaration of FoundationAdditions")
  func table() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/FoundationAdditions")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
    #expect(files.count > 20)
    let declaration =
      /^(?:@[A-Za-z]+ )*(?:public|open) (?:final )?(?:class|struct|enum|protocol|typealias|func|let|var) (\w+)/
    var found: Set<String> = []
    for file in files {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if let match = line.prefixMatch(of: declaration) { found.insert(String(match.1)) }
      }
    }
    #expect(found.count > 90)
    let known = FoundationParts.names.union(FoundationParts.declarations.keys).union(Self.others)
    #expect(found.subtracting(known).sorted() == [])
    #expect(Self.others.subtracting(found).sorted() == [])
  }
}
