// One pass over the bytes of a document, which are XML 1.0 to the letter or refused at the first mistake. No document
// types, so no entities but the five, and nothing from outside.

/// Reads a document into an `XMLTree`. Linear in the number of bytes.
package struct XMLScanner {
  /// Bytes that a name or the value of an attribute may have, as libxml2 has it for text.
  package static let valueLimit = 10_000_000
  /// Different names that a document may have; those of Interface Builder have a few hundred.
  package static let nameLimit = 10_000

  /// The document and a zero behind it, which ends every loop.
  let bytes: [UInt8]
  var count: Int { bytes.count - 1 }
  private let depthLimit: Int
  private let textElements: Set<String>
  /// Whether a declaration allows nothing beyond ASCII.
  var isASCII = false

  /// Where the next thing begins.
  var at = 0
  var line: Int32 = 1
  private var tree = XMLTree.Content()
  private var table = NameTable()
  /// The open elements, outermost first.
  private var open: [Int32] = []
  /// Whether the innermost open element is one whose text was asked for.
  private var collectsText = false
  private var text: [UInt8] = []

  /// - Parameters:
  ///   - bytes: The document in UTF-8, with or without a byte order mark.
  ///   - textElements: The names of the elements whose characters are of interest.
  ///   - depthLimit: Elements that may be nested in each other.
  package static func scan(
    _ bytes: some Collection<UInt8>, textElements: Set<String> = [], depthLimit: Int = 512
  ) throws(XMLMistake) -> XMLTree {
    var terminated: [UInt8] = []
    terminated.reserveCapacity(bytes.count + 1)
    terminated += bytes
    terminated.append(0)
    var scanner = XMLScanner(bytes: terminated, textElements: textElements, depthLimit: depthLimit)
    return try scanner.scan()
  }

  private init(bytes: [UInt8], textElements: Set<String>, depthLimit: Int) {
    self.bytes = bytes
    self.textElements = textElements
    self.depthLimit = depthLimit
  }

  private mutating func scan() throws(XMLMistake) -> XMLTree {
    guard count < Int32.max else { throw XMLMistake(kind: .tooLong, offset: 0, line: 1, column: 1) }
    tree.elements.reserveCapacity(count / 64)
    tree.attributes.reserveCapacity(count / 24)
    if starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
    try scanDeclaration()
    try scanOutside()
    guard at < count else { throw mistake(tree.elements.isEmpty ? .noElement : .end) }
    try scanStartTag()
    while !open.isEmpty {
      try scanText()
      if bytes[at + 1] == UInt8(ascii: "/") {
        try scanEndTag()
      } else if bytes[at + 1] == UInt8(ascii: "!") || bytes[at + 1] == UInt8(ascii: "?") {
        try scanMarkup(isInside: true)
      } else {
        try scanStartTag()
      }
    }
    try scanOutside()
    if at < count { throw endOrMistake(.afterEnd) }
    return XMLTree(tree, bytes: bytes)
  }

  // MARK: What is around the outermost element

  /// White space, comments and processing instructions, up to something else.
  private mutating func scanOutside() throws(XMLMistake) {
    while true {
      skipSpace()
      guard bytes[at] == UInt8(ascii: "<") else {
        if at < count { throw endOrMistake(tree.elements.isEmpty ? .noElement : .afterEnd) }
        return
      }
      let next = bytes[at + 1]
      guard next == UInt8(ascii: "!") || next == UInt8(ascii: "?") else { return }
      try scanMarkup(isInside: false)
    }
  }

  /// `<!…` and `<?…`.
  private mutating func scanMarkup(isInside: Bool) throws(XMLMistake) {
    if bytes[at + 1] == UInt8(ascii: "?") { return try scanInstruction() }
    if starts(with: "<!--".utf8) { return try scanComment() }
    if isInside, starts(with: "<![CDATA[".utf8) { return try scanSection() }
    if !isInside, starts(with: "<!DOCTYPE".utf8) { throw mistake(.documentType) }
    if at + 9 >= count { throw endOrMistake(.markup(expected: "<!--")) }
    throw mistake(.markup(expected: isInside ? "<!-- or <![CDATA[" : "<!--"))
  }

  private mutating func scanComment() throws(XMLMistake) {
    at += 4
    while true {
      try skipCharacters(until: UInt8(ascii: "-"))
      guard bytes[at + 1] == UInt8(ascii: "-") else {
        at += 1
        continue
      }
      guard bytes[at + 2] == UInt8(ascii: ">") else { throw endOrMistake(.hyphens, at: at + 2) }
      at += 3
      return
    }
  }

  private mutating func scanInstruction() throws(XMLMistake) {
    let begin = at
    at += 2
    let target = try scanName(of: "a processing instruction")
    if target.count == 3, bytes[target].map({ $0 | 0x20 }) == Array("xml".utf8) {
      at = begin
      throw mistake(.declaration(expected: "its place at the very beginning"))
    }
    if !isSpace(bytes[at]), !starts(with: "?>".utf8) { throw endOrMistake(.markup(expected: "?>")) }
    while true {
      try skipCharacters(until: UInt8(ascii: "?"))
      at += 1
      if bytes[at] == UInt8(ascii: ">") { break }
    }
    at += 1
  }

  private mutating func scanSection() throws(XMLMistake) {
    at += 9
    let begin = at
    while true {
      try skipCharacters(until: UInt8(ascii: "]"))
      if bytes[at + 1] == UInt8(ascii: "]"), bytes[at + 2] == UInt8(ascii: ">") { break }
      at += 1
    }
    if collectsText { appendText(begin..<at) }
    at += 3
  }

  // MARK: Text

  /// Characters and references up to the next `<`.
  private mutating func scanText() throws(XMLMistake) {
    var begin = at
    var k = at
    var newLines: Int32 = 0
    while true {
      let byte = bytes[k]
      if byte == UInt8(ascii: "<") { break }
      // What is between elements is white space, as a rule.
      if byte == UInt8(ascii: " ") {
        k += 1
      } else if byte == UInt8(ascii: "\n") {
        newLines += 1
        k += 1
      } else if byte == UInt8(ascii: "&") {
        (at, line, newLines) = (k, line + newLines, 0)
        if collectsText { appendText(begin..<k) }
        let scalar = try scanReference()
        if collectsText { text.append(contentsOf: UTF8.encode(scalar)!) }
        (begin, k) = (at, at)
      } else if byte == UInt8(ascii: "]"), bytes[k + 1] == byte, bytes[k + 2] == UInt8(ascii: ">") {
        (at, line) = (k, line + newLines)
        throw mistake(.sectionEnd)
      } else if byte >= 0x20, byte < 0x80 {
        k += 1
      } else {
        at = k
        line += newLines
        newLines = 0
        k += try lengthOfCharacter(at: k)
      }
    }
    at = k
    line += newLines
    if collectsText { appendText(begin..<k) }
  }

  /// Characters as they are, but for the ends of lines, which are one character each.
  private mutating func appendText(_ range: Range<Int>) {
    for k in range {
      if bytes[k] == UInt8(ascii: "\r") {
        if bytes[k + 1] != UInt8(ascii: "\n") { text.append(UInt8(ascii: "\n")) }
      } else {
        text.append(bytes[k])
      }
    }
  }

  /// What was collected belongs to the innermost open element.
  private mutating func keepText() {
    guard collectsText, let element = open.last, !text.isEmpty else { return }
    tree.texts[element, default: ""] += String(decoding: text, as: UTF8.self)
    text.removeAll(keepingCapacity: true)
  }

  // MARK: Tags

  private mutating func scanStartTag() throws(XMLMistake) {
    let begin = at
    guard bytes[at] == UInt8(ascii: "<") else { throw mistake(.noElement) }
    guard open.count < depthLimit else { throw mistake(.tooDeep(limit: depthLimit)) }
    keepText()
    at += 1
    let index = Int32(tree.elements.count)
    let name = try scanKnownName(of: "an element")
    tree.elements.append(
      XMLTree.Element(
        nameIndex: UInt16(name), parent: open.last ?? -1, end: index + 1, line: line,
        column: column(of: begin), attributeBegin: Int32(tree.attributes.count), begin: Int32(begin),
        contentBegin: 0, contentEnd: 0, close: 0))
    open.append(index)
    var hasSpace = skipSpace()
    while bytes[at] != UInt8(ascii: ">"), bytes[at] != UInt8(ascii: "/") {
      guard hasSpace else {
        let isName = try startsName()
        throw endOrMistake(isName ? .spaceExpected : .tagEndExpected(element: tree.names[name]))
      }
      try scanAttribute(of: index)
      hasSpace = skipSpace()
    }
    let isEmpty = bytes[at] == UInt8(ascii: "/")
    if isEmpty { at += 1 }
    guard bytes[at] == UInt8(ascii: ">") else {
      throw endOrMistake(.tagEndExpected(element: tree.names[name]))
    }
    at += 1
    tree.elements[Int(index)].contentBegin = Int32(at)
    if isEmpty {
      tree.elements[Int(index)].contentEnd = Int32(at)
      close()
    } else {
      collectsText = table.entries[name].hasText
    }
  }

  /// The column of a start tag: counted back to the line's beginning, or to the element before it in the same line, whose
  /// column is known. So no byte is counted twice, however long a line is.
  private func column(of begin: Int) -> Int32 {
    let (known, first) = tree.elements.last.map { (Int($0.begin), $0.column) } ?? (lineBegin(of: 0), 1)
    var characters: Int32 = 0
    var place = begin
    while place > known {
      place -= 1
      if bytes[place] == UInt8(ascii: "\n") { return characters + 1 }
      // A byte that continues a character is none of its own.
      if bytes[place] & 0xC0 != 0x80 { characters += 1 }
    }
    return first + characters
  }

  private mutating func scanEndTag() throws(XMLMistake) {
    let begin = at
    at += 2
    let index = Int(open[open.count - 1])
    let name = Int(tree.elements[index].nameIndex)
    let range = try scanName(of: "a closing tag")
    guard isName(range, tree.names[name]) else {
      if at >= count { throw mistake(.end) }
      at = begin
      let found = String(decoding: bytes[range], as: UTF8.self)
      throw mistake(
        .otherEndTag(found: found, open: tree.names[name], line: Int(tree.elements[index].line)))
    }
    skipSpace()
    guard bytes[at] == UInt8(ascii: ">") else {
      throw endOrMistake(.tagEndExpected(element: "/" + tree.names[name]))
    }
    at += 1
    keepText()
    tree.elements[index].contentEnd = Int32(begin)
    close()
  }

  private func isName(_ range: Range<Int>, _ name: String) -> Bool {
    name.utf8.count == range.count && zip(name.utf8, range).allSatisfy { $0 == bytes[$1] }
  }

  /// The innermost open element ends here.
  private mutating func close() {
    let index = Int(open.removeLast())
    tree.elements[index].close = Int32(at)
    tree.elements[index].end = Int32(tree.elements.count)
    collectsText = open.last.map { table.entries[Int(tree.elements[Int($0)].nameIndex)].hasText } ?? false
  }

  private mutating func scanAttribute(of element: Int32) throws(XMLMistake) {
    let begin = at
    let name = try scanKnownName(of: "an attribute")
    guard table.mark(name, hasAttributeOf: element) else {
      at = begin
      throw mistake(.repeatedAttribute(tree.names[name]))
    }
    skipSpace()
    guard bytes[at] == UInt8(ascii: "=") else {
      throw endOrMistake(.equalsExpected(attribute: tree.names[name]))
    }
    at += 1
    skipSpace()
    let quote = bytes[at]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw endOrMistake(.quoteExpected(attribute: tree.names[name]))
    }
    at += 1
    let valueBegin = at
    let resolved = try scanValue(until: quote, name)
    guard at - valueBegin <= Self.valueLimit else { throw mistake(.tooLong) }
    let isPlain = resolved == nil && at - valueBegin < Int(XMLTree.Attribute.lengthLimit)
    if !isPlain {
      let text = resolved ?? String(decoding: bytes[valueBegin..<at], as: UTF8.self)
      tree.values[Int32(tree.attributes.count)] = XMLTree.Value(end: Int32(at), text: text)
    }
    tree.elements[Int(element)].attributeCount += 1
    tree.elements[Int(element)].keys |= 1 << (tree.keys[name] % 32)
    tree.attributes.append(
      XMLTree.Attribute(name: name, valueBegin: valueBegin, length: isPlain ? UInt32(at - valueBegin) : 0))
    at += 1
  }

  /// Goes to the quote. What is up to it with references resolved, every white space a space (XML 1.0 §3.3.3); nil where that
  /// is what the bytes are.
  private mutating func scanValue(until quote: UInt8, _ name: Int) throws(XMLMistake) -> String? {
    var begin = at
    var k = at
    /// What cannot be taken over as it is.
    var resolved: [UInt8] = []
    while true {
      let byte = bytes[k]
      if byte == quote { break }
      if byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "&"), byte != UInt8(ascii: "<") {
        k += 1
        continue
      }
      at = k
      switch byte {
      case UInt8(ascii: "<"): throw mistake(.lessInValue(attribute: tree.names[name]))
      case UInt8(ascii: "&"):
        resolved += bytes[begin..<k]
        resolved += UTF8.encode(try scanReference())!
        begin = at
        k = at
      case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        resolved += bytes[begin..<k]
        resolved.append(UInt8(ascii: " "))
        if byte == UInt8(ascii: "\r"), bytes[k + 1] == UInt8(ascii: "\n") { k += 1 }
        if bytes[k] == UInt8(ascii: "\n") { line += 1 }
        k += 1
        begin = k
      default: k += try lengthOfCharacter(at: k)
      }
    }
    at = k
    if resolved.isEmpty { return nil }
    resolved += bytes[begin..<k]
    return String(decoding: resolved, as: UTF8.self)
  }

  /// The name that begins here, as one of the table's.
  private mutating func scanKnownName(of thing: String) throws(XMLMistake) -> Int {
    let range = try scanName(of: thing)
    var hash: UInt32 = 2_166_136_261
    for k in range { hash = (hash ^ UInt32(bytes[k])) &* 16_777_619 }
    let (index, isNew) = table.index(of: range, hash: hash, in: bytes)
    if isNew {
      guard index < Self.nameLimit else { throw mistake(.tooManyNames) }
      let name = String(decoding: bytes[range], as: UTF8.self)
      tree.names.append(name)
      tree.keys.append(XMLTree.key(of: name))
      if textElements.contains(name) { table.setText(index) }
    }
    return index
  }
}
