// The picture of constraints over their views.

import Foundation
import Plumbline
import Testing

@testable import LayoutReport

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Pictures of constraints") struct ConstraintPictureTests {
  @Test("boxes, lines with numbers, and the texts below; names are escaped")
  func picture() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 30))
    view.accessibilityIdentifier = "a<b"
    root.addSubview(view)
    let left = view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    left.priority = .defaultLow
    let svg = ConstraintPicture(ConstraintVisualization([left], in: root)).svg
    #expect(svg.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg "))
    #expect(svg.contains("<rect x=\"10\" y=\"20\" width=\"50\" height=\"30\" fill=\"none\""))
    #expect(svg.contains(">a&lt;b</text>"))
    #expect(svg.contains("<line x1=\"0\" y1=\"35\" x2=\"10\" y2=\"35\""))
    #expect(svg.contains("stroke-dasharray=\"3 2\""), "an optional constraint")
    #expect(svg.contains("&lt;NSLayoutConstraint:0x") && XMLCheck.isWellFormed(svg))
  }

  private final class XMLCheck: NSObject, XMLParserDelegate {
    static func isWellFormed(_ text: String) -> Bool { XMLParser(data: Data(text.utf8)).parse() }
  }
}
