// The bytes of files and of standard input, up to a limit; larger inputs are refused before they are in memory.

import Foundation

enum FileContents {
  /// The bytes of a file that nobody named.
  static func bytes(found path: FilePath, limit: Int) throws(DocumentError) -> Data {
    try requireFile(path)
    return try bytes(of: path, limit: limit)
  }

  /// Only a regular file is opened where nobody named it: a pipe would be waited for.
  static func requireFile(_ path: FilePath) throws(DocumentError) {
    guard FileStatus(of: path).map({ $0.kind == .file }) ?? true else {
      throw .unreadable(path.name, reason: "is not a regular file")
    }
  }

  static func bytes(of path: FilePath, limit: Int) throws(DocumentError) -> Data {
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .unreadable(path.name, reason: reason(errno)) }
    defer { close(descriptor) }
    return try bytes(of: descriptor, name: path.name, limit: limit)
  }

  static func standardInput(limit: Int) throws(DocumentError) -> Data {
    try bytes(of: STDIN_FILENO, name: "-", limit: limit)
  }

  private static func bytes(of descriptor: Int32, name: String, limit: Int) throws(DocumentError) -> Data {
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) > limit {
      throw .tooLarge(name, bytes: Int(status.st_size), limit: limit)
    }
    var data = Data()
    // Most files are read at once, and a byte more tells that they are at their end.
    var buffer = [UInt8](repeating: 0, count: min(max(Int(status.st_size) + 1, 1 << 10), 1 << 16))
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return data }
      if count < 0 {
        if errno == EINTR { continue }
        throw .unreadable(name, reason: reason(errno))
      }
      data.append(contentsOf: buffer[..<count])
      if data.count > limit { throw .tooLarge(name, bytes: nil, limit: limit) }
    }
  }

  static func reason(_ code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: "no such file or folder; check the path"
    case EACCES, EPERM: "cannot be read; check its permissions"
    case EISDIR: "is a folder, not a document"
    case ENAMETOOLONG: "the path is too long for the system; run the command in a folder closer to it"
    case ELOOP: "is a symbolic link that leads back to itself; fix or delete the link"
    default: "cannot be read: " + String(cString: strerror(code))
    }
  }
}
