// What holds for every layout (spec 02 §7, B01–B10), tried on seeded random trees.

import Foundation
import Testing

@testable import Plumbline

@Suite("Properties of every layout") struct SolvingPropertyTests {
  nonisolated static let seeds: ClosedRange<UInt64> = 1...25

  private func expectEqual(
    _ got: [CGRect], _ want: [CGRect], _ what: String, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(got.count == want.count, sourceLocation: location)
    for (index, (a, b)) in zip(got, want).enumerated() {
      #expect(a.isClose(to: b), "\(what), view \(index): \(a) is not \(b)", sourceLocation: location)
    }
  }

  @Test("the trees differ, have no conflicts, and their wishes contradict each other")
  func material() {
    var unmet = 0
    var trailing = 0
    var firsts = Set<CGFloat>()
    for seed in Self.seeds {
      let plan = RandomTree(seed: seed, isDetermined: true)
      let tree = PlannedViews(plan)
      let violations = tree.violations(of: plan.rows)
      #expect(tree.root.layoutDiagnosis().conflicts.isEmpty)
      #expect(tree.root.layoutDiagnosis().ambiguities.isEmpty)
      #expect((violations[1000] ?? 0) < 1e-3, "seed \(seed)")
      trailing += plan.rows.count { $0.attribute == .trailing && $0.secondAttribute != .centerX }
      unmet += violations.values.count { $0 > 1 }
      firsts.insert(tree.frames[0].width)
    }
    #expect(unmet > 100 && trailing > 15 && firsts.count > 10)
  }

  @Test("B01 the order of constraints does not matter where the optimum is unique", arguments: seeds)
  func order(seed: UInt64) {
    var plan = RandomTree(seed: seed, isDetermined: true)
    let frames = PlannedViews(plan).frames
    var random = SeededGenerator(seed: seed + 1000)
    for _ in 0..<3 {
      plan.rows.shuffle(using: &random)
      expectEqual(PlannedViews(plan).frames, frames, "seed \(seed)")
    }
  }

  @Test("B02 a constraint that holds already changes no frame", arguments: seeds)
  func redundant(seed: UInt64) {
    let tree = PlannedViews(RandomTree(seed: seed, isDetermined: true))
    let frames = tree.frames
    for (index, frame) in frames.enumerated() {
      tree.add(.init(first: index, attribute: .width, relation: .lessThanOrEqual, constant: frame.width + 1))
      tree.add(.init(first: index, attribute: .height, relation: .greaterThanOrEqual, constant: 0))
      tree.add(.init(first: index, attribute: .height, constant: frame.height, priority: 999))
    }
    expectEqual(tree.frames, frames, "seed \(seed)")
    #expect(tree.root.layoutDiagnosis().conflicts.isEmpty)
  }

  @Test("B03 removing a constraint and adding an equal one restores the frames", arguments: seeds)
  func restored(seed: UInt64) {
    let plan = RandomTree(seed: seed, isDetermined: true)
    let tree = PlannedViews(plan)
    let frames = tree.frames
    for (index, row) in plan.rows.enumerated() where index % 3 == 0 {
      tree.constraints[index].isActive = false
      _ = tree.frames
      tree.add(row)
      expectEqual(tree.frames, frames, "seed \(seed), row \(index)")
    }
  }

  @Test("B04 an edited constant is a constraint removed and another added", arguments: seeds)
  func edited(seed: UInt64) {
    var plan = RandomTree(seed: seed, isDetermined: true)
    let tree = PlannedViews(plan)
    let frames = tree.frames
    var hasMoved = false
    for index in plan.rows.indices where plan.rows[index].priority < 1000 {
      plan.rows[index].constant += 17
      tree.constraints[index].constant += 17
      expectEqual(tree.frames, PlannedViews(plan).frames, "seed \(seed), row \(index)")
      hasMoved = hasMoved || zip(tree.frames, frames).contains { !$0.isClose(to: $1) }
    }
    #expect(hasMoved)
  }

