// Properties that subclasses replace or programs set by name (Apple's documentation of UILabel, CALayer's
// `defaultValue(forKey:)` and `needsDisplay(forKey:)`; that bars are set by their names is a common way of applications).

import Testing
import UIKit

@MainActor
@Suite("Replaced properties")
struct ReplacedPropertyTests {
  /// As labels with links are written.
  private final class Linked: UILabel {
    var changes = 0
    override var text: String? {
      get { attributedText?.string }
      set { attributedText = newValue.map { NSAttributedString(string: $0) } }
    }
    override var attributedText: NSAttributedString? {
      get { super.attributedText }
      set {
        changes += 1
        super.attributedText = newValue
      }
    }
  }

  @Test("a label's own text and attributes do not go through those of its subclass")
  func label() {
    let label = Linked()
    #expect(label.text == nil && label.intrinsicContentSize == .zero)
    label.text = "abc"
    #expect(label.text == "abc" && label.changes == 1)
    let plain = UILabel()
    plain.text = "abc"
    #expect(label.intrinsicContentSize == plain.intrinsicContentSize)
  }

  private final class Dial: CALayer {
    var drawings = 0
    var value: CGFloat {
      get { managedValue("value") }
      set { setManagedValue(newValue, "value") }
    }
    var color: CGColor? {
      get { managedValue("color") }
      set { setManagedValue(newValue, "color") }
    }
    override class func defaultValue(forKey key: String) -> Any? { key == "value" ? 5 : nil }
    override class func needsDisplay(forKey key: String) -> Bool { key == "value" }
    override func setNeedsDisplay() { drawings += 1 }
    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "value" else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = value
      return animation
    }
  }

  @Test("a layer's property that Core Animation keeps has a default, asks for drawing and begins its action")
  func managed() {
    let dial = Dial()
    #expect(dial.value == 5 && dial.color == nil)
    dial.value = 7
    #expect(dial.value == 7 && dial.drawings == 1)
    #expect((dial.animation(forKey: "value") as? CABasicAnimation)?.fromValue as? CGFloat == 5)
    #expect(Dial(layer: dial).value == 7)
    dial.color = UIColor.red.cgColor
    #expect(dial.color == UIColor.red.cgColor && dial.drawings == 1)
  }

  private final class Bar: UITabBar {}
  private final class TopBar: UINavigationBar {}

  @Test("bars of a program's own classes are set by their names")
  func bars() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.loadViewIfNeeded()
    tabs.setValue(Bar(), forKey: "tabBar")
    #expect(tabs.tabBar is Bar && tabs.tabBar.items?.count == 2 && tabs.tabBar.superview === tabs.view)
    #expect(tabs.view.subviews.filter { $0 is UITabBar }.count == 1)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.setValue(TopBar(), forKey: "navigationBar")
    #expect(navigation.navigationBar is TopBar && navigation.navigationBar.items?.count == 1)
    navigation.loadViewIfNeeded()
    #expect(navigation.navigationBar.superview === navigation.view)
  }
}
