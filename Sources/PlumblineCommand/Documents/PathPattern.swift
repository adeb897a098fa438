// Path patterns of git, for `.gitignore` and `.plumbline.yml`.

/// One pattern, matched against the components of a path relative to the pattern's folder. `*`, `?` and `[a-z]` stay
/// within a component; `**` stands for any number of them.
struct PathPattern: Hashable, Sendable {
  /// Whether it begins with `!`: paths that an earlier pattern ignored are not ignored.
  private(set) var isNegated = false
  /// Whether it ends with `/`: it matches folders only.
  private(set) var isForFolders = false
  private var components: [[UInt8]] = []

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
    guard !components.isEmpty else { return nil }
    if !isAnchored { components.insert(Self.anyDepth, at: 0) }
  }

  /// A pattern of `.plumbline.yml`: a path below the folder of that file, in which `**/` stands for any depth.
  init(_ text: String) { read(Array(text.utf8)[...]) }

  private mutating func read(_ text: ArraySlice<UInt8>) {
    isForFolders = text.last == UInt8(ascii: "/")
    components = text.split(separator: UInt8(ascii: "/")).map { Array($0) }.filter {
      $0 != [UInt8(ascii: ".")]
    }
  }

  /// Whether a `[` has no `]`; such a pattern matches nothing.
  var hasOpenSet: Bool { components.contains { CharacterPattern.hasOpenSet($0[...]) } }

  private static let anyDepth = Array("**".utf8)

  /// Whether the path itself matches, whatever its folders do.
  func matches(_ path: [[UInt8]], isFolder: Bool) -> Bool {
    if isForFolders, !isFolder { return false }
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

/// The parts of a pattern that match one byte: itself, `\x`, `?`, `[a-z]`, `[!a-z]`, `[[:digit:]]`.
private enum CharacterPattern {
  /// The rest of the pattern after its first part, if that part matches the byte.
  static func end(of pattern: ArraySlice<UInt8>, matching byte: UInt8) -> Int? {
    let start = pattern.startIndex
    switch pattern[start] {
    case UInt8(ascii: "?"): return start + 1
    case UInt8(ascii: "\\") where start + 1 < pattern.endIndex:
      return pattern[start + 1] == byte ? start + 2 : nil
    case UInt8(ascii: "["): return endOfSet(pattern, matching: byte)
    case let own: return own == byte ? start + 1 : nil
    }
  }

  /// Whether the pattern has a set without its `]`.
  static func hasOpenSet(_ pattern: ArraySlice<UInt8>) -> Bool {
    var rest = pattern
    while let first = rest.first {
      guard first == UInt8(ascii: "[") else {
        rest = rest.dropFirst(first == UInt8(ascii: "\\") ? 2 : 1)
        continue
      }
      // A byte is in the set or in its opposite: one of the two says where it ends.
      let isNegated = rest.dropFirst().first.map { "!^".utf8.contains($0) } ?? false
      let inner = rest.dropFirst(isNegated ? 2 : 1)
      let opposite = [UInt8(ascii: "["), UInt8(ascii: "!")] + inner
      let plain = [UInt8(ascii: "[")] + inner
      let rests = [plain, opposite].compactMap { set in
        endOfSet(set[...], matching: 0).map { set.count - $0 }
      }
      guard let left = rests.first else { return true }
      rest = rest.suffix(left)
    }
    return false
  }

  /// nil if the byte is not in the set, or the set has no `]`.
  private static func endOfSet(_ pattern: ArraySlice<UInt8>, matching byte: UInt8) -> Int? {
    var place = pattern.startIndex + 1
    var isNegated = false
    if place < pattern.endIndex, "!^".utf8.contains(pattern[place]) {
      isNegated = true
      place += 1
    }
    let first = place
    var isIn = false
    while place < pattern.endIndex {
      if pattern[place] == UInt8(ascii: "]"), place > first { return isIn != isNegated ? place + 1 : nil }
      if let named = namedClass(pattern[place...]) {
        isIn = isIn || named.contains(byte)
        place = named.end
        continue
      }
      let low = character(&place, of: pattern)
      guard let low else { return nil }
      if place + 1 < pattern.endIndex, pattern[place] == UInt8(ascii: "-"),
        pattern[place + 1] != UInt8(ascii: "]")
      {
        place += 1
        guard let high = character(&place, of: pattern) else { return nil }
        isIn = isIn || (low <= high && (low...high).contains(byte))
      } else {
        isIn = isIn || low == byte
      }
    }
    return nil
  }

  private static func character(_ place: inout Int, of pattern: ArraySlice<UInt8>) -> UInt8? {
    if pattern[place] == UInt8(ascii: "\\") { place += 1 }
    guard place < pattern.endIndex else { return nil }
    defer { place += 1 }
    return pattern[place]
  }

  private struct NamedClass {
    var contains: (UInt8) -> Bool
    var end: Int
  }

  private static func namedClass(_ pattern: ArraySlice<UInt8>) -> NamedClass? {
    guard pattern.starts(with: "[:".utf8), let close = pattern.dropFirst(2).firstIndex(of: UInt8(ascii: ":")),
      close + 1 < pattern.endIndex, pattern[close + 1] == UInt8(ascii: "]")
    else { return nil }
    func isLetter(_ byte: UInt8) -> Bool { isUpper(byte) || isLower(byte) }
    func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
    func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    let contains: (UInt8) -> Bool
    switch String(decoding: pattern[(pattern.startIndex + 2)..<close], as: UTF8.self) {
    case "alpha": contains = isLetter
    case "digit": contains = isDigit
    case "alnum": contains = { isLetter($0) || isDigit($0) }
    case "upper": contains = isUpper
    case "lower": contains = isLower
    case "space": contains = { " \t\n\r\u{B}\u{C}".utf8.contains($0) }
    case "xdigit": contains = { isDigit($0) || "abcdefABCDEF".utf8.contains($0) }
    case "punct":
      contains = { (0x21...0x7E).contains($0) && !isLetter($0) && !isDigit($0) }
    default: return nil
    }
    return NamedClass(contains: contains, end: close + 2)
  }
}
