// Members that Apple's documentation has and that compute something: places in texts, lists of weak objects, parts of
// transforms, forms of images, named pasteboards.

import Testing
import UIKit

@MainActor
@Suite("Members of Apple's")
struct AppleMemberTests {
  @Test("words are found around and from places of a text")
  func tokenizer() throws {
    let field = UITextField()
    field.text = "Hello big world"
    let words = field.tokenizer
    let forward = UITextDirection.storage(.forward)
    func place(_ offset: Int) throws -> UITextPosition {
      try #require(field.position(from: field.beginningOfDocument, offset: offset))
    }
    let word = try #require(words.rangeEnclosingPosition(try place(7), with: .word, inDirection: forward))
    #expect(field.text(in: word) == "big")
    #expect(words.isPosition(try place(5), atBoundary: .word, inDirection: forward))
    #expect(!words.isPosition(try place(5), withinTextUnit: .word, inDirection: forward))
    let next = try #require(words.position(from: try place(6), toBoundary: .word, inDirection: forward))
    #expect(field.offset(from: field.beginningOfDocument, to: next) == 9)
    let back = try #require(
      words.position(from: try place(9), toBoundary: .word, inDirection: .storage(.backward)))
    #expect(field.offset(from: field.beginningOfDocument, to: back) == 6)
    #expect(words.position(from: field.endOfDocument, toBoundary: .word, inDirection: forward) == nil)
  }

  @Test("a transform is made of its parts again")
  func decomposedTransform() {
    let scaled = CGAffineTransform(scaleX: 2, y: 3).decomposed()
    #expect(scaled.scale == CGSize(width: 2, height: 3))
    #expect(scaled.rotation == 0)
    let mixed = CGAffineTransform(translationX: 5, y: -7).rotated(by: 0.5).scaledBy(x: 2, y: 0.5)
    let again = CGAffineTransform(mixed.decomposed())
    for (lhs, rhs) in [
      (mixed.a, again.a), (mixed.b, again.b), (mixed.c, again.c), (mixed.d, again.d), (mixed.tx, again.tx),
      (mixed.ty, again.ty),
    ] { #expect(abs(lhs - rhs) < 1e-9) }
  }

  @Test("an asset answers with the form for the traits")
  func imageAsset() {
    let (light, dark) = (UIImage(), UIImage())
    let asset = UIImageAsset()
    asset.register(light, with: UITraitCollection(userInterfaceStyle: .light))
    asset.register(dark, with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .dark)) === dark)
    #expect(asset.image(with: UITraitCollection(userInterfaceStyle: .light)) === light)
    #expect(dark.imageAsset === asset)
  }

  @Test("accessibility elements are found by their places")
  func accessibilityElements() {
    let (view, first, second) = (UIView(), UIView(), UIView())
    #expect(view.accessibilityElement(at: 0) == nil)
    view.accessibilityElements = [first, second]
    #expect(view.accessibilityElementCount() == 2)
    #expect(view.accessibilityElement(at: 1) as? UIView === second)
    #expect(view.accessibilityElement(at: 2) == nil)
    #expect(view.index(ofAccessibilityElement: second) == 1)
    #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
  }

  @Test("a colour of a space has its components and its space")
  func colorOfSpace() {
    let color = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0.1, 0.2, 0.3, 0.4])
    #expect(color?.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color?.colorSpace?.numberOfComponents == 3)
    let grey = CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 1])
    #expect(grey?.components == [0.5, 1])
    #expect(grey?.colorSpace?.model == .monochrome)
  }

  @Test("symbol configurations add up, and are compared by what they say")
  func symbolConfigurations() {
    let both = UIImage.SymbolConfiguration(pointSize: 20).applying(UIImage.SymbolConfiguration(scale: .large))
    #expect(both.isEqual(UIImage.SymbolConfiguration(pointSize: 20, weight: .unspecified, scale: .large)))
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(both.withTraitCollection(traits).traitCollection == traits)
    #expect(UIImage.SymbolWeight.bold.fontWeight() == .bold)
  }
}
