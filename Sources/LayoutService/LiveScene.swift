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

  init(_ scene: Scene, isOnCanvas: Bool, _ appearance: String? = nil) {
    self.scene = scene
    self.isOnCanvas = isOnCanvas
    self.appearance = appearance.flatMap { ScenePicture.Appearance(rawValue: $0) } ?? .light
    places = ScenePlaces(scene)
  }

  /// Sizes beyond this have no meaning on a screen.
  private static let sizeLimit = 100_000.0

  /// Makes a change, or refuses it as a whole.
  func apply(_ edit: SceneEdit) throws(LiveMistake) {
    guard edit.constant.map({ $0.isFinite && $0.magnitude <= Self.sizeLimit }) ?? true else {
      throw .constant
    }
    guard edit.priority.map({ (1...1000).contains($0) }) ?? true else { throw .priority }
    if let size = edit.size {
      guard size.count == 2, size.allSatisfy({ (0...Self.sizeLimit).contains($0) }) else { throw .size }
      edits += 1
      scene.rootView.frame.size = CGSize(width: size[0], height: size[1])
    }
    if edit.firstItem != nil {
      try add(edit)
    } else if let id = edit.constraint {
      try change(id, edit)
    }
    if let id = edit.view { try changeView(id, edit) }
  }

  private func change(_ id: String, _ edit: SceneEdit) throws(LiveMistake) {
    guard let place = scene.constraints.firstIndex(where: { $0.id == id }) else { throw .noConstraint(id) }
    var constraint = scene.constraints[place].constraint
    let wasActive = constraint.isActive
    if edit.relation != nil || edit.multiplier != nil {
      // Apple's constraints keep both for life: another one takes its place.
      let relation = try edit.relation.map { name throws(LiveMistake) in try Self.relation(name) }
      let other = try Self.made { () throws(LayoutConstraintError) in
        try .validated(
          item: constraint.firstItem, attribute: constraint.firstAttribute,
          relatedBy: relation ?? constraint.relation, toItem: constraint.secondItem,
          attribute: constraint.secondAttribute,
          multiplier: edit.multiplier.map { CGFloat($0) } ?? constraint.multiplier,
          constant: constraint.constant, priority: constraint.priority)
      }
      other.identifier = constraint.identifier
      constraint.isActive = false
      other.isActive = wasActive
      scene.constraints[place].constraint = other
      constraint = other
    }
    edits += 1
    if let constant = edit.constant {
      constraint.constant = constant
      scene.rootView.setNeedsLayout()
    }
    if let priority = edit.priority {
      // A required constraint that is installed may not become optional, as with Apple: it is taken out for that.
      constraint.isActive = false
      constraint.priority = UILayoutPriority(Float(priority))
      constraint.isActive = wasActive
    }
    if let isActive = edit.isActive { constraint.isActive = isActive }
    if edit.isRemoved == true {
      constraint.isActive = false
      scene.constraints.remove(at: place)
    }
  }

  private func add(_ edit: SceneEdit) throws(LiveMistake) {
    let (first, second) = (try item(edit.firstItem), try item(edit.secondItem))
    let relation = try Self.relation(edit.relation ?? "==")
    let attributes = [edit.firstAttribute, second.map { _ in edit.secondAttribute ?? "" }].map { name in
      name.map { NSLayoutConstraint.Attribute(name: $0) } ?? .notAnAttribute
    }
    guard let own = attributes[0], let other = attributes[1] else {
      throw .unknown("attribute", "\(edit.firstAttribute ?? "") or \(edit.secondAttribute ?? "")")
    }
    let constraint = try Self.made { () throws(LayoutConstraintError) in
      let made = try NSLayoutConstraint.validated(
        item: first, attribute: own, relatedBy: relation, toItem: second, attribute: other,
        multiplier: edit.multiplier.map { CGFloat($0) } ?? 1, constant: edit.constant ?? 0,
        priority: UILayoutPriority(Float(edit.priority ?? 1000)))
      try made.activate()
      return made
    }
    edits += 1
    scene.constraints.append(SceneConstraint(constraint: constraint, id: edit.constraint ?? "new"))
  }

  private static func made(
    _ make: () throws(LayoutConstraintError) -> NSLayoutConstraint
  ) throws(LiveMistake) -> NSLayoutConstraint {
    do throws(LayoutConstraintError) { return try make() } catch { throw .refused("\(error)") }
  }

  private static func relation(_ name: String) throws(LiveMistake) -> NSLayoutConstraint.Relation {
    let relations: [String: NSLayoutConstraint.Relation] = [
      "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    guard let relation = relations[name] else { throw .unknown("relation", name) }
    return relation
  }

  private func item(_ id: String?) throws(LiveMistake) -> AnyObject? {
    guard let id else { return nil }
    if let view = scene.views.first(where: { $0.id == id })?.view { return view }
    guard let guide = scene.guides.first(where: { $0.id == id })?.guide else { throw .noView(id) }
    return guide
  }

  private func changeView(_ id: String, _ edit: SceneEdit) throws(LiveMistake) {
    guard let view = scene.views.first(where: { $0.id == id })?.view else { throw .noView(id) }
    let (hugging, resistance) = (edit.hugging ?? [], edit.resistance ?? [])
    guard (hugging + resistance).allSatisfy((1...1000).contains) else { throw .priority }
    edits += 1
    for (axis, priority) in zip([NSLayoutConstraint.Axis.horizontal, .vertical], hugging) {
      view.setContentHuggingPriority(UILayoutPriority(Float(priority)), for: axis)
    }
    for (axis, priority) in zip([NSLayoutConstraint.Axis.horizontal, .vertical], resistance) {
      view.setContentCompressionResistancePriority(UILayoutPriority(Float(priority)), for: axis)
    }
    if let isHidden = edit.isHidden { view.isHidden = isHidden }
    guard let text = edit.text else { return }
    switch view {
    case let label as UILabel: label.text = text
    case let button as UIButton: button.setTitle(text, for: .normal)
    case let field as UITextField: field.text = text
    case let textView as UITextView: textView.text = text
    default: throw .refused("View \(id) shows no text of its own.")
    }
  }

  /// The number of edits; findings of another number are of another state.
  private var edits = 0

  /// Width and height of the root, then index, x, y, width and height, in the scene's space, of each view that is
  /// elsewhere than the page was told last.
  func movedFrames() -> [Float] {
    scene.rootView.layoutIfNeeded()
    let size = scene.rootView.bounds.size
    return [Float(size.width), Float(size.height)] + places.takeChanges()
  }

  /// The details of a scene for a request, as they take longer: constraints in words, guides and margins.
  func details() -> JSONValue {
    let report = SceneReport(scene, including: [.guides, .constraints, .appearance, .noFindings])
    let ids = Dictionary(
      firstOf: scene.views.map { (ObjectIdentifier($0.view), $0.id) }
        + scene.guides.map { (ObjectIdentifier($0.guide), $0.id) })
    return .object([
      ("edits", .number(Double(edits))),
      (
        "constraints",
        .array(zip(scene.constraints, report.constraints).map { json(of: $1, $0.constraint, ids) })
      ),
      (
        "guides",
        .array(
          report.guides.map { guide in
            .object([
              ("id", .string(guide.id)), ("name", .string(guide.name)),
              ("owner", guide.owner.map { .string($0) } ?? .null), ("frame", guide.frameInScene.json),
            ])
          })
      ), ("margins", .array(report.views.map { $0.marginsInScene?.json ?? .null })),
    ])
  }

  /// The findings on the current scene. They take longer than everything else: ways out are tried.
  func findings() -> JSONValue {
    let report = SceneReport(scene, including: .appearance, comparesStoredFrames: isOnCanvas && edits == 0)
    return .object([
      ("findings", .array(report.findings.map(\.json))),
      ("stored", .array(report.views.map { $0.storedFrameInScene?.json ?? .null })),
      ("edits", .number(Double(edits))),
    ])
  }

  /// The explanation of a view's frame: JSON of `plumbline explain --view`.
  func explanation(of id: String) throws(LiveMistake) -> String {
    guard let explanation = ViewExplanation(of: id, in: scene) else { throw .noView(id) }
    return explanation.json
  }

  /// The views and the picture of a scene, which the page shows at once.
  func description() -> JSONValue {
    let report = SceneReport(scene, including: [.appearance, .noFindings])
    places.tell(report.views)
    return .object([
      ("document", .string(report.document)), ("scene", .string(report.scene)),
      ("title", .string(report.title ?? report.scene)),
      ("device", report.device.map { .string($0) } ?? .null), ("orientation", .string(report.orientation)),
      ("direction", .string(report.direction)), ("scale", .number(report.scale)), ("size", report.size.json),
      ("views", .array(zip(scene.views, report.views).map { json(of: $1, $0.view) })),
      ("edits", .number(Double(edits))), ("window", report.surroundings?.window?.json ?? .null),
      ("svg", .string(ScenePicture(report, showing: [.screen, .text], appearance: appearance).sceneSVG)),
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
    if view is UILabel || view is UIButton || view is UITextField || view is UITextView {
      members.append(("text", .string((view as? UITextField).map { $0.text ?? "" } ?? report.text ?? "")))
    }
    return .object(members)
  }

  private func priorities(_ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> JSONValue {
    .array([.number(Double(priority(.horizontal).rawValue)), .number(Double(priority(.vertical).rawValue))])
  }

  private func json(
    of report: ConstraintReport, _ constraint: NSLayoutConstraint, _ ids: [ObjectIdentifier: String]
  ) -> JSONValue {
    func id(_ item: AnyObject?) -> JSONValue {
      item.flatMap { ids[ObjectIdentifier($0)] }.map { .string($0) } ?? .null
    }
    var members: [(key: String, value: JSONValue)] = [
      ("id", .string(report.id)), ("words", .string(report.words)), ("notation", .string(report.notation)),
      ("views", .array(report.views.map { .string($0) })),
      ("line", report.line.map { .number(Double($0)) } ?? .null),
      ("constant", .number(constraint.constant)), ("priority", .number(Double(constraint.priority.rawValue))),
      ("active", .bool(constraint.isActive)), ("multiplier", .number(Double(constraint.multiplier))),
      ("relation", .string(["<=", "==", ">="][constraint.relation.rawValue + 1])),
      ("first", .array([id(constraint.firstItem), .string(constraint.firstAttribute.name)])),
      ("second", .array([id(constraint.secondItem), .string(constraint.secondAttribute.name)])),
    ]
    if let ends = report.ends {
      members.append(("ends", .array([ends.from.x, ends.from.y, ends.to.x, ends.to.y].map { .number($0) })))
    }
    return .object(members)
  }

  /// The constraints that decide a view's place and size on each axis, by id where the document has them.
  func constraints(of id: String) throws(LiveMistake) -> JSONValue {
    guard let view = scene.views.first(where: { $0.id == id })?.view else { throw .noView(id) }
    let ids = Dictionary(firstOf: scene.constraints.map { (ObjectIdentifier($0.constraint), $0.id) })
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
