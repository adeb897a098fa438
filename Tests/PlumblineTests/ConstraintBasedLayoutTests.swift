// `requiresConstraintBasedLayout`: what the answer of a class changes, which is nothing here (spec 05 §8).

import Foundation
import Testing

@testable import Plumbline

/// Makes its own constraint where Apple's documentation asks for it.
private class SelfSizing: UIView {
  var updates = 0
  override func updateConstraints() {
    if updates == 0 { widthAnchor.constraint(equalToConstant: 44).isActive = true }
    updates += 1
    super.updateConstraints()
  }
}

private final class Requiring: SelfSizing {
  override class var requiresConstraintBasedLayout: Bool { true }
}

@Suite("Classes that require constraints") struct ConstraintBasedLayoutTests {
  @Test("a class answers no unless it says otherwise")
  func answers() {
    #expect(!UIView.requiresConstraintBasedLayout && !UILabel.requiresConstraintBasedLayout)
    #expect(Requiring.requiresConstraintBasedLayout && !SelfSizing.requiresConstraintBasedLayout)
  }

  /// Apple promises the call to classes that answer yes, where nobody else uses constraints. Here others get it too.
  @Test(
    "constraints are updated once before the first layout, whatever the class answers",
    arguments: [true, false])
  func updates(isRequired: Bool) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view: SelfSizing = isRequired ? Requiring() : SelfSizing()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.updates == 1 && view.frame.width == 44)
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.updates == 1)
  }
}
