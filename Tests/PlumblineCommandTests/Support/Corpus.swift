// Documents of open-source projects, in a folder beside the repository.

import Foundation
import Testing

enum Corpus {
  /// The folder of the documents.
  static let folder: URL = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    return url.appendingPathComponent("../shared/corpus").standardizedFileURL
  }()

  static var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// The paths below the folder of every `step`th document, in their order.
  static func documents(every step: Int) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    let paths = walk.compactMap { $0 as? String }.filter {
      $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib")
    }.sorted()
    return stride(from: 0, to: paths.count, by: step).map { paths[$0] }
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test where there is no corpus.
  static var needsCorpus: Self {
    .enabled(
      if: Corpus.isPresent,
      "needs the corpus of documents in ../shared, which is not part of this repository")
  }

  /// Skips a test of folders that cannot be listed, where there is only root, who can list all.
  static var needsNobody: Self {
    .enabled(if: Run.canBeNobody, "needs a user other than root, or setpriv (util-linux) to become one")
  }

  /// Skips a test of file names that are not UTF-8.
  static var needsAnyName: Self {
    .enabled(if: Scratch.takesAnyName, "needs a file system that takes names that are not UTF-8")
  }
}
