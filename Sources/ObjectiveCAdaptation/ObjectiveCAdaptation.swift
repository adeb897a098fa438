// The program behind the plugin: reads the files of a module and writes adapted copies of them.
//
//     ObjectiveCAdaptation [--document-table FILE] [--dynamic-objects FILE] [--system iOS|macOS] OUTPUT... -- INPUT...

import Foundation

@main
struct ObjectiveCAdaptation {
  static func main() {
    var arguments = Array(CommandLine.arguments.dropFirst())
    var documentTable: String?
    if arguments.first == "--document-table", arguments.count > 1 {
      documentTable = arguments[1]
      arguments.removeFirst(2)
    }
    var dynamicObjects: String?
    if arguments.first == "--dynamic-objects", arguments.count > 1 {
      dynamicObjects = arguments[1]
      arguments.removeFirst(2)
    }
    var system: SourceSystem?
    if arguments.first == "--system", arguments.count > 1 {
      system = SourceSystem(rawValue: arguments[1])
      arguments.removeFirst(2)
    }
    let parts = arguments.split(separator: "--", maxSplits: 1, omittingEmptySubsequences: false).map(
      Array.init)
    guard parts.count == 2, parts[0].count == parts[1].count else {
      stop(
        "usage: ObjectiveCAdaptation [--document-table FILE] [--dynamic-objects FILE] [--system iOS|macOS] OUTPUT... -- INPUT..."
      )
    }
    do {
      let files = try parts[1].map {
        SourceFile(path: $0, text: try String(contentsOfFile: $0, encoding: .utf8))
      }
      let texts = SourceModule(files).adapted(
        hasDynamicObjects: dynamicObjects != nil, hasDocumentTable: documentTable != nil, system: system)
      if let documentTable {
        try SourceModule(files).documentTable(system: system)
          .write(toFile: documentTable, atomically: true, encoding: .utf8)
      }
      if let dynamicObjects {
        try SourceModule.dynamicObjectSource.write(toFile: dynamicObjects, atomically: true, encoding: .utf8)
      }
      for (path, text) in zip(parts[0], texts) {
        try text.write(toFile: path, atomically: true, encoding: .utf8)
      }
    } catch {
      stop("error: \(error)")
    }
  }

  private static func stop(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
  }
}
