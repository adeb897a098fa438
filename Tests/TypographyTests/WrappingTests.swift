// Lines: where they break, how many there are, how high they stand.

import Foundation
import Testing
import Typography

@Suite("Wrapping")
struct WrappingTests {
  let measurer = SystemFontMeasurer()

  private func measure(
    _ text: String, _ font: FontDescription = FontDescription(), width: Double = .infinity, lines: Int = 0,
    lineBreak: TextLimits.LineBreak = .truncate
  ) -> TextMeasurement {
    measurer.measure(
      [TextRun(text, font: font)],
      within: TextLimits(width: width, numberOfLines: lines, lineBreak: lineBreak))
  }

  private func width(_ text: String) -> Double { measure(text).width }

  /// Text, size, width of the label, height rounded up to its pixel, scale, document.
  static let stored: [(String, Double, Double, Double, Double, String)] = [
    (
      "Science without religion is lame, religion without science is blind.", 17, 377, 40.66666666666666, 3,
      "deep-understanding-autolayout"
    ),
    (
      "Tap on the map to see all areas that are visible within 15 kilometres radius", 15, 398, 36, 2,
      "arcgis-runtime-samples-ios"
    ),
    ("Tap on the map to move the tank and update the viewshed", 17, 398, 41, 2, "arcgis-runtime-samples-ios"),
    ("Downloading remote resources", 17, 224, 41, 2, "arcgis-runtime-samples-ios"),
    (
      "Allow Toolbar PreviousNext Inside IQDeepResponderContainerView", 12, 328, 29, 2,
      "IQKeyboardManager/ScrollView.storyboard"
    ),
    ("Enable Touch Resign inside CustomViewController", 12, 328, 15, 1, "IQKeyboardManager"),
    ("Label With Baseline Constraints", 17, 88, 61, 3, "deep-understanding-autolayout"),
    ("コウテイペンギンは、ペンギンの一種でペンギン科コウテイペンギン属に分類される。", 17, 287, 61, 3, "SeventeenView.storyboard"),
    (
      "BaselineのAttributeは最初の行のBaselineにそろえます。意味的にはFirstBaseline", 17, 118.33333333333331, 122, 3,
      "NSConstraintInterfaceBuilderSample.storyboard"
    ),
    ("Draped\u{2028}mode", 14, 92, 34, 2, "arcgis-runtime-samples-ios"),
    (
      "  Copyright (c) 2020 Wei Wang (onevcat)\nAll rights reserved.", 13, 354, 31.5, 2,
      "LaunchScreen.storyboard"
    ),
  ]

  /// Text, weight, size, width that there is, width of the label in a stack view of the document.
  static let orphans: [(String, FontDescription.Weight, Double, Double, Double, String)] = [
    ("Long long long podcast name", .medium, 15, 196, 107.5, "CategorySponsoredCell.xib"),
    ("Boost your sales with linked products", .semibold, 14, 235, 147.5, "FeatureAnnouncementCardCell.xib"),
    ("Presenting status of long-running process", .semibold, 17, 284, 206.5, "ProgressViewController.xib"),
    (
      "Some description to explain what this screen does.", .regular, 15, 320, 260,
      "SimpleScreenTemplateViewController.storyboard"
    ),
  ]

  @Test("no word stands alone in the last line where labels avoid it", arguments: orphans)
  func pushedWord(
    text: String, weight: FontDescription.Weight, size: Double, limit: Double, width: Double, document: String
  ) {
    var limits = TextLimits(width: limit, numberOfLines: 0)
    limits.avoidsOrphans = true
    let runs = [TextRun(text, font: FontDescription(weight: weight, pointSize: size))]
    let measured = measurer.measure(runs, within: limits)
    #expect(measured.lineCount == 2)
    #expect(abs((measured.width * 2).rounded(.up) / 2 - width) < 0.51, "measured \(measured)")
  }

