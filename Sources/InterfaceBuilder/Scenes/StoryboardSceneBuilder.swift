// One scene of a document becomes a view tree: the order of the steps, and what they share.

import AppKitLayout
import ConstraintSolver
import Foundation
import LayoutScene
import Plumbline
import Typography

/// Builds one scene for one configuration. Linear in the scene's elements and constraints.
@MainActor
final class StoryboardSceneBuilder {
  let document: InterfaceBuilderDocument
  let source: SceneSource
  private(set) var configuration: SceneConfiguration
  private(set) var surroundings: Surroundings
  let factory: ViewFactory
  /// Makes the views of a document for macOS; nil for every other one.
  let appKitFactory: AppKitViewFactory?
  /// The release of macOS whose controls those are.
  var appKitGeneration: AppKitGeneration { appKitFactory?.generation ?? .bigSur }
  let scene: Scene

  /// The scene's views by id; the first of several with one id.
  var viewsByID: [String: UIView] = [:]
  var guidesByID: [String: UILayoutGuide] = [:]
  /// Ids of views and guides that a variation leaves out, with all that lies in them.
  var excludedIDs: Set<String> = []
  /// The heights of the guides that old controllers have at their top and bottom.
  var controllerGuideHeights: [(constraint: NSLayoutConstraint, isTop: Bool)] = []
  /// The unresolved ids: each with the index of its problem, and the first constraint that names it.
  var unresolved: [String: (problem: Int, first: VariedElement)] = [:]
  /// The included views in document order, with their elements.
  var built: [BuiltView] = []

  struct BuiltView {
    var view: UIView
    var element: VariedElement
    var isPlaced: Bool
    /// The index of its superview in `built`; nil for the root.
    var parent: Int?
    /// The frame before any layout.
    var initialFrame: CGRect
  }

  init(document: InterfaceBuilderDocument, source: SceneSource, configuration: SceneConfiguration) {
    self.document = document
    self.source = source
    self.configuration = configuration
    surroundings = Surroundings(of: source, in: document, for: configuration)
    factory = ViewFactory(
      images: document.index.images,
      fonts: FontReader(
        contentSize: configuration.contentSize
          ?? (configuration.isCanvas ? document.canvas.contentSize : .large),
        isTelevision: document.canvas.platform == .television))
    appKitFactory =
      document.canvas.platform == .mac
      ? AppKitViewFactory(images: document.index.images, generation: document.appKitGeneration) : nil
    let root = VariedElement(
      source.root, traits: surroundings.traits, usesVariations: document.usesTraitVariations)
    scene = Scene(
      document: document.name, id: source.root.id ?? "", controllerID: source.controller?.id,
      title: Self.title(of: source, in: document),
      rootView: appKitFactory?.makeView(root) ?? factory.makeView(root))
    scene.notes = source.notes(in: document)
    scene.code = configuration.code
    scene.hasOpenSize = surroundings.hasOpenSize
    scene.isOfWholeSize = surroundings.isOfWholeSize
    scene.isOnDevice = !configuration.isCanvas
    scene.isAsRunning = scene.isOnDevice || surroundings.device?.kind == .television
    scene.isTemplateScreen = document.root.flag("launchScreen") ?? false
    scene.contentSize = configuration.contentSize.map { "\($0)" }
    nameConfiguration()
  }

  private func nameConfiguration() {
    scene.device = surroundings.device?.id ?? document.canvas.deviceID
    scene.orientation = surroundings.orientation.rawValue
    scene.deviceName = appKitFactory == nil ? surroundings.device?.name : nil
    scene.direction = configuration.isRightToLeft ? "rtl" : "ltr"
    scene.language = configuration.language
    scene.scale = appKitFactory == nil ? surroundings.scale : 1
  }

  func build() -> Scene {
    if appKitFactory != nil { return buildAppKit() }
    scene.rootView.layoutEnvironment = surroundings.environment(isRightToLeft: configuration.isRightToLeft)
    buildViews()
    giveAnsweredSizes()
    setMargins()
    collectGuides()
    if document.usesAutoLayout {
      placeBarItems()
      prepareRows()
      keepDrawnSizes()
      buildConstraints()
    }
    applyRuntimeAttributes()
    reportDanglingConnections()
    reportSubstitutedFonts()
    // Masks follow from the size that the document stores to the one that the configuration asks for.
    fillSurroundings()
    return scene
  }

  private func fillSurroundings() {
    scene.rootView.frame = surroundings.frame
    if surroundings.frame.isEmpty, configuration.size == nil { fitRoot() }
    describeAppearance()
    describeBarTexts()
  }

  /// Gives a scene that was built for a device the size, insets, margins, pixels and direction that it has on another one, so
  /// that its layout is that of a scene that is built for that one. False where more depends on the device.
  func move(to other: SceneConfiguration) -> Bool {
    guard appKitFactory == nil, document.usesAutoLayout, !configuration.isCanvas, !other.isCanvas,
      !surroundings.frame.isEmpty, !built.contains(where: { $0.view is UIToolbar || $0.view is UITabBar })
    else { return false }
    configuration = other
    surroundings = Surroundings(of: source, in: document, for: other, after: surroundings)
    let before = (scene.scale, scene.direction)
    nameConfiguration()
    // The engine starts afresh after a conflict too: which of several sets of constraints is named as the next one depends
    // on what it assumed for it.
    if before != (scene.scale, scene.direction) || scene.rootView.hasConflicts {
      scene.rootView.layoutEnvironment = surroundings.environment(isRightToLeft: other.isRightToLeft)
    }
    forgetLayout()
    setFrames()
    setMargins()
    for (height, isTop) in controllerGuideHeights {
      height.constant = isTop ? surroundings.safeArea.top : surroundings.safeArea.bottom
    }
    fillSurroundings()
    return true
  }

