// Text fields and text views: heights by border, font and generation (spec 10 §6).

import Foundation
import Testing

@testable import Plumbline

@Suite("Text fields and text views")
struct TextInputTests {
  @Test("a field whose font is taken away has the system's")
  func noFont() {
    let field = UITextField()
    field.font = .systemFont(ofSize: 30)
    field.font = nil
    #expect(field.font == .systemFont(ofSize: 17))
  }

  // Corpus: 27 fields up to build 14490, 26 points in GoogleCloudPlatform's Main-3.storyboard among them; 34 for a footnote
  // in EditNutritiveValueView.xib (14824) and for 14 points in awslabs' Main.storyboard (15510).
  @Test(
    "a rounded field is 30 high before iOS 13 whatever its font, 34 since",
    arguments: [(12, 14.0, 30.0), (12, 26, 30), (13, 13, 34), (13, 14, 34), (14, 14, 34), (17, 17, 34)])
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
