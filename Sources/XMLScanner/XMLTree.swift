// What was scanned: elements and attributes as two flat arrays in document order, each with its place in the bytes. Flat,
// because an object per element would be released level by level, as deep as the input is nested.

/// All elements of one document; an element's descendants follow it directly.
package struct XMLTree: Sendable {
  package struct Element: Sendable {
    /// The place of its name in `names`.
    var nameIndex: Int32
    /// The index of the element around it; -1 for the outermost.
    package var parent: Int32
    /// The index after the last descendant.
    package var end: Int32
    /// Of its `<`, from 1.
    package var line: Int32
    /// Of its `<` in that line, in characters of Unicode (scalars) from 1.
    package var column: Int32
    var attributeBegin: Int32
    var attributeEnd: Int32
    /// The offset of its `<`.
    package var begin: Int32
    /// The offset after its start tag's `>`.
    package var contentBegin: Int32
    /// The offset of its end tag's `<`; of an element without one, the same as `contentBegin`.
    package var contentEnd: Int32
    /// The offset after its last `>`.
    package var close: Int32

    /// Where its attributes are among the tree's.
    package var attributes: Range<Int> { Int(attributeBegin)..<Int(attributeEnd) }
    /// All of it, from `<` to after `>`.
    package var range: Range<Int> { Int(begin)..<Int(close) }
    /// What is between its tags.
    package var content: Range<Int> { Int(contentBegin)..<Int(contentEnd) }
  }

  package struct Attribute: Sendable {
    var nameIndex: Int32
    var begin: Int32
    var valueBegin: Int32
    var valueEnd: Int32
    /// Its value, with references resolved and white space as spaces.
    package var value: String

    /// The bytes from its name to after its closing quote.
    package var range: Range<Int> { Int(begin)..<Int(valueEnd) + 1 }
    /// The bytes between its quotes.
    package var valueRange: Range<Int> { Int(valueBegin)..<Int(valueEnd) }
  }

  /// The elements in the order of their start tags.
  package internal(set) var elements: [Element] = []
  /// The attributes of all elements, in their order.
  package internal(set) var attributes: [Attribute] = []
  /// Every name that occurs, once.
  var names: [String] = []
  /// The characters directly inside of those elements whose text was asked for.
  var texts: [Int32: String] = [:]

  package func name(of element: Int) -> String { names[Int(elements[element].nameIndex)] }
  package func name(ofAttribute attribute: Int) -> String { names[Int(attributes[attribute].nameIndex)] }
  /// The characters directly inside of an element whose text was asked for; else empty.
  package func text(of element: Int) -> String { texts[Int32(element)] ?? "" }

  /// The place of an attribute with this name. Linear in the element's attributes, which are few.
  package func attribute(_ name: String, of element: Int) -> Int? {
    elements[element].attributes.first { names[Int(attributes[$0].nameIndex)] == name }
  }
}
