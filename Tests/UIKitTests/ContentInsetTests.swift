// Which insets of the safe area a scroll view adds to its own, and zooming. Sources: Apple's pages of
// `UIScrollView.ContentInsetAdjustmentBehavior` and `zoom(to:animated:)`.

import Testing
import UIKit

private final class Zoomed: UIScrollViewDelegate {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  var noteCount = 0
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { noteCount += 1 }
}

private final class Editor: UITextViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { false }
}

@Suite struct ContentInsetTests {
  private let screen = UIScreen(
    size: CGSize(width: 300, height: 600),
    safeAreaInsets: UIEdgeInsets(top: 20, left: 5, bottom: 30, right: 7))

  @Test(
    arguments: [
      (.never, CGSize(width: 900, height: 900), false, UIEdgeInsets.zero),
      (.always, .zero, false, UIEdgeInsets(top: 20, left: 5, bottom: 30, right: 7)),
      (.scrollableAxes, .zero, false, .zero),
      (
        .scrollableAxes, CGSize(width: 300, height: 601), false,
        UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
      ),
      (
        .scrollableAxes, CGSize(width: 301, height: 600), false,
        UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 7)
      ),
      (.scrollableAxes, .zero, true, UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)),
      (
        .automatic, CGSize(width: 300, height: 601), false,
        UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
      ),
    ] as [(UIScrollView.ContentInsetAdjustmentBehavior, CGSize, Bool, UIEdgeInsets)])
  func theSafeAreaCountsWhereContentScrolls(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, content: CGSize, bounces: Bool,
    expected: UIEdgeInsets
  ) {
    let window = UIWindow(screen: screen)
    let scroll = UIScrollView(frame: window.bounds)
    window.addSubview(scroll)
    scroll.contentInsetAdjustmentBehavior = behavior
    scroll.contentSize = content
    scroll.alwaysBounceVertical = bounces
    #expect(scroll.adjustedContentInset == expected)
    scroll.contentInset.top = 2
    #expect(scroll.adjustedContentInset.top == expected.top + 2)
  }

  @Test func aNavigationControllersContentKeepsBelowItsBar() {
    let controller = UIViewController()
    let scroll = UIScrollView()
    controller.view = scroll
    let window = UIWindow(screen: screen)
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    #expect(scroll.adjustedContentInset.top == scroll.safeAreaInsets.top)
    #expect(scroll.adjustedContentInset.left == 0)
    controller.automaticallyAdjustsScrollViewInsets = false
    #expect(scroll.adjustedContentInset.top == 0)
    #expect(controller.transitionCoordinator == nil)
  }

  @Test func zoomingScalesTheDelegatesView() {
    let zoomed = Zoomed()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.addSubview(zoomed.view)
    scroll.delegate = zoomed
    scroll.maximumZoomScale = 4
    scroll.setZoomScale(2, animated: false)
    #expect(zoomed.view.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
    #expect(scroll.contentSize == CGSize(width: 400, height: 400))
    scroll.setZoomScale(9, animated: false)
    #expect(scroll.zoomScale == 4)
    scroll.zoom(to: CGRect(x: 50, y: 60, width: 50, height: 50), animated: true)
    #expect(scroll.zoomScale == 2)
    #expect(scroll.contentOffset == CGPoint(x: 100, y: 120))
    #expect(zoomed.noteCount == 3)
  }

  @Test func textViewsTakeTheirDelegate() {
    let editor = Editor()
    let text = UITextView()
    text.delegate = editor
    let delegate = text.delegate as? any UITextViewDelegate
    #expect(delegate?.textViewShouldBeginEditing(text) == false)
    #expect(delegate?.textViewShouldEndEditing(text) == true)
  }

  /// What `UIScrollView.adjustedContentInsetDidChange()` and the delegate are called for: "Called when the adjusted content
  /// inset values of the scroll view change."
  @Test func changesOfTheInsetsAreTold() {
    final class Told: UIScrollView, UIScrollViewDelegate {
      var log: [String] = []
      override func adjustedContentInsetDidChange() { log.append("view \(Int(adjustedContentInset.top))") }
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { log.append("delegate") }
    }
    let window = UIWindow(screen: screen)
    let scroll = Told(frame: window.bounds)
    scroll.delegate = scroll
    window.addSubview(scroll)
    #expect(scroll.log == [])
    scroll.alwaysBounceVertical = true
    #expect(scroll.log == ["view 20", "delegate"])
    scroll.contentInset.top = 5
    #expect(scroll.log.suffix(2) == ["view 25", "delegate"])
    scroll.contentInset.top = 5
    window.rootViewController = nil
    #expect(scroll.log.count == 4)
    scroll.frame.origin.y = 15
    #expect(scroll.log.suffix(2) == ["view 10", "delegate"])
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(scroll.log.suffix(2) == ["view 5", "delegate"])
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    scroll.alwaysBounceVertical = false
    #expect(scroll.adjustedContentInset.top == 5)
    scroll.contentSize.height = 700
    #expect(scroll.log.suffix(2) == ["view 10", "delegate"])
  }

  @Test func anAnimatedScrollIsToldToBeOver() {
    final class Over: NSObject, UIScrollViewDelegate {
      var count = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { count += 1 }
    }
    let over = Over()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 1000)
    scroll.delegate = over
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    #expect(over.count == 0)
    scroll.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
    #expect(over.count == 1)
    scroll.setContentOffset(CGPoint(x: 0, y: 90), animated: true)
    #expect(over.count == 1)
  }

  @Test("a scroll view tells of the end of an animated scroll and of its insets")
  func scrolling() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var calls: [String] = []
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("ended") }
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { calls.append("insets") }
    }
    let (view, delegate) = (UIScrollView(), Delegate())
    view.delegate = delegate
    view.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
    #expect(delegate.calls.isEmpty)
    view.setContentOffset(CGPoint(x: 0, y: 9), animated: true)
    view.setContentOffset(CGPoint(x: 0, y: 9), animated: true)
    #expect(delegate.calls == ["ended"])
    view.contentInset.top = 3
    #expect(delegate.calls == ["ended", "insets"])
  }
}
