// Values that UIKit code carries: colours, fonts, images of files, geometry in objects and texts.

import Testing
import UIKit

@Suite("Values")
struct ValueTests {
  static let hues: [(CGFloat, CGFloat, CGFloat, [CGFloat])] = [
    (0, 1, 1, [1, 0, 0]), (1 / 3, 1, 1, [0, 1, 0]), (2 / 3, 1, 0.5, [0, 0, 0.5]),
    (1 / 6, 0.5, 1, [1, 1, 0.5]),
    (0.5, 1, 1, [0, 1, 1]),
  ]

  @Test(
    "hues become red, green and blue, and come back",
    arguments: hues)
  func hues(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, expected: [CGFloat]) {
    // The hexcone model (A. R. Smith, "Color gamut transform pairs", 1978).
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    for (part, value) in zip([red, green, blue, alpha], expected + [0.5]) {
      #expect(abs(part - value) < 1e-9)
    }
    #expect(color.getHue(&red, saturation: &green, brightness: &blue, alpha: &alpha))
    for (part, value) in zip([red, green, blue, alpha], [hue, saturation, brightness, 0.5]) {
      #expect(abs(part - value) < 1e-9)
    }
  }

  @Test("the system's colours have the figures of the Human Interface Guidelines, light and dark")
  func systemColors() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let light: [CGFloat] = [0, 122.0 / 255, 1, 1]
    #expect(UIColor.systemBlue.cgColor.components == light)
    let ofDark: [CGFloat] = [10.0 / 255, 132.0 / 255, 1, 1]
    #expect(UIColor.systemBlue.resolvedColor(with: dark).cgColor.components == ofDark)
    #expect(UIColor.label.resolvedColor(with: dark) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.red.withAlphaComponent(0.5) == UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect(UIColor.gray.cgColor.components == [0.5, 1])
    #expect(UIColor.black != UIColor.white)
  }

  @Test("fonts of styles, weights and descriptors")
  func fonts() throws {
    // Human Interface Guidelines, Typography: Body 17 and Headline 17 semibold at the default size.
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
    #expect(UIFontMetrics(forTextStyle: .body).scaledValue(for: 34, compatibleWith: large) == 106)
    #expect(UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17)).pointSize == 17)
    #expect(UIFont.systemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .regular))
    let named = try #require(UIFont(name: "AvenirNext-Bold", size: 12))
    #expect(named.fontName == "AvenirNext-Bold" && named.familyName == "AvenirNext")
    #expect(UIFont(name: "", size: 12) == nil)
    let italic = try #require(UIFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits(.traitItalic))
    #expect(UIFont(descriptor: italic, size: 0) == .italicSystemFont(ofSize: 12))
    #expect(UIFont.Weight.bold.rawValue == 0.4)
  }

  @Test("strings say which size they need")
  func stringSizes() {
    let font = UIFont.systemFont(ofSize: 17)
    let one = ("Hello" as NSString).size(withAttributes: [.font: font])
    #expect(one.height == font.lineHeight)
    let rect = "Hello Hello".boundingRect(
      with: CGSize(width: one.width + 1, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    #expect(rect.height == 2 * one.height)
    #expect(rect.width <= one.width + 1)
    #expect(NSAttributedString(string: "").size() == .zero)
  }

  /// The first bytes of files of 40x30 pixels, by the formats' specifications (PNG §11.2.2, GIF89a §18, JPEG B.2.2).
  static let heads: [(String, [UInt8])] = [
    (
      "png",
      [
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 40, 0,
        0, 0, 30, 8, 6,
      ]
    ),
    ("gif", Array("GIF89a".utf8) + [40, 0, 30, 0, 0, 0]),
    ("jpg", [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 0, 30, 0, 40, 3, 1, 0x22, 0]),
  ]

  @Test("images of files have the size that the file's head says", arguments: heads)
  func imageFiles(type: String, head: [UInt8]) throws {
    #expect(UIImage(data: Data(head))?.size == CGSize(width: 40, height: 30))
    #expect(UIImage(data: Data(head), scale: 2)?.size == CGSize(width: 20, height: 15))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("picture@2x.\(type)")
    try Data(head).write(to: file)
    let image = try #require(UIImage(contentsOfFile: file.path))
    #expect(image.size == CGSize(width: 20, height: 15) && image.scale == 2)
    let bundle = try #require(Bundle(path: folder.path))
    #expect(
      UIImage(named: "picture.\(type)", in: bundle, compatibleWith: nil)?.size
        == CGSize(width: 20, height: 15))
    #expect(UIImage(named: "other", in: bundle, compatibleWith: nil) == nil)
    for length in 0..<head.count { _ = UIImage(data: Data(head.prefix(length))) }
  }

  @Test("no file, no image")
  func missingFiles() {
    #expect(UIImage(named: "there is none") == nil)
    #expect(UIImage(contentsOfFile: "/nowhere/a.png") == nil)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(systemName: "") == nil)
  }

  @Test("an image view is as large as its image, without what lies outside of its alignment rectangle")
  func imageViews() {
    let image = UIImage(size: CGSize(width: 30, height: 20))
      .withAlignmentRectInsets(UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 0))
      .withRenderingMode(.alwaysTemplate)
    let view = UIImageView(image: image)
    #expect(view.frame.size == CGSize(width: 30, height: 20))
    #expect(view.intrinsicContentSize == CGSize(width: 30, height: 16))
    #expect(image.renderingMode == .alwaysTemplate)
  }

  @Test("geometry in objects")
  func geometry() {
    let rect = CGRect(x: 1, y: 2, width: 3.5, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) != .zero)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
        == CGRect(x: 2, y: 3, width: 1.5, height: 2))
  }

  @Test("the application, the device and the screen answer as values")
  func surroundings() {
    UIScreen.withMain(UIScreen(size: CGSize(width: 1024, height: 768), userInterfaceIdiom: .pad)) {
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      #expect(UIApplication.shared.statusBarOrientation.isLandscape)
      #expect(UIScreen.main.bounds.width == 1024)
    }
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
    #expect(UIApplication.shared.preferredContentSizeCategory == .large)
  }

  @Test("a text that is measured with a context tells it its box")
  func measuredBox() {
    let context = NSStringDrawingContext()
    let box = NSAttributedString(string: "Text").boundingRect(
      with: CGSize(width: 100, height: 100), options: [], context: context)
    #expect(context.totalBounds == box && box.width > 0)
  }
}
