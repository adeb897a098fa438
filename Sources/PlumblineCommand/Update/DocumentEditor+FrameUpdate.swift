// Computed frames, written into a document.

import InterfaceBuilder
import LayoutReport
import Plumbline

extension DocumentEditor {
  /// Writes the computed frames of scenes into the document.
  /// - Parameter believesNotes: Whether views count that `check` calls misplaced with a note; nil where the document itself
  ///   says of such a scene that something in it is misplaced.
  mutating func updateFrames(
    for configuration: Configuration, misplacedOnly: Bool = false, believesNotes: Bool?
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