  /// A root without a width or a height takes the one that its constraints ask for (`RoomEmptyBubbleCell.xib`: 600 by 0).
  private func fitRoot() {
    var fitting = scene.rootView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    if surroundings.frame.width > 0 { fitting.width = surroundings.frame.width }
    if surroundings.frame.height > 0 { fitting.height = surroundings.frame.height }
    scene.rootView.frame = CGRect(origin: surroundings.frame.origin, size: fitting)
  }

  /// Restores the state that a layout changes and the next one starts from: frames, from which safe areas and margins
  /// follow, and the widths in which texts were set. A stack that was too high for a screen would otherwise keep a
  /// margin for what it reached out, and grow by it with every round.
  private func forgetLayout() {
    for item in built {
      item.view.forgetSettledWidth()
      guard item.isPlaced else { continue }
      item.view.frame = item.initialFrame
      item.view.superview?.setNeedsLayout()
    }
  }

  /// A name for people: the controller's label, class, storyboard id or title; of a xib's view its label, the class of
  /// the file's owner, and its own.
  private static func title(of source: SceneSource, in document: InterfaceBuilderDocument) -> String? {
    guard let controller = source.controller else {
      let owner = document.nibOwner?["customClass"]
      let isView = owner.map { ["NSObject", "UIResponder"].contains($0) } ?? true
      return [source.root["userLabel"], isView ? nil : owner, source.root["customClass"]].lazy
        .compactMap { $0 }.first { !$0.isEmpty }
    }
    return ["userLabel", "customClass", "storyboardIdentifier", "title"].lazy.compactMap { controller[$0] }
      .first { !$0.isEmpty }
  }
}

/// One scene of a document in one configuration after another: its tree moves where it can, else it is built anew.
@MainActor
package final class MovingScene {
  private let document: InterfaceBuilderDocument
  private let source: SceneSource
  private let problems: [SceneProblem]
  private var builder: StoryboardSceneBuilder?

  /// - Parameter tellsTables: Whether it tells what is wrong with the tables of the language, as the first scene does.
  package init(
    _ place: Int, of document: InterfaceBuilderDocument, in configuration: SceneConfiguration?,
    tellsTables: Bool
  ) {
    let language = configuration?.language
    let device = configuration.flatMap(document.tableDevice)
    let translation = language.map { document.localized(in: $0, on: device) }
    self.document = translation?.document ?? document
    source = self.document.sceneSources[place]
    problems = tellsTables ? language.flatMap { translation?.sceneProblems(in: $0) } ?? [] : []
  }

  /// - Precondition: all configurations that it is asked for have its language, and one ``LayoutKey/Tree``.
  package func scene(in configuration: SceneConfiguration) -> Scene {
    if let builder, builder.move(to: configuration) { return builder.scene }
    // One tree at a time.
    builder = nil
    let new = StoryboardSceneBuilder(document: document, source: source, configuration: configuration)
    document.distribute(configuration.rules, over: [(source, new.build())])
    new.scene.problems += problems
    builder = new
    return new.scene
  }
}

extension InterfaceBuilderDocument {
  /// The document's scenes as view trees, in document order.
  ///
  /// A scene is an outermost view: a controller's, a xib's top-level view, or a view inside of a bar item. What cannot
  /// be followed is in the scenes' `problems`; reading never fails here. Documents for watchOS yield one scene that says
  /// so.
  @preconcurrency @MainActor
  public func scenes(for configuration: SceneConfiguration = .canvas) -> [Scene] {
    guard let language = configuration.language else { return scenesInOwnTexts(configuration) }
    let localized = localized(in: language, on: tableDevice(in: configuration))
    let scenes = localized.document.scenesInOwnTexts(configuration)
    scenes.first?.problems += localized.sceneProblems(in: language)
    return scenes
  }

  @MainActor
  private func scenesInOwnTexts(_ configuration: SceneConfiguration) -> [Scene] {
    switch canvas.platform {
    case .phone, .television, .mac:
      var scenes: [(source: SceneSource, scene: Scene)] = []
      for (place, source) in sceneSources.enumerated() where !TimeLimit.isOver {
        guard source.matches(configuration.scene), !configuration.omittedScenes.contains(place) else {
          continue
        }
        let builder = StoryboardSceneBuilder(document: self, source: source, configuration: configuration)
        scenes.append((source, builder.build()))
      }
      distribute(configuration.rules, over: scenes)
      return scenes.map(\.scene)
    case .watch: return [unsupportedScene("watchOS")]
    case .other:
      return [unsupportedScene(root["targetRuntime"].map { "the runtime “\($0)”" } ?? "an unnamed runtime")]
    }
  }

  @MainActor
  private func unsupportedScene(_ system: String) -> Scene {
    let first = sceneSources.first
    let view = UIView(frame: first?.root.rect(key: "frame") ?? .zero)
    let scene = Scene(
      document: name, id: first?.root.id ?? "document", controllerID: first?.controller?.id,
      device: canvas.deviceID,
      rootView: view)
    scene.problems.append(
      SceneProblem(
        kind: .unsupported, message: "Documents for \(system) are not supported.",
        fix: "Use a storyboard or xib for iOS, tvOS or macOS.", line: root.line, column: root.column))
    return scene
  }
}

extension SceneSource {
  /// Whether `id` names this scene: its root view, its controller or its scene element. Every scene for nil.
  func matches(_ id: String?) -> Bool {
    guard let id else { return true }
    if root.id == id || controller?.id == id { return true }
    var element = controller
    while let current = element {
      if current.name == "scene" { return current["sceneID"] == id }
      element = current.parent
    }
    return false
  }
}
