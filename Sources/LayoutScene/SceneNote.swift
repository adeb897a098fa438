// Notes beside a document's elements: `plumbline:ignore` in one silences findings.

/// The notes beside an element of a document (Xcode's Identity inspector, Document > Notes).
public struct SceneNote: Hashable, Sendable {
  /// The element's id; nil for a note that holds for the whole scene.
  public var id: String?
  /// The text.
  public var text: String
  /// The element's line, from 1.
  public var line: Int?
  /// The column of that line where the element begins, in characters of Unicode (scalars) from 1.
  public var column: Int?
  /// A note beside an element.
  public init(id: String?, text: String, line: Int? = nil, column: Int? = nil) {
    self.id = id
    self.text = text
    self.line = line
    self.column = column
  }
}
