// Known findings: a file that a team shortens as it mends them. They are told apart by document, kind and elements.

import Foundation
import LayoutReport

/// The findings that are known, by document, relative to the file's folder; a finding that occurs twice stands twice.
struct Baseline {
  /// The name of the file where nothing else is said.
  static let name = ".plumbline-baseline.json"
  /// Larger files are refused.
  private static let sizeLimit = 64 << 20

  let path: FilePath
  private(set) var documents: [String: [String]] = [:]
  /// What the runs that wrote the file were told on their command lines of devices, languages and so on; a run that was
  /// told nothing is not listed where it is the only one.
  private(set) var coverages: [BaselineCoverage] = []

  /// An empty list, for a file that does not exist yet.
  init(at path: FilePath) { self.path = path }

  /// - Throws: `DocumentError` for a file that cannot be read or holds something else.
  init(contentsOf path: FilePath) throws(DocumentError) {
    self.path = path
    let bytes = try FileContents.bytes(of: path, limit: Self.sizeLimit)
    do {
      let contents = try JSONDecoder().decode(Contents.self, from: bytes)
      documents = contents.documents
      coverages = (contents.configurations ?? [[:]]).map(BaselineCoverage.init)
    } catch {
      throw .unreadable(
        path.name, reason: "is not a baseline of known findings; write a new one with --write-baseline")
    }
  }

  private struct Contents: Decodable {
    var version: Int
    var documents: [String: [String]]
    var configurations: [[String: [String]]]?
  }

  /// Notes that a run wrote into the file; it takes the place of those before it whose configurations it covered.
  mutating func note(_ coverage: BaselineCoverage, covering known: Set<BaselineCoverage>) {
    coverages.removeAll { known.contains($0) || $0 == coverage }
    coverages.append(coverage)
  }

  /// What a document is called in the file: its path from the file's folder, with `..` where it lies elsewhere.
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

  /// Sets what is known of a document; nothing takes it out.
  mutating func set(_ findings: [String], of document: String) {
    documents[document] = findings.isEmpty ? nil : findings.sorted()
  }

  /// The same on every machine: sorted, a finding a line.
  var json: String {
    var text = "{\n  \"version\": 1,\n"
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
