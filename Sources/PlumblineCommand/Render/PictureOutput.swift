// The output of `render`: files named after document, scene and configuration, or standard output.

import Foundation
import LayoutReport
import Synchronization

struct PictureOutput {
  private let folder: String
  private let format: PictureFormat
  private let namesConfiguration: Bool
  private var written: Set<String> = []

  init(_ folder: String, format: PictureFormat, namesConfiguration: Bool) {
    Console.hasOtherWork.store(folder != "-", ordering: .relaxed)
    self.folder = folder
    self.format = format
    self.namesConfiguration = namesConfiguration
  }

  mutating func write(_ picture: String, of report: SceneReport) throws {
    guard let bytes = format.bytes(of: picture) else { throw OutputError.undrawable(report.scene) }
    if folder == "-" {
      guard written.insert("-").inserted else { throw OutputError.severalScenes }
      Console.print(bytes: Array(bytes))
      return
    }
    let path = (folder as NSString).appendingPathComponent(unusedName(for: report))
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw OutputError.unwritable(path)
    }
    try FileDraft.keep([FilePath(name: report.document)], from: "--out \(folder)", at: FilePath(path))
    try WholeFile.write(bytes, to: FilePath(path))
    Console.print(showingControls(path) + "\n")
  }

  /// A file name that no other picture of the run has: documents in different folders may have the same name.
  private mutating func unusedName(for report: SceneReport) -> String {
    let name = Self.name(for: report, withConfiguration: namesConfiguration)
    var unused = name
    var count = 1
    while !written.insert(unused).inserted {
      count += 1
      unused = "\(name)-\(count)"
    }
    return unused + "." + format.rawValue
  }

  /// DOCUMENT-SCENE[-CONFIGURATION], in characters that all file systems accept.
  static func name(for report: SceneReport, withConfiguration: Bool) -> String {
    let document = ((report.document as NSString).lastPathComponent as NSString).deletingPathExtension
    var parts = [document == "-" ? "stdin" : document, report.scene]
    if withConfiguration {
      parts.append(report.device ?? "\(Int(report.size.width))x\(Int(report.size.height))")
      if report.orientation != "portrait" { parts.append(report.orientation) }
      if report.direction != "ltr" { parts.append(report.direction) }
      parts += [report.language, report.contentSize].compactMap { $0 }
    }
    let name = parts.joined(separator: "-").map { character in
      character.isASCII && (character.isLetter || character.isNumber) || "._".contains(character)
        ? character : "-"
    }
    // A name with a leading dot would be hidden, or be the parent folder.
    return String(String(name).drop { $0 == "." }.prefix(200))
  }
}
