// Members of UIKit, Core Graphics and Foundation that applications use beside layout: what they answer where they do
// something.

import Testing
import UIKit

@MainActor
@Suite("Members that applications use")
struct ApplicationMemberTests {
  @Test("lines of a layout manager: a long word has a line of its own, and their letters lie within the box")
  func lineFragments() throws {
    let font = UIFont.systemFont(ofSize: 17)
    let storage = NSTextStorage(string: "one two three four", attributes: [.font: font])
    let manager = NSLayoutManager()
    let width = ("three " as NSString).size(withAttributes: [.font: font]).width
    let container = NSTextContainer(size: CGSize(width: width + 10, height: 1000))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    var ranges: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      rect, used, box, range, stop in
      ranges.append(range)
      #expect(rect.width == width + 10 && used.width <= rect.width && box === container)
    }
    // "one two" is as wide as "three " at most where the font says so; every line ends behind a word.
    #expect(ranges.reduce(0) { $0 + $1.length } == storage.length)
    #expect(
      ranges.dropLast().allSatisfy { (storage.string as NSString).character(at: NSMaxRange($0) - 1) == 32 })
    var effective = NSRange()
    let last = manager.lineFragmentRect(forGlyphAt: storage.length - 1, effectiveRange: &effective)
    #expect(effective == ranges.last)
    #expect(abs(last.minY - CGFloat(ranges.count - 1) * font.lineHeight) < 0.5)
    // The letters of the last word begin at the padding.
    var rects: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: effective, withinSelectedGlyphRange: NSRange(location: NSNotFound, length: 0),
      in: container
    ) { rect, _ in rects.append(rect) }
    #expect(rects.count == 1 && rects.first?.minX == 5)
  }

  @Test("a slider's images lie at its ends in their own sizes")
  func sliderImages() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
    #expect(slider.minimumValueImageRect(forBounds: slider.bounds) == .zero)
    slider.minimumValueImage = UIImage(size: CGSize(width: 20, height: 10))
    slider.maximumValueImage = UIImage(size: CGSize(width: 16, height: 30))
    #expect(
      slider.minimumValueImageRect(forBounds: slider.bounds) == CGRect(x: 0, y: 10, width: 20, height: 10))
    #expect(
      slider.maximumValueImageRect(forBounds: slider.bounds) == CGRect(x: 184, y: 0, width: 16, height: 30))
  }

  @Test("a context says its clip in the space that is drawn in, and forgets it")
  func clip() {
    _ = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { renderer in
      let context = renderer.cgContext
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 50))
      context.translateBy(x: 10, y: 10)
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 20, height: 20))
      context.resetClip()
      #expect(context.boundingBoxOfClipPath == CGRect(x: -10, y: -10, width: 100, height: 50))
    }
  }

  @Test("a gradient of numbers has as many colours as were given, by the space's components")
  func gradient() {
    let grey = CGGradient(
      colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 0.5], locations: [0, 1], count: 2
    )
    #expect(grey != nil)
    #expect(
      CGColorSpaceCreateDeviceRGB().numberOfComponents == 3 && CGColorSpaceCreateDeviceRGB().model == .rgb)
    #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
    #expect(CGColor(gray: 1, alpha: 1).colorSpace?.model == .monochrome)
    #expect(UIColor.red.cgColor.colorSpace?.model == .rgb)
  }

  final class Keyed: UIViewController {
    var unknown: [String] = []
    override func setValue(_ value: Any?, forUndefinedKey key: String) { unknown.append(key) }
    override func value(forUndefinedKey key: String) -> Any? { key }
  }

  @Test("names that no property has go to the controller that says what they mean")
  func undefinedKeys() {
    let controller = Keyed()
    controller.setValue(1, forKey: "anything")
    #expect(controller.unknown == ["anything"])
    #expect(controller.value(forKey: "other") as? String == "other")
    controller.setValue("x", forKey: "title")
    #expect(controller.title == "x" && controller.unknown == ["anything"])
  }

  @Test("sets and lists of a property change the property")
  func mutableProperties() {
    let view = UIView()
    view.mutableSetValue(forKey: "tags").add("a")
    view.mutableSetValue(forKey: "tags").add("b")
    #expect((view.value(forKey: "tags") as? NSSet)?.count == 2)
    view.mutableSetValue(forKey: "tags").remove("a")
    #expect((view.value(forKey: "tags") as? NSSet)?.count == 1)
    let list = view.mutableArrayValue(forKey: "list")
    list.add("x")
    list.insert("w", at: 0)
    #expect(view.value(forKey: "list") as? [String] == ["w", "x"])
  }

  @Test(
    "Markdown leaves its letters",
    arguments: [
      ("**bold** and *slanted*, `code` and ~~gone~~", "bold and slanted, code and gone"),
      ("snake_case_name stays, \\*this\\* too", "snake_case_name stays, *this* too"),
      ("2 * 3 * 4", "2 * 3 * 4"), ("# Title", "Title"), ("a [link](https://example.org) b", "a link b"),
    ])
  func markdown(source: String, letters: String) throws {
    let text = try AttributedString(markdown: source)
    #expect(String(text.characters) == letters)
  }

  @Test("links of Markdown lead where they say")
  func markdownLink() throws {
    let text = try AttributedString(markdown: "a [link](https://example.org) b")
    #expect(text.runs.compactMap(\.link).map(\.absoluteString) == ["https://example.org"])
  }
}
