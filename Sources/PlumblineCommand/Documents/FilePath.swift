// File paths as POSIX has them: bytes, which need not be UTF-8.

import Foundation

struct FilePath: Hashable, Sendable {
  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  init(_ path: String) { bytes = Array(path.utf8) }

  /// The arguments of the command. Swift has one character for all bytes that are not UTF-8, so that two names would be one:
  /// here each such byte is a scalar from U+10FF80 on.
  static var arguments: [String] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0] }.map { argument in
      let bytes = UnsafeRawBufferPointer(start: argument, count: strlen(argument))
      return FilePath(bytes: Array(bytes)).text { String(Unicode.Scalar(strayByte + UInt32($0))!) }
    }
  }

  private static let strayByte: UInt32 = 0x10FF00

  /// A path of the command line, from one of its `arguments`.
  init(argument: String) {
    bytes = argument.unicodeScalars.flatMap { scalar in
      scalar.value >= Self.strayByte + 0x80
        ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(UTF8.encode(scalar)!)
    }
  }

  /// The path as text, for messages and JSON. Bytes that are not UTF-8 are written as `\xE4`.
  var name: String { text { "\\x" + String($0, radix: 16, uppercase: true) } }

  private func text(_ stray: (UInt8) -> String) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = ""
    var rest = bytes[...]
    while let byte = rest.first {
      // The first byte of a character begins with as many ones as the character has bytes.
      let length = max(1, (~byte).leadingZeroBitCount)
      if let character = String(validating: rest.prefix(length), as: UTF8.self) {
        text += character
        rest = rest.dropFirst(length)
      } else {
        text += stray(byte)
        rest = rest.dropFirst()
      }
    }
    return text
  }

  /// The path whose `name` this is.
  init(name: String) {
    var bytes: [UInt8] = []
    var rest = Array(name.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\\"), rest.first == UInt8(ascii: "x"), rest.count > 2,
        let own = UInt8(String(decoding: rest.dropFirst().prefix(2), as: UTF8.self), radix: 16), own >= 0x80
      {
        bytes.append(own)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
      }
    }
    self.init(bytes: bytes)
  }

  var lastComponent: [UInt8] { Array(bytes.split(separator: UInt8(ascii: "/")).last ?? []) }

  /// The extension in lower case; empty if there is none.
  var pathExtension: String { (name as NSString).pathExtension.lowercased() }

  func appending(_ component: [UInt8]) -> FilePath {
    let separator: [UInt8] = bytes.isEmpty || bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]
    return FilePath(bytes: bytes + separator + component)
  }

  func appending(_ component: String) -> FilePath { appending(Array(component.utf8)) }

  /// The path without its last component; `.` for a file name alone.
  var folder: FilePath {
    var rest = bytes[...]
    while rest.count > 1, rest.last == UInt8(ascii: "/") { rest.removeLast() }
    guard let slash = rest.lastIndex(of: UInt8(ascii: "/")) else { return FilePath(".") }
    return FilePath(bytes: slash == rest.startIndex ? [UInt8(ascii: "/")] : Array(rest[..<slash]))
  }

  /// An absolute path and the folders around it.
  var way: some Sequence<FilePath> { sequence(first: self) { $0.bytes.count > 1 ? $0.folder : nil } }

  /// Calls a function of the C library with the path.
  func withCString<Answer>(_ body: (UnsafePointer<CChar>) -> Answer) -> Answer {
    (bytes.map(CChar.init(bitPattern:)) + [0]).withUnsafeBufferPointer { body($0.baseAddress!) }
  }

  /// The absolute path with symbolic links, `.` and `..` resolved (realpath); nil if the file does not exist.
  var resolved: FilePath? {
    withCString { path in
      guard let resolved = realpath(path, nil) else { return nil }
      defer { free(resolved) }
      return FilePath(bytes: (0..<strlen(resolved)).map { UInt8(bitPattern: resolved[$0]) })
    }
  }
}
