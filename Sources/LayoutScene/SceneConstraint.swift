// A constraint with what its document says about it.

import Plumbline

/// A constraint of a scene and what its document says about it: id, line, and whether it is a placeholder.
///
/// Its place is the document's: a constraint that becomes part of a scene loses the source location where the reader
/// made it (`NSLayoutConstraint.creationSite`).
@preconcurrency @MainActor
public struct SceneConstraint {
  /// Active unless the document says otherwise.
  public var constraint: NSLayoutConstraint
  /// Unique in the document.
  public var id: String
  /// The line of the document, from 1.
  public var line: Int?
  /// The column of that line where the element begins, in characters of Unicode (scalars) from 1.
  public var column: Int?
  /// Whether it is there for the canvas alone: Xcode removes it when it builds (Placeholder).
  public var isPlaceholder = false
  /// A constraint with what its document says.
  public init(constraint: NSLayoutConstraint, id: String, line: Int? = nil, column: Int? = nil) {
    // Its line is the document's, not the reader's.
    constraint.creationSite = nil
    self.constraint = constraint
    self.id = id
    self.line = line
    self.column = column
  }
}
