// What a file system keeps with a file beside its bytes and permissions, for files that are replaced.

import Foundation

#if canImport(CFileAttributes)
  import CFileAttributes
#endif

enum FileAttributes {
  /// Gives an open file the extended attributes of another, lists of access rights among them, as far as the system lets it.
  static func copy(from path: FilePath, to file: Int32) {
    path.withCString { path in
      #if canImport(Darwin)
        let old = open(path, O_RDONLY | O_CLOEXEC)
        guard old >= 0 else { return }
        fcopyfile(old, file, nil, copyfile_flags_t(COPYFILE_XATTR | COPYFILE_ACL))
        close(old)
      #else
        var names = [CChar](repeating: 0, count: max(0, listxattr(path, nil, 0)))
        let size = listxattr(path, &names, names.count)
        for name in names.prefix(max(0, size)).split(separator: 0).map({ $0 + [0] }) {
          var value = [UInt8](repeating: 0, count: max(0, getxattr(path, Array(name), nil, 0)))
          let count = getxattr(path, Array(name), &value, value.count)
          if count >= 0 { fsetxattr(file, Array(name), value, count, 0) }
        }
      #endif
    }
  }
}