  @Test("B05 a wish never costs a higher level anything", arguments: seeds)
  func lowerLevels(seed: UInt64) {
    let plan = RandomTree(seed: seed, isDetermined: false)
    for priority in [Float(249), 251, 600, 999] {
      let tree = PlannedViews(plan)
      let before = tree.violations(of: plan.rows)
      for index in tree.views.indices {
        tree.add(.init(first: index, attribute: .width, constant: 333, priority: priority))
        tree.add(
          .init(
            first: index, attribute: .centerY, second: -1, secondAttribute: .bottom, constant: 40,
            priority: priority))
      }
      let after = tree.violations(of: plan.rows)
      for (level, violation) in before where level > priority {
        #expect(abs((after[level] ?? 0) - violation) < 1e-2, "seed \(seed), \(priority) moved \(level)")
      }
    }
  }

  @Test("B07 subtrees without a link are laid out as each alone", arguments: seeds)
  func independence(seed: UInt64) {
    let plans = [seed, seed + 500].map { RandomTree(seed: $0, isDetermined: true) }
    let alone = plans.map { PlannedViews($0).frames }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    root.layoutEnvironment = .plain(scale: 100_000)
    let together = plans.enumerated().map { place, plan in
      let box = UIView(frame: CGRect(origin: CGPoint(x: 450 * place, y: 10), size: plan.size))
      root.addSubview(box)
      return PlannedViews(plan, in: box)
    }
    for (tree, frames) in zip(together, alone) { expectEqual(tree.frames, frames, "seed \(seed)") }
  }

  /// Constants beside centres keep their direction (spec 01 §2), so centres stay out.
  @Test("B08 from right to left every frame of leading and trailing is the reflection", arguments: seeds)
  func mirrored(seed: UInt64) {
    var plan = RandomTree(seed: seed, isDetermined: true)
    plan.rows.removeAll { $0.attribute == .centerX || $0.secondAttribute == .centerX }
    let tree = PlannedViews(plan)
    let frames = tree.frames
    tree.root.layoutEnvironment?.isRightToLeft = true
    let widths = plan.parents.map { $0 < 0 ? plan.size.width : frames[$0].width }
    let reflected = zip(frames, widths).map { frame, width in
      CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    expectEqual(tree.frames, reflected, "seed \(seed)")
  }

  @Test("B09 twice the constants in twice the space are twice the frames", arguments: seeds)
  func scaled(seed: UInt64) {
    var plan = RandomTree(seed: seed, isDetermined: true)
    let frames = PlannedViews(plan).frames
    plan.size = CGSize(width: 2 * plan.size.width, height: 2 * plan.size.height)
    for index in plan.rows.indices { plan.rows[index].constant *= 2 }
    let doubled = frames.map {
      CGRect(x: 2 * $0.minX, y: 2 * $0.minY, width: 2 * $0.width, height: 2 * $0.height)
    }
    expectEqual(PlannedViews(plan).frames, doubled, "seed \(seed)")
  }

  /// The oracle is the layout itself: what is open follows a wish below every other level, what is not stays.
  @Test("B10 a view is ambiguous where and only where a last wish can move it", arguments: seeds)
  func ambiguity(seed: UInt64) {
    let plan = RandomTree(seed: seed, count: 5, isDetermined: false)
    let tree = PlannedViews(plan)
    let frames = tree.frames
    let window = inWindow(tree.root)
    defer { withExtendedLifetime(window) {} }
    let found = tree.root.layoutDiagnosis().ambiguities
    let variables: [(String, NSLayoutConstraint.Attribute)] = [
      ("x", .leading), ("y", .top), ("width", .width), ("height", .height),
    ]
    for (index, view) in tree.views.enumerated() {
      let free = found.first { $0.view === view }?.variables ?? []
      #expect(view.hasAmbiguousLayout == !free.isEmpty, "seed \(seed), view \(index)")
      for (name, attribute) in variables {
        let isSize = name == "width" || name == "height"
        let value = RandomTree.value(attribute, in: frames[index])
        let moves = [CGFloat(1), -1].contains { step in
          var asked = plan
          asked.rows.append(
            .init(
              first: index, attribute: attribute, second: isSize ? nil : plan.parents[index],
              secondAttribute: isSize ? .notAnAttribute : attribute, constant: value + step, priority: 1))
          return abs(RandomTree.value(attribute, in: PlannedViews(asked).frames[index]) - value) > 1e-3
        }
        #expect(free.contains(name) == moves, "seed \(seed), view \(index), \(name)")
      }
    }
  }
}
