// A view tree that was read from a document, with what the document says about each view beside it: what readers
// (InterfaceBuilder, LayoutDocument) hand to LayoutReport.

import Foundation

/// One scene of a document, for one configuration (device, orientation, direction), ready to be laid out.
@preconcurrency @MainActor
public final class Scene {
  /// The document's path or name, as it was given.
  public var document: String
  /// The id of the root view; documents name scenes by it.
  public var id: String
  /// The document's id of the controller that has the root view; nil for a view that stands by itself.
  public var controllerID: String?
  /// A name for people: the controller's class or label.
  public var title: String?
  /// The device's id, if the scene was made for one.
  public var device: String?
  /// What people call the device, if it is known: "iPhone 15".
  public var deviceName: String?
  /// `portrait` or `landscape`, as the scene is laid out.
  public var orientation: String
  /// The reading direction: `ltr` or `rtl`.
  public var direction: String
  /// The language of the texts, if one was asked for.
  public var language: String?
  /// The user's text size, if one was asked for.
  public var contentSize: String?
  /// Device pixels per point.
  public var scale: CGFloat
  /// The root of the tree; `layoutIfNeeded()` on it lays the scene out.
  public var rootView: UIView
  /// The document's views that take part, in document order; the root first.
  public var views: [SceneView] = []
  /// The document's constraints that are active, in document order.
  public var constraints: [SceneConstraint] = []
  /// The document's guides: safe area, margins, scroll content and others that constraints name.
  public var guides: [SceneGuide] = []
  /// Whether it is a launch screen as an editor's template holds it: no editor laid it out again unless somebody opened it.
  public var isTemplateScreen = false
  /// Whether a program made it: its views are of their own classes, and the room around them is the one that they have.
  package var isOfProgram = false
  /// What the reader could not follow: ids that lead nowhere, elements that are not supported.
  public var problems: [SceneProblem] = []
  /// How the views look, told by the reader when a picture is wanted; nil where the document says nothing of it.
  package var appearance: (() -> SceneAppearance)?
  /// The texts of its bars, told by the reader to whoever asks whether they are cut off, after the layout.
  package var barTexts: (() -> [SceneBarText])?

  /// What people wrote beside elements and that speaks to whoever judges the scene.
  public var notes: [SceneNote] = []

  /// Readers add the views beside the root.
  public init(
    document: String, id: String, controllerID: String? = nil, title: String? = nil, device: String? = nil,
    orientation: String = "portrait", direction: String = "ltr", scale: CGFloat = 2, rootView: UIView
  ) {
    self.document = document
    self.id = id
    self.controllerID = controllerID
    self.title = title
    self.device = device
    self.orientation = orientation
    self.direction = direction
    self.scale = scale
    self.rootView = rootView
  }
}

/// What a document says about one view.
@preconcurrency @MainActor
public struct SceneView {
  /// With its place in the tree.
  public var view: UIView
  /// Unique in the document.
  public var id: String
  /// The element's name (`label`, `stackView`, …).
  public var kind: String
  /// The custom class, the user's label for it in the outline, the outlets that lead to it.
  public var customClass: String?
  /// The class of Apple's that the element stands for, where the view's own class does not tell.
  public var systemClass: String?
  /// The label in the document's outline.
  public var label: String?
  /// The names of the outlets that lead to the view.
  public var outlets: [String]
  /// Nil for the root.
  public var parentID: String?
  /// The line of the document, from 1.
  public var line: Int?
  /// The column of that line where the element begins, in characters of Unicode (scalars) from 1.
  public var column: Int?
  /// The frame that the document stores, in the superview's space with y downwards; never an input where constraints
  /// place the view.
  public var storedFrame: CGRect?
  /// Whether constraints place the view (`translatesAutoresizingMaskIntoConstraints="NO"`).
  public var isPlacedByConstraints: Bool
  /// Whether it lies in a table row below what the editor's canvas shows, for which the editor has no layout.
  public var isBelowCanvas = false
  /// Whether it is a cell that code makes copies of, whose texts and height are examples.
  public var isPrototype = false
  /// Whether its document keeps its frame, in the place of constraints (`fixedFrame`).
  public var hasFixedFrame = false
  /// Whether it is the content of a row that the running app makes as high as what is in it, whatever height the
  /// document stores.
  public var isContentOfSelfSizingRow = false
  /// Whether the document gives it a size that stands in for the one that its class answers in the running app.
  public var hasPlaceholderSize = false
  /// What its author wants to hear of open numbers.
  public var ambiguityCheck = AmbiguityCheck.always
  /// A view with what its document says.
  public init(
    view: UIView, id: String, kind: String, customClass: String? = nil, label: String? = nil,
    outlets: [String] = [], parentID: String? = nil, line: Int? = nil, column: Int? = nil,
    storedFrame: CGRect? = nil,
    isPlacedByConstraints: Bool = false
  ) {
    self.view = view
    self.id = id
    self.kind = kind
    self.customClass = customClass
    self.label = label
    self.outlets = outlets
    self.parentID = parentID
    self.line = line
    self.column = column
    self.storedFrame = storedFrame
    self.isPlacedByConstraints = isPlacedByConstraints
  }
}

/// Whether a document asks to be warned of a view that its constraints leave open (Xcode's "Ambiguity").
public enum AmbiguityCheck: Hashable, Sendable {
  /// Of all four numbers, of its place only, or of none.
  case always, positionOnly, never
}

extension SceneView {
  /// A rectangle of the superview's space as the document would store it: in a superview of AppKit that is not flipped,
  /// y grows upwards from its lower edge.
  public func documentRect(_ rect: CGRect) -> CGRect {
    guard parentID != nil, let superview = view.superview, superview.facade?.hasOriginAtBottom ?? false else {
      return rect
    }
    return CGRect(
      x: rect.minX, y: superview.bounds.height - rect.maxY, width: rect.width, height: rect.height)
  }
}

/// What a document says about one constraint.
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

/// A guide that a document names.
@preconcurrency @MainActor
public struct SceneGuide {
  /// Owned by its view.
  public var guide: UILayoutGuide
  /// Unique in the document.
  public var id: String
  /// What it is called: `safeArea`, `layoutMargins`, ….
  public var name: String
  /// The id of the view that owns it.
  public var ownerID: String?
  /// A guide with what its document says.
  public init(guide: UILayoutGuide, id: String, name: String, ownerID: String? = nil) {
    self.guide = guide
    self.id = id
    self.name = name
    self.ownerID = ownerID
  }
}

/// A text that somebody wrote beside an element of a document.
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

/// Something in a document that leads nowhere or is not supported.
public struct SceneProblem: Hashable, Sendable {
  /// What can be wrong with the form of a document; the raw values are the names of findings.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// An id leads nowhere; something is not supported.
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
