// The output of `plumbline update`.

import Foundation
import InterfaceBuilder
import LayoutReport

struct UpdateText {
  let isDryRun: Bool
  private(set) var scenes = 0
  private(set) var documents = 0
  private var changed = 0
  private var frames = 0
  private var kept = 0

  init(isDryRun: Bool) { self.isDryRun = isDryRun }

  /// A line for each changed frame of a document.
  mutating func add(_ updates: [FrameUpdate], of path: String) -> String {
    documents += 1
    scenes += updates.count
    let changes = updates.flatMap(\.changes)
    kept += updates.reduce(0) { $0 + $1.kept.count }
    if !changes.isEmpty { changed += 1 }
    frames += changes.count
    func line(_ change: FrameUpdate.Change, _ words: String) -> String {
      showingControls("\(path)\(change.line.map { ":\($0)" } ?? ""): \(words)") + "\n"
    }
    return changes.map { line($0, $0.words) }.joined()
      + updates.flatMap(\.restingOnOpenHeights).map {
        line($0, "\($0.name): kept, because nothing determines the height of its superview")
      }.joined()
  }

  func summary(seconds: Double) -> String {
    let verb = isDryRun ? "Would update" : "Updated"
    var text = "\(verb) \(counted(frames, "frame")) in \(changed) of \(counted(documents, "document"))."
    if kept > 0 {
      text +=
        " Kept \(counted(kept, "stored frame")) that the computed layout may be wrong about: sizes of texts, images and"
        + " custom classes, ambiguous positions, and frames that check reports with a note."
    }
    return text + " \(String(format: "%.1f", seconds)) s\n"
  }
}
