// The examples of the module's documentation page (Sources/InterfaceBuilder/Documentation.docc/InterfaceBuilder.md), word
// for word; a test of Plumbline's compares them.

import InterfaceBuilder
import Plumbline
import Testing

@Suite("Documentation examples") struct DocumentationExampleTests {
  @Test("the example of InterfaceBuilder's page")
  func example() throws {
    let path = Fixture.examples.appendingPathComponent("Profile.storyboard").path
    let document = try InterfaceBuilderDocument(contentsOf: path)
    for scene in document.scenes(for: SceneConfiguration(device: .named("iPhone 15"))) {
      scene.rootView.layoutIfNeeded()
      print(scene.id, scene.rootView.frame.size, scene.problems.count)
    }
    let scenes = document.scenes(for: SceneConfiguration(device: .named("iPhone 15")))
    #expect(scenes.map(\.device) == ["retina6_12"])
  }

  @Test("the example of languages")
  func languages() throws {
    let path = Fixture.examples.appendingPathComponent("Profile.storyboard").path
    let document = try InterfaceBuilderDocument(contentsOf: path)
    for language in document.languages + ["double"] {
      for scene in document.scenes(for: SceneConfiguration(language: language)) {
        print(scene.id, language, scene.direction)
      }
    }
    #expect(document.languages.isEmpty)
  }
}
