// What the application shows: notes, and the storyboard of its screens.

import UIKit

/// Something that somebody wrote down.
struct Note: Hashable, Sendable {
  var title: String
  var text: String

  init(title: String, text: String) {
    self.title = title
    self.text = text
  }
}

/// The storyboard of the application.
@MainActor func mainStoryboard() -> UIStoryboard { UIStoryboard(name: "Main", bundle: .module) }
