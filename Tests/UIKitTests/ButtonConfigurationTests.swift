// Configurations of buttons that a text attribute transformer changes.

import Foundation
import Testing
import UIKit

@MainActor
@Suite("Button configurations")
struct ButtonConfigurationTests {
  @Test("a title's font that a transformer gives counts in the button's size")
  func transformer() {
    var small = UIButton.Configuration.plain()
    small.title = "Title"
    var large = small
    large.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = .systemFont(ofSize: 40)
      return outgoing
    }
    let (one, other) = (UIButton(configuration: small), UIButton(configuration: large))
    #expect(other.intrinsicContentSize.height > one.intrinsicContentSize.height + 15)
    #expect(large != small)
  }
}
