// Update Frames: computed frames in place of stored ones.

import Foundation
import InterfaceBuilder
import LayoutReport
import Plumbline

extension DocumentEditor {
  /// Writes the computed frames of misplaced views into the document.
  /// - Parameter believesNotes: Whether views count that `check` reports as misplaced with a note; nil to decide by scene:
  ///   they count if the document marks a view of the scene with `misplaced="YES"`.
  mutating func updateFrames(
    for configuration: SceneConfiguration, misplacedOnly: Bool = false, believesNotes: Bool?
  ) -> [FrameUpdate] {
    let original = self
    let updates = withConfinedLayout {
      original.scenes(for: configuration).map { scene in
        FrameUpdate(
          scene, misplacedOnly: misplacedOnly,
          believesNotes: believesNotes ?? original.marksMisplacedViews(scene: scene.id))
      }
    }
    return updates.map { update in
      var update = update
      // What the document has already, up to rounding, is no change.
      update.changes.removeAll { change in
        let count = changeCount
        setFrame(change.frame, of: change.id, line: change.line, scene: update.scene)
        return changeCount == count
      }
      return update
    }
  }

  /// A document with its computed frames, and what changed in it. A frame that was written can settle others, such as those of
  /// subviews that a mask places: they follow, so that another update has nothing left to do.
  static func updatingFrames(
    in bytes: Data, name: String, for configuration: SceneConfiguration, misplacedOnly: Bool
  ) throws(InterfaceBuilderError) -> (bytes: Data, updates: [FrameUpdate]) {
    var (bytes, updates): (Data, [FrameUpdate]) = (bytes, [])
    for _ in 0..<4 {
      var editor = try DocumentEditor(bytes: bytes, name: name)
      let found = editor.updateFrames(for: configuration, misplacedOnly: misplacedOnly, believesNotes: nil)
      updates = zip(found, updates.map(\.changes) + Array(repeating: [], count: found.count)).map {
        update, earlier in
        var update = update
        update.changes = earlier + update.changes
        return update
      }
      guard !editor.isUnchanged else { break }
      bytes = editor.bytes
    }
    return (bytes, updates)
  }
}
