// Problems that readers and rules find in the document itself, beside its layout.

/// A problem of the document itself, found before or beside layout: an unresolved reference, an unsupported element, or a
/// convention that the document breaks.
///
/// Readers collect problems in ``Scene/problems`` instead of failing, so that the rest of a document is still laid out;
/// `LayoutReport` reports each as a finding of the same kind, at the kind's level.
public struct SceneProblem: Hashable, Sendable {
  /// The kind of a problem.
  public typealias Kind = FindingKind

  /// The kind of the problem.
  public var kind: Kind
  /// One sentence that names the thing and the cause.
  public var message: String
  /// The way out, in the imperative.
  public var fix: String
  /// The ids of the views that are concerned.
  public var views: [String]
  /// The ids of the constraints that are concerned.
  public var constraints: [String]
  /// The line of the document, from 1.
  public var line: Int?
  /// The column of that line where the element begins, in characters of Unicode (scalars) from 1.
  public var column: Int?
  /// The path of another file that the problem is in, such as a table of texts; nil for the document.
  public var file: String?
  /// The property that names the missing resource, in lower case, as in facts about code.
  package var property: String?
  /// A problem with its way out.
  public init(
    kind: Kind, message: String, fix: String, views: [String] = [], constraints: [String] = [],
    line: Int? = nil, column: Int? = nil, file: String? = nil
  ) {
    self.kind = kind
    self.message = message
    self.fix = fix
    self.views = views
    self.constraints = constraints
    self.line = line
    self.column = column
    self.file = file
  }
}
