// Numbers that programs keep and compare: those of Apple's headers.

import AppKit
import Testing

@Suite("Raw values of AppKit's headers")
struct AppKitRawValueTests {
  // NSButtonCell.h of macOS 26: the names since macOS 14, and the earlier ones of the same numbers.
  static let bezels: [(NSButton.BezelStyle, UInt)] = [
    (.automatic, 0), (.push, 1), (.rounded, 1), (.flexiblePush, 2), (.regularSquare, 2), (.disclosure, 5),
    (.shadowlessSquare, 6), (.circular, 7), (.texturedSquare, 8), (.helpButton, 9), (.smallSquare, 10),
    (.toolbar, 11),
    (.texturedRounded, 11), (.accessoryBarAction, 12), (.roundRect, 12), (.accessoryBar, 13), (.recessed, 13),
    (.pushDisclosure, 14), (.roundedDisclosure, 14), (.badge, 15), (.inline, 15),
  ]

  @Test("the style of a bezel has the header's number", arguments: bezels)
  func bezel(style: NSButton.BezelStyle, number: UInt) { #expect(style.rawValue == number) }

  @Test("a badge is an inline button by its newer name")
  func badge() {
    let (badge, inline) = (
      NSButton(title: "12", target: nil, action: nil), NSButton(title: "12", target: nil, action: nil)
    )
    badge.bezelStyle = .badge
    inline.bezelStyle = .inline
    #expect(badge.bezelStyle == inline.bezelStyle)
    #expect(badge.intrinsicContentSize == inline.intrinsicContentSize)
  }
}
