// Changes of a document's bytes: single attributes and elements, and no other byte.

import Foundation
import LayoutScene
import Plumbline
import XMLScanner

/// A document's bytes and changes to be made to them: frames, constants, priorities, and constraints that come and go.
///
/// A change replaces a range of bytes and leaves every other byte alone, down to line ends and the order of attributes.
/// Elements are named by id and line, as `SceneView` and `SceneConstraint` have them. Methods return whether the document
/// has the element; ``bytes`` is the changed document, made in time proportional to its size.
/// ```swift
/// var editor = try DocumentEditor(bytes: data, name: "Main.storyboard")
/// editor.setConstant(16, ofConstraint: "Xby-4w-Pn3", line: nil)
/// try editor.bytes.write(to: url)
/// ```
public struct DocumentEditor: Sendable {
  package let document: InterfaceBuilderDocument
  var source: ArraySlice<UInt8> { scanned.bytes.dropLast() }
  private var changes: [Change] = []
  /// The ids of elements that were added.
  var newIDs: Set<String> = []
  /// The traits of each scene on its canvas, by the id of its root view.
  var canvasTraits: [String: Traits] = [:]
  /// The scene sources by the id of the root view.
  let sceneSources: [String: SceneSource]

  private struct Change: Sendable {
    var range: Range<Int>
    var bytes: [UInt8]
  }

  /// - Parameters:
  ///   - bytes: The document as it is.
  ///   - name: Stands for it in messages.
  public init(bytes: Data, name: String) throws(InterfaceBuilderError) {
    try self.init(bytes: bytes, name: name, path: nil, projects: ProjectCatalogues())
  }

  /// The same with what lies around the file: its scenes have the images of its project.
  package init(
    bytes: Data, name: String, path: String?, projects: ProjectCatalogues
  ) throws(InterfaceBuilderError) {
    self.init(try InterfaceBuilderDocument(bytes: bytes, name: name, path: path, projects: projects))
  }

  package init(_ document: InterfaceBuilderDocument) {
    self.document = document
    sceneSources = Dictionary(
      firstOf: document.sceneSources.compactMap { source in source.root.id.map { ($0, source) } })
  }

  /// The document's scenes, as it is without the changes.
  @preconcurrency @MainActor
  public func scenes(for configuration: SceneConfiguration = .canvas) -> [Scene] {
    document.scenes(for: configuration)
  }

  /// Whether nothing is to be changed.
  public var isUnchanged: Bool { changes.isEmpty }
  package var changeCount: Int { changes.count }

  /// The document with the changes; every other byte as it was, down to line ends. Linear in its size.
  public var bytes: Data {
    var result = Data()
    result.reserveCapacity(source.count)
    var at = 0
    let ordered = changes.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
    }
    for (_, change) in ordered where change.range.lowerBound >= at {
      result += source[at..<change.range.lowerBound]
      result += change.bytes
      at = change.range.upperBound
    }
    return result + source[at...]
  }

  var scanned: XMLTree { document.root.tree.scanned }

  /// The element with an id; of several, the one in this line.
  func element(_ id: String, line: Int?) -> DocumentElement? {
    guard let first = document.index.byID[id] else { return nil }
    guard let line, first.line != line else { return first }
    return document.index.duplicates.first { $0.id == id && $0.line == line }
  }

  // MARK: Attributes

  /// Sets an attribute; a new one is inserted after those that precede it.
  mutating func set(
    _ name: String, _ value: String, of element: DocumentElement,
    behind precedes: (String) -> Bool = { _ in true }
  ) {
    let bytes = Array(Self.escaped(value).utf8)
    if let index = scanned.attribute(name, of: element.index) {
      changes.append(Change(range: scanned.valueRange(ofAttribute: index), bytes: bytes))
      return
    }
    let leading = scanned.element(element.index).attributes.prefix {
      precedes(scanned.name(ofAttribute: $0))
    }
    let place =
      leading.last.map { scanned.range(ofAttribute: $0).upperBound }
      ?? scanned.element(element.index).range.lowerBound + 1 + element.name.utf8.count
    insert(Array(" \(name)=\"".utf8) + bytes + [UInt8(ascii: "\"")], at: place)
  }

  /// Removes an attribute, with the white space before it.
  mutating func remove(_ name: String, of element: DocumentElement) {
    guard let index = scanned.attribute(name, of: element.index) else { return }
    let range = scanned.range(ofAttribute: index)
    changes.append(Change(range: beginOfSpace(before: range.lowerBound)..<range.upperBound, bytes: []))
  }

  // MARK: Elements

  /// Removes an element with its line; with the last one of a list, the list.
  mutating func remove(_ element: DocumentElement, emptyingListNamed list: String) {
    var gone = element
    if let parent = element.parent, parent.name == list,
      parent.children.reduce(0, { count, _ in count + 1 }) == 1
    {
      gone = parent
    }
    let range = scanned.element(gone.index).range
    changes.append(Change(range: beginOfSpace(before: range.lowerBound)..<range.upperBound, bytes: []))
  }

  /// Inserts an element after another one, in a line of its own.
  mutating func insert(_ text: String, behind sibling: DocumentElement) {
    insert(
      Array((indentation(of: sibling) + text).utf8), at: scanned.element(sibling.index).range.upperBound)
  }

  /// Inserts an element before another one, in a line of its own.
  mutating func insert(_ text: String, before sibling: DocumentElement) {
    let place = beginOfSpace(before: scanned.element(sibling.index).range.lowerBound)
    insert(Array((indentation(of: sibling) + text).utf8), at: place)
  }

  private mutating func insert(_ bytes: [UInt8], at place: Int) {
    changes.append(Change(range: place..<place, bytes: bytes))
  }

  /// The line break and the spaces before an element.
  func indentation(of element: DocumentElement) -> String {
    let begin = scanned.element(element.index).range.lowerBound
    return String(decoding: source[beginOfSpace(before: begin)..<begin], as: UTF8.self)
  }

  /// The indentation of an element relative to its parent.
  func indentationUnit(of element: DocumentElement) -> String {
    guard let parent = element.parent else { return "" }
    let (inner, outer) = (indentation(of: element), indentation(of: parent))
    return inner.hasPrefix(outer) ? String(inner.dropFirst(outer.count)) : "    "
  }

  private func beginOfSpace(before place: Int) -> Int {
    var begin = place
    while begin > 0, [0x20, 0x09, 0x0A, 0x0D].contains(source[begin - 1]) { begin -= 1 }
    return begin
  }

  /// Interface Builder writes a line break in a value as `&#10;`.
  static func escaped(_ value: String) -> String {
    var result = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\r", "\t": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
