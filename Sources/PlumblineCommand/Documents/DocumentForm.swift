// The kind of a document, by its file name or its first bytes.

import Foundation

enum DocumentForm: Sendable {
  case interfaceBuilder
  case layout

  /// The kind by the extension; nil for other extensions.
  init?(name: String) {
    // Without Foundation, which takes longer than the smallest layout.
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[dot...].dropFirst().lowercased() {
    case "storyboard", "xib", "nib": self = .interfaceBuilder
    case "yaml", "yml", "json": self = .layout
    default: return nil
    }
  }

  /// The kind by the extension, or else by the first character: documents of Interface Builder are XML.
  init(name: String, bytes: Data) {
    self = DocumentForm(name: name) ?? (Self.looksLikeInterfaceBuilder(bytes) ? .interfaceBuilder : .layout)
  }

  private static func looksLikeInterfaceBuilder(_ bytes: Data) -> Bool {
    let byteOrderMark: Set<UInt8> = [0xEF, 0xBB, 0xBF]
    let first = bytes.first { !byteOrderMark.contains($0) && !" \t\r\n".utf8.contains($0) }
    return first == UInt8(ascii: "<") || ["bplist00", "NIBArchive"].contains { bytes.starts(with: $0.utf8) }
  }

  /// Whether a search through folders takes a file for a document. YAML and JSON files need `.layout` in their names; a nib
  /// is compiled from a document that is there as well.
  static func isDocument(inFolder name: String) -> Bool {
    let name = name.lowercased()
    return [".storyboard", ".xib", ".layout.yaml", ".layout.yml", ".layout.json"].contains {
      name.hasSuffix($0)
    }
  }
}
