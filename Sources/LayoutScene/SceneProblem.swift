// What readers and rules find in the document itself, beside its layout.

/// A problem of the document itself, found before or beside layout: an unresolved reference, an unsupported element, or a
/// convention that the document breaks.
///
/// Readers collect problems in ``Scene/problems`` instead of failing, so that the rest of a document is still laid out;
/// `LayoutReport` reports each as a finding of the kind with the same raw value.
public struct SceneProblem: Hashable, Sendable {
  /// What is wrong with a document; the raw values are the kinds of findings.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// An unresolved reference; an unsupported element or attribute.
    case unresolved, unsupported
    /// Two constraints are equivalent.
    case duplicateConstraint = "duplicate-constraint"
    /// Two elements have one id.
    case duplicateID = "duplicate-id"
    /// The project has no image of a name.
    case missingImage = "missing-image"
    /// The project has no colour of a name.
    case missingColor = "missing-color"
    /// The document does not use Auto Layout.
    case noAutoLayout = "no-auto-layout"
    /// A storyboard begins with no controller.
    case noInitialController = "no-initial-controller"
    /// A document has more than one controller.
    case severalControllers = "several-controllers"
    /// A controller's class is not named after its document.
    case customClassName = "custom-class-name"
    /// A custom class has no module, or one that is not allowed.
    case customModule = "custom-module"
    /// An element's class is not the one that the configuration requires of its kind.
    case baseClass = "base-class"
    /// Something has no identifier or no accessibility label.
    case identifier
    /// A constraint is relative to a margin.
    case relativeToMargin = "relative-to-margin"
    /// The canvas shows a device that is not allowed.
    case canvasDevice = "canvas-device"
    /// A property varies by size class.
    case traitVariations = "trait-variations"
    /// A controller does not hide the bottom bar when it is pushed.
    case hidesBottomBar = "hides-bottom-bar"
    /// A font that is not allowed.
    case fonts
    /// A colour that is not allowed.
    case colors
    /// A runtime attribute that is not allowed.
    case runtimeAttributes = "runtime-attributes"
    /// A class that was not found in the sources, or in another module.
    case unknownClass = "unknown-class"
    /// A connected outlet that its class does not declare.
    case unknownOutlet = "unknown-outlet"
    /// A connected action that its class does not declare.
    case unknownAction = "unknown-action"
    /// An implicitly unwrapped outlet that no document connects.
    case unconnectedOutlet = "unconnected-outlet"
  }
  /// What kind of problem it is.
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
