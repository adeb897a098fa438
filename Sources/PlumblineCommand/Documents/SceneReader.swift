// A document, and its scenes in any layout configuration.

import ConstraintSolver
import Foundation
import InterfaceBuilder
import LayoutDocument
import LayoutReport
import LayoutScene
import Plumbline
import SourceCheck
import Typography

/// A document that was read: one of Interface Builder, or a layout document.
struct SceneReader {
  private enum Content {
    case interfaceBuilder(InterfaceBuilderDocument)
    case layout(LayoutDocument)
  }
  private let content: Content
  /// A document that can be changed, and where it was read; nil for a layout document.
  var original: (document: InterfaceBuilderDocument, path: String?)? { document.map { ($0, path) } }
  private let path: String?

  /// - Parameter projects: Asset catalogues, shared by the documents of a project.
  init(_ source: DocumentSource, projects: ProjectCatalogues = ProjectCatalogues()) throws {
    let limit = InterfaceBuilderDocument.sizeLimit
    let bytes: Data
    var path: String?
    switch source {
    case .file(let file):
      bytes = try FileContents.bytes(of: file, limit: limit)
      path = String(validating: file.bytes, as: UTF8.self)
    case .standardInput: bytes = try FileContents.standardInput(limit: limit)
    case .bytes(let own, _): bytes = own
    }
    switch DocumentForm(name: source.name, bytes: bytes) {
    case .layout: content = .layout(try LayoutDocument(bytes, name: source.name))
    case .interfaceBuilder:
      content = .interfaceBuilder(
        try InterfaceBuilderDocument(bytes: bytes, name: source.name, path: path, projects: projects))
    }
    self.path = path
  }

  /// The configurations without dimensions that do not apply to the document, each once, in their order. A language that
  /// has a document of its own is left out, unless it is the only one.
  func applicable(_ configurations: [SceneConfiguration]) -> [SceneConfiguration] {
    guard case .interfaceBuilder(let document) = content else { return configurations }
    var seen: Set<SceneConfiguration> = []
    let applicable = configurations.map(document.applicable).filter { seen.insert($0).inserted }
    let used = applicable.filter { document.isUsed(in: $0.language) }
    return used.isEmpty ? applicable : used
  }

  /// Configurations that leave out scenes which an earlier one lays out in the same surroundings.
  func omittingRepeatedScenes(_ configurations: [SceneConfiguration]) -> [SceneConfiguration] {
    guard case .interfaceBuilder(let document) = content else { return configurations }
    return document.omittingRepeatedScenes(configurations)
  }

  /// The kind of device that the document is for, where it says so, and the kind that its canvas shows; nil for a document
  /// that no phone or tablet runs, or that has no devices.
  var deviceKinds: (own: Device.Kind?, canvas: Device.Kind?)? {
    guard case .interfaceBuilder(let document) = content, document.runsOnPhonesAndTablets else { return nil }
    return (document.deviceKind, document.canvasKind)
  }

  var document: InterfaceBuilderDocument? {
    guard case .interfaceBuilder(let document) = content else { return nil }
    return document
  }

  var languages: [String] {
    guard case .interfaceBuilder(let document) = content else { return [] }
    return document.languages
  }

  /// The results of a function for every scene, in each of the configurations that there is time for. Documents of Interface
  /// Builder are laid out in several configurations at once.
  func answers<Answer: Sendable>(
    in configurations: [SceneConfiguration],
    _ answer: @MainActor @Sendable (Scene, SceneConfiguration) -> Answer
  ) -> [[Answer]] {
    switch content {
    case .interfaceBuilder(let document):
      return concurrentMap(configurations) { configuration in
        TimeLimit.isOver
          ? []
          : withConfinedLayout {
            Self.scenes(of: document, for: configuration).map { answer($0, configuration) }
          }
      }
    case .layout(let content):
      // The document stays on this thread: each closure ends before the next begins.
      nonisolated(unsafe) let document = content
      return configurations.map { configuration in
        withConfinedLayout { Self.scenes(of: document, for: configuration).map { answer($0, configuration) } }
      }
    }
  }

  @MainActor
  func scenes(for configuration: SceneConfiguration) -> [Scene] {
    switch content {
    case .interfaceBuilder(let document): Self.scenes(of: document, for: configuration)
    case .layout(let document): Self.scenes(of: document, for: configuration)
    }
  }

  /// One scene of a document of Interface Builder in several configurations, one after the other, with their places.
  /// - Parameter tellsTables: Whether it tells what is wrong with the tables of the language.
  @MainActor
  static func layOut(
    _ place: Int, of document: InterfaceBuilderDocument, in configurations: [SceneConfiguration],
    tellsTables: Bool,
    _ look: (Int, Scene, SceneConfiguration) -> Void
  ) {
    let moving = MovingScene(place, of: document, in: configurations.first, tellsTables: tellsTables)
    for (number, configuration) in configurations.enumerated() where !TimeLimit.isOver {
      let scene = moving.scene(in: configuration)
      // One that moves comes several times.
      if !scene.documentKinds.contains(where: SourceRules.kinds.contains) {
        scene.documentKinds += SourceRules.kinds
      }
      look(number, scene, configuration)
    }
  }

  /// Notes in the document may name what is looked for in sources too.
  @MainActor
  static func scenes(
    of document: InterfaceBuilderDocument, for configuration: SceneConfiguration
  ) -> [Scene] {
    let scenes = document.scenes(for: configuration)
    for scene in scenes { scene.documentKinds += SourceRules.kinds }
    return scenes
  }

  @MainActor
  private static func scenes(of document: LayoutDocument, for configuration: SceneConfiguration) -> [Scene] {
    let scene = document.makeScene(LayoutDocument.Configuration(configuration))
    if let orientation = configuration.orientation { scene.orientation = orientation.rawValue }
    scene.deviceName = configuration.device?.name
    return configuration.scene.map { $0 == scene.id } ?? true ? [scene] : []
  }
}

extension LayoutDocument.Configuration {
  /// A layout document has no canvas of its own: it takes a device's size and scale.
  init(_ configuration: SceneConfiguration) {
    self.init()
    if let device = configuration.device {
      let isLandscape = configuration.orientation == .landscape
      size = CGSize(
        width: isLandscape ? device.height : device.width, height: isLandscape ? device.width : device.height)
      scale = device.scale
      self.device = device.id
    }
    if let given = configuration.size { size = CGSize(width: given.width, height: given.height) }
    if configuration.isRightToLeft { isRightToLeft = true }
  }
}
