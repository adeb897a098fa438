// Objects that observe properties by name without being responders, and delegates that are asked for their methods (Apple's
// documentation of NSKeyValueObserving and NSObjectProtocol).

import Testing
import UIKit

@MainActor
@Suite("Property hearing")
struct PropertyHearingTests {
  private final class Puller: NSObject, PropertyHearing {
    var offsets: [CGFloat] = []
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      guard keyPath == "contentOffset", let offset = change?[.newKey] as? CGPoint else {
        return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
      offsets.append(offset.y)
    }
  }

  @Test("an object hears of a scroll view's offset by its name")
  func offset() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.contentSize = CGSize(width: 100, height: 1000)
    let puller = Puller()
    view.addObserver(puller, forKeyPath: "contentOffset", options: [.new], context: nil)
    view.contentOffset.y = 30
    view.contentOffset.y = 30
    view.contentOffset.y = -10
    view.removeObserver(puller, forKeyPath: "contentOffset")
    view.contentOffset.y = 5
    #expect(puller.offsets == [30, -10])
  }

  private final class Proxy: NSObject, UITextFieldDelegate {
    func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
    func answer() {}
  }

  @Test("a delegate is asked for its methods")
  func responds() {
    let delegate: any UITextFieldDelegate = Proxy()
    let method = Selector("answer", Proxy.answer)
    #expect(delegate.responds(to: method))
    #expect(!UIView().responds(to: method))
  }
}
