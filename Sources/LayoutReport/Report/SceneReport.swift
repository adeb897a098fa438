// The report of a laid-out scene: plain values, taken once, from which all texts, JSON and pictures are made.

import Foundation
import LayoutScene
import Plumbline

/// One scene in one configuration after its layout: the frame of every view, and the findings.
///
/// A report is taken once and holds plain values, so that the scene can be freed; every output (text, JSON, SARIF, pictures,
/// pages) is made of it. Frames are in points, in the superview's space or, where a property says so, in the root view's.
/// ```swift
/// let report = SceneReport(scene)
/// print(report.layoutJSON)
/// ```
///
/// Taking one costs time in proportion to views and constraints, and the search for findings several times the layout.
public struct SceneReport: Hashable, Sendable {
  /// The document's path or name, as it was given.
  public var document: String
  /// The id of the scene's root view.
  public var scene: String
  /// The document's id of the controller that has the root view; nil for a view that stands by itself.
  public var controller: String?
  /// A name for people: the controller's class or label.
  public var title: String?
  /// The device's id, if the scene was made for one.
  public var device: String?
  /// The product name of the device: "iPhone 15".
  public var deviceName: String?
  /// `portrait` or `landscape`, as the scene was laid out.
  public var orientation: String
  /// The reading direction: `ltr` or `rtl`.
  public var direction: String
  /// The requested language of the texts, if any.
  public var language: String?
  /// The requested text size of the user, if any.
  public var contentSize: String?
  /// The configurations of `findings`, where there are several; empty else.
  public var configurations: [ReportConfiguration] = []
  /// The root view's size in points.
  public var size: CGSize
  /// Device pixels per point.
  public var scale: CGFloat
  /// The document's views in document order, the root first.
  public var views: [ViewReport] = []
  /// The document's guides, in document order.
  public var guides: [GuideReport] = []
  /// The document's active constraints; filled for pictures only.
  public var constraints: [ConstraintReport] = []
  /// The explanations of the views' frames, in document order; filled for pages only.
  public var explanations: [ViewExplanation] = []
  /// Whether nothing says how large the scene is in the running app (`Scene.hasOpenSize`).
  package var hasOpenSize = false
  /// Whether it tells of a class in a source, of which nothing was laid out: no scene, and without size and device.
  package var isOfSource = false
  /// The depictions of the report's layouts for a page.
  package var depictions: [SceneDepiction] = []
  /// The same, ready to be written.
  package var packed: PackedScene?
  /// The surroundings of the root on the canvas; filled for pictures only.
  package var surroundings: SceneSurroundings?
  /// Errors first, then warnings, then notes.
  public var findings: [Finding] = []

  /// A report without views; they are added afterwards.
  public init(
    document: String, scene: String, controller: String? = nil, title: String? = nil, device: String? = nil,
    orientation: String = "portrait", direction: String = "ltr", size: CGSize, scale: CGFloat = 2
  ) {
    self.document = document
    self.scene = scene
    self.controller = controller
    self.title = title
    self.device = device
    self.orientation = orientation
    self.direction = direction
    self.size = size
    self.scale = scale
  }

  /// By the scene and its device; equal reports are equal in all they hold.
  public func hash(into hasher: inout Hasher) { hasher.combine([document, scene, device]) }
}

