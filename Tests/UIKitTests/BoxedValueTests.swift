// Values in boxes, as casts find them on Apple's systems (Apple's documentation of NSValue: a geometry value and its box are
// cast into each other), and what a timer was given (Timer.userInfo).

import Testing
import UIKit

@MainActor
@Suite("Boxed values")
struct BoxedValueTests {
  @Test("the rectangle of a notification is found in its box, and its box is made of it")
  func casts() {
    let box = CGRect(x: 1, y: 2, width: 3, height: 4)
    let given: [AnyHashable: Any] = ["boxed": NSValue(cgRect: box), "plain": box]
    #expect(given["boxed"] as? CGRect == box)
    #expect((given["plain"] as? NSValue)?.cgRectValue == box)
    #expect(given["boxed"] as? CGPoint == nil && given["boxed"] as? NSRange == nil)
    let point: Any = NSValue(cgPoint: CGPoint(x: 1, y: 2))
    let size: Any = NSValue(cgSize: CGSize(width: 1, height: 2))
    let range: Any = NSValue(range: NSRange(location: 1, length: 2))
    #expect(point as? CGPoint == CGPoint(x: 1, y: 2) && size as? CGSize == CGSize(width: 1, height: 2))
    #expect(range as? NSRange == NSRange(location: 1, length: 2))
    let number: Any = NSNumber(value: 1)
    #expect(number as? CGRect == nil)
  }

  private final class Target: NSObject {
    var found: [Any?] = []
    func fire(_ timer: Timer) { found.append(timer.userInfo) }
  }

  @Test("a timer with a selector has what it was given")
  func timers() {
    let target = Target()
    let method = Selector("fire(_:)", Target.fire)
    let made = Timer(timeInterval: 1, target: target, selector: method, userInfo: "one", repeats: false)
    let scheduled = Timer.scheduledTimer(
      timeInterval: 1, target: target, selector: method, userInfo: ["two": 2], repeats: false)
    made.fire()
    scheduled.fire()
    #expect(target.found.first as? String == "one" && target.found.last as? [String: Int] == ["two": 2])
    let none = Timer(timeInterval: 1, target: target, selector: method, userInfo: nil, repeats: false)
    #expect(none.userInfo == nil)
  }

  // NSValue's additions of UIKit.
  @Test("insets and transforms in objects")
  func values() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    #expect(NSValue(uiEdgeInsets: insets) == NSValue(uiEdgeInsets: insets))
    #expect(NSValue(uiEdgeInsets: insets) != NSValue(uiEdgeInsets: .zero))
    #expect(NSValue(cgRect: CGRect(x: 1, y: 1, width: 1, height: 1)).uiEdgeInsetsValue == .zero)
  }
}
