// Whether a change of a document resolves a finding in every layout that the application has, and causes no other finding in
// any.

import ConstraintSolver
import Foundation
import InterfaceBuilder
import LayoutReport
import LayoutScene
import Plumbline

/// Tries changes of one document: each is made in a copy, and the copy's scene is laid out on the canvas, on devices, and
/// on the smallest of them from right to left and at the largest text. The first layout is one that has the finding, where
/// most changes that do not help show it.
@MainActor
final class RepairTrial {
  /// A change that holds, and the document with it.
  struct Outcome: Sendable {
    var bytes: Data
    var words: String
  }

  /// The work that is done for the findings of a document: sixty layouts of a scene with a hundred views. Where much is
  /// wrong, the search for what conflicts takes longer than the layout, so that findings count by their square.
  private static let workLimit = 6000
  private static let changeLimit = 4
  private static let namedLimit = 3

  private let read: @Sendable (Data) throws -> DocumentEditor
  private let editor: DocumentEditor
  private let configurations: [SceneConfiguration]
  /// What was found in scenes before any change; nil of one that is left out of a layout, as it is the same in another.
  private var before: [Layout: [String: Finding.Level]?] = [:]
  private let checked: [String: LayoutMatrix.CheckedScene]
  private let checkedCount: Int
  private let keys: LayoutKeys?
  /// The scene that is asked for, before the change and with it, in trees that move from layout to layout.
  private var trees: (scene: String, before: Trees, changed: Trees) = ("", [:], [:])
  private var workLeft: Int
  private let isLimited: Bool
  /// Whether no more layouts are made: of further findings nothing is known.
  var isExhausted: Bool { workLeft <= 0 || TimeLimit.isOver }
  /// Whether findings about stored frames are looked for: a change lets the frames follow, and to compare them takes as long
  /// as all the rest.
  private var comparesFrames = false

  private typealias Trees = [LayoutKey.Tree: MovingScene]

  private struct Layout: Hashable {
    var scene: String
    var configuration: Int
  }

  /// - Parameters:
  ///   - checked: The scenes of a check that looked for all kinds in its configurations, which are the plan's first.
  ///   - isLimited: Whether many documents are checked: then there is a limit to layouts and changes, and stored frames do
  ///     not follow, since the document is thrown away.
  init(_ plan: RepairPlan, checked: [(id: String, scene: LayoutMatrix.CheckedScene)] = [], isLimited: Bool) {
    read = plan.read
    editor = plan.editor
    configurations = plan.configurations
    self.isLimited = isLimited
    workLeft = isLimited ? Self.workLimit : .max
    self.checked = Dictionary(firstOf: checked.map { ($0.id, $0.scene) })
    checkedCount = plan.checkedCount
    keys = plan.keys
  }

  /// The first change that resolves a finding of a scene; nil where none of them does.
  func outcome(for finding: Finding, ofScene id: String) -> Outcome? {
    guard !isExhausted else { return nil }
    if (finding.kind == .misplaced) != comparesFrames {
      comparesFrames.toggle()
      before = [:]
    }
    guard let home = home(of: finding, scene: id),
      let scene = scene(Layout(scene: id, configuration: home), of: editor, &trees.before)
    else { return nil }
    scene.rootView.layoutIfNeeded()
    let order = distinct([home] + configurations.indices.filter { $0 != home }, scene: id)
    for repair in Repair.all(for: finding, in: scene).prefix(isLimited ? Self.changeLimit : .max) {
      guard !isExhausted else { return nil }
      var edited = editor
      guard repair.apply(&edited), !edited.isUnchanged else { continue }
      trees.changed = [:]
      guard let changed = try? read(edited.bytes), order.allSatisfy({ holds(changed, finding, id, in: $0) })
      else { continue }
      let words = repair.words + (isLimited ? "" : followFrames(of: changed, finding, id, &edited))
      return Outcome(bytes: edited.bytes, words: words)
    }
    return nil
  }

  /// Of layouts of a scene that cannot differ the first.
  private func distinct(_ order: [Int], scene id: String) -> [Int] {
    guard let keys, let place = keys.place(of: id) else { return order }
    var seen: Set<LayoutKey> = []
    return order.filter { number in
      let configuration = configurations[number]
      return !keys.shows(place, in: configuration)
        || seen.insert(keys.key(of: place, in: configuration, isFirst: false)).inserted
    }
  }

  /// The first configuration in which a scene has a finding.
  fileprivate func home(of finding: Finding, scene id: String) -> Int? {
    if trees.scene != id { trees = (id, [:], [:]) }
    let named = Set(finding.configurations.map(\.device))
    let order = configurations.indices.sorted { first, second in
      let known = [first, second].map { named.contains(configurations[$0].device?.id) ? 0 : 1 }
      return (known[0], first) < (known[1], second)
    }
    return order.first { place in
      levelsBefore(Layout(scene: id, configuration: place))?[finding.id] != nil
    }
  }