/// A view of a report: who it is and where it came out.
///
/// Frames are in points: `frame` in the superview's space, as the layout has it and a document would store it,
/// `frameInScene` in the root view's. With ``SceneReport/Contents/appearance`` the latter is where the view is drawn: what
/// scrolls at its beginning, rows of tables as high as their content.
public struct ViewReport: Hashable, Sendable {
  /// The view's id in the document.
  public var id: String
  /// The document's word for it: `label`, `stackView`, ….
  public var kind: String
  /// The custom class of the document, or UIKit's (AppKit's) class of its kind of element.
  public var className: String
  /// The name: its label in the outline, its outlet or its text.
  public var name: String?
  /// The text that it shows, of labels, buttons, fields and text views; nil for none.
  public var text: String?
  /// The id of the superview.
  public var parent: String?
  /// The line of the document, from 1.
  public var line: Int?
  /// The computed frame in the superview's space, in points.
  public var frame: CGRect
  /// The frame in the space of a scene whose root view has its origin at 0, 0; in pictures where the view is drawn.
  public var frameInScene: CGRect
  /// The stored frame in the scene's space, where the computed one differs from it.
  public var storedFrameInScene: CGRect?
  /// The point size of its text's font, after the user's text size; nil without a text.
  public var fontSize: Double?
  /// Whether the view itself is hidden; one within a hidden view need not be.
  public var isHidden = false
  /// Whether it clips to its bounds.
  public var clips = false
  /// The rectangles of its margins and its safe area in the scene's space.
  public var marginsInScene: CGRect?
  /// The safe area in the root's space, of a view that has one.
  public var safeAreaInScene: CGRect?
  /// The rectangle that constraints align, in the scene's space; filled for pictures only, as what follows.
  @Apart package var alignmentInScene: CGRect?
  /// The origin of its superview in the scene's space.
  @Apart package var superviewOrigin: CGPoint?
  /// A scroll view's insets, as the rectangle that they leave in the scene's space.
  @Apart package var contentInsetsInScene: CGRect?
  @Apart package var imageInScene: CGRect?
  @Apart package var appearance: ViewAppearance?
  @Apart package var shownText: ShownText?

  /// A view's report; what is nil is not known.
  public init(
    id: String, kind: String, className: String, name: String? = nil, text: String? = nil,
    parent: String? = nil, line: Int? = nil, frame: CGRect, frameInScene: CGRect? = nil
  ) {
    self.id = id
    self.kind = kind
    self.className = className
    self.name = name
    self.text = text
    self.parent = parent
    self.line = line
    self.frame = frame
    self.frameInScene = frameInScene ?? frame
  }

  /// By the view; equal reports are equal in all they hold.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A layout guide of a report: its name, its owner, and its rectangle in the root view's space, in points. It is one that
/// the document declares; margins and safe areas stand with their views.
public struct GuideReport: Hashable, Sendable {
  /// The guide's id in the document.
  public var id: String
  /// The name: "safe area", "margins", ….
  public var name: String
  /// The id of the view that owns the guide.
  public var owner: String?
  /// The rectangle in the root's space, in points.
  public var frameInScene: CGRect

  /// A guide of a document, or of a view; the frame in the space of the scene.
  public init(id: String, name: String, owner: String? = nil, frameInScene: CGRect) {
    self.id = id
    self.name = name
    self.owner = owner
    self.frameInScene = frameInScene
  }
}

/// A constraint of a report, in words and in Apple's notation, with the views that it relates.
///
/// Words name views as people do ("the width of label 'Name' is at least 60 points"); the notation is that of
/// `NSLayoutConstraint.description` with document ids in the place of addresses.
public struct ConstraintReport: Hashable, Sendable {
  /// The document's id, or the system's name of a constraint of its own.
  public var id: String
  /// "the leading edge of label 'Name' is 8 points after the trailing edge of image view 'Icon'".
  public var words: String
  /// Apple's description, with document ids where Apple prints addresses.
  public var notation: String
  /// The ids of the views that it relates, or that own its guides: first item first.
  public var views: [String]
  /// The line of the document, from 1.
  public var line: Int?
  /// The column of that line where the element begins, in characters of Unicode (scalars) from 1.
  public var column: Int?
  /// The two points that a picture connects, in the scene's space.
  public var ends: Ends?
  /// The constant in points, for pictures.
  package var constant: Double?
  package var isRequired = true
  /// The key that identifies it independent of its numbers; nil where only `id` does.
  package var key: String?
  /// Whether the system made it, not the document.
  package var isOfSystem = false
  /// The stack view whose arrangement along which axis it belongs to: “vertical stack-id”.
  package var arrangement: String?

  /// The two points that a constraint connects, in the root's space.
  public struct Ends: Hashable, Sendable {
    /// The start of the line: on the first item, in points.
    public var from: CGPoint
    /// The end of the line: on the second item, or at the other end of a size.
    public var to: CGPoint
    /// A line between two points.
    public init(from: CGPoint, to: CGPoint) {
      self.from = from
      self.to = to
    }
  }

  /// A constraint's report.
  public init(
    id: String, words: String, notation: String, views: [String] = [], line: Int? = nil, column: Int? = nil,
    ends: Ends? = nil
  ) {
    self.id = id
    self.words = words
    self.notation = notation
    self.views = views
    self.line = line
    self.column = column
    self.ends = ends
  }
}
