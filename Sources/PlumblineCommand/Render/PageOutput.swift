// The output of `render --format html`: a file, or standard output.

import Foundation
import LayoutReport

struct PageOutput {
  /// Nil for standard output.
  private let file: GrowingFile?
  private let path: String

  /// - Parameter out: `-`, a file whose name ends with `.html`, or a folder, which is created if it is missing.
  init(_ out: String) throws(OutputError) {
    let isFile = ["html", "htm"].contains((out as NSString).pathExtension.lowercased())
    path = isFile ? out : (out as NSString).appendingPathComponent("scenes.html")
    guard out != "-" else {
      file = nil
      return
    }
    let folder = (path as NSString).deletingLastPathComponent
    if !folder.isEmpty {
      do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      } catch {
        throw .unwritable(path)
      }
    }
    file = try GrowingFile(FilePath(argument: path))
  }

  func write(_ text: String) throws(OutputError) {
    if let file { try file.write(text) } else { Console.print(text) }
  }

  func finish() throws(OutputError) {
    guard let file else { return }
    try file.finish()
    Console.print(showingControls(path) + "\n")
  }
}
