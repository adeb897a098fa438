// The equivalence of a scene's layouts, by what its layout and findings depend on, decided from the document. Where
// that cannot be decided, configurations count as different.

import LayoutScene
import Typography

/// The key of a scene's layout in a configuration. Layouts with equal keys differ in nothing but their names.
package struct LayoutKey: Hashable, Sendable {
  /// What decides which views and constraints there are and what they hold: all but size, insets and margins of the root,
  /// the size of a pixel, and the direction.
  package let tree: Tree
  /// Nil for a part of a screen, which has a size of its own and no insets.
  let screen: Screen?
  let scale: Double
  let isRightToLeft: Bool
  let isFurtherDevice: Bool

  package struct Tree: Hashable, Sendable {
    let isCanvas: Bool
    let comparesStoredFrames: Bool
    let hasOpenSize: Bool
    let isTelevision: Bool
    /// The texts, by number.
    let texts: Int
    /// The language, where it is reported or affects the layout.
    let language: String?
    /// Nil where no text follows the reader's text size.
    let contentSize: ContentSizeCategory?
    /// Nil where the scene has no variations for them.
    let traits: Traits?
    /// On phones that are upright, the tabs around a controller have less room.
    let tabs: Screen?
  }

  struct Screen: Hashable, Sendable {
    let device: String?
    let family: Device.Family?
    let orientation: Orientation
  }
}

