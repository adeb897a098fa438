// Random trees of views against plain arithmetic: frames are right at first and after every edit.
// PLUMBLINE_LONG_TESTS=1 tries many more seeds.

import Foundation
import Testing

@testable import Plumbline

@Suite("Random trees against arithmetic") struct ReferenceTreeTests {
  nonisolated static let isLong = ProcessInfo.processInfo.environment["PLUMBLINE_LONG_TESTS"] == "1"
  nonisolated static let seeds: ClosedRange<UInt64> = isLong ? 1...1500 : 1...40

  @Test("frames are those of arithmetic, also after each of sixty edits", arguments: seeds)
  func frames(seed: UInt64) {
    var tree = ReferenceTree(seed: seed)
    if let mistake = tree.mistake() {
      Issue.record("seed \(seed): \(mistake)")
      return
    }
    for number in 1...60 {
      let edit = tree.edit()
      if let mistake = tree.mistake() {
        Issue.record("seed \(seed), edit \(number), \(edit): \(mistake)")
        return
      }
    }
    #expect(tree.root.view?.layoutDiagnosis().conflicts.isEmpty == true, "seed \(seed)")
  }

  @Test("the trees have views, guides and stacks, five levels of them, and all kinds of edits take place")
  func material() {
    var (boxes, guides, stacks, deepest) = (0, 0, 0, 0)
    var edits: Set<String> = []
    for seed in UInt64(1)...40 {
      var tree = ReferenceTree(seed: seed)
      boxes += tree.boxes.count
      guides += tree.boxes.count { $0.guide != nil }
      stacks += tree.boxes.count { $0.stack != nil && !$0.children.isEmpty }
      for box in tree.boxes {
        deepest = max(deepest, sequence(first: box, next: \.container).reduce(-1) { depth, _ in depth + 1 })
      }
      for _ in 1...60 { edits.insert(tree.edit()) }
    }
    #expect(boxes > 800 && guides > 40 && stacks > 20 && deepest == ReferenceTree.depthLimit)
    let expected = [
      "a constant", "margins", "a box moves", "a box goes", "a new box", "an arranged view hides",
      "an arranged view appears", "a size", "the direction turns",
    ]
    #expect(edits.isSuperset(of: expected))
  }
}
