// What was scanned: elements and attributes as two flat arrays in document order, each with its place in the bytes. Flat,
// because an object per element would be released level by level, as deep as the input is nested.

/// All elements of one document; an element's descendants follow it directly. A class, since of a structure each of its arrays
/// would be retained for every question.
package final class XMLTree: Sendable {
  package struct Element: Sendable {
    /// The place of its name in `names`.
    var nameIndex: UInt16
    /// How many attributes it has: none twice.
    var attributeCount: UInt16 = 0
    /// The index of the element around it; -1 for the outermost.
    package var parent: Int32
    /// The index after the last descendant.
    package var end: Int32
    /// Of its `<`, from 1.
    package var line: Int32
    /// Of its `<` in that line, in characters of Unicode (scalars) from 1.
    package var column: Int32
    var attributeBegin: Int32
    /// The offset of its `<`.
    package var begin: Int32
    /// The offset after its start tag's `>`.
    package var contentBegin: Int32
    /// The offset of its end tag's `<`; of an element without one, the same as `contentBegin`.
    package var contentEnd: Int32
    /// The offset after its last `>`.
    package var close: Int32
    /// A bit for each of its attributes' keys: most attributes that somebody asks for are not there.
    var keys: UInt32 = 0

    /// Where its attributes are among the tree's.
    package var attributes: Range<Int> { Int(attributeBegin)..<Int(attributeBegin) + Int(attributeCount) }
    /// All of it, from `<` to after `>`.
    package var range: Range<Int> { Int(begin)..<Int(close) }
    /// What is between its tags.
    package var content: Range<Int> { Int(contentBegin)..<Int(contentEnd) }
  }

  /// Where a value begins, and in one word its length and its name's place in `names`: a document has many.
  struct Attribute: Sendable {
    static let lengthLimit = UInt32(1) << 18
    var valueBegin: Int32
    private var nameAndLength: UInt32

    /// - Precondition: the name is among the first 2^14, and the length below the limit.
    init(name: Int, valueBegin: Int, length: UInt32) {
      self.valueBegin = Int32(valueBegin)
      nameAndLength = UInt32(name) * Self.lengthLimit + length
    }

    var nameIndex: Int { Int(nameAndLength / Self.lengthLimit) }
    /// 0 for what stands in `values`.
    var length: Int { Int(nameAndLength % Self.lengthLimit) }
  }

  /// A value that is not what its bytes are, because of references and white space, or that is long.
  struct Value: Sendable {
    var end: Int32
    var text: String
  }

  /// What a scanner collects.
  struct Content: Sendable {
    /// In the order of their start tags.
    var elements: [Element] = []
    /// Those of all elements, in their order.
    var attributes: [Attribute] = []
    /// By attribute.
    var values: [Int32: Value] = [:]
    /// Every name that occurs, once.
    var names: [String] = []
    /// The keys of the names.
    var keys: [UInt8] = []
    /// The characters directly inside of those elements whose text was asked for.
    var texts: [Int32: String] = [:]
  }

  private let content: Content
  /// The document, with a zero behind it.
  package let bytes: [UInt8]

  init(_ content: Content, bytes: [UInt8]) {
    self.content = content
    self.bytes = bytes
  }

  package var elements: [Element] { content.elements }
  package func element(_ index: Int) -> Element { content.elements[index] }
  package func name(of element: Int) -> String { content.names[Int(content.elements[element].nameIndex)] }
  package func name(ofAttribute attribute: Int) -> String {
    content.names[content.attributes[attribute].nameIndex]
  }

  /// An attribute's value, with references resolved and white space as spaces.
  package func value(ofAttribute attribute: Int) -> String {
    let length = content.attributes[attribute].length
    if length == 0 { return content.values[Int32(attribute)]?.text ?? "" }
    let begin = Int(content.attributes[attribute].valueBegin)
    return String(decoding: bytes[begin..<begin + length], as: UTF8.self)
  }

  /// The bytes between an attribute's quotes.
  package func valueRange(ofAttribute attribute: Int) -> Range<Int> {
    let begin = Int(content.attributes[attribute].valueBegin)
    let end =
      content.values[Int32(attribute)].map { Int($0.end) } ?? begin + content.attributes[attribute].length
    return begin..<end
  }

  /// The bytes from an attribute's name to after its closing quote.
  package func range(ofAttribute attribute: Int) -> Range<Int> {
    let value = valueRange(ofAttribute: attribute)
    let equals = bytes[..<value.lowerBound].lastIndex(of: UInt8(ascii: "=")) ?? 0
    let nameEnd = (bytes[..<equals].lastIndex { $0 > 0x20 } ?? 0) + 1
    return nameEnd - name(ofAttribute: attribute).utf8.count..<value.upperBound + 1
  }

  /// The characters directly inside of an element whose text was asked for; else empty.
  package func text(of element: Int) -> String { content.texts[Int32(element)] ?? "" }

  /// What tells most names of one element's attributes apart: their length and first letter.
  static func key(of name: String) -> UInt8 {
    UInt8(truncatingIfNeeded: name.utf8.count &* 37 &+ Int(name.utf8.first ?? 0))
  }

  /// The place of an attribute with this name. Linear in the element's attributes, which are few.
  package func attribute(_ name: String, of element: Int) -> Int? {
    let key = Self.key(of: name)
    guard content.elements[element].keys & 1 << (key % 32) != 0 else { return nil }
    return content.elements[element].attributes.first { place in
      let index = content.attributes[place].nameIndex
      return content.keys[index] == key && content.names[index] == name
    }
  }
}
