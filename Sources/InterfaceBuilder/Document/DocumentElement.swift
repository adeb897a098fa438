// The elements of a document, as places in the flat array that was scanned.

import XMLScanner

/// All elements of one document; an element's descendants follow it directly.
package final class ElementTree: Sendable {
  let scanned: XMLTree
  /// Attributes that stand in for the document's own: its texts in another language, by element.
  let replacements: [Int: [String: String]]

  init(_ scanned: XMLTree, replacing replacements: [Int: [String: String]] = [:]) {
    self.scanned = scanned
    self.replacements = replacements
  }

  /// The document element; a tree that was read from a document has one.
  var root: DocumentElement? { scanned.elements.isEmpty ? nil : DocumentElement(tree: self, index: 0) }

  /// The index after an element's last descendant.
  fileprivate func end(of index: Int) -> Int { Int(scanned.element(index).end) }
}

/// One element: a place in its tree.
package struct DocumentElement: Hashable, Sendable {
  let tree: ElementTree
  let index: Int

  package var name: String { tree.scanned.name(of: index) }
  /// The characters directly inside of an element that holds text.
  package var text: String { tree.scanned.text(of: index) }
  /// The line, from 1.
  package var line: Int { Int(tree.scanned.element(index).line) }
  /// The column of its `<` in that line, in characters of Unicode from 1.
  var column: Int { Int(tree.scanned.element(index).column) }
  package var id: String? { self["id"] }
  package var key: String? { self["key"] }
  package var parent: DocumentElement? {
    let parent = Int(tree.scanned.element(index).parent)
    return parent >= 0 ? DocumentElement(tree: tree, index: parent) : nil
  }

  package subscript(attribute: String) -> String? {
    if !tree.replacements.isEmpty, let text = tree.replacements[index]?[attribute] { return text }
    return own(attribute)
  }

  /// The value in the document itself, in whichever language it is read.
  func own(_ attribute: String) -> String? {
    tree.scanned.attribute(attribute, of: index).map { tree.scanned.value(ofAttribute: $0) }
  }

  /// `YES` and `NO` as documents write them; nil where the attribute is absent.
  package func flag(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }

  /// A finite number of the attribute; nil where it is absent or no number that a layout can use.
  package func number(_ attribute: String) -> Double? { self[attribute].flatMap(LayoutNumber.parse) }

  package var children: Children { Children(tree: tree, cursor: index + 1, end: tree.end(of: index)) }

  /// The first child with this name and, when given, this `key`.
  package func first(_ name: String, key: String? = nil) -> DocumentElement? {
    children.first { $0.name == name && (key == nil || $0.key == key) }
  }

  /// The first child whose `key` is this, whatever its name.
  package func first(key: String) -> DocumentElement? { children.first { $0.key == key } }

  /// The element's children, without their descendants.
  package struct Children: Sequence, IteratorProtocol {
    let tree: ElementTree
    var cursor: Int
    let end: Int
    package mutating func next() -> DocumentElement? {
      guard cursor < end else { return nil }
      let element = DocumentElement(tree: tree, index: cursor)
      cursor = tree.end(of: cursor)
      return element
    }
  }

  /// Every descendant in document order, leaving out what lies below elements of the names in `skipping`.
  package func descendants(skipping: Set<String> = []) -> Descendants {
    Descendants(tree: tree, skipping: skipping, cursor: index + 1, end: tree.end(of: index))
  }

  package struct Descendants: Sequence, IteratorProtocol {
    let tree: ElementTree
    let skipping: Set<String>
    var cursor: Int
    let end: Int
    package mutating func next() -> DocumentElement? {
      while cursor < end {
        let index = cursor
        if !skipping.isEmpty, skipping.contains(tree.scanned.name(of: index)) {
          cursor = tree.end(of: index)
          continue
        }
        cursor = index + 1
        return DocumentElement(tree: tree, index: index)
      }
      return nil
    }

    /// Skips the descendants of an element that was returned.
    package mutating func skip(_ element: DocumentElement) { cursor = tree.end(of: element.index) }
  }

  /// Whether `other` is this element or a descendant of it.
  package func contains(_ other: DocumentElement) -> Bool {
    other.index >= index && other.index < tree.end(of: index)
  }

  package static func == (lhs: DocumentElement, rhs: DocumentElement) -> Bool {
    lhs.tree === rhs.tree && lhs.index == rhs.index
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
