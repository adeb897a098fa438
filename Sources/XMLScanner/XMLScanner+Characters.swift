// Scanning of characters: white space, names, references, and the position of a mistake.

extension XMLScanner {
  func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

  /// Whether there was any.
  @discardableResult
  mutating func skipSpace() -> Bool {
    let begin = at
    while isSpace(bytes[at]) {
      if bytes[at] == 0x0A { line += 1 }
      at += 1
    }
    return at > begin
  }

  func starts(with text: some Collection<UInt8>) -> Bool {
    at + text.count <= count && zip(text, at...).allSatisfy { $0 == bytes[$1] }
  }

  /// Characters of any kind up to this one, which is in ASCII.
  mutating func skipCharacters(until end: UInt8) throws(XMLMistake) {
    while bytes[at] != end {
      let byte = bytes[at]
      if byte == 0x0A { line += 1 }
      at += byte >= 0x20 && byte < 0x80 ? 1 : try lengthOfCharacter(at: at)
    }
  }

  // MARK: Single characters

  /// The length in bytes of the character at an offset, if XML permits it (XML 1.0 §2.2).
  func lengthOfCharacter(at place: Int) throws(XMLMistake) -> Int {
    let (value, length) = try character(at: place)
    guard Self.isCharacter(value) else { throw mistake(.character(value), at: place) }
    return length
  }

