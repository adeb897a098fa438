// From a document's model to views, guides and active constraints.

import ConstraintSolver
import Foundation
import LayoutScene
import Plumbline
import Typography

/// Builds the scene of a document; goes on after a mistake without the constraint that it is in.
@MainActor
struct BoxSceneBuilder {
  let model: DocumentModel
  let text: DocumentText
  let document: String
  let configuration: LayoutDocument.Configuration
  private(set) var mistakes: [LayoutDocumentMistake] = []

  mutating func scene() -> Scene {
    let isRightToLeft = configuration.isRightToLeft ?? model.isRightToLeft
    let scale = configuration.scale ?? model.scale
    let views = model.boxes.map { BoxView($0, isRightToLeft: isRightToLeft) }
    let root = views[0]
    root.frame = CGRect(origin: .zero, size: configuration.size ?? model.size)
    var environment = LayoutEnvironment(textMeasurer: SystemFontMeasurer())
    environment.displayScale = scale
    environment.isRightToLeft = isRightToLeft
    // Conflicts are findings of a report.
    environment.consoleReader = nil
    root.layoutEnvironment = environment
    root.hostSafeAreaInsets = model.safeArea.insets(isRightToLeft: isRightToLeft)
    let scene = Scene(
      document: document, id: model.boxes[0].name, title: model.title, device: configuration.device,
      direction: isRightToLeft ? "rtl" : "ltr", scale: scale, rootView: root)
    for (box, view) in zip(model.boxes, views) {
      let parent = box.parent.map { model.boxes[$0].name }
      if let index = box.parent { views[index].addSubview(view) }
      scene.views.append(
        SceneView(
          view: view, id: box.name, kind: "view", parentID: parent, line: box.place.line,
          column: box.place.column,
          isPlacedByConstraints: !view.translatesAutoresizingMaskIntoConstraints))
    }
    var items = NamedItems(root: root)
    for (box, view) in zip(model.boxes, views) { items.add(view, named: box.name) }
    for guide in model.guides {
      let layoutGuide = UILayoutGuide()
      layoutGuide.identifier = guide.name
      views[guide.owner].addLayoutGuide(layoutGuide)
      items.add(layoutGuide, named: guide.name)
      scene.guides.append(
        SceneGuide(
          guide: layoutGuide, id: guide.name, name: guide.name, ownerID: model.boxes[guide.owner].name))
    }
    addConstraints(to: scene, items)
    addSystemGuides(to: scene)
    return scene
  }

  // MARK: Constraints

  private mutating func addConstraints(to scene: Scene, _ items: NamedItems) {
    var items = items
    for entry in model.constraints
    where mistakes.count < LayoutDocumentError.mostMistakes && !TimeLimit.isOver {
      items.areSuggested = mistakes.count < LayoutDocumentError.suggestionLimit
      do {
        let constraints: [NSLayoutConstraint]
        switch entry.content {
        case .equation(let equation):
          constraints = [try EquationBuilder(items: items, metrics: model.metrics).constraint(equation)]
        case .format(let format):
          constraints = try NSLayoutConstraint.validatedConstraints(
            withVisualFormat: format, options: entry.options, metrics: model.metrics, views: items.byName)
        }
        for (index, constraint) in constraints.enumerated() {
          try constraint.activate()
          // One line of a format stands for several constraints, which still need ids of their own.
          let id = constraints.count > 1 ? "\(entry.id) #\(index + 1)" : entry.id
          constraint.identifier = id
          scene.constraints.append(
            SceneConstraint(
              constraint: constraint, id: id, line: entry.place.line, column: entry.place.column))
        }
      } catch let error as EquationError {
        report(error.kind, in: entry, at: error.offset)
      } catch let error as VisualFormatError {
        report(kind(of: error, items), in: entry, at: error.caret)
      } catch let error as LayoutConstraintError {
        report(Self.kind(of: error), in: entry, at: 0)
      } catch {
        report(.illegalConstraint(reason: "\(error)", advice: nil), in: entry, at: 0)
      }
    }
  }

  private mutating func report(
    _ kind: LayoutDocumentMistake.Kind, in entry: DocumentModel.Entry, at offset: Int
  ) {
    let isShown = mistakes.count < LayoutDocumentError.limit
    let place =
      isShown
      ? text.place(in: entry.scalar, at: offset) : .init(line: entry.place.line, column: entry.place.column)
    mistakes.append(
      LayoutDocumentMistake(
        kind: kind, line: place.line, column: place.column, excerpt: place.excerpt, caret: place.caret))
  }

  /// Unknown names get a proposal; everything else has Apple's sentence.
  private func kind(of error: VisualFormatError, _ items: NamedItems) -> LayoutDocumentMistake.Kind {
    switch error.mistake {
    case .unknownView(let name):
      .unknownItem(name, suggestion: items.suggestion(for: name, among: items.names))
    case .unknownMetric(let name):
      .unknownMetric(
        name, suggestion: items.suggestion(for: name, among: model.metrics.keys.sorted() + items.names))
    default: .visualFormat(error.mistake, message: error.message)
    }
  }

  /// Apple's sentences name items by their addresses; these name none.
  static func kind(of error: LayoutConstraintError) -> LayoutDocumentMistake.Kind {
    switch error {
    case .invalidPairing:
      .illegalConstraint(
        reason: "a size cannot be related to a position.",
        advice: "Relate width and height to each other or to numbers, positions to positions.")
    case .locationEqualToConstant:
      .illegalConstraint(
        reason: "a position cannot be equal to a number.",
        advice: "Relate it to a position of another item, as in 'title.left == super.left + 5'.")
    case .directionalWithAbsolute:
      .illegalConstraint(
        reason: "leading and trailing cannot be related to left and right.",
        advice: "Use leading and trailing for both or neither.")
    default: .illegalConstraint(reason: error.description, advice: nil)
    }
  }

  // MARK: Guides

  /// The safe areas and margins that constraints name, in the order in which they do.
  private func addSystemGuides(to scene: Scene) {
    let names = ["UIViewSafeAreaLayoutGuide": "safeArea", "UIViewLayoutMarginsGuide": "margins"]
    var known = Set<ObjectIdentifier>()
    for constraint in scene.constraints.map(\.constraint) {
      for case let guide as UILayoutGuide in [constraint.firstItem, constraint.secondItem] {
        guard let name = names[guide.identifier], let owner = guide.owningView?.accessibilityIdentifier,
          known.insert(ObjectIdentifier(guide)).inserted
        else { continue }
        scene.guides.append(SceneGuide(guide: guide, id: "\(owner).\(name)", name: name, ownerID: owner))
      }
    }
  }
}
