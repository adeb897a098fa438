// The syntax errors and unsupported features of XML, and the one place where they become sentences.

/// The first mistake of a document.
package struct XMLMistake: Error, Equatable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The bytes end within the prolog or within an element.
    case end
    /// Nothing but white space and comments.
    case noElement
    /// Bytes that are no UTF-8, or a zero.
    case notUTF8
    /// An encoding other than UTF-8 is declared.
    case encoding(String)
    /// A character that XML does not permit.
    case character(UInt32)
    /// A malformed XML declaration, with the expected text.
    case declaration(expected: String)
    /// A document type. Entities come with it, and documents of editors have none.
    case documentType
    /// Markup that begins with `<!` or `<?` where it is not permitted.
    case markup(expected: String)
    case nameExpected(of: String)
    /// A name with the prefix of a namespace, which editors' documents have none of.
    case colon(of: String)
    /// Two attributes, or a name and an attribute, without a space between.
    case spaceExpected
    case equalsExpected(attribute: String)
    case quoteExpected(attribute: String)
    case lessInValue(attribute: String)
    case repeatedAttribute(String)
    /// A tag that does not end with `>`.
    case tagEndExpected(element: String)
    case otherEndTag(found: String, open: String, line: Int)
    /// An entity other than the five, or `&` alone.
    case entity(String)
    case characterReference
    /// `]]>` in text.
    case sectionEnd
    /// `--` in a comment.
    case hyphens
    /// Content after the root element.
    case afterEnd
    case tooDeep(limit: Int)
    /// A name or a value beyond `XMLScanner.valueLimit`, or more bytes than can be counted.
    case tooLong
    /// More different names than `XMLScanner.nameLimit`.
    case tooManyNames
  }

  package var kind: Kind
  /// The byte offset, from 0.
  package var offset: Int
  /// The line, from 1.
  package var line: Int
  /// The column in characters of Unicode, from 1.
  package var column: Int

  /// The reason in words, without the position.
  package var reason: String {
    switch kind {
    case .end: "the document ends before its elements are closed"
    case .noElement: "there is no root element"
    case .notUTF8: "the text is not valid UTF-8"
    case .encoding(let name): "it is declared as “\(name.prefix(40))” instead of UTF-8"
    case .character(let value): "the character U+\(Self.hexadecimal(value)) is not allowed in XML"
    case .declaration(let expected): "the XML declaration is damaged: \(expected) was expected"
    case .documentType: "document type declarations, and the entities in them, are not supported"
    case .markup(let expected): "\(expected) was expected"
    case .nameExpected(let thing): "the name of \(thing) is missing"
    case .colon(let thing): "the name of \(thing) has a colon: namespaces are not supported"
    case .spaceExpected: "a space before the attribute is missing"
    case .equalsExpected(let name): "the attribute \(Self.quoted(name)) has no value: = was expected"
    case .quoteExpected(let name): "the value of \(Self.quoted(name)) is not quoted"
    case .lessInValue(let name): "the value of \(Self.quoted(name)) contains <, which must be written &lt;"
    case .repeatedAttribute(let name): "the attribute \(Self.quoted(name)) is given twice"
    case .tagEndExpected(let name): "the tag of <\(name.prefix(40))> does not end: > was expected"
    case .otherEndTag(let found, let open, let line):
      "</\(found.prefix(40))> does not match the open element: </\(open.prefix(40))> was expected, for line \(line)"
    case .entity(let name) where name.isEmpty: "a bare & must be written &amp;"
    case .entity(let name):
      "the entity &\(name.prefix(40)); is unknown; XML has &amp;, &lt;, &gt;, &quot; and &apos;"
    case .characterReference: "the character reference (&#…;) is invalid"
    case .sectionEnd: "]]> in text must be written ]]&gt;"
    case .hyphens: "a comment contains --"
    case .afterEnd: "there is content after the root element"
    case .tooDeep(let limit): "elements are nested deeper than \(limit) levels"
    case .tooLong: "a name or a value is longer than \(XMLScanner.valueLimit) bytes"
    case .tooManyNames: "it has more than \(XMLScanner.nameLimit) different names of elements and attributes"
    }
  }

  private static func quoted(_ name: String) -> String { "“\(name.prefix(40))”" }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
