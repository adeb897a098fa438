// The kind and identity of a file (stat).

import Foundation

struct FileStatus {
  enum Kind { case file, folder, other }
  var kind: Kind
  /// Device and inode: equal for all paths of a file.
  var identity: Identity

  struct Identity: Hashable {
    var device: UInt64
    var number: UInt64
  }

  /// nil, with the reason in `errno`, if `stat` fails.
  init?(of path: FilePath, followingLinks: Bool = true) {
    var status = stat()
    let result = path.withCString { followingLinks ? stat($0, &status) : lstat($0, &status) }
    guard result == 0 else { return nil }
    let form = status.st_mode & S_IFMT
    kind = form == S_IFREG ? .file : form == S_IFDIR ? .folder : .other
    identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), number: UInt64(status.st_ino))
  }
}
