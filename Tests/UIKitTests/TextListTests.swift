// Markers of lists in texts. Apple's documentation of `NSTextList` and its marker formats ("{decimal}", "{lower-roman}" and so
// on; text around the braces stays).

import Testing
import UIKit

@MainActor
@Suite("Lists in texts")
struct TextListTests {
  @Test(
    "markers of numbers and signs",
    arguments: [
      (.decimal, 12, "12"), (.disc, 3, "\u{2022}"), (.hyphen, 1, "\u{2043}"), (.lowercaseAlpha, 1, "a"),
      (.uppercaseAlpha, 27, "AA"), (.lowercaseRoman, 14, "xiv"), (.uppercaseRoman, 1999, "MCMXCIX"),
      (.octal, 9, "11"), (.lowercaseHexadecimal, 255, "ff"), (.uppercaseHexadecimal, 255, "FF"),
      (NSTextList.MarkerFormat("({decimal})"), 2, "(2)"), (NSTextList.MarkerFormat("*"), 2, "*"),
    ] as [(NSTextList.MarkerFormat, Int, String)])
  func markers(format: NSTextList.MarkerFormat, number: Int, expected: String) {
    #expect(NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number) == expected)
  }

  @Test("a paragraph keeps the lists that it is in")
  func paragraph() {
    let style = NSMutableParagraphStyle()
    let list = NSTextList(markerFormat: .decimal)
    style.textLists = [list]
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy?.textLists == [list] && style == copy && list.isOrdered && list.startingItemNumber == 1)
    #expect(NSParagraphStyle().textLists.isEmpty && style != NSParagraphStyle())
    #expect(!NSTextList(markerFormat: .disc).isOrdered)
  }
}