/// The keys of a document's scenes. Linear in elements, and in the texts of each language.
package struct LayoutKeys {
  private let document: InterfaceBuilderDocument
  private let scenes: [SceneFacts]
  /// The texts of every scene, by number, for each language and kind of device that texts vary by.
  private var texts: [[String?]: [Int]] = [:]
  /// The languages of which the first scene of each layout tells what is wrong with their tables.
  private var toldLanguages: Set<String> = []

  /// The properties of a scene in its document, independent of the configuration.
  private struct SceneFacts {
    let source: SceneSource
    let canvas: (device: Device?, orientation: Orientation)
    /// Whether it is a part of every screen, of a phone's and of a tablet's where open sizes are kept.
    let isPart: Bool
    let isPartOfPhone: Bool
    let isPartOfTablet: Bool
    let followsTextSize: Bool
    let usesTraits: Bool
  }

  /// Nil where scenes cannot be compared: those of a watch, and of a document that another one stands in for in a language.
  /// - Parameter isOver: Whether it is to be given up; a table can have thousands of languages.
  package init?(
    _ document: InterfaceBuilderDocument, for configurations: [SceneConfiguration],
    isOver: () -> Bool = { false }
  ) {
    guard [.phone, .television, .mac].contains(document.canvas.platform) else { return nil }
    self.document = document
    var around = Needs()
    var (rest, next) = (document.root.descendants(), 0)
    while let element = rest.next() {
      if next < document.sceneSources.count, element == document.sceneSources[next].root {
        next += 1
        rest.skip(element)
      } else {
        around.add(element)
      }
    }
    scenes = document.sceneSources.map { source in
      let bars = source.bars(in: document)
      var needs = around
      for element in source.root.descendants() { needs.add(element) }
      needs.add(source.root)
      func isPart(onTablet: Bool, keepsOpenSizes: Bool = true) -> Bool {
        source.isPart(onTablet: onTablet, bars, in: document, keepsOpenSizes: keepsOpenSizes)
      }
      return SceneFacts(
        source: source, canvas: Surroundings.canvas(of: source, in: document),
        isPart: isPart(onTablet: false, keepsOpenSizes: false), isPartOfPhone: isPart(onTablet: false),
        isPartOfTablet: isPart(onTablet: true),
        followsTextSize: needs.textSize, usesTraits: needs.traits && document.usesTraitVariations)
    }
    var numbers: [[Int: [String: String]]: Int] = [[:]: 0]
    var wholes: [[Int]: Int] = [[0, 0]: 0]
    for configuration in configurations {
      let device = document.tableDevice(in: configuration)
      guard let language = configuration.language, texts[[language, device]] == nil else { continue }
      let localized = document.localized(in: language, on: device)
      guard localized.document.tables === document.tables, !isOver() else { return nil }
      if !localized.sceneProblems(in: language).isEmpty { toldLanguages.insert(language) }
      let parts = document.texts(of: localized.document.root.tree).map { part in
        numbers.number(of: part)
      }
      texts[[language, device]] = scenes.indices.map { wholes.number(of: [parts[$0], parts[scenes.count]]) }
    }
  }

  /// The text sizes and size classes for which a scene needs separate layouts.
  private struct Needs {
    var textSize = false
    var traits = false

    mutating func add(_ element: DocumentElement) {
      switch element.name {
      case "fontDescription": if element["style"] != nil { textSize = true }
      // Pictures move the rows below a section's title.
      case "buttonConfiguration", "tableViewSection": textSize = true
      case "variation": if element.key != "default" { traits = true }
      default: break
      }
    }
  }

  /// The number of scenes in the document.
  package var count: Int { scenes.count }

  /// The first scene whose root has this id.
  package func place(of id: String) -> Int? { scenes.firstIndex { $0.source.root.id == id } }

  package func shows(_ scene: Int, in configuration: SceneConfiguration) -> Bool {
    scenes[scene].source.matches(configuration.scene) && !configuration.omittedScenes.contains(scene)
  }

  /// The device of a scene's layout by id and name, and how it is held: what a report on it tells.
  package func names(
    of scene: Int, in configuration: SceneConfiguration
  ) -> (device: String?, deviceName: String?, orientation: Orientation) {
    let (device, orientation) = screen(of: scene, in: configuration)
    return (
      device?.id ?? document.canvas.deviceID, document.canvas.platform == .mac ? nil : device?.name,
      orientation
    )
  }

  private func screen(of scene: Int, in configuration: SceneConfiguration) -> (Device?, Orientation) {
    let canvas = scenes[scene].canvas
    return (configuration.device ?? canvas.device, configuration.orientation ?? canvas.orientation)
  }

  /// - Parameter isFirst: Whether the scene is the first that the configuration shows.
  package func key(of scene: Int, in configuration: SceneConfiguration, isFirst: Bool) -> LayoutKey {
    let facts = scenes[scene]
    let (device, orientation) = screen(of: scene, in: configuration)
    let isCanvas = configuration.isCanvas
    let isPart =
      !configuration.keepsOpenSizes
      ? facts.isPart : device?.kind == .tablet ? facts.isPartOfTablet : facts.isPartOfPhone
    let isOpen = isPart && !isCanvas && configuration.size == nil
    let language = configuration.language.flatMap { language in
      document.canvas.platform == .mac || isFirst && toldLanguages.contains(language) ? language : nil
    }
    let family = device?.family
    return LayoutKey(
      tree: LayoutKey.Tree(
        isCanvas: isCanvas, comparesStoredFrames: configuration.keepsCanvas,
        hasOpenSize: isOpen, isTelevision: family == .television,
        texts: texts[[configuration.language, document.tableDevice(in: configuration)]]?[scene] ?? 0,
        language: language,
        contentSize: facts.followsTextSize
          ? configuration.contentSize ?? (isCanvas ? document.canvas.contentSize : .large) : nil,
        traits: facts.usesTraits
          ? Traits(device: device, orientation: orientation, part: isCanvas ? document.canvas.part : nil)
          : nil,
        tabs: isOpen && facts.source.representsController
          ? LayoutKey.Screen(device: nil, family: family, orientation: orientation) : nil),
      screen: isOpen
        ? nil : LayoutKey.Screen(device: device?.screenID, family: family, orientation: orientation),
      scale: device?.scale ?? (isCanvas ? document.canvas.scale : 2),
      isRightToLeft: configuration.isRightToLeft, isFurtherDevice: configuration.isFurtherDevice)
  }
}

extension Dictionary where Value == Int {
  /// The number of a value: the count of those that came before it.
  fileprivate mutating func number(of key: Key) -> Int {
    if let known = self[key] { return known }
    self[key] = count
    return count - 1
  }
}

extension InterfaceBuilderDocument {
  /// The texts of a language that are others than the document's own, by element and attribute: those of every scene, and
  /// behind them those around all scenes, of bars and controllers, which any scene may show.
  fileprivate func texts(of tree: ElementTree) -> [[Int: [String: String]]] {
    var parts: [[Int: [String: String]]] = Array(repeating: [:], count: sceneSources.count + 1)
    var scene = 0
    for (index, texts) in tree.replacements.sorted(by: { $0.key < $1.key }) {
      let element = DocumentElement(tree: root.tree, index: index)
      let others = texts.filter { element[$0.key] != $0.value }
      guard !others.isEmpty else { continue }
      while scene < sceneSources.count, sceneSources[scene].root.index < index,
        !sceneSources[scene].root.contains(element)
      { scene += 1 }
      let isInScene = scene < sceneSources.count && sceneSources[scene].root.contains(element)
      parts[isInScene ? scene : sceneSources.count][index] = others
    }
    return parts
  }
}
