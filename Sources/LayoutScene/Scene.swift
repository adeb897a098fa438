// The view hierarchy of a document with what the document says of it: what readers hand to reports.

import Foundation
import Plumbline

/// One view hierarchy of a document in one configuration (device, orientation, reading direction), to be laid out.
///
/// A scene holds the root view and, beside each view, constraint and guide, what its document says of it: id, line, names
/// and the frame that Interface Builder stored. Readers (`InterfaceBuilder`, `LayoutDocument`) make scenes, reports
/// (`LayoutReport`) read them, and a program can make one of its own views:
/// ```swift
/// let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// let scene = Scene(document: "Card", id: "card", rootView: root)
/// scene.views = [SceneView(view: root, id: "root", kind: "view")]
/// scene.rootView.layoutIfNeeded()
/// let frame = scene.views[0].view.frame
/// ```
///
/// Frames are in points, in the superview's space with y downwards, also those of documents for macOS;
/// ``SceneView/documentRect(_:)`` converts them to what such a document stores.
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
  /// The product name of the device, if known: "iPhone 15".
  public var deviceName: String?
  /// `portrait` or `landscape`, as the scene is laid out.
  public var orientation: String
  /// The reading direction: `ltr` or `rtl`.
  public var direction: String
  /// The requested language of the texts, if any.
  public var language: String?
  /// The requested text size of the user, if any.
  public var contentSize: String?
  /// Device pixels per point.
  public var scale: CGFloat
  /// The root of the tree; `layoutIfNeeded()` on it lays the scene out.
  public var rootView: UIView
  /// The document's views that take part, in document order; the root first.
  public var views: [SceneView] = []
  /// The document's constraints that are active, in document order.
  public var constraints: [SceneConstraint] = []
  /// Constraints that stand on the canvas for what code supplies (Placeholder), and that are not active here, because
  /// Xcode removes them when it builds.
  public var placeholders: [NSLayoutConstraint] = []
  /// The document's guides: safe area, margins, scroll content and others that constraints name.
  public var guides: [SceneGuide] = []
  /// Whether it is a launch screen, which often still is Xcode's template with the frames of another canvas.
  public var isTemplateScreen = false
  /// Whether its root is stored as large as its device, or in a size of its own.
  package var isOfWholeSize = false
  /// Whether nothing says how large its root is in the running app: it is a part of a screen, and laid out on a device.
  package var hasOpenSize = false
  /// Whether it is laid out for another size than that of the canvas for which its document stores frames.
  package var isOnDevice = false
  /// Whether it is laid out as in the running app: the canvas of a television is its device.
  package var isAsRunning = false
  /// Whether a program made it, not a document: its views are of their own classes, and their surroundings are known.
  package var isOfProgram = false
  /// Unresolved references, unsupported elements, and what rules found in the document.
  public var problems: [SceneProblem] = []
  /// The effects of the application's code on its views and constraints, where its sources were read.
  package var code = CodeFacts()
  /// The appearance of the views; read from the document when a picture needs it, nil where the document has none.
  package var appearance: (() -> SceneAppearance)?
  /// The texts of its bars, measured after the layout, for findings on truncated titles.
  package var barTexts: (() -> [SceneBarText])?

  /// The notes beside the document's elements, in which `plumbline:ignore` silences findings.
  public var notes: [SceneNote] = []
  /// The kinds of findings that readers check beside the layout: notes may name these too.
  package var documentKinds: [FindingKind] = []

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
