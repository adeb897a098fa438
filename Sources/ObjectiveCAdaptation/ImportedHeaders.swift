// Headers that import for every Swift file of their module: a framework's umbrella header, an application's bridging header.

extension SourceModule {
  /// The modules that a header of Objective-C imports, in its order: `#import <UIKit/UIKit.h>`, `@import UIKit;`.
  static func imports(ofHeader text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line -> String? in
      let line = line.drop(while: \.isWhitespace)
      if line.hasPrefix("@import ") { return String(line.dropFirst(8).prefix { $0.isLetter || $0.isNumber }) }
      guard line.hasPrefix("#"), let open = line.firstIndex(of: "<"),
        let slash = line[open...].firstIndex(of: "/"),
        line.dropFirst().drop(while: \.isWhitespace).hasPrefix("import")
          || line.dropFirst().drop(while: \.isWhitespace).hasPrefix("include")
      else { return nil }
      return String(line[line.index(after: open)..<slash])
    }
  }

  /// A line that imports modules if they are there. A header's conditions choose between frameworks; so does this.
  ///
  /// Importers of the module see them as well: a framework's umbrella header is part of what its module exports.
  static func importLine(_ modules: [String]) -> String {
    modules.map { "#if canImport(\($0))\n@_exported import \($0)\n#endif\n" }.joined()
  }
}
