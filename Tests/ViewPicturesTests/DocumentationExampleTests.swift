// The examples of the module's documentation page (Sources/ViewPictures/Documentation.docc/ViewPictures.md), word for word; a
// test of Plumbline's compares them.

import Foundation
import Plumbline
import Testing
import ViewPictures

@Suite("Documentation examples") struct DocumentationExampleTests {
  @Test("the examples of pictures of a program's own views")
  func pictures() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 80))
    card.backgroundColor = .systemBackground
    let title = UILabel()
    title.text = "Ready"
    title.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(title)
    title.centerXAnchor.constraint(equalTo: card.centerXAnchor).isActive = true
    title.centerYAnchor.constraint(equalTo: card.centerYAnchor).isActive = true

    let svg = card.svg()
    let dark = card.svg(LayoutPicture.Options(appearance: .dark))
    #expect(svg.contains(">Ready</text>") && svg.contains("fill=\"#ffffff\""))
    #expect(dark.contains(">Ready</text>") && dark.contains("fill=\"#000000\""))

    var picture = LayoutPicture(of: card)
    picture.options.title = "Card"
    picture.options.layers = [.screen, .text, .constraints, .findings]
    let page = picture.svg
    print(picture.tree)
    #expect(page.contains(">Card</text>"))
  }
}
