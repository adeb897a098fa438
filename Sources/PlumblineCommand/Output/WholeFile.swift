// Files of results, written as a whole or not at all.

import Foundation

enum WholeFile {
  /// Writes a file; if the disk is full, the old one stays.
  static func write(_ text: String, to path: FilePath) throws(OutputError) {
    try write(Data(text.utf8), to: path)
  }

  static func write(_ bytes: Data, to path: FilePath) throws(OutputError) {
    let file = try GrowingFile(path)
    try file.write(bytes)
    try file.finish()
  }
}