  static func isCharacter(_ value: UInt32) -> Bool {
    switch value {
    case 0x20...0xD7FF, 0x09, 0x0A, 0x0D, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// The character at an offset and its length in bytes; a zero is none.
  private func character(at place: Int) throws(XMLMistake) -> (value: UInt32, length: Int) {
    let first = UInt32(bytes[place])
    if first == 0 { throw endOrMistake(.notUTF8, at: place) }
    if first < 0x80 { return (first, 1) }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4, place + length <= count, !isASCII else {
      throw mistake(.notUTF8, at: place)
    }
    var value = first & (0x7F >> UInt32(length))
    for k in 1..<length {
      let next = UInt32(bytes[place + k])
      guard next & 0xC0 == 0x80 else { throw mistake(.notUTF8, at: place) }
      value = value << 6 | next & 0x3F
    }
    let least: [UInt32] = [0x80, 0x800, 0x10000]
    guard value >= least[length - 2], value <= 0x10FFFF, !(0xD800...0xDFFF).contains(value) else {
      throw mistake(.notUTF8, at: place)
    }
    return (value, length)
  }

  // MARK: Names

  /// The bytes of a name (XML 1.0, fifth edition, §2.3), which has no prefix of a namespace.
  mutating func scanName(of thing: String) throws(XMLMistake) -> Range<Int> {
    let begin = at
    if bytes[at] == UInt8(ascii: ":") { throw mistake(.colon(of: thing)) }
    guard try startsName() else { throw endOrMistake(.nameExpected(of: thing)) }
    while true {
      let byte = bytes[at]
      if byte < 0x80 {
        guard Self.isNameByte(byte) else { break }
        at += 1
      } else {
        let (value, length) = try character(at: at)
        guard Self.isNameStart(value) || Self.isNameExtension(value) else { break }
        at += length
      }
    }
    if bytes[at] == UInt8(ascii: ":") { throw mistake(.colon(of: thing)) }
    return begin..<at
  }

  /// Whether a name begins here.
  func startsName() throws(XMLMistake) -> Bool {
    let byte = bytes[at]
    if byte < 0x80 { return Self.isNameByte(byte) && !(0x2D...0x39).contains(byte) }
    return Self.isNameStart(try character(at: at).value)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private static func isNameStart(_ value: UInt32) -> Bool {
    switch value {
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF, 0x200C...0x200D,
      0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }

  private static func isNameExtension(_ value: UInt32) -> Bool {
    switch value {
    case 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: false
    }
  }

  // MARK: References

  /// `&amp;` and its like, `&#10;`, `&#xA;`.
  mutating func scanReference() throws(XMLMistake) -> Unicode.Scalar {
    let begin = at
    at += 1
    if bytes[at] == UInt8(ascii: "#") { return try scanCharacterReference(from: begin) }
    guard try startsName() else {
      let mistake = endOrMistake(.entity(""))
      throw mistake.kind == .entity("") ? self.mistake(.entity(""), at: begin) : mistake
    }
    let range = try scanName(of: "an entity")
    let name = String(decoding: bytes[range], as: UTF8.self)
    guard bytes[at] == UInt8(ascii: ";"), let scalar = Self.entities[name] else {
      if at >= count { throw mistake(.end) }
      at = begin
      throw mistake(.entity(name))
    }
    at += 1
    return scalar
  }

  private static let entities: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  private mutating func scanCharacterReference(from begin: Int) throws(XMLMistake) -> Unicode.Scalar {
    at += 1
    let isHexadecimal = bytes[at] == UInt8(ascii: "x")
    if isHexadecimal { at += 1 }
    let digits = at
    var value: UInt32 = 0
    while let digit = Character(Unicode.Scalar(bytes[at])).hexDigitValue, isHexadecimal || digit < 10 {
      value = min(value * (isHexadecimal ? 16 : 10) + UInt32(digit), 0x11_0000)
      at += 1
    }
    guard at > digits, bytes[at] == UInt8(ascii: ";"), Self.isCharacter(value),
      let scalar = Unicode.Scalar(value)
    else {
      if at >= count { throw mistake(.end) }
      at = begin
      throw mistake(.characterReference)
    }
    at += 1
    return scalar
  }

  // MARK: The declaration

  /// `<?xml version="1.0" encoding="UTF-8" standalone="no"?>`, which may be missing (XML 1.0 §2.8).
  mutating func scanDeclaration() throws(XMLMistake) {
    guard starts(with: "<?xml".utf8), at + 5 < count, isSpace(bytes[at + 5]) else { return }
    at += 5
    skipSpace()
    guard let version = try scanPseudoAttribute("version") else {
      throw declarationMistake("version=\"1.0\"")
    }
    guard version == "1.0" else { throw declarationMistake("version=\"1.0\"") }
    var hasSpace = skipSpace()
    let place = at
    if hasSpace, let encoding = try scanPseudoAttribute("encoding") {
      isASCII = encoding.lowercased() == "us-ascii"
      guard isASCII || encoding.lowercased() == "utf-8" else { throw mistake(.encoding(encoding), at: place) }
      hasSpace = skipSpace()
    }
    if hasSpace, let standalone = try scanPseudoAttribute("standalone") {
      guard standalone == "yes" || standalone == "no" else { throw declarationMistake("yes or no") }
      skipSpace()
    }
    guard starts(with: "?>".utf8) else { throw declarationMistake("?>") }
    at += 2
  }

  private func declarationMistake(_ expected: String) -> XMLMistake {
    endOrMistake(.declaration(expected: expected))
  }

  /// The value of `name="…"`, if that is what is here.
  private mutating func scanPseudoAttribute(_ name: String) throws(XMLMistake) -> String? {
    guard starts(with: name.utf8) else { return nil }
    at += name.utf8.count
    skipSpace()
    guard bytes[at] == UInt8(ascii: "=") else { throw declarationMistake("=") }
    at += 1
    skipSpace()
    let quote = bytes[at]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw declarationMistake("a quotation mark")
    }
    at += 1
    let begin = at
    while bytes[at] != quote {
      guard bytes[at] >= 0x20, bytes[at] < 0x80, bytes[at] != UInt8(ascii: "<") else {
        throw declarationMistake("a quotation mark")
      }
      at += 1
    }
    defer { at += 1 }
    return String(decoding: bytes[begin..<at], as: UTF8.self)
  }

  // MARK: Mistakes

  func mistake(_ kind: XMLMistake.Kind) -> XMLMistake { mistake(kind, at: at) }

  /// Where the bytes end, that is the mistake; where they are no text at all, whatever was expected does not matter.
  func endOrMistake(_ kind: XMLMistake.Kind) -> XMLMistake { endOrMistake(kind, at: at) }

  func endOrMistake(_ kind: XMLMistake.Kind, at place: Int) -> XMLMistake {
    if place >= count { return mistake(.end, at: count) }
    if kind != .notUTF8, bytes[place] == 0 || bytes[place] >= 0x80 {
      do throws(XMLMistake) {
        _ = try character(at: place)
      } catch {
        return error
      }
    }
    return mistake(kind, at: place)
  }

  /// The start of the line of an offset; a byte order mark is no character of it.
  func lineBegin(of place: Int) -> Int {
    if let lineEnd = bytes[..<place].lastIndex(of: 0x0A) { return lineEnd + 1 }
    return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  func mistake(_ kind: XMLMistake.Kind, at place: Int) -> XMLMistake {
    let lineBegin = min(lineBegin(of: place), place)
    let line = bytes[..<lineBegin].reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    // A byte that continues a character is none of its own.
    let column = bytes[lineBegin..<place].reduce(1) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    return XMLMistake(kind: kind, offset: place, line: line, column: column)
  }
}
