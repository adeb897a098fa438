// `sizeToFit()` and `sizeThatFits(_:)`. Apple's documentation of `sizeThatFits(_:)`: the default implementation returns the
// existing size; a switch "returns the size of the switch". Figures of controls: spec 10 §6.

import Foundation
import Testing

@testable import Plumbline

@Suite("Sizes that fit") struct SizeToFitTests {
  @Test("the top left corner stays")
  func corner() {
    let label = UILabel(frame: CGRect(x: 10, y: 20, width: 200, height: 50))
    label.layoutEnvironment = .plain()
    label.font = .systemFont(ofSize: 20)
    label.text = "Hello"
    label.sizeToFit()
    #expect(label.frame == CGRect(x: 10, y: 20, width: 50, height: 24))
  }

  @Test("controls of a size of their own answer with it, at the frame")
  func controls() {
    let asked = CGSize(width: 200, height: 200)
    #expect(UISwitch().sizeThatFits(asked) == CGSize(width: 51, height: 31))
    #expect(UIStepper().sizeThatFits(asked) == CGSize(width: 94, height: 32))
    #expect(UIActivityIndicatorView(style: .medium).sizeThatFits(asked) == CGSize(width: 20, height: 20))
    #expect(UISegmentedControl(items: ["a", "b"]).sizeThatFits(asked).height == 32)
    #expect(UIPageControl().sizeThatFits(asked).height == 26)
  }

  @Test("controls of any width keep theirs")
  func width() {
    let slider = UISlider(frame: CGRect(x: 5, y: 6, width: 120, height: 3))
    slider.sizeToFit()
    #expect(slider.frame == CGRect(x: 5, y: 6, width: 120, height: 31))
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    #expect(bar.sizeThatFits(.zero) == CGSize(width: 80, height: 4))
  }

  @Test("a button and a field fit their texts")
  func texts() {
    let button = UIButton(type: .system)
    button.layoutEnvironment = .plain()
    button.setTitle("OK OK OK", for: .normal)
    #expect(button.sizeThatFits(.zero) == button.intrinsicContentSize)
    let field = UITextField()
    field.layoutEnvironment = .plain()
    field.font = .systemFont(ofSize: 20)
    field.text = "Hello"
    #expect(field.sizeThatFits(.zero).width == 50)
  }

  @Test("views in general keep their size")
  func plain() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
