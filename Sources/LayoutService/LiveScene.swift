// A scene that stays open: changes of the page go to its layout engine, without reading the document again.

import Foundation
import InterfaceBuilder
import LayoutReport
import LayoutScene
import Plumbline
import Typography

/// One scene in one configuration, with the changes that were made to it in the page. They stay in the page: no document
/// is touched.
@MainActor
final class LiveScene {
  let scene: Scene
  private let isOnCanvas: Bool
  private let appearance: ScenePicture.Appearance
  private var places: ScenePlaces

  init(_ scene: Scene, isOnCanvas: Bool, isDark: Bool = false) {
    self.scene = scene
    self.isOnCanvas = isOnCanvas
    appearance = isDark ? .dark : .light
    places = ScenePlaces(scene)
  }

  /// A change that the page makes to a scene.
  struct Edit: Decodable, Sendable {
    /// A new size of the root, in points.
    var size: [Double]?
    /// A constraint by its id, and what is new of it.
    var constraint: String?
    var constant: Double?
    var priority: Double?
    var isActive: Bool?

    init(
      size: [Double]? = nil, constraint: String? = nil, constant: Double? = nil, priority: Double? = nil,
      isActive: Bool? = nil
    ) {
      self.size = size
      self.constraint = constraint
      self.constant = constant
      self.priority = priority
      self.isActive = isActive
    }
  }

  /// Sizes beyond this have no meaning on a screen.
  private static let sizeLimit = 100_000.0

  func apply(_ edit: Edit) throws(LiveMistake) {
    if let size = edit.size {
      guard size.count == 2, size.allSatisfy({ (0...Self.sizeLimit).contains($0) }) else { throw .size }
      edits += 1
      scene.rootView.frame.size = CGSize(width: size[0], height: size[1])
    }
    guard let id = edit.constraint else { return }
    guard let constraint = scene.constraints.first(where: { $0.id == id })?.constraint else {
      throw .noConstraint(id)
    }
    edits += 1
    if let constant = edit.constant {
      guard constant.isFinite, constant.magnitude <= Self.sizeLimit else { throw .constant }
      constraint.constant = constant
      scene.rootView.setNeedsLayout()
    }
    if let priority = edit.priority {
      guard (1...1000).contains(priority) else { throw .priority }
      // A required constraint that is installed may not become optional, as with Apple: it is taken out for that.
      let wasActive = constraint.isActive
      constraint.isActive = false
      constraint.priority = UILayoutPriority(Float(priority))
      constraint.isActive = wasActive
    }
    if let isActive = edit.isActive { constraint.isActive = isActive }
  }

  /// Whether the scene is no longer as its document stores it.
  private var isMoved: Bool { edits > 0 }
  /// How many changes were made; findings of another number are of another state.
  private var edits = 0

  /// Width and height of the root, then index, x, y, width and height, in the scene's space, of each view that is
  /// elsewhere than the page was told last.
  func movedFrames() -> [Float] {
    scene.rootView.layoutIfNeeded()
    let size = scene.rootView.bounds.size
    return [Float(size.width), Float(size.height)] + places.takeChanges()
  }

  /// What the page shows of a scene when it is asked for, and takes longer: constraints in words, guides and margins.
  func details() -> JSONValue {
    let report = SceneReport(scene, including: [.guides, .constraints, .noFindings])
    return .object([
      ("edits", .number(Double(edits))),
      ("constraints", .array(zip(scene.constraints, report.constraints).map { json(of: $1, $0.constraint) })),
      (
        "guides",
        .array(report.guides.map { .object([("name", .string($0.name)), ("frame", $0.frameInScene.json)]) })
      ), ("margins", .array(report.views.map { $0.marginsInScene?.json ?? .null })),
    ])
  }

  /// What is wrong with the scene as it is now. It takes longer than everything else: ways out are tried.
  func findings() -> JSONValue {
    let report = SceneReport(scene, comparesStoredFrames: isOnCanvas && !isMoved)
    return .object([
      ("findings", .array(report.findings.map(\.json))),
      ("stored", .array(report.views.map { $0.storedFrameInScene?.json ?? .null })),
      ("edits", .number(Double(edits))),
    ])
  }

