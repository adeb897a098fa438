// The outline of a source file, at the speed of reading it: the declared classes, the imported modules, and which of
// some wanted words it has. Whoever needs more of a file takes it apart (`SourceDeclarations`, `CodeStatements`).

/// The names of a Swift or Objective-C file that stand behind `class`, `extension`, `@interface` and `import`.
///
/// Comments and strings are not told apart from code: a name may be one of a sentence. Whoever relies on it reads the file.
package struct SourceOutline: Sendable {
  /// A declaration with its line, from 1.
  package struct Declaration: Equatable, Sendable {
    package var name: String
    package var line: Int
    /// Whether `class` or `@interface` stands before it, not `extension` or `@implementation`.
    package var isDefinition: Bool
  }
  package private(set) var declared: [Declaration] = []
  /// The modules that the file imports: `import Kit`, `@import Kit`, `#import <Kit/Kit.h>`.
  package private(set) var imports: Set<String> = []
  /// The wanted words that the file has.
  package private(set) var mentioned: Set<String> = []

  /// Reads a file, one byte after the other.
  package init(_ bytes: [UInt8], wanted: WantedWords = WantedWords([])) {
    let classes = Self.classes
    var state = State()
    var line = 1
    var index = 0
    let end = bytes.count
    while index < end {
      let byte = bytes[index]
      guard classes[Int(byte)] == 1 else {
        if byte == UInt8(ascii: "\n") { line += 1 }
        state.see(byte)
        index += 1
        continue
      }
      let start = index
      var hash = WantedWords.seed
      while index < end, classes[Int(bytes[index])] != 0 {
        hash = WantedWords.mixed(hash, bytes[index])
        index += 1
      }
      let word = start..<index
      if let text = wanted.word(hash, bytes, word) { mentioned.insert(text) }
      switch state.expected {
      case .nothing: break
      case .declaration(let isDefinition):
        let text = String(decoding: bytes[word], as: UTF8.self)
        if state.isContinued || !Self.kinds.contains(text) {
          if state.isContinued, !declared.isEmpty { declared.removeLast() }
          declared.append(Declaration(name: text, line: line, isDefinition: isDefinition))
          // `extension Screen.Header`: the last name counts.
          if index < end, bytes[index] == UInt8(ascii: ".") {
            state.isContinued = true
            continue
          }
        }
        state.expected = .nothing
      case .module:
        // `import class Kit.Star` names a kind first.
        let text = String(decoding: bytes[word], as: UTF8.self)
        guard !Self.kinds.contains(text) else { continue }
        imports.insert(text)
        state.expected = .nothing
      }
      state.isContinued = false
      if (5...14).contains(word.count), "cie".utf8.contains(bytes[start]) {
        let isMarked = start > 0 && bytes[start - 1] == UInt8(ascii: "@")
        state.expected = Self.expected(behind: bytes[word], isMarked: isMarked) ?? state.expected
      }
    }
  }

  private enum Expected { case nothing, declaration(isDefinition: Bool), module }

  private struct State {
    var expected = Expected.nothing
    var isContinued = false

    /// A sign between words: a name is behind blanks, that of a header behind `<` or a quote.
    mutating func see(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "<"), UInt8(ascii: "`"): break
      case UInt8(ascii: ".") where isContinued: break
      default: expected = .nothing
      }
    }
  }

  /// What stands behind a word; nil for most. Objective-C's `@class` declares nothing.
  private static func expected(behind word: ArraySlice<UInt8>, isMarked: Bool) -> Expected? {
    if word.elementsEqual(isMarked ? "interface".utf8 : "class".utf8) {
      return .declaration(isDefinition: true)
    }
    if word.elementsEqual(isMarked ? "implementation".utf8 : "extension".utf8) {
      return .declaration(isDefinition: false)
    }
    return word.elementsEqual("import".utf8) || word.elementsEqual("include".utf8) ? .module : nil
  }

  /// `class func`, `import struct Kit.Star`: no names.
  private static let kinds: Set<String> = [
    "class", "struct", "enum", "func", "protocol", "typealias", "var", "let", "subscript", "override",
    "final",
  ]

  /// 1 for bytes that begin a word, 2 for those that only go on with one.
  private static let classes: [UInt8] = (0..<256).map { byte in
    switch UInt8(byte) {
    case UInt8(ascii: "_"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      0x80...0xFF:
      1
    case UInt8(ascii: "0")...UInt8(ascii: "9"): 2
    default: 0
    }
  }
}

/// Words that are looked for in many files at once.
package struct WantedWords: Sendable {
  static let seed: UInt64 = 0xcbf2_9ce4_8422_2325
  private let words: [UInt64: [String]]
  /// Whether a word may be one, by the last bits of its hash: most are told here not to be.
  private var isPossible = [Bool](repeating: false, count: 1 << 16)

  package init(_ words: Set<String>) {
    self.words = Dictionary(grouping: words) { $0.utf8.reduce(Self.seed, Self.mixed) }
    for hash in self.words.keys { isPossible[Int(hash & 0xFFFF)] = true }
  }

  /// A step of FNV-1a.
  static func mixed(_ hash: UInt64, _ byte: UInt8) -> UInt64 { (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }

  func word(_ hash: UInt64, _ bytes: [UInt8], _ range: Range<Int>) -> String? {
    guard isPossible[Int(hash & 0xFFFF)] else { return nil }
    return words[hash]?.first { $0.utf8.elementsEqual(bytes[range]) }
  }
}
