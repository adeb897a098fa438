// A view tree that was read from a document, with what the document says about each view beside it: what readers
// (InterfaceBuilder, LayoutDocument) hand to LayoutReport.

import Foundation

/// One scene of a document, for one configuration (device, orientation, direction), ready to be laid out.
public final class Scene {
  /// The document's path or name, as it was given.
  public var document: String
  /// The id of the root view; documents name scenes by it.
  public var id: String
  public var controllerID: String?
  /// A name for people: the controller's class or label.
  public var title: String?
  public var device: String?
  public var orientation: String
  public var direction: String
  /// Device pixels per point.
  public var scale: CGFloat
  public var rootView: UIView
  /// The document's views that take part, in document order; the root first.
  public var views: [SceneView] = []
  /// The document's constraints that are active, in document order.
  public var constraints: [SceneConstraint] = []
  /// The document's guides: safe area, margins, scroll content and others that constraints name.
  public var guides: [SceneGuide] = []
  /// What the reader could not follow: ids that lead nowhere, elements that are not supported.
  public var problems: [SceneProblem] = []

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
public struct SceneView {
  public var view: UIView
  public var id: String
  /// The element's name (`label`, `stackView`, …).
  public var kind: String
  /// The custom class, the user's label for it in the outline, the outlets that lead to it.
  public var customClass: String?
  public var label: String?
  public var outlets: [String]
  public var parentID: String?
  public var line: Int?
  /// The frame that the document stores, in the superview's space; never an input where constraints place the view.
  public var storedFrame: CGRect?
  /// Whether constraints place the view (`translatesAutoresizingMaskIntoConstraints="NO"`).
  public var isPlacedByConstraints: Bool
  /// Whether it lies in a table row below what the editor's canvas shows, for which the editor has no layout.
  public var isBelowCanvas = false
  public init(
    view: UIView, id: String, kind: String, customClass: String? = nil, label: String? = nil,
    outlets: [String] = [], parentID: String? = nil, line: Int? = nil, storedFrame: CGRect? = nil,
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
    self.storedFrame = storedFrame
    self.isPlacedByConstraints = isPlacedByConstraints
  }
}

/// What a document says about one constraint.
public struct SceneConstraint {
  public var constraint: NSLayoutConstraint
  public var id: String
  public var line: Int?
  public init(constraint: NSLayoutConstraint, id: String, line: Int? = nil) {
    self.constraint = constraint
    self.id = id
    self.line = line
  }
}

/// A guide that a document names.
public struct SceneGuide {
  public var guide: UILayoutGuide
  public var id: String
  public var name: String
  public var ownerID: String?
  public init(guide: UILayoutGuide, id: String, name: String, ownerID: String? = nil) {
    self.guide = guide
    self.id = id
    self.name = name
    self.ownerID = ownerID
  }
}

/// Something in a document that leads nowhere or is not supported.
public struct SceneProblem: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable { case unresolved, unsupported }
  public var kind: Kind
  public var message: String
  /// The way out, in the imperative.
  public var fix: String
  public var views: [String]
  public var constraints: [String]
  public var line: Int?
  public init(
    kind: Kind, message: String, fix: String, views: [String] = [], constraints: [String] = [],
    line: Int? = nil
  ) {
    self.kind = kind
    self.message = message
    self.fix = fix
    self.views = views
    self.constraints = constraints
    self.line = line
  }
}