  /// Why a view's frame is what it is: JSON of `plumbline explain --view`.
  func explanation(of id: String) throws(LiveMistake) -> String {
    guard let explanation = ViewExplanation(of: id, in: scene) else { throw .noView(id) }
    return explanation.json
  }

  /// What the page shows of a scene at once: its views and its picture.
  func description() -> JSONValue {
    let report = SceneReport(scene, including: [.appearance, .noFindings])
    // What scrolls is at its beginning from now on.
    _ = places.takeChanges()
    return .object([
      ("document", .string(report.document)), ("scene", .string(report.scene)),
      ("title", .string(report.title ?? report.scene)),
      ("device", report.device.map { .string($0) } ?? .null), ("orientation", .string(report.orientation)),
      ("direction", .string(report.direction)), ("scale", .number(report.scale)), ("size", report.size.json),
      ("views", .array(zip(scene.views, report.views).map { json(of: $1, $0.view) })),
      ("edits", .number(Double(edits))),
      (
        "svg", .string(ScenePicture(report, showing: [.screen, .text], appearance: appearance).sceneSVG)
      ),
    ])
  }

  private func json(of report: ViewReport, _ view: UIView) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("id", .string(report.id)), ("kind", .string(report.kind)), ("class", .string(report.className)),
      ("name", report.name.map { .string($0) } ?? .null),
      ("parent", report.parent.map { .string($0) } ?? .null),
      ("line", report.line.map { .number(Double($0)) } ?? .null),
      ("frame", report.frame.json), ("inScene", report.frameInScene.json),
      ("hugging", priorities { view.contentHuggingPriority(for: $0) }),
      ("resistance", priorities { view.contentCompressionResistancePriority(for: $0) }),
    ]
    if report.isHidden { members.append(("hidden", .bool(true))) }
    return .object(members)
  }

  private func priorities(_ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> JSONValue {
    .array([.number(Double(priority(.horizontal).rawValue)), .number(Double(priority(.vertical).rawValue))])
  }

  private func json(of report: ConstraintReport, _ constraint: NSLayoutConstraint) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("id", .string(report.id)), ("words", .string(report.words)), ("notation", .string(report.notation)),
      ("views", .array(report.views.map { .string($0) })),
      ("line", report.line.map { .number(Double($0)) } ?? .null),
      ("constant", .number(constraint.constant)), ("priority", .number(Double(constraint.priority.rawValue))),
      ("active", .bool(constraint.isActive)),
    ]
    if let ends = report.ends {
      members.append(
        ("ends", .array([ends.from.x, ends.from.y, ends.to.x, ends.to.y].map { .number($0) })))
    }
    return .object(members)
  }

  /// The constraints that decide a view's place and size on each axis, by id where the document has them.
  func constraints(of id: String) throws(LiveMistake) -> JSONValue {
    guard let view = scene.views.first(where: { $0.id == id })?.view else { throw .noView(id) }
    let ids = Dictionary(
      scene.constraints.map { (ObjectIdentifier($0.constraint), $0.id) },
      uniquingKeysWith: { first, _ in first })
    let inspection = ConstraintNames(scene)
    func affecting(_ axis: NSLayoutConstraint.Axis) -> JSONValue {
      .array(
        view.constraintsAffectingLayout(for: axis).map { constraint in
          ids[ObjectIdentifier(constraint)].map { .object([("id", .string($0))]) }
            ?? .object([("notation", .string(inspection.notation(of: constraint)))])
        })
    }
    return .object([("horizontal", affecting(.horizontal)), ("vertical", affecting(.vertical))])
  }
}

extension LiveScene {
  /// The text sizes that can be chosen, by the names of `--content-size`.
  nonisolated static let contentSizes: [(name: String, category: ContentSizeCategory)] = Array(
    zip(
      ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"],
      ContentSizeCategory.allCases
    ).map { (name: $0, category: $1) })
}

extension CGSize {
  var json: JSONValue { .array([.number(width), .number(height)]) }
}

extension CGRect {
  var json: JSONValue { .array([origin.x, origin.y, size.width, size.height].map { .number($0) }) }
}
