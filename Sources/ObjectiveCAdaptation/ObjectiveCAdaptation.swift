// The program of the plugin: reads the files of a module and writes adapted copies of them.
//
//     ObjectiveCAdaptation [--document-table FILE] [--dynamic-objects FILE] [--system iOS|macOS] [--classes]
//         [--header FILE] [--without NAME] OUTPUT... -- INPUT...

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
    let hasClasses = arguments.first == "--classes"
    if hasClasses { arguments.removeFirst() }
    var headers: [String] = []
    while arguments.first == "--header", arguments.count > 1 {
      headers.append(arguments[1])
      arguments.removeFirst(2)
    }
    var leftOut: [String] = []
    while arguments.first == "--without", arguments.count > 1 {
      leftOut.append(arguments[1])
      arguments.removeFirst(2)
    }
    let parts = arguments.split(separator: "--", maxSplits: 1, omittingEmptySubsequences: false).map(
      Array.init)
    guard parts.count == 2, parts[0].count == parts[1].count else {
      stop(
        "usage: ObjectiveCAdaptation [--document-table FILE] [--dynamic-objects FILE] [--system iOS|macOS] "
          + "[--classes] [--header FILE] [--without NAME] OUTPUT... -- INPUT...")
    }
    do {
      let files = try parts[1].map {
        // Stray bytes are the compiler's matter, which takes them in comments.
        SourceFile(
          path: $0, text: String(decoding: try Data(contentsOf: URL(fileURLWithPath: $0)), as: UTF8.self))
      }
      let imports = try headers.reduce(into: [String]()) { imports, header in
        let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: header)), as: UTF8.self)
        imports += SourceModule.imports(ofHeader: text).filter { !imports.contains($0) }
      }
      var module = SourceModule(files)
      if !leftOut.isEmpty { module = module.without(LeftOut(leftOut), report: say) }
      let texts = module.adapted(
        hasDynamicObjects: dynamicObjects != nil, hasDocumentTable: documentTable != nil, system: system,
        imports: imports, hasClassesOfSystem: hasClasses)
      if let documentTable {
        try module.documentTable(system: system, imports: imports)
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

  private static func say(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
  }

  private static func stop(_ message: String) -> Never {
    say(message)
    exit(1)
  }
}
