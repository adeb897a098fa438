// The example documents: the stored frames of the clean one are the computed ones, and they were worked out by hand.

import Foundation
import LayoutScene
import Plumbline
import Testing

@testable import InterfaceBuilder

@Suite("Examples") struct ExampleTests {
  private func scene(_ name: String) throws -> Scene {
    let document = try InterfaceBuilderDocument(
      contentsOf: Fixture.examples.appendingPathComponent(name).path)
    return try Fixture.laidOut(document)
  }

  @Test("the profile page is laid out as it stores")
  func profile() throws {
    let scene = try scene("Profile.storyboard")
    #expect(scene.problems.isEmpty)
    for view in scene.views {
      let stored = try #require(view.storedFrame)
      let frame = view.view.frame
      let differences = [
        frame.minX - stored.minX, frame.minY - stored.minY, frame.width - stored.width,
        frame.height - stored.height,
      ]
      #expect(differences.allSatisfy { abs($0) < 0.01 }, "\(view.id): \(frame), stored \(stored)")
    }
  }

  @Test("the login form has a conflict about the button's width")
  func login() throws {
    let scene = try scene("Login.storyboard")
    #expect(scene.frame("LGN-nm-001") == [16, 179, 361, 34])
    #expect(scene.frame("LGN-bt-001")?[1] == 283)
  }

  @Test("the card's badge is not placed by its constraints in width")
  func card() throws {
    let scene = try scene("Card.xib")
    #expect(scene.frame("CRD-pc-001") == [12, 12, 96, 136])
    #expect(scene.frame("CRD-bd-001")?.prefix(2) == [120, 12])
  }
}
