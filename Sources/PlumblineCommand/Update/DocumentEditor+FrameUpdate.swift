// Update Frames: computed frames in place of stored ones.

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
    for update in updates {
      for change in update.changes {
        setFrame(change.frame, of: change.id, line: change.line, scene: update.scene)
      }
    }
    return updates
  }
}
