// The layouts of a document that a check asks for: which of them are one, and what is found in all.

import ConstraintSolver
import Foundation
import InterfaceBuilder
import LayoutReport
import LayoutScene
import Plumbline

/// A document's scenes in every configuration of a check. Layouts that cannot differ are made once; what is found is merged
/// as it comes, so that memory does not grow with the number of configurations.
struct LayoutMatrix {
  private let reader: SceneReader
  private let configurations: [SceneConfiguration]
  /// Nil where every layout is made.
  private let keys: LayoutKeys?

  init(_ laidOut: LaidOutDocument, isExhaustive: Bool) {
    reader = laidOut.reader
    configurations = laidOut.configurations
    let isMatrix = !isExhaustive && configurations.count > 1
    keys =
      isMatrix
      ? reader.document.flatMap { LayoutKeys($0, for: laidOut.configurations) { TimeLimit.isOver } } : nil
  }

  struct CheckedScene: Sendable {
    /// The configurations that show it, by number, as reports name them.
    var configurations: [(number: Int, names: ReportConfiguration)] = []
    /// For each of these the first with the same layout.
    var representatives: [Int: Int] = [:]
    /// The configuration of the document's own canvas, where all others are devices: stored frames are about the canvas,
    /// everything else is about devices.
    var canvas: Int?
    fileprivate var onCanvas = SceneFindings()
    fileprivate var others = SceneFindings()

    fileprivate mutating func add(_ report: SceneReport, number: Int) {
      if number == canvas { onCanvas.add(report, number: number) } else { others.add(report, number: number) }
    }

    /// The configuration whose views are shown.
    fileprivate var shown: Int? { canvas ?? configurations.first?.number }

    /// The levels of what was found in a configuration, by the findings' ids; nil where the scene is not shown.
    func levels(in configuration: Int) -> [String: Finding.Level]? {
      representatives[configuration].map { $0 == canvas ? onCanvas.levels(in: $0) : others.levels(in: $0) }
    }

    var report: SceneReport? {
      let same = Dictionary(grouping: representatives.keys) { representatives[$0] ?? $0 }
      let onDevices = configurations.filter { $0.number != canvas }
      let found = others.merged(onDevices) { same[$0] ?? [] }
      guard let canvas else { return found }
      let drawn = onCanvas.merged(configurations.filter { $0.number == canvas }) { same[$0] ?? [] }
      guard let drawn, let found else { return drawn ?? found }
      return .merging(canvas: drawn, onDevices: found, onDevices.map(\.names))
    }
  }

  /// The scenes, in the order in which configurations show them first.
  /// - Parameters:
  ///   - begin: Called with the number of layouts, where it is known before.
  ///   - look: Called with each layout, and whether its views are shown.
  func scenes(
    begin: (Int) -> Void = { _ in },
    _ look: @escaping @MainActor @Sendable (Scene, SceneConfiguration, _ isShown: Bool) -> SceneReport
  ) -> [CheckedScene] {
    let scenes =
      if let keys, let document = reader.document { inClasses(document, keys, begin, look) } else {
        one(of: reader.answers(in: configurations) { look($0, $1, true) })
      }
    return scenes.filter { !$0.configurations.isEmpty }
  }

  // MARK: Every layout

  private func one(of lists: [[SceneReport]]) -> [CheckedScene] {
    SceneReport.grouped(lists).map { reports in
      var scene = CheckedScene()
      scene.configurations = reports.map { ($0.number, $0.report.configuration) }
      scene.canvas = canvas(of: reports.map(\.number))
      for (number, report) in reports {
        scene.representatives[number] = number
        scene.add(report, number: number)
      }
      return scene
    }
  }

  private func canvas(of numbers: [Int]) -> Int? {
    let (devices, others) = (
      numbers.filter { configurations[$0].device != nil }, numbers.filter { configurations[$0].device == nil }
    )
    guard !devices.isEmpty, others.count == 1, configurations[others[0]].keepsCanvas else { return nil }
    return others[0]
  }

  // MARK: Every layout that may differ

  private func inClasses(
    _ document: InterfaceBuilderDocument, _ keys: LayoutKeys, _ begin: (Int) -> Void,
    _ look: @escaping @MainActor @Sendable (Scene, SceneConfiguration, _ isShown: Bool) -> SceneReport
  ) -> [CheckedScene] {
    let configurations = configurations
    let firsts = configurations.map { configuration in
      (0..<keys.count).first { keys.shows($0, in: configuration) }
    }
    let found = (0..<keys.count).map { classes(of: $0, keys, firsts) }
    let collected = Collected(found.map(\.scene))
    let shown = found.map(\.scene.shown)
    // Rules about the document itself look at all scenes of the first configuration together.
    let inFirst = found.indices.filter { found[$0].scene.representatives[0] != nil }
    let trees = found.enumerated().flatMap { place, classes in
      classes.trees.map { (scene: place, numbers: $0, isFirst: firsts[$0[0]] == place) }
    }
    begin(trees.reduce(inFirst.count) { $0 + $1.numbers.count })
    _ = concurrentMap([nil] + trees, oneByOne: document.isLarge) { tree in
      withConfinedLayout {
        guard let tree else {
          for (place, scene) in zip(inFirst, SceneReader.scenes(of: document, for: configurations[0])) {
            collected.add(look(scene, configurations[0], shown[place] == 0), number: 0, of: place)
          }
          return
        }
        SceneReader.layOut(
          tree.scene, of: document, in: tree.numbers.map { configurations[$0] }, tellsTables: tree.isFirst
        ) { place, scene, configuration in
          let number = tree.numbers[place]
          collected.add(
            look(scene, configuration, shown[tree.scene] == number), number: number, of: tree.scene)
        }
      }
    }
    return collected.scenes.enumerated().sorted { first, second in
      let numbers = [first, second].map { $0.element.configurations.first?.number ?? 0 }
      return (numbers[0], first.offset) < (numbers[1], second.offset)
    }.map(\.element)
  }

  /// A scene before its layouts, and the configurations in which it is to be laid out, by the tree that they need.
  /// - Parameter firsts: The scene that each configuration shows first.
  private func classes(
    of place: Int, _ keys: LayoutKeys, _ firsts: [Int?]
  ) -> (scene: CheckedScene, trees: [[Int]]) {
    var scene = CheckedScene()
    var known: [LayoutKey: Int] = [:]
    var trees: [LayoutKey.Tree: [Int]] = [:]
    for (number, configuration) in configurations.enumerated() where keys.shows(place, in: configuration) {
      let names = keys.names(of: place, in: configuration)
      scene.configurations.append(
        (
          number,
          ReportConfiguration(
            device: names.device, deviceName: names.deviceName, orientation: names.orientation.rawValue,
            direction: configuration.isRightToLeft ? "rtl" : "ltr", language: configuration.language,
            contentSize: configuration.contentSize.map { "\($0)" })
        ))
      let key = keys.key(of: place, in: configuration, isFirst: firsts[number] == place)
      let first = known[key] ?? number
      known[key] = first
      scene.representatives[number] = first
      if first == number, number > 0 { trees[key.tree, default: []].append(number) }
    }
    scene.canvas = canvas(of: scene.configurations.map(\.number))
    return (scene, Array(trees.values))
  }

  private final class Collected: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var scenes: [CheckedScene]

    init(_ scenes: [CheckedScene]) { self.scenes = scenes }

    func add(_ report: SceneReport, number: Int, of place: Int) {
      lock.withLock { scenes[place].add(report, number: number) }
    }
  }
}
