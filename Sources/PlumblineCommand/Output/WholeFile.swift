// What a command writes beside what it prints: files that are there as a whole or not at all.

import Foundation

enum WholeFile {
  /// Writes a file; a full disk leaves what was there before, and no half of the new one.
  static func write(_ text: String, to path: FilePath) throws(OutputError) {
    try write(Data(text.utf8), to: path)
  }

  /// The same, of bytes.
  static func write(_ bytes: Data, to path: FilePath) throws(OutputError) {
    let file = try GrowingFile(path)
    try file.write(bytes)
    try file.finish()
  }
}
