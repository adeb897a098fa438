// The errors of reading a document, and the one place where they become sentences.

/// Why a document cannot be read: the file, its XML, or its format.
///
/// `description` is one line that names the file, the line, the reason and what to do. What is wrong inside of a readable
/// document, such as an unresolved reference, is no error but a `SceneProblem` of its scene.
public enum InterfaceBuilderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file is not there or cannot be read.
  case unreadable(document: String, reason: String)
  /// The file has no bytes.
  case empty(document: String)
  /// The file is larger than `InterfaceBuilderDocument.sizeLimit`.
  case tooLarge(document: String, bytes: Int, limit: Int)
  /// Elements are nested more deeply than `InterfaceBuilderDocument.depthLimit`.
  case tooDeep(document: String, line: Int, limit: Int)
  /// The file ends within an element.
  case truncated(document: String, line: Int)
  /// The file is not XML from some place on: its line and, in characters from 1, its column.
  case notXML(document: String, line: Int, column: Int, reason: String)
  /// A compiled nib or a binary property list.
  case compiled(document: String)
  /// XML, but no document of Interface Builder.
  case notInterfaceBuilder(document: String, line: Int, root: String)
  /// A format before Xcode 4.2's `version="3.0"`.
  case oldFormat(document: String, line: Int, version: String)

  /// The document, the line where one is known, what is wrong and what to do about it.
  public var description: String {
    let place = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
    return "\(document)\(place): \(reason)"
  }

  /// The cause and the way out, without the position.
  public var reason: String {
    switch self {
    case .unreadable(_, let reason):
      "cannot be read: \(reason). Check the path and its permissions."
    case .empty:
      "the file is empty. Restore it from version control."
    case .tooLarge(_, let bytes, let limit):
      "\(bytes) bytes are more than the limit of \(limit). Split the storyboard."
    case .tooDeep(_, _, let limit):
      "elements are nested deeper than \(limit) levels, which Interface Builder never writes. Check the file."
    case .truncated:
      "the document is truncated: its elements are not closed. Restore it from version control."
    case .notXML(_, _, _, let reason):
      "not well-formed XML: \(reason). Repair the line or restore the file."
    case .compiled:
      "a compiled nib or binary property list. Give the .storyboard or .xib that it was made from."
    case .notInterfaceBuilder(_, _, let root):
      "the root element is <\(root)>, not Interface Builder's <document>. "
        + "Give a .storyboard or .xib."
    case .oldFormat(_, _, let version):
      "written before Xcode 5, in format \(version). Open and save it in Xcode to convert it."
    }
  }

  /// The line at which it cannot be read on, from 1; nil where no line is to blame.
  public var line: Int? {
    switch self {
    case .unreadable, .tooLarge: nil
    case .empty, .compiled: 1
    case .tooDeep(_, let line, _), .truncated(_, let line), .notXML(_, let line, _, _),
      .notInterfaceBuilder(_, let line, _), .oldFormat(_, let line, _):
      line
    }
  }

  /// The column of that line in characters, from 1, where it is known.
  public var column: Int? {
    if case .notXML(_, _, let column, _) = self { column } else { nil }
  }

  /// The document that could not be read.
  public var document: String {
    switch self {
    case .unreadable(let document, _), .empty(let document), .tooLarge(let document, _, _),
      .tooDeep(let document, _, _), .truncated(let document, _), .notXML(let document, _, _, _),
      .compiled(let document),
      .notInterfaceBuilder(let document, _, _), .oldFormat(let document, _, _):
      document
    }
  }
}