  private func scene(_ id: String, of editor: DocumentEditor, in place: Int) -> Scene? {
    var configuration = configurations[place]
    configuration.scene = id
    let scene = editor.scenes(for: configuration).first { $0.id == id }
    workLeft -= 1 + (scene?.views.count ?? 0)
    return scene
  }

  private func findings(of editor: DocumentEditor, _ layout: Layout, _ trees: inout Trees) -> [Finding]? {
    guard let scene = scene(layout, of: editor, &trees) else { return nil }
    var kinds = Finding.Kind.onByDefault
    if !comparesFrames { kinds.remove(.misplaced) }
    let configuration = configurations[layout.configuration]
    let found = SceneReport(
      scene, including: configuration.isFurtherDevice ? [.fewerFindings, .noViews] : .noViews,
      comparesStoredFrames: configuration.keepsCanvas, looksFor: kinds, triesWays: false
    ).findings
    workLeft -= found.count * found.count
    return found
  }

  private func scene(_ layout: Layout, of editor: DocumentEditor, _ trees: inout Trees) -> Scene? {
    let configuration = configurations[layout.configuration]
    guard let keys, let place = keys.place(of: layout.scene) else {
      return scene(layout.scene, of: editor, in: layout.configuration)
    }
    guard keys.shows(place, in: configuration) else {
      workLeft -= 1
      return nil
    }
    let tree = keys.key(of: place, in: configuration, isFirst: false).tree
    let moving = trees[tree] ?? MovingScene(place, of: editor.document, in: configuration, tellsTables: false)
    trees[tree] = moving
    let scene = moving.scene(in: configuration)
    workLeft -= 1 + scene.views.count
    return scene
  }

  private func levelsBefore(_ layout: Layout) -> [String: Finding.Level]? {
    if let known = before[layout] { return known }
    let found: [String: Finding.Level]?
    if !comparesFrames, layout.configuration < checkedCount, let scene = checked[layout.scene] {
      found = scene.levels(in: layout.configuration)
    } else {
      found = findings(of: editor, layout, &trees.before).map { findings in
        Dictionary(findings.map { ($0.id, $0.level) }, uniquingKeysWith: { min($0, $1) })
      }
    }
    before[layout] = .some(found)
    return found
  }

  /// Whether the finding is gone in a layout, and there is no other. Where nothing is left, what was there is not asked.
  private func holds(_ changed: DocumentEditor, _ finding: Finding, _ id: String, in place: Int) -> Bool {
    let layout = Layout(scene: id, configuration: place)
    guard let left = findings(of: changed, layout, &trees.changed) else { return levelsBefore(layout) == nil }
    return left.allSatisfy { found in
      if found.id == finding.id { return false }
      if found.level == .note { return true }
      // What cannot be laid out before the change is not compared.
      guard let before = levelsBefore(layout) else { return true }
      return before[found.id].map { $0 <= found.level } ?? false
    }
  }

  /// Writes the frames that are others after a change, as Interface Builder does. Frames that were not the computed ones
  /// before stay.
  private func followFrames(
    of changed: DocumentEditor, _ finding: Finding, _ id: String, _ edited: inout DocumentEditor
  ) -> String {
    guard finding.kind != .misplaced, let canvas = configurations.firstIndex(where: \.keepsCanvas),
      let old = scene(id, of: editor, in: canvas), let new = scene(id, of: changed, in: canvas)
    else { return "" }
    let known = Set(FrameUpdate(old).changes.map(\.id))
    let moved = FrameUpdate(new).changes.filter { !known.contains($0.id) }
    guard !moved.isEmpty,
      moved.allSatisfy({ edited.setFrame($0.frame, of: $0.id, line: $0.line, scene: id) })
    else { return "" }
    let names = moved.count > Self.namedLimit ? "\(moved.count) views" : list(moved.map(\.id))
    return ", and update the \(moved.count == 1 ? "frame" : "frames") of \(names)"
  }
}

extension RepairPlan {
  /// The first change that resolves a finding of a scene, whatever time it takes, with those for its twins as far as these are
  /// left by it; nil where one of them has none.
  func outcome(for finding: Finding, ofScene id: String) -> RepairTrial.Outcome? {
    withConfinedLayout {
      var (plan, bytes, words) = (self, Data(), [String]())
      for wanted in [finding] + finding.twins {
        if !words.isEmpty {
          guard let edited = try? read(bytes) else { return nil }
          plan.editor = edited
        }
        let trial = RepairTrial(plan, isLimited: false)
        if !words.isEmpty, trial.home(of: wanted, scene: id) == nil { continue }
        guard let outcome = trial.outcome(for: wanted, ofScene: id) else { return nil }
        bytes = outcome.bytes
        words.append(outcome.words)
      }
      return RepairTrial.Outcome(bytes: bytes, words: words.joined(separator: "; "))
    }
  }
}
