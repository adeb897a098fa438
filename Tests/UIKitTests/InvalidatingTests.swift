// Properties that ask for layout: https://developer.apple.com/documentation/uikit/uiview/invalidating.

import Testing
import UIKit

private final class Tile: UIView {
  @Invalidating(.intrinsicContentSize) var length: CGFloat = 10
  @Invalidating(.layout, .intrinsicContentSize) var spacing: CGFloat = 3
  var layouts = 0
  override var intrinsicContentSize: CGSize { CGSize(width: length + spacing, height: length) }
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

@MainActor
@Suite("Properties that ask for layout")
struct InvalidatingTests {
  @Test("another value asks for the content size and for layout, the same one for nothing")
  func changes() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let tile = Tile()
    tile.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(tile)
    NSLayoutConstraint.activate([
      tile.leftAnchor.constraint(equalTo: root.leftAnchor),
      tile.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(tile.frame == CGRect(x: 0, y: 0, width: 13, height: 10) && tile.layouts == 1)
    tile.length = 20
    root.layoutIfNeeded()
    #expect(tile.frame.size == CGSize(width: 23, height: 20))
    let before = tile.layouts
    tile.spacing = 3
    root.layoutIfNeeded()
    #expect(tile.layouts == before)
    tile.spacing = 5
    root.layoutIfNeeded()
    #expect(tile.frame.size == CGSize(width: 25, height: 20) && tile.layouts == before + 1)
  }
}
