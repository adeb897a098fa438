// Documents: read, laid out in two configurations, checked, explained, drawn, updated.

import Foundation
@testable import InterfaceBuilder
import LayoutDocument
import LayoutReport
import LayoutScene
import Plumbline
@testable import PlumblineCommand

@MainActor
enum FuzzedDocument {
  /// Nothing else in common with the canvas: another device, direction, text size and language.
  private static let elsewhere = SceneConfiguration(
    device: .named("iPhone SE (3rd generation)"), orientation: .landscape, isRightToLeft: true,
    contentSize: .accessibilityExtraLarge, language: Pseudolanguage.double.rawValue)
  private static let kinds = Set(Finding.Kind.allCases)

  /// A document of Interface Builder.
  static func read(_ input: Data) {
    do throws(InterfaceBuilderError) {
      let document = try InterfaceBuilderDocument(bytes: input, name: "input.xib")
      for configuration in [SceneConfiguration.canvas, elsewhere] {
        let configuration = document.applicable(configuration)
        withConfinedLayout {
          for scene in document.scenes(for: configuration) { describe(scene, configuration.keepsCanvas) }
        }
      }
      try update(input)
    } catch {
      requireLine(error.description)
      require(
        error.description.hasPrefix("input.xib"), "a complaint that names the file: \(error.description)")
    }
  }

  /// A layout document.
  static func readLayout(_ input: Data) {
    do throws(LayoutDocumentError) {
      let document = try LayoutDocument(input, name: "input.layout.yml")
      withConfinedLayout { describe(document.makeScene(), false) }
    } catch {
      require(!error.mistakes.isEmpty, "a mistake")
      for mistake in error.mistakes {
        requireLine(mistake.message)
        require(mistake.line > 0 && mistake.column > 0, "a place")
      }
    }
  }

  private static func describe(_ scene: Scene, _ comparesStoredFrames: Bool) {
    var report = SceneReport(
      scene, including: SceneReport.pageContents, comparesStoredFrames: comparesStoredFrames, looksFor: kinds)
    requireJSON(report.layoutJSON)
    requireJSON(report.checkJSON)
    let text = CheckText()
    _ = text.text(for: report)
    let picture = ScenePicture(report, showing: Set(ScenePicture.Layer.allCases)).svg
    require(!picture.contains("nan") || !report.layoutJSON.contains("null"), "numbers in pictures")
    report.depict()
    report.pack()
  }

  /// An update changes numbers of frames and takes back marks, and nothing else; what it wrote can be read.
  private static func update(_ input: Data) throws(InterfaceBuilderError) {
    var editor = try DocumentEditor(bytes: input, name: "input.xib")
    _ = editor.updateFrames(for: .canvas, believesNotes: true)
    guard !editor.isUnchanged else { return }
    require(withoutFrames(input) == withoutFrames(editor.bytes), "an update of frames alone")
    _ = try InterfaceBuilderDocument(bytes: editor.bytes, name: "input.xib")
  }

  /// The bytes without the elements of frames, one of which may get a number that it lacked, and without the marks of
  /// misplaced views, whatever a damaged one says.
  private static func withoutFrames(_ bytes: Data) -> [UInt8] {
    let mark = Array("misplaced=\"".utf8)
    let frame = Array("<rect".utf8)
    let text = [UInt8](bytes)
    var rest: [UInt8] = []
    var place = 0
    while place < text.count {
      if text[place] == mark[0], text[place...].starts(with: mark) {
        place += mark.count
        while place < text.count, text[place] != UInt8(ascii: "\"") { place += 1 }
        place += 1
      } else if text[place] == frame[0], text[place...].starts(with: frame) {
        while place < text.count, text[place] != UInt8(ascii: ">") { place += 1 }
      } else {
        if text[place] > 32 { rest.append(text[place]) }
        place += 1
      }
    }
    return rest
  }
}
