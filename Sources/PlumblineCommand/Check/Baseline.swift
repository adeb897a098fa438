// The baseline: a file of known findings, by document and finding id, that shrinks as a team fixes them.

import Foundation
import LayoutReport

/// Known findings: ids by document path relative to the baseline's folder. An id that occurs twice is listed twice.
struct Baseline {
  /// The file name, unless `.plumbline.yml` or `--baseline` gives another.
  static let name = ".plumbline-baseline.json"
  private static let version = 1
  private static let sizeLimit = 64 << 20

  let path: FilePath
  /// The file as it was read; nil where there was none.
  private var read: Data?
  private(set) var documents: [String: [String]] = [:]
  /// The layout configurations of the runs that wrote the baseline. The key is left out of the file if the only run had
  /// no options for them.
  private(set) var coverages: [BaselineCoverage] = []

  /// An empty baseline, for a file that does not exist yet.
  init(at path: FilePath) { self.path = path }

  /// - Throws: `DocumentError` for a file that cannot be read or is not a baseline.
  init(contentsOf path: FilePath) throws(DocumentError) {
    self.path = path
    let bytes = try FileContents.bytes(of: path, limit: Self.sizeLimit)
    read = bytes
    var version = Self.version
    do {
      let contents = try JSONDecoder().decode(Contents.self, from: bytes)
      version = contents.version
      documents = contents.documents.mapValues { $0.map(Self.presentID) }
      coverages = (contents.configurations ?? [[:]]).map(BaselineCoverage.init)
    } catch {
      throw .unreadable(
        path.name, reason: "is not a baseline of known findings; write a new one with --write-baseline")
    }
    guard version == Self.version else {
      throw .unreadable(
        path.name,
        reason:
          "is a baseline of version \(version), and this plumbline knows version \(Self.version); take the one"
          + " that wrote it, or remove the file and write a new one with --write-baseline")
    }
  }

  private struct Contents: Decodable {
    var version: Int
    var documents: [String: [String]]
    var configurations: [[String: [String]]]?
  }

  /// The id that a finding has now. Ids of conflicts held the system's constraints too, those of autoresizing masks in
  /// Apple's notation with their numbers; what else the id named is what it names now.
  static func presentID(of id: String) -> String {
    let mark = "conflict:"
    guard id.hasPrefix(mark) else { return id }
    var members: [Substring] = []
    var rest = id.dropFirst(mark.count)
    while !rest.isEmpty {
      // A notation ends with its parenthesis; its names and relations can have any sign in them.
      let end =
        rest.hasPrefix("<")
        ? rest.firstRange(of: ")>+")?.upperBound ?? rest.endIndex
        : rest.firstIndex(of: "+").map { rest.index(after: $0) } ?? rest.endIndex
      members.append(rest[..<end].hasSuffix("+") ? rest[..<end].dropLast() : rest[..<end])
      rest = rest[end...]
    }
    let own = members.filter { member in
      !member.hasPrefix("<") && !member.contains("(") && !Self.systemNames.contains { member.hasPrefix($0) }
    }
    return own.isEmpty ? id : mark + own.joined(separator: "+")
  }

  /// The beginnings of the identifiers of the system's constraints.
  private static let systemNames = [
    "UISV-", "UIView-Encapsulated-Layout", "_UITemporaryLayout", "NSIBPrototyping", "UIViewSafeArea",
    "NSView-",
  ]

  /// Writes the file, unless another run has written it meanwhile: that one's findings would be lost.
  func write() throws {
    let isWritten = try WholeFile.write(json, to: path) {
      (try? FileContents.bytes(of: path, limit: Self.sizeLimit)) == read
    }
    guard isWritten else {
      throw DocumentError.unreadable(
        path.name, reason: "was changed by another program meanwhile; run the command again")
    }
  }

  /// Adds the coverage of a run that writes the baseline. It replaces the coverages that it includes.
  mutating func note(_ coverage: BaselineCoverage, covering known: Set<BaselineCoverage>) {
    coverages.removeAll { known.contains($0) || $0 == coverage }
    coverages.append(coverage)
  }

  /// The key of a document: its path relative to the baseline's folder, with `..` for documents outside of it.
  func key(of document: DocumentSource) -> String {
    guard case .file(let file) = document, let resolved = file.resolved,
      let folder = path.folder.resolved
    else { return document.name }
    if let components = FolderWalk.relativePath(of: resolved, below: folder) {
      return FilePath(bytes: Array(components.joined(separator: "/".utf8))).name
    }
    let own = resolved.bytes.split(separator: UInt8(ascii: "/"))
    let base = folder.bytes.split(separator: UInt8(ascii: "/"))
    let common = zip(own, base).prefix { $0 == $1 }.count
    let up = base.dropFirst(common).map { _ in Array("..".utf8)[...] }
    return FilePath(bytes: Array((up + own.dropFirst(common)).joined(separator: "/".utf8))).name
  }

  /// Sets the known findings of a document; an empty list removes the document.
  mutating func set(_ findings: [String], of document: String) {
    documents[document] = findings.isEmpty ? nil : findings.sorted()
  }

  /// The contents of the file: sorted, one finding a line, so that it merges and compares line by line.
  var json: String {
    var text = "{\n  \"version\": \(Self.version),\n"
    if coverages.contains(where: { !$0.isEmpty }) {
      text += "  \"configurations\": \(JSONValue.array(coverages.map(\.json)).text),\n"
    }
    text += "  \"documents\": {"
    for (index, document) in documents.keys.sorted().enumerated() {
      text += (index == 0 ? "\n" : ",\n") + "    \(JSONValue.string(document).text): [\n"
      text += (documents[document] ?? []).map { "      " + JSONValue.string($0).text }.joined(
        separator: ",\n")
      text += "\n    ]"
    }
    return text + (documents.isEmpty ? "" : "\n  ") + "}\n}\n"
  }
}
