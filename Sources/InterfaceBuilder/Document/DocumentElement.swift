// The elements of a document as a flat array in document order. Flat, because an object per element would be
// released level by level, as deep as the input is nested.

/// All elements of one document; an element's descendants follow it directly.
final class ElementTree: Sendable {
  struct Node: Sendable {
    var name: String
    var attributes: [String: String]
    var text = ""
    var parent: Int
    /// The index after the last descendant.
    var end: Int
    var line: Int
  }
  let nodes: [Node]

  init(nodes: [Node]) { self.nodes = nodes }

  /// The document element; a tree that was read from a document has one.
  var root: DocumentElement? { nodes.isEmpty ? nil : DocumentElement(tree: self, index: 0) }
}

/// One element: a place in its tree.
struct DocumentElement: Hashable, Sendable {
  let tree: ElementTree
  let index: Int

  var name: String { tree.nodes[index].name }
  var attributes: [String: String] { tree.nodes[index].attributes }
  /// The characters directly inside the element.
  var text: String { tree.nodes[index].text }
  /// Counted from 1.
  var line: Int { tree.nodes[index].line }
  var id: String? { self["id"] }
  var key: String? { self["key"] }
  var parent: DocumentElement? {
    let parent = tree.nodes[index].parent
    return parent >= 0 ? DocumentElement(tree: tree, index: parent) : nil
  }

  subscript(attribute: String) -> String? { tree.nodes[index].attributes[attribute] }

  /// `YES` and `NO` as documents write them; nil where the attribute is absent.
  func flag(_ attribute: String) -> Bool? { self[attribute].map { $0 == "YES" } }

  /// A finite number of the attribute; nil where it is absent or no number that a layout can use.
  func number(_ attribute: String) -> Double? { self[attribute].flatMap(LayoutNumber.parse) }

  var children: Children { Children(tree: tree, cursor: index + 1, end: tree.nodes[index].end) }

  /// The first child with this name and, when given, this `key`.
  func first(_ name: String, key: String? = nil) -> DocumentElement? {
    for child in children where child.name == name && (key == nil || child.key == key) { return child }
    return nil
  }

  /// The first child whose `key` is this, whatever its name.
  func first(key: String) -> DocumentElement? {
    for child in children where child.key == key { return child }
    return nil
  }

  /// The element's children, without their descendants.
  struct Children: Sequence, IteratorProtocol {
    let tree: ElementTree
    var cursor: Int
    let end: Int
    mutating func next() -> DocumentElement? {
      guard cursor < end else { return nil }
      let element = DocumentElement(tree: tree, index: cursor)
      cursor = tree.nodes[cursor].end
      return element
    }
  }

  /// Every descendant in document order, leaving out what lies below elements of the names in `skipping`.
  func descendants(skipping: Set<String> = []) -> Descendants {
    Descendants(tree: tree, skipping: skipping, cursor: index + 1, end: tree.nodes[index].end)
  }

  struct Descendants: Sequence, IteratorProtocol {
    let tree: ElementTree
    let skipping: Set<String>
    var cursor: Int
    let end: Int
    mutating func next() -> DocumentElement? {
      while cursor < end {
        let index = cursor
        if skipping.contains(tree.nodes[index].name) {
          cursor = tree.nodes[index].end
          continue
        }
        cursor = index + 1
        return DocumentElement(tree: tree, index: index)
      }
      return nil
    }

    /// Leaves out what lies below an element that was returned.
    mutating func skip(_ element: DocumentElement) { cursor = tree.nodes[element.index].end }
  }

  /// Whether `other` is this element or lies below it.
  func contains(_ other: DocumentElement) -> Bool {
    other.index >= index && other.index < tree.nodes[index].end
  }

  static func == (lhs: DocumentElement, rhs: DocumentElement) -> Bool {
    lhs.tree === rhs.tree && lhs.index == rhs.index
  }
  func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
