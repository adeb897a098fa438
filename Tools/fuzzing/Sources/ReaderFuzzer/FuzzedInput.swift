// What is read beside documents: formats, tables of texts, asset catalogues, fonts, logs, files of a team.

import ConsoleLog
@testable import FontFiles
import Foundation
@testable import InterfaceBuilder
import LayoutReport
import Plumbline
@testable import PlumblineCommand

@MainActor
enum FuzzedInput {
  /// A folder of this process, in memory where there is such a place.
  private static let folder: String = {
    let parent = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : NSTemporaryDirectory()
    let folder = "\(parent)/fuzzed-\(ProcessInfo.processInfo.processIdentifier)"
    for inner in ["Assets.xcassets/a.colorset", "Assets.xcassets/b.imageset"] {
      try? FileManager.default.createDirectory(
        atPath: "\(folder)/\(inner)", withIntermediateDirectories: true)
    }
    _ = FileManager.default.createFile(atPath: "\(folder)/a.xib", contents: Data())
    return folder
  }()

  /// Visual formats, one a line, with views `a`, `b` and `c` and a metric.
  static func readFormats(_ input: Data) {
    let formats = String(decoding: input, as: UTF8.self).split(separator: "\n").map(String.init)
    for whiteSpace in [NSLayoutConstraint.FormatWhiteSpace.allowed, .rejected] {
      do throws(VisualFormatSession.Refusal) {
        let named = try! ["a", "b=50x20", "c=|"].map(VisualFormatSession.NamedView.init(parsing:))
        let session = VisualFormatSession(
          size: RootSize(width: 320, height: 480), views: named,
          metrics: [try! VisualFormatSession.Metric(parsing: "gap=12")], isRightToLeft: false)
        let made = try session.layOut(formats, options: [], whiteSpace: whiteSpace)
        requireJSON(VisualFormatAnswer(session, formats: formats, made: made).json)
      } catch {
        requireLine(error.message)
        requireJSON(VisualFormatAnswer.json(of: error))
        if let caret = error.caret {
          require(caret >= 0 && caret <= error.format.utf16.count, "a caret within the format")
        }
      }
    }
  }

  static func readTable(_ input: Data) {
    if let mistake = StringsFile(input).mistake { requireLine(mistake.reason) }
  }

  static func readCatalogue(_ input: Data) {
    if let mistake = StringCatalog(input).mistake { requireLine(mistake.reason) }
  }

  static func readAssets(_ input: Data) {
    for set in ["a.colorset", "b.imageset"] {
      let url = URL(fileURLWithPath: "\(folder)/Assets.xcassets/\(set)/Contents.json")
      try? input.write(to: url)
    }
    let catalogues = AssetCatalogues(around: "\(folder)/a.xib", in: ProjectCatalogues())
    if let color = catalogues.color("a") {
      for components in [color.light, color.dark] {
        for part in [components.red, components.green, components.blue, components.alpha] {
          require(part.isFinite, "a colour of finite numbers")
        }
      }
    }
    _ = catalogues.image("b", isTemplate: false)
  }

  static func readFont(_ input: Data) {
    do throws(FontFileError) {
      for face in try FontFile.faces(in: [UInt8](input), path: "input.ttf") { _ = "\(face)" }
    } catch {
      requireLine(error.description)
    }
  }

  static func readLog(_ input: Data) {
    let log = ConsoleLog(String(decoding: input, as: UTF8.self))
    let explained = ExplainedLog(log)
    requireJSON(explained.json)
    _ = explained.text()
    for conflict in explained.conflicts { _ = conflict.picture?.svg }
  }

  static func readConfiguration(_ input: Data) {
    do throws(TeamConfigurationMistakes) {
      _ = try TeamConfiguration(input, name: ".plumbline.yml", folder: FilePath(folder))
    } catch {
      require(!error.mistakes.isEmpty, "a mistake")
      for mistake in error.mistakes {
        requireLine(mistake.message)
        require(mistake.line > 0 && mistake.column > 0, "a place")
      }
    }
  }

  static func readBaseline(_ input: Data) {
    let path = FilePath("\(folder)/known.json")
    try? input.write(to: URL(fileURLWithPath: "\(folder)/known.json"))
    do throws(DocumentError) {
      let baseline = try Baseline(contentsOf: path)
      requireAnyJSON(baseline.json)
    } catch {
      requireLine("\(error)")
    }
  }

  /// JSON of several lines.
  private static func requireAnyJSON(_ text: String) {
    requireJSON(text.split(separator: "\n").joined())
  }
}
