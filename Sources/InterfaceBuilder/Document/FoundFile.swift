// Files beside documents that are found without being named.

import Foundation

enum FoundFile {
  /// The bytes of a file; nil where it is none, or too large. Only regular files are opened: a pipe would be waited for.
  static func bytes(of path: String, limit: Int) -> Data? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= limit else {
      return nil
    }
    return FileManager.default.contents(atPath: path)
  }
}
