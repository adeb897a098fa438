// Path patterns of git, for `.gitignore` and `.plumbline.yml`.

/// One pattern, matched against the components of a path relative to the pattern's folder. `*`, `?` and `[a-z]` stay
/// within a component; `**` stands for any number of them.
struct PathPattern: Equatable, Sendable {
  /// Whether it begins with `!`: paths that an earlier pattern ignored are not ignored.
  private(set) var isNegated = false
  /// Whether it ends with `/`: it matches folders only.
  private(set) var isForFolders = false
  private var components: [[UInt8]] = []
  /// What the last component of a path ends with, where the pattern says it: most patterns fail at this byte.
  private var lastByte: UInt8?

  /// A line of a `.gitignore`; nil for blank lines and comments. A pattern without a slash before its end matches at any
  /// depth (git's documentation, gitignore, "Pattern format").
  init?(gitIgnoreLine line: [UInt8]) {
    var line = line[...]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    // Trailing spaces mean nothing, unless the first of them is escaped.
    while line.last == UInt8(ascii: " ") {
      let before = line.dropLast()
      let backslashes = before.reversed().prefix { $0 == UInt8(ascii: "\\") }.count
      if backslashes % 2 == 1 { break }
      line = before
    }
    guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
    if first == UInt8(ascii: "!") {
      isNegated = true
      line = line.dropFirst()
    }
    let isAnchored = line.dropLast(line.last == UInt8(ascii: "/") ? 1 : 0).contains(UInt8(ascii: "/"))
    read(line)
    // git compares texts: what names an empty component, or the folder itself, matches nothing.
    let inner = line.dropFirst(line.first == UInt8(ascii: "/") ? 1 : 0)
      .dropLast(line.last == UInt8(ascii: "/") ? 1 : 0)
    guard
      !inner.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        .contains(where: { $0.isEmpty || $0.elementsEqual(".".utf8) })
    else { return nil }
    if !isAnchored { components.insert(Self.anyDepth, at: 0) }
  }

  /// A pattern of `.plumbline.yml`: a path below the folder of that file, in which `**/` stands for any depth.
  init(_ text: String) { read(Array(text.utf8)[...]) }

  private mutating func read(_ text: ArraySlice<UInt8>) {
    isForFolders = text.last == UInt8(ascii: "/")
    components = text.split(separator: UInt8(ascii: "/")).map { Array($0) }.filter {
      $0 != [UInt8(ascii: ".")]
    }
    guard let last = components.last, let byte = last.last, !"*?]".utf8.contains(byte),
      !last.contains(UInt8(ascii: "\\"))
    else { return }
    lastByte = byte
  }

  /// Whether a `[` has no `]`; such a pattern matches nothing.
  var hasOpenSet: Bool { components.contains { CharacterPattern.hasOpenSet($0[...]) } }

  private static let anyDepth = Array("**".utf8)

  /// Whether the path itself matches, whatever its folders do.
  func matches(_ path: [[UInt8]], isFolder: Bool) -> Bool {
    if isForFolders, !isFolder { return false }
    if let lastByte, path.last?.last != lastByte { return false }
    return Self.matches(path[...], components[...])
  }

  /// Whether the path or one of its folders matches.
  func covers(_ path: [[UInt8]]) -> Bool {
    path.indices.contains { matches(Array(path[...$0]), isFolder: $0 < path.count - 1) }
  }

  /// Whether a path in the folder `path` could match.
  func couldMatch(below path: [[UInt8]]) -> Bool {
    for (index, component) in path.enumerated() {
      guard index < components.count else { return true }
      if components[index] == Self.anyDepth { return true }
      guard Self.matches(component[...], within: components[index][...]) else { return false }
    }
    return true
  }

  /// Backtracks to the last `**` only: components that an earlier one would match, the last one can match as well.
  /// - Complexity: O(path · pattern)
  private static func matches(_ path: ArraySlice<[UInt8]>, _ pattern: ArraySlice<[UInt8]>) -> Bool {
    var (p, q) = (path.startIndex, pattern.startIndex)
    var retry: (path: Int, pattern: Int)?
    while true {
      if q < pattern.endIndex, pattern[q] == anyDepth {
        // At the end it matches one component or more.
        if q == pattern.endIndex - 1 { return p < path.endIndex || pattern.count == 1 }
        retry = (p, q + 1)
        q += 1
      } else if p < path.endIndex, q < pattern.endIndex, matches(path[p][...], within: pattern[q][...]) {
        (p, q) = (p + 1, q + 1)
      } else if p == path.endIndex, q == pattern.endIndex {
        return true
      } else if let last = retry, last.path < path.endIndex {
        retry = (last.path + 1, last.pattern)
        (p, q) = (last.path + 1, last.pattern)
      } else {
        return false
      }
    }
  }

  /// The same for one component and its last `*`.
  private static func matches(_ name: ArraySlice<UInt8>, within pattern: ArraySlice<UInt8>) -> Bool {
    var (n, p) = (name.startIndex, pattern.startIndex)
    var retry: (name: Int, pattern: Int)?
    while true {
      if p < pattern.endIndex, pattern[p] == UInt8(ascii: "*") {
        retry = (n, p + 1)
        p += 1
      } else if n < name.endIndex, p < pattern.endIndex,
        let after = CharacterPattern.end(of: pattern[p...], matching: name[n])
      {
        (n, p) = (n + 1, after)
      } else if n == name.endIndex, p == pattern.endIndex {
        return true
      } else if let last = retry, last.name < name.endIndex {
        retry = (last.name + 1, last.pattern)
        (n, p) = (last.name + 1, last.pattern)
      } else {
        return false
      }
    }
  }
}
