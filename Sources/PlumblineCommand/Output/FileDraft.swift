// Atomic replacement of files: a draft in the same folder, renamed over the target.

import Foundation

/// A draft of a file. The target is replaced as a whole or not at all; symbolic links to it, its permissions, its
/// extended attributes and its owner stay. Other names of the file, hard links, keep the old contents.
final class FileDraft {
  /// An `errno`.
  struct Failure: Error {
    var code: Int32

    static var last: Failure { Failure(code: errno) }
  }

  private let target: FilePath
  /// The status of the target, if it exists.
  private let old: stat?
  /// The path of the draft; nil for targets that are written to directly: devices, pipes, standard output.
  private let draft: FilePath?
  private let descriptor: Int32
  /// Whether the draft has a name, which must be removed if it is not finished.
  private var isNamed: Bool
  private var isClosed = false
  /// Held from naming a draft to renaming it.
  private static let naming = NSLock()

  /// - Parameter path: The target. A symbolic link stays; the file that it leads to is replaced.
  init(of path: FilePath) throws(Failure) {
    target = Self.target(of: path)
    var status = stat()
    let exists = target.withCString { stat($0, &status) } == 0
    old = exists ? status : nil
    isNamed = false
    if let open = Self.openDescriptor(of: path) {
      // What the caller opened for a program does not close as the program begins; our own files do.
      let flags = fcntl(open, F_GETFD)
      guard flags != -1, flags & FD_CLOEXEC == 0 else { throw Failure(code: EBADF) }
      // A duplicate shares the file offset; opening the path again would begin at 0.
      (draft, descriptor) = (nil, fcntl(open, F_DUPFD_CLOEXEC, 3))
      guard descriptor >= 0 else { throw .last }
      return
    }
    guard !exists || status.st_mode & S_IFMT == S_IFREG else {
      (draft, descriptor) = (nil, target.withCString { open($0, O_WRONLY | O_CLOEXEC) })
      guard descriptor >= 0 else { throw .last }
      return
    }
    // Root could write to read-only files as well.
    if exists, status.st_mode & 0o222 == 0 { throw Failure(code: EACCES) }
    if exists, target.withCString({ access($0, W_OK) }) != 0 { throw .last }
    let draft = target.folder.appending(
      Array(".".utf8) + target.lastComponent.prefix(100)
        + Array(".\(getpid()).\(UInt32.random(in: 0...(.max)))".utf8))
    self.draft = draft
    if let nameless = Self.namelessFile(in: target.folder) {
      descriptor = nameless
      return
    }
    descriptor = draft.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else { throw .last }
    isNamed = true
  }

  /// A file without a name, which disappears if the process is killed.
  private static func namelessFile(in folder: FilePath) -> Int32? {
    #if os(Linux)
      // O_TMPFILE: its macro is not imported into Swift.
      let file = folder.withCString { open($0, O_WRONLY | O_CLOEXEC | O_DIRECTORY | 0o20_000_000, 0o666) }
      return file >= 0 ? file : nil
    #else
      return nil
    #endif
  }

