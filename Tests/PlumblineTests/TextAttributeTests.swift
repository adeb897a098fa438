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

  /// Apple on `tabStops` and `defaultTabInterval`.
  @Test("a style has twelve stops at first, and none where a program takes them away")
  func stops() {
    #expect(NSParagraphStyle.default.tabStops.map(\.location) == (1...12).map { CGFloat($0) * 28 })
    let style = NSMutableParagraphStyle()
    style.tabStops = []
    style.defaultTabInterval = 40
    let label = UILabel()
    let font = UIFont.systemFont(ofSize: 12)
    let x = NSAttributedString(string: "x", attributes: [.font: font]).size().width
    for (text, width) in [("\tx", 40.0), ("\t\tx", 80)] {
      label.attributedText = NSAttributedString(
        string: text, attributes: [.paragraphStyle: style, .font: font])
      #expect(abs(label.intrinsicContentSize.width - width - x) < 1)
    }
    label.attributedText = nil
    label.text = "a\tx"
    label.font = font
    #expect(abs(label.intrinsicContentSize.width - 28 - x) < 1)
  }

  /// gnustep/libs-gui #479 (2026): "Verified on a macOS runner".
  @Test("stops that are set keep their order, one that is added goes where it belongs")
  func orderOfStops() {
    let style = NSMutableParagraphStyle()
    style.tabStops = [300, 100].map { NSTextTab(textAlignment: .left, location: $0) }
    #expect(style.tabStops.map(\.location) == [300, 100])
    style.tabStops = [100, 300].map { NSTextTab(textAlignment: .left, location: $0) }
    style.addTabStop(NSTextTab(textAlignment: .left, location: 200))
    #expect(style.tabStops.map(\.location) == [100, 200, 300])
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
