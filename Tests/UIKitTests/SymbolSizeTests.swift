// Symbols follow the size of their configuration: in proportion to 17 points, their usual one (Apple,
// UIImage.SymbolConfiguration: "a symbol image configuration object contains the details about the point size, scale [...]").

import Testing
import UIKit

@MainActor
@Suite("Sizes of symbols")
struct SymbolSizeTests {
  private func height(_ configuration: UIImage.SymbolConfiguration?) -> CGFloat? {
    UIImage(systemName: "plus", withConfiguration: configuration)?.size.height
  }

  @Test("a symbol of twice the points is twice as high, a large one is larger than a small one")
  func proportion() throws {
    let usual = try #require(UIImage(systemName: "plus")?.size.height)
    #expect(height(UIImage.SymbolConfiguration(pointSize: 34)) == 2 * usual)
    #expect(height(UIImage.SymbolConfiguration(weight: .bold)) == usual)
    let small = try #require(height(UIImage.SymbolConfiguration(scale: .small)))
    let large = try #require(height(UIImage.SymbolConfiguration(scale: .large)))
    #expect(small < usual && usual < large)
  }

  @Test("a configuration that is applied later counts, and the last one wins")
  func applied() throws {
    let symbol = try #require(UIImage(systemName: "plus"))
    let usual = symbol.size.height
    let doubled = symbol.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
    #expect(doubled.size.height == 2 * usual)
    #expect(doubled.withConfiguration(UIImage.SymbolConfiguration(pointSize: 17)).size.height == usual)
    let bold = doubled.applyingSymbolConfiguration(UIImage.SymbolConfiguration(weight: .bold))
    #expect(bold?.size.height == 2 * usual)
  }

  @Test("an image view's preferred configuration is for symbols without one")
  func preferred() throws {
    let symbol = try #require(UIImage(systemName: "plus"))
    let view = UIImageView(image: symbol)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(view.intrinsicContentSize.height == 2 * symbol.size.height)
    view.image = symbol.withConfiguration(UIImage.SymbolConfiguration(pointSize: 17))
    #expect(view.intrinsicContentSize.height == symbol.size.height)
  }

  @Test("segments are as wide as the font of their titles makes them")
  func segments() {
    let control = UISegmentedControl(items: ["Monday", "Tuesday"])
    let usual = control.intrinsicContentSize.width
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 26)], for: .normal)
    #expect(control.intrinsicContentSize.width > usual + 40)
  }
}
