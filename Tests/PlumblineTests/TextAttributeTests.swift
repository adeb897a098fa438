// Attributes of texts that are compared with each other: Foundation on Linux ended the program at the second range of another
// font (found by an application's text of several styles).

import Foundation
import Plumbline
import Testing

@Suite("Attributes of texts")
struct TextAttributeTests {
  private static func paragraph(_ alignment: NSTextAlignment) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    return style
  }

  @Test("ranges of three values each, set one after the other and appended")
  func ranges() {
    let values: [NSAttributedString.Key: [Any]] = [
      // Whole sizes have no bit where Core Foundation looks for a type.
      .font: [
        UIFont.systemFont(ofSize: 17), UIFont.boldSystemFont(ofSize: 17), UIFont.systemFont(ofSize: 32),
      ],
      .foregroundColor: [UIColor.red, UIColor.blue, UIColor(white: 0, alpha: 1)],
      .paragraphStyle: [Self.paragraph(.left), Self.paragraph(.center), Self.paragraph(.right)],
      .shadow: [NSShadow(), NSShadow(), NSShadow()],
    ]
    for (key, three) in values {
      let text = NSMutableAttributedString(string: "one two three")
      for (value, range) in zip(three, [(0, 4), (4, 4), (8, 5)]) {
        text.addAttribute(key, value: value, range: NSRange(location: range.0, length: range.1))
      }
      text.append(NSAttributedString(string: " four", attributes: [key: three[0]]))
      text.append(NSAttributedString(string: " five", attributes: [key: three[1]]))
      for (place, value) in [(0, three[0]), (4, three[1]), (12, three[2]), (13, three[0]), (22, three[1])] {
        let found = text.attribute(key, at: place, effectiveRange: nil) as? NSObject
        #expect(found == value as? NSObject, "\(key.rawValue) at \(place)")
      }
    }
  }
}
