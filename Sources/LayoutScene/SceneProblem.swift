// What readers and rules find in the document itself, beside its layout.

/// A problem of the document itself, found before or beside layout: an unresolved reference, an unsupported element, or a
/// convention that the document breaks.
///
/// Readers collect problems in ``Scene/problems`` instead of failing, so that the rest of a document is still laid out;
/// `LayoutReport` reports each as a finding of the kind with the same raw value.
public struct SceneProblem: Hashable, Sendable {
  /// What is wrong with a document; the raw values are the kinds of findings.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// An id does not resolve; something is not supported.
    case unresolved, unsupported
    /// Two constraints say the same.
    case duplicateConstraint = "duplicate-constraint"
    /// Two elements have one id.
    case duplicateID = "duplicate-id"
    /// The project has no image of a name.
    case missingImage = "missing-image"
    /// The project has no colour of a name.
    case missingColor = "missing-color"
    /// The document does without Auto Layout.
    case noAutoLayout = "no-auto-layout"
    /// A storyboard begins with no controller.
    case noInitialController = "no-initial-controller"
    /// A document has more than one controller.
    case severalControllers = "several-controllers"
    /// A controller's class has another name than its document.
    case customClassName = "custom-class-name"
    /// A custom class is looked for in no module, or in another than the team's.
    case customModule = "custom-module"
    /// An element has not the class that the team gives to its kind.
    case baseClass = "base-class"
    /// Something has no identifier or no accessibility label.
    case identifier
    /// A constraint is relative to a margin.
    case relativeToMargin = "relative-to-margin"
    /// The canvas shows another device than the team's.
    case canvasDevice = "canvas-device"
    /// Something varies by size class.
    case traitVariations = "trait-variations"
    /// A controller keeps the bottom bar when it is pushed.
    case hidesBottomBar = "hides-bottom-bar"
    /// A font is not one of the team's.
    case fonts
    /// A colour is not one of the team's.
    case colors
    /// A runtime attribute is not one of the team's.
    case runtimeAttributes = "runtime-attributes"
    /// The sources have not the class that an element names, or have it in another module.
    case unknownClass = "unknown-class"
    /// A class has no outlet of a name.
    case unknownOutlet = "unknown-outlet"
    /// A class has no action of a name.
    case unknownAction = "unknown-action"
    /// No document connects an outlet that its class relies on.
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
