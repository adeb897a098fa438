// What applications write as `extension UITabBarController { override var … }`: on Apple's systems the member of the
// extension takes the place of the class's own, here Swift's replacement of dynamic members does.

import Testing
import UIKit

// The adaptation writes the question for the class as well: a class may have a member from its superclass.
extension UIViewController {
  @_dynamicReplacement(for:shouldAutorotate)
  var shouldAutorotateOfTests: Bool {
    guard let tabs = self as? UITabBarController else { return shouldAutorotate }
    return tabs.selectedViewController == nil
  }
}

extension UIResponder {
  @_dynamicReplacement(for:awakeFromNib())
  func awakeFromNibOfTests() {
    awakeFromNib()
    if let scroll = self as? UIScrollView { scroll.tag += 1 }
    if let stack = self as? UIStackView { stack.tag = 7 }
  }
}

extension UITextView {
  @_dynamicReplacement(for:bounds)
  var boundsOfTests: CGRect {
    get { super.bounds }
    set {
      super.bounds = newValue
      if tag < 0 { tag -= 1 }
    }
  }
}

extension UIButton {
  @_dynamicReplacement(for:isHighlighted)
  var isHighlightedOfTests: Bool {
    get { isHighlighted }
    set {
      isHighlighted = newValue
      if tag == 4711 { alpha = newValue ? 0.5 : 1 }
    }
  }
}

extension UIView {
  @_dynamicReplacement(for:point(inside:with:))
  func pointOfTests(inside point: CGPoint, with event: UIEvent?) -> Bool {
    tag == 4711 ? bounds.insetBy(dx: -10, dy: -10).contains(point) : self.point(inside: point, with: event)
  }
  @_dynamicReplacement(for:hitTest(_:with:))
  func hitTestOfTests(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard tag == 4712, let cell = self as? UICollectionViewCell else { return hitTest(point, with: event) }
    return cell.contentView
  }
}

@Suite("Members that extensions replace")
struct ExtensionReplacementTests {
  @Test("a property that an extension of the class itself has is asked instead of the class's")
  @MainActor func property() {
    let child = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [child]
    #expect(!tabs.shouldAutorotate && UINavigationController().shouldAutorotate)
  }

  @Test(
    "a property that is stored in the superclass can be replaced, and is told of the places that layout gives"
  )
  @MainActor func storedProperty() {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    text.tag = -1
    text.bounds.size = CGSize(width: 30, height: 40)
    #expect(text.tag == -2 && text.frame.size == CGSize(width: 30, height: 40))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(!button.point(inside: CGPoint(x: -5, y: 5), with: nil))
    button.tag = 4711
    button.isHighlighted = true
    #expect(button.isHighlighted && button.alpha == 0.5 && button.state == .highlighted)
    #expect(button.point(inside: CGPoint(x: -5, y: 5), with: nil))
  }

  @Test("a method of cells that views have is replaced for cells alone")
  @MainActor func cells() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let row = UITableViewCell(style: .default, reuseIdentifier: nil)
    for view in [cell, row] { view.tag = 4712 }
    #expect(cell.hitTest(CGPoint(x: 90, y: 90), with: nil) === cell.contentView)
    #expect(row.hitTest(CGPoint(x: 900, y: 90), with: nil) == nil)
  }

  @Test("an extension of one class leaves other classes alone")
  @MainActor func otherClasses() {
    let stack = UIStackView()
    stack.awakeFromNib()
    let label = UILabel()
    label.awakeFromNib()
    #expect(stack.tag == 7 && label.tag == 0)
  }

  @Test("a method that an extension of the class itself has is called for its subclasses too")
  @MainActor func method() {
    let table = UITableView()
    table.awakeFromNib()
    let view = UIView()
    view.awakeFromNib()
    #expect(table.tag == 1 && view.tag == 0)
  }
}
