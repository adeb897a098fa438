// The texts of the bars around a scene: titles and tabs, which no view of the scene shows.

import Plumbline
import Typography

/// A text of a bar, with its maximum room.
package struct SceneBarText {
  package enum Place: Hashable, Sendable {
    /// Between the items of a navigation bar.
    case title
    /// A large title, in a line of its own below the bar's items.
    case largeTitle
    /// Below the image of a tab.
    case tab
  }

  package var place: Place
  /// The id of the bar's item.
  package var id: String
  /// The item's line and column in the document, from 1.
  package var line: Int
  package var column: Int
  package var room: TextRoom

  package init(_ place: Place, id: String, line: Int, column: Int, room: TextRoom) {
    self.place = place
    self.id = id
    self.line = line
    self.column = column
    self.room = room
  }
}
