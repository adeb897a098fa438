// Windows that stand for devices: libraries that compare pictures and test bars override `safeAreaInsets` in a subclass of
// `UIWindow`, and expect controllers in it to be laid out by these (swift-snapshot-testing's and Epoxy's windows do).

import Testing
import UIKit

@MainActor @Suite("Windows that say their safe area") struct WindowInsetTests {
  final class Device: UIWindow {
    var insets: UIEdgeInsets

    init(insets: UIEdgeInsets) {
      self.insets = insets
      super.init(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    }

    required init?(coder: NSCoder) { nil }

    override var safeAreaInsets: UIEdgeInsets { insets }
  }

  private let bars = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)

  @Test("the root controller's view inherits what the window says")
  func inherited() {
    let window = Device(insets: bars)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(window.safeAreaInsets == bars)
    #expect(controller.view.safeAreaInsets == bars)
    #expect(
      controller.view.safeAreaLayoutGuide.layoutFrame == CGRect(x: 0, y: 20, width: 300, height: 246))
    controller.additionalSafeAreaInsets.top = 100
    #expect(controller.view.safeAreaInsets.top == 120)
  }

  @Test("a view that is added later, and one that does not reach the edges")
  func subviews() {
    let window = Device(insets: bars)
    window.isHidden = false
    let low = UIView(frame: CGRect(x: 0, y: 10, width: 300, height: 290))
    window.addSubview(low)
    #expect(low.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 34, right: 0))
    low.frame.origin.y = 0
    #expect(low.safeAreaInsets.top == 20)
  }

  @Test("what the window says anew holds when its size changes")
  func anew() {
    let window = Device(insets: bars)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.insets = UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44)
    window.frame.size = CGSize(width: 400, height: 200)
    #expect(controller.view.safeAreaInsets == window.insets)
    window.insets = .zero
    window.frame.size = CGSize(width: 300, height: 300)
    #expect(controller.view.safeAreaInsets == .zero)
  }

  // UIWindow.safeAreaAspectFitLayoutGuide: the largest rectangle of the proportion in the middle of the safe area.
  @Test("a window's guide of a proportion lies in the middle of the safe area")
  func aspectFit() {
    let screen = UIScreen(
      size: CGSize(width: 400, height: 800),
      safeAreaInsets: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    let window = UIWindow(screen: screen)
    window.isHidden = false
    let guide = window.safeAreaAspectFitLayoutGuide
    #expect(guide === window.safeAreaAspectFitLayoutGuide)
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 50, width: 400, height: 720))
    guide.aspectRatio = 2
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 310, width: 400, height: 200))
    guide.aspectRatio = 0.25
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 110, y: 50, width: 180, height: 720))
  }
}
