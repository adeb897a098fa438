// What kind of document a file is: the one place that knows the names of documents.

import Foundation

/// The two forms of documents.
enum DocumentForm: Sendable {
  /// Interface Builder's XML.
  case interfaceBuilder
  /// YAML or JSON of this program's own.
  case layout

  /// What the name of a file says; nil where it could be either.
  init?(name: String) {
    switch (name as NSString).pathExtension.lowercased() {
    case "storyboard", "xib", "nib": self = .interfaceBuilder
    case "yaml", "yml", "json": self = .layout
    default: return nil
    }
  }

  /// Without a telling name the first character tells: Interface Builder's documents are XML.
  init(name: String, bytes: Data) {
    self = DocumentForm(name: name) ?? (Self.looksLikeInterfaceBuilder(bytes) ? .interfaceBuilder : .layout)
  }

  private static func looksLikeInterfaceBuilder(_ bytes: Data) -> Bool {
    let byteOrderMark: Set<UInt8> = [0xEF, 0xBB, 0xBF]
    let first = bytes.first { !byteOrderMark.contains($0) && !" \t\r\n".utf8.contains($0) }
    return first == UInt8(ascii: "<") || ["bplist00", "NIBArchive"].contains { bytes.starts(with: $0.utf8) }
  }

  /// Whether a file in a folder is a document. Of YAML and JSON files, which hold anything, only those are whose names say
  /// so; a nib is what is made of a document.
  static func isDocument(inFolder name: String) -> Bool {
    let name = name.lowercased()
    return [".storyboard", ".xib", ".layout.yaml", ".layout.yml", ".layout.json"].contains {
      name.hasSuffix($0)
    }
  }
}
