// Where the lines of applications' own texts lie: expectations follow from fonts, styles and what strings measure.

import Testing
import UIKit

@MainActor
@Suite("Applications' own texts")
struct TextTests {
  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(screen: UIScreen(size: CGSize(width: 375, height: 667)))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test("an editor marks what is typed at once: bold words, and headings in lines of their own height")
  func editor() throws {
    let note = MarkedNoteController()
    let window = show(note)
    note.textView.insertText("# Title")
    note.textView.insertText("\nplain *bold* text")
    #expect(note.storage.string == "# Title\nplain *bold* text" && note.textView.text == note.storage.string)
    let shown = try #require(note.textView.attributedText)
    #expect(
      shown.attribute(.font, at: 2, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 28, weight: .bold))
    #expect(shown.attribute(.font, at: 16, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 16))
    #expect(shown.attribute(.font, at: 9, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 16))
    let heights = note.lineHeights
    #expect(heights.count == 2)
    #expect(abs(heights[0] - UIFont.systemFont(ofSize: 28).lineHeight) < 0.01)
    #expect(abs(heights[1] - UIFont.systemFont(ofSize: 16).lineHeight) < 0.01)
    // Inset by 8 above and below.
    let fitting = note.textView.sizeThatFits(CGSize(width: 375, height: 0)).height
    #expect(fitting == (heights[0] + heights[1] + 16).rounded(.up))
    _ = window
  }

  @Test("a mention is touched where it lies, and nothing beside it")
  func mentions() {
    let label = MentionLabel(frame: CGRect(x: 0, y: 0, width: 150, height: 100))
    label.text = "Thanks to @ann and @bob for the photos"
    label.frame.size.height = label.sizeThatFits(CGSize(width: 150, height: 0)).height
    label.layoutIfNeeded()
    var touched: [String] = []
    label.onMention = { touched.append($0) }
    for word in ["@bob", "photos", "@ann"] {
      let rect = label.rect(of: word)
      label.touch(at: CGPoint(x: rect.midX, y: rect.midY))
    }
    #expect(touched == ["@bob", "@ann"])
  }

  @Test("a toolbar makes bold what is selected or typed next, and lists hang below their letters")
  func richText() throws {
    let rich = RichTextController()
    let window = show(rich)
    let view = rich.textView
    view.insertText("one two")
    view.selectedRange = NSRange(location: 4, length: 3)
    rich.toggleBold()
    let bold = UIFont.boldSystemFont(ofSize: 17)
    #expect(view.attributedText.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == bold)
    #expect(
      view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17))
    view.selectedRange = NSRange(location: 3, length: 0)
    rich.toggleBold()
    view.insertText("!")
    #expect(view.text == "one! two")
    #expect(view.attributedText.attribute(.font, at: 3, effectiveRange: nil) as? UIFont == bold)
    view.text = "An item that is long enough to need another line below the first one"
    view.selectedRange = NSRange(location: 0, length: 0)
    rich.makeList()
    #expect(view.text.hasPrefix("•\tAn item"))
    var lefts: [CGFloat] = []
    view.layoutManager.enumerateLineFragments(
      forGlyphRange: NSRange(location: 0, length: view.layoutManager.numberOfGlyphs)
    ) { _, used, _, _, _ in lefts.append(used.minX) }
    #expect(lefts.first == 0 && lefts.count > 1 && lefts.dropFirst().allSatisfy { $0 == 24 })
    // The letter behind the tab stands where the lines below begin, behind 5 points of padding.
    #expect(abs(view.layoutManager.location(forGlyphAt: 2).x - 29) < 0.01)
    _ = window
  }

  @Test("an image is as wide as the text at most, and makes its line as high as itself")
  func image() {
    let rich = RichTextController()
    let window = show(rich)
    rich.textView.text = ""
    rich.insert(UIImage(size: CGSize(width: 730, height: 400)))
    // 375 less 5 points of padding at both sides is half of the image's width.
    let used = rich.textView.layoutManager.usedRect(for: rich.textView.textContainer)
    #expect(used.size == CGSize(width: 375, height: 200))
    _ = window
  }

  @Test("done ends editing by the text view's own method")
  func done() throws {
    let rich = RichTextController()
    let window = show(rich)
    rich.textView.becomeFirstResponder()
    let item = try #require((rich.textView.inputAccessoryView as? UIToolbar)?.items?.last)
    let action = try #require(item.action)
    #expect(rich.textView.isFirstResponder)
    rich.textView.perform(action, with: item)
    #expect(!rich.textView.isFirstResponder)
    _ = window
  }
}
