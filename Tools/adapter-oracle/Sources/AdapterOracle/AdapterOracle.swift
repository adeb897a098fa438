// Compares the scanner with the parser over folders of Swift source, and says where they disagree.
//
//     swift run -c release --package-path Tools/adapter-oracle AdapterOracle FOLDER...
//
// Exits 1 where they disagree.

import Foundation
@testable import SourceDeclarations
import SwiftParser
import SwiftSyntax

@main
struct AdapterOracle {
  static func main() throws {
    var tally = Tally()
    for folder in CommandLine.arguments.dropFirst() {
      for file in files(below: URL(fileURLWithPath: folder)) {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
          tally.unreadable += 1
          continue
        }
        tally.compare(text, file.path)
      }
    }
    print(tally.summary)
    if tally.disagreements > 0 { exit(1) }
  }

  /// The Swift files below a folder, but for products of builds, in the order of their paths.
  private static func files(below folder: URL) -> [URL] {
    if folder.pathExtension == "swift" { return [folder] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [URL] in
      let url = folder.appending(path: name)
      let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
      if values?.isSymbolicLink == true { return [] }
      if values?.isDirectory == true { return files(below: url) }
      return name.hasSuffix(".swift") ? [url] : []
    }
  }
}

/// What was compared, and what differs.
private struct Tally {
  var files = 0
  var bytes = 0
  var types = 0
  var members = 0
  var unreadable = 0
  var mistaken = 0
  var disagreements = 0
  private var scanning = Duration.zero
  private var parsing = Duration.zero

  mutating func compare(_ text: String, _ path: String) {
    let clock = ContinuousClock()
    var scanned: (tokens: [SourceToken], declarations: SourceDeclarations)?
    scanning += clock.measure {
      scanned = (SourceLexer.tokens(of: text), SourceDeclarations(of: text))
    }
    var parsed: (tokens: ParsedTokens, declarations: ParsedDeclarations)?
    parsing += clock.measure {
      // As most source is compiled: `@objc (name)` and bare slashes are what Swift 5 takes too.
      var parser = Parser(text, swiftVersion: .v5)
      let file = SourceFileSyntax.parse(from: &parser)
      parsed = (ParsedTokens(file, length: text.utf8.count), ParsedDeclarations(file))
    }
    guard let scanned, let parsed else { return }
    files += 1
    bytes += text.utf8.count
    types += parsed.declarations.types.count
    members += parsed.declarations.types.reduce(0) { $0 + $1.members.count }
    var lines = parsed.tokens.disagreements(with: scanned.tokens, in: text)
    if let line = parsed.tokens.mistake {
      mistaken += 1
      print("\(path):\(line): no Swift")
    } else if lines.isEmpty {
      lines = parsed.declarations.disagreements(with: scanned.declarations)
    }
    disagreements += lines.count
    for line in lines { print("\(path):\(line)") }
  }

  var summary: String {
    """
    \(files) files, \(bytes) bytes, \(types) types, \(members) members: \(disagreements) disagreements
    scanner \(scanning), parser \(parsing); \(unreadable) files are not UTF-8, \(mistaken) no Swift
    """
  }
}