  func write(_ bytes: Data) throws(Failure) {
    let code: Int32 = bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno != EINTR { return errno }
        rest = rest.dropFirst(max(count, 0))
      }
      return 0
    }
    if code != 0 { throw Failure(code: code) }
  }

  /// Replaces the target.
  /// - Parameter isWanted: Asked directly before that; otherwise the target stays.
  /// - Returns: Whether it was replaced.
  @discardableResult
  func finish(if isWanted: () -> Bool = { true }) throws(Failure) -> Bool {
    guard let draft else {
      try close()
      return true
    }
    if let old {
      FileAttributes.copy(from: target, to: descriptor)
      // Keeps the owner of the target, if the process may change owners.
      if old.st_uid != getuid() || old.st_gid != getgid() { _ = fchown(descriptor, old.st_uid, old.st_gid) }
      // The new contents are on the disk before the rename, in case of a power failure.
      guard fchmod(descriptor, old.st_mode & 0o7777) == 0, fsync(descriptor) == 0 else { throw .last }
    }
    // One thread at a time, so that a killed process leaves at most one named draft.
    do {
      Self.naming.lock()
      defer { Self.naming.unlock() }
      try giveName(draft)
      try close()
      guard isWanted() else { return false }
      guard draft.withCString({ own in target.withCString { rename(own, $0) } }) == 0 else { throw .last }
      isNamed = false
    }
    guard old != nil else { return true }
    let folder = target.folder.withCString { open($0, O_RDONLY | O_CLOEXEC) }
    if folder >= 0 {
      fsync(folder)
      Foundation.close(folder)
    }
    return true
  }

  private func giveName(_ draft: FilePath) throws(Failure) {
    #if os(Linux)
      guard !isNamed else { return }
      let own = FilePath("/proc/self/fd/\(descriptor)")
      let isLinked = own.withCString { own in
        draft.withCString { linkat(AT_FDCWD, own, AT_FDCWD, $0, AT_SYMLINK_FOLLOW) == 0 }
      }
      guard isLinked else { throw .last }
      isNamed = true
    #endif
  }

  private func close() throws(Failure) {
    isClosed = true
    guard Foundation.close(descriptor) == 0 else { throw .last }
  }

  deinit {
    if !isClosed { Foundation.close(descriptor) }
    if isNamed, let draft { _ = draft.withCString { unlink($0) } }
  }

  // MARK: Names

  /// Whether a file is a project's and nothing else, by its name or by the catalogue of images that it lies in. Settings decide
  /// which of them a run reads; a report may have most other names, and be written again.
  private static func isOfProject(_ file: FilePath) -> Bool {
    let forms = /.*\.(swift|mm?|h|strings|stringsdict|xcstrings|pbxproj|xcconfig|[ot]t[fc])|.*info\.plist/
    let names = ["project.yml", "project.yaml", TeamConfiguration.name, ".gitignore"]
    let name = String(decoding: file.lastComponent, as: UTF8.self).lowercased()
    let folders = sequence(first: file.folder, next: \.folder).prefix { "\($0.name)/".contains(".xcassets/") }
    return DocumentForm.isDocument(inFolder: name) || name.wholeMatch(of: forms) != nil
      || names.contains(name)
      || folders.contains { FileStatus(of: $0.appending("Contents.json")) != nil }
  }

  /// Throws where an option would replace one of the files that a run reads, the same one by whatever name or, of files
  /// that do not exist yet, the same name; or another file of a project.
  static func keep(_ inputs: [FilePath], from option: String, at path: FilePath) throws {
    let target = Self.target(of: path)
    let identity = FileStatus(of: target)?.identity
    let input = inputs.first { file in
      identity.map { $0 == FileStatus(of: file)?.identity }
        ?? (file.lastComponent == target.lastComponent && Self.target(of: file) == target)
    }
    if let input {
      throw CommandLineMistake("\(option) would replace \(input.name), which is read. Name another file.")
    }
    guard identity != nil, isOfProject(target) else { return }
    throw CommandLineMistake(
      "\(option): \(target.name) is a file of a project. Name another file, or remove it first.")
  }

  private static let linkLimit = 40

  /// The path with symbolic links resolved, even if the file does not exist.
  static func target(of path: FilePath) -> FilePath {
    var path = path
    for _ in 0..<linkLimit {
      if let resolved = path.resolved { return resolved }
      // The file does not exist, or is a link to a file that does not exist.
      guard let way = destination(of: path) else { break }
      path = way.bytes.first == UInt8(ascii: "/") ? way : path.folder.appending(way.bytes)
    }
    return (path.folder.resolved ?? path.folder).appending(path.lastComponent)
  }

  private static func destination(of link: FilePath) -> FilePath? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = link.withCString { readlink($0, &buffer, buffer.count) }
    return count > 0 ? FilePath(bytes: buffer.prefix(count).map(UInt8.init(bitPattern:))) : nil
  }

  static func isStandardOutput(_ path: String) -> Bool {
    openDescriptor(of: FilePath(argument: path)) == STDOUT_FILENO
  }

  /// The descriptor that a path such as `/dev/stdout` or `/dev/fd/3` stands for.
  private static func openDescriptor(of path: FilePath) -> Int32? {
    switch path.name {
    case "/dev/stdout": return STDOUT_FILENO
    case "/dev/stderr": return STDERR_FILENO
    case let name: return name.wholeMatch(of: #/(?:/dev|/proc/self)/fd/(\d+)/#).flatMap { Int32($0.1) }
    }
  }

  /// The file that standard output is redirected to, if it is a regular file.
  static var redirectedOutput: FilePath? {
    var status = stat()
    guard fstat(STDOUT_FILENO, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return FilePath("/dev/fd/\(STDOUT_FILENO)").resolved
  }
}
