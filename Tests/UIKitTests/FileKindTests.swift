// Kinds of files, and documents that know theirs.

import Testing
import UIKit

@Suite("Kinds of files")
@MainActor
struct FileKindTests {
  // As Apple's documentation of `UTType` lists what its kinds conform to.
  @Test(
    "a kind belongs to those above it",
    arguments: [
      (UTType.swiftSource, UTType.sourceCode, true), (.swiftSource, .text, true), (.zip, .archive, true),
      (.folder, .directory, true), (.folder, .item, true), (.folder, .data, false), (.fileURL, .url, true),
      (.png, .image, true), (.png, .content, true), (.png, .item, true), (.image, .png, false),
      (.mpeg4Movie, .movie, true), (.json, .text, true), (.json, .plainText, false),
    ])
  func conformance(kind: UTType, other: UTType, belongs: Bool) {
    #expect(kind.conforms(to: other) == belongs)
  }

  @Test("a program's own kind belongs to what it says and to what is above that")
  func ownKinds() {
    let own = UTType(exportedAs: "com.example.drawing", conformingTo: .svg)
    #expect(
      own.conforms(to: .svg) && own.conforms(to: .xml) && own.conforms(to: .item) && !own.conforms(to: .pdf))
    let other = UTType(importedAs: "com.example.part", conformingTo: own)
    #expect(other.conforms(to: own) && other.conforms(to: .image))
    #expect(UTType(exportedAs: "com.example.drawing") == own)
  }

  @Test(
    "endings that are in use name their kinds",
    arguments: [
      ("jpg", UTType.jpeg), ("JPEG", .jpeg), ("tif", .tiff), ("htm", .html), ("txt", .plainText),
    ])
  func endings(ending: String, kind: UTType) { #expect(UTType(filenameExtension: ending) == kind) }

  @Test("a film for a kind of player is one, an unknown ending is what it is said to be")
  func otherEndings() {
    #expect(UTType(filenameExtension: "m4v")?.conforms(to: .movie) == true)
    #expect(UTType(filenameExtension: "zzz", conformingTo: .text)?.conforms(to: .text) == true)
    #expect(UTType(filenameExtension: "zzz")?.conforms(to: .text) == false)
  }

  @Test("a document knows the kind of its file, and moves to where it is saved")
  func document() throws {
    final class Text: UIDocument {}
    let folder = FileManager.default.temporaryDirectory
    let (first, second) = (
      folder.appendingPathComponent("\(UUID()).txt"), folder.appendingPathComponent("\(UUID()).json")
    )
    defer { try? FileManager.default.removeItem(at: second) }
    let document = Text(fileURL: first)
    #expect(document.fileType == "public.plain-text")
    document.save(to: second, for: .forCreating)
    #expect(document.fileURL == second && document.fileType == "public.json")
  }

  @Test("pages that nothing writes are an error, and each page's drawing begins at its corner")
  func pages() {
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 5, y: 6, width: 10, height: 10))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).pdf")
    #expect(throws: (any Error).self) { try renderer.writePDF(to: file) { $0.beginPage() } }
    #expect(!FileManager.default.fileExists(atPath: file.path))
    let page = renderer.pages {
      $0.beginPage()
      $0.fill(CGRect(x: 5, y: 6, width: 1, height: 1))
    }
    guard case .fill(let path, _)? = page[0].operations.last else {
      Issue.record("nothing was filled")
      return
    }
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
  }
}
