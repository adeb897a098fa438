// Files of results, written as a whole or not at all.

import Foundation

enum WholeFile {
  /// Writes a file; if the disk is full, or it is not wanted any more, the old one stays.
  @discardableResult
  static func write(
    _ text: String, to path: FilePath, if isWanted: () -> Bool = { true }
  ) throws(OutputError) -> Bool {
    try write(Data(text.utf8), to: path, if: isWanted)
  }

  @discardableResult
  static func write(
    _ bytes: Data, to path: FilePath, if isWanted: () -> Bool = { true }
  ) throws(OutputError) -> Bool {
    let file = try GrowingFile(path)
    try file.write(bytes)
    return try file.finish(if: isWanted)
  }
}
