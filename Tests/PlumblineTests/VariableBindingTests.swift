// Views by their names: bindings, the strict form of white space, and the standard space of macOS.

import Foundation
import Testing

@testable import Plumbline

private class Form: UIView {
  let title = UILabel()
  var note: UILabel?
  let column = UILayoutGuide()
  let count = 3
}

private final class LongForm: Form {
  lazy var footer = UIView()
  private let button = UIButton()
}

@Suite("Visual format: bindings and settings") struct VariableBindingTests {
  @Test("labels name the views")
  func labels() {
    let (a, b) = (UIView(), UIView())
    let views = NSDictionaryOfVariableBindings(a: a, b: b)
    #expect(views.count == 2 && views["a"] as? UIView === a && views["b"] as? UIView === b)
    #expect(NSDictionaryOfVariableBindings(a).isEmpty)
    #expect(
      NSLayoutConstraint.constraints(withVisualFormat: "[a]-[b]", metrics: nil, views: views).count == 1)
  }

  @Test("properties name the views and guides that they hold, of superclasses too, without empty ones")
  func properties() {
    let form = LongForm()
    #expect(Set(NSDictionaryOfVariableBindings.properties(of: form).keys) == ["title", "column", "button"])
    form.note = UILabel()
    _ = form.footer
    let views = NSDictionaryOfVariableBindings.properties(of: form)
    #expect(Set(views.keys) == ["title", "note", "column", "button", "footer"])
    #expect(views["footer"] as? UIView === form.footer)
  }

  @Test("spaces between the parts are a matter of choice (V60)")
  func whiteSpace() throws {
    let root = UIView()
    let (view1, view2) = (UIView(), UIView())
    root.addSubview(view1)
    root.addSubview(view2)
    let format = "H:|- [view1(view2)]-[view2]-|"
    let views = NSDictionaryOfVariableBindings(view1: view1, view2: view2)
    #expect(try NSLayoutConstraint.validatedConstraints(withVisualFormat: format, views: views).count == 4)
    let error = #expect(throws: VisualFormatError.self) {
      try NSLayoutConstraint.validatedConstraints(
        withVisualFormat: format, views: views, whiteSpace: .rejected)
    }
    #expect(error?.caret == 4 && error?.mistake == .expectedNumberOrMetric)
  }

  @Test(
    "the distance to the superview is its margin, and 20 points where the words are AppKit's (spec 03 §3, D17)"
  )
  func standardSpace() throws {
    let root = UIView()
    let a = UIView()
    root.addSubview(a)
    let margin = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]", metrics: nil, views: ["a": a])
    #expect(margin[0].secondAttribute == .leadingMargin && margin[0].constant == 0)
    var environment = root.effectiveLayoutEnvironment
    environment.framework = .appKit
    root.layoutEnvironment = environment
    let space = NSLayoutConstraint.constraints(withVisualFormat: "H:|-[a]-|", metrics: nil, views: ["a": a])
    NSLayoutConstraint.activate(space)
    #expect(space.map(\.constant) == [20, 20] && space[0].secondAttribute == .leading)
    #expect(
      space[0].description.replacing(/0x[0-9a-f]+/, with: "P")
        == "<NSLayoutConstraint:P H:|-(NSSpace(20))-[UIView:P]   (active, names: '|':UIView:P )>")
  }
}
