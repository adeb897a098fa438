// Helpers of the names that programs like to give them, beside our own throwing forms: the program's are called.

import Foundation
import Plumbline
import Testing

extension NSLayoutConstraint {
  fileprivate func activate() { isActive = true }
  fileprivate func setPriority(_ value: UILayoutPriority) { priority = value }
  fileprivate func setConstant(_ value: CGFloat) { constant = value + 1 }
}

extension UIView {
  fileprivate func install(_ constraint: NSLayoutConstraint) { addConstraint(constraint) }
  fileprivate func recursiveDescription() -> String { "mine" }
}

@Suite("Helpers of programs") struct HelperNameTests {
  @Test("a program's own helper is called where it has the name of a throwing form")
  func names() {
    let view = UIView()
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    constraint.setPriority(.defaultLow)
    constraint.activate()
    constraint.setConstant(4)
    #expect(constraint.isActive && constraint.priority == .defaultLow && constraint.constant == 5)
    let height = view.heightAnchor.constraint(equalToConstant: 1)
    view.install(height)
    #expect(height.isActive && view.recursiveDescription() == "mine")
  }
}