  @Test("a word stays alone where the one before it does not fit, begins its line, or fills it")
  func wordThatStays() {
    for (text, room) in [("aaaa bbbb cccccccc", 8.0), ("aaaaaaa cccccccc", 8), ("aaaa bbbb ccc", 1)] {
      var limits = TextLimits(width: width("aaaa bbbb") + room, numberOfLines: 0)
      let runs = [TextRun(text, font: FontDescription())]
      let greedy = measurer.measure(runs, within: limits)
      limits.avoidsOrphans = true
      #expect(measurer.measure(runs, within: limits) == greedy)
      #expect(greedy.lineCount == 2)
    }
  }

  @Test("as many lines as documents store", arguments: stored)
  func storedHeight(
    text: String, size: Double, width: Double, height: Double, scale: Double, document: String
  ) {
    let measured = measure(text, FontDescription(pointSize: size), width: width)
    #expect(
      abs((measured.height * scale - 1e-6).rounded(.up) / scale - height) < 0.51, "measured \(measured)")
  }

  /// Style, text, width, height at scale 2, document.
  static let styled: [(TextStyle, String, Double, Double, String)] = [
    (
      .body, "Your iCloud account syncs your feeds across your Mac and iOS devices", 373, 42.5,
      "NetNewsWire/Account.storyboard"
    ),
    (
      .caption1,
      "Use your Reader account to sync your feeds across your devices.\n\nDon’t have a Reader account?", 373,
      46.5,
      "NetNewsWire/Account.storyboard"
    ),
    (.title1, "Geolocation is not enabled for this app", 280, 67.5, "RxExample/Geolocation.storyboard"),
    (.headline, "It seems that geolocation is enabled", 200, 42.5, "RxExample/Geolocation.storyboard"),
    (.body, "On My iPhone", 373, 20.5, "NetNewsWire/Settings.storyboard"),
  ]

  @Test("lines of text styles stand further apart", arguments: styled)
  func styledHeight(style: TextStyle, text: String, width: Double, height: Double, document: String) {
    let measured = measure(text, style.font(), width: width)
    #expect((measured.height * 2 - 1e-6).rounded(.up) / 2 == height, "measured \(measured)")
  }

  @Test("a text as wide as its limit stays on one line")
  func exactFit() {
    let text = "Auto Layout for everyone"
    #expect(measure(text, width: width(text)).lineCount == 1)
    #expect(measure(text, width: width(text) - 0.1).lineCount == 2)
  }

  @Test("spaces begin no line, and widen none beyond its limit")
  func spaces() {
    let wrapped = measure("one   two", width: width("one") + 1)
    #expect(wrapped.lineCount == 2)
    #expect(wrapped.width <= width("one") + 1)
    #expect(width("one ") > width("one"))
    #expect(measure("one    ", width: width("one") + 1).lineCount == 1)
  }

  // The label is 308 wide in 400 with 46 on both sides (PlusLockedInfoView.xib of Pocket Casts), 4 points more than its words.
  @Test("the space behind a wrapped line's last word counts as far as the line has room")
  func spaceOfWrappedLine() {
    let word = width("unlock")
    // But for the kerning beside the space.
    #expect(abs(measure("unlock me", width: width("unlock ") + 1).width - width("unlock ")) < 0.05)
    #expect(measure("unlock me", width: word + 1).width == word + 1)
  }

  /// Text and the pieces that a narrow limit must leave whole, by UAX #14.
  static let breaks: [(String, [String])] = [
    ("well-known fact", ["well-", "known", "fact"]), ("minus -5 left", ["minus", "-5", "left"]),
    ("a\u{A0}b c", ["a\u{A0}b", "c"]), ("日本、語", ["日", "本、", "語"]), ("and/or not", ["and/", "or", "not"]),
    ("1/2 done", ["1/2", "done"]), ("say “hello” now", ["say", "“hello”", "now"]),
    ("(one) two", ["(one)", "two"]), ("yes—no", ["yes", "—", "no"]),
    ("soft\u{200B}break", ["soft", "break"]),
  ]

  @Test("breaks where Unicode allows them", arguments: breaks)
  func breakOpportunities(text: String, pieces: [String]) {
    let widest = pieces.map { width($0) }.max() ?? 0
    let measured = measure(text, width: widest + 0.01)
    #expect(abs(measured.width - widest) < 0.5)
    #expect(measured.lineCount <= pieces.count)
    #expect(measured.lineCount > 1)
  }

  @Test("numberOfLines cuts the rest")
  func numberOfLines() {
    let text = "one two three four five six seven eight nine ten"
    let cut = measure(text, width: 80, lines: 2)
    #expect(cut.lineCount == 2)
    #expect(cut.isTruncated)
    #expect(cut.width <= 80)
    let whole = measure(text, width: 80)
    #expect(whole.lineCount > 2)
    #expect(!whole.isTruncated)
    #expect(measure(text, width: 80, lines: 100) == whole)
  }

  @Test(
    "one line is cut at its limit",
    arguments: [TextLimits.LineBreak.truncate, .clip, .wordWrap, .characterWrap])
  func oneLine(lineBreak: TextLimits.LineBreak) {
    let cut = measure("Auto Layout for everyone", width: 60, lines: 1, lineBreak: lineBreak)
    #expect(cut.lineCount == 1)
    #expect(cut.isTruncated)
    #expect(cut.width <= 60)
  }

  @Test("character wrapping fills lines without regard to words")
  func characterWrap() {
    let text = "Auto Layout for everyone"
    let characters = measure(text, width: 40, lineBreak: .characterWrap)
    #expect(characters.lineCount <= measure(text, width: 40).lineCount)
    #expect(characters.width <= 40)
  }

  @Test("line breaks of every kind end a line", arguments: ["\n", "\r", "\r\n", "\u{2028}", "\u{2029}"])
  func hardBreaks(separator: String) {
    let measured = measure("one\(separator)three")
    #expect(measured.lineCount == 2)
    #expect(abs(measured.width - width("three")) < 1e-9)
  }

  @Test("paragraph style: spacing, multiples and bounds of line height")
  func paragraphStyle() {
    let run = TextRun("one\ntwo", font: FontDescription())
    let plain = measurer.measure([run], within: TextLimits(numberOfLines: 0))
    let line = plain.height / 2
    func height(_ change: (inout TextLimits) -> Void) -> Double {
      var limits = TextLimits(numberOfLines: 0)
      change(&limits)
      return measurer.measure([run], within: limits).height
    }
    #expect(abs(height { $0.lineSpacing = 3 } - plain.height - 3) < 1e-9)
    #expect(abs(height { $0.paragraphSpacing = 8 } - plain.height - 8) < 1e-9)
    #expect(abs(height { $0.lineHeightMultiple = 1.5 } - 3 * line) < 1e-9)
    #expect(height { $0.minimumLineHeight = 30 } == 60)
    #expect(height { $0.maximumLineHeight = 10 } == 20)
    #expect(height { $0.lineSpacing = .nan } == plain.height)
  }

  @Test("baselines: the ascender below the top, the descender above the bottom")
  func baselines() {
    let metrics = measurer.metrics(of: FontDescription())
    #expect(abs(metrics.ascender - 17 * 1950 / 2048) < 1e-9)
    let two = measure("one\ntwo")
    #expect(abs(two.firstBaselineFromTop - metrics.ascender) < 1e-9)
    #expect(abs(two.lastBaselineFromBottom + metrics.descender) < 1e-9)
  }

  @Test("runs of several fonts share a line and its height")
  func runs() {
    let small = TextRun("small ", font: FontDescription(pointSize: 12))
    let large = TextRun("large", font: FontDescription(weight: .bold, pointSize: 30))
    let both = measurer.measure([small, large], within: TextLimits())
    #expect(both.lineCount == 1)
    #expect(abs(both.height - measurer.metrics(of: large.font).lineHeight) < 1e-9)
    let apart =
      measurer.measure([small], within: TextLimits()).width
      + measurer.measure([large], within: TextLimits()).width
    #expect(abs(both.width - apart) < 1e-9)
  }

  @Test("kern adds to every character")
  func kern() {
    let plain = TextRun("Label", font: FontDescription())
    let wide = TextRun("Label", font: FontDescription(), kern: 2)
    let difference =
      measurer.measure([wide], within: TextLimits()).width
      - measurer.measure([plain], within: TextLimits()).width
    #expect(abs(difference - 10) < 1e-9)
  }
}
