// Text fields and text views: heights by border, font and generation (spec 10 §6).

import Foundation
import Testing

@testable import Plumbline

@Suite("Text fields and text views")
struct TextInputTests {
  @Test(
    "a rounded field is 30 high until iOS 13, 34 since",
    arguments: [(12, 14.0, 30.0), (13, 14, 30), (14, 14, 34), (17, 17, 34)])
  func rounded(system: Int, pointSize: CGFloat, height: CGFloat) {
    let field = UITextField()
    field.layoutEnvironment = .plain(system: system)
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: pointSize)
    #expect(field.intrinsicContentSize.height == height)
  }

  @Test("a field without a border is a line and a point high: 22 for 17 points")
  func borderless() {
    let field = UITextField()
    field.layoutEnvironment = .plain()
    #expect(field.intrinsicContentSize == CGSize(width: 0, height: 22))
  }

  @Test("a field that shows dots is a line high: 21 for 17 points")
  func secure() {
    // Corpus: NetNewsWire's Account.storyboard, textFields YC2-RH-QoV, fct-XR-fEa and KgN-kQ-Cyc.
    let field = UITextField()
    field.layoutEnvironment = .plain()
    field.isSecureTextEntry = true
    #expect(field.intrinsicContentSize.height == 21)
  }

  @Test("text wins over the placeholder; a rounded border has 7 points at each side")
  func widths() {
    let field = UITextField()
    field.layoutEnvironment = .plain()
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize.width == 32)
    field.placeholder = "abcd"
    #expect(field.intrinsicContentSize.width == 48)
    field.text = "ab"
    #expect(field.intrinsicContentSize.width == 31)
  }

  @Test("a text view has a size only while it does not scroll")
  func textViews() {
    let view = UITextView()
    view.layoutEnvironment = .plain()
    view.font = .systemFont(ofSize: 20)
    view.text = "aaaa bbbb"
    #expect(
      view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize == CGSize(width: 90 + 10, height: 24 + 16))
    #expect(view.sizeThatFits(CGSize(width: 60, height: 0)) == CGSize(width: 40 + 10, height: 48 + 16))
  }
}
