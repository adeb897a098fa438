// A main run loop that turns, as it does while a test of an application waits. Tests of XCTest run on the main thread;
// those of Swift Testing do not here, so that none of them could turn its loop.

import UIKit
import XCTest

final class RunLoopTests: XCTestCase {
  /// Lets the main run loop turn for some seconds, or once.
  private func turn(for seconds: TimeInterval = 0) {
    RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
  }

  @MainActor private func window() -> (UIWindow, UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.rootViewController?.view.addSubview(box)
    return (window, box)
  }

  /// Apple's documentation of `setNeedsLayout()`: the layout takes place in the next update cycle.
  func testTurnLaysOutWindows() {
    MainActor.assumeIsolated {
      let (window, box) = window()
      box.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        box.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.5),
        box.heightAnchor.constraint(equalToConstant: 30),
      ])
      turn()
      XCTAssertEqual(box.frame.size, CGSize(width: 100, height: 30))
      // What a later turn changes is there when that ends, and hidden windows wait.
      DispatchQueue.main.async { MainActor.assumeIsolated { window.frame.size.width = 300 } }
      turn(for: 0.02)
      XCTAssertEqual(box.frame.width, 150)
      window.isHidden = true
      box.constraints.first { $0.firstAttribute == .height }?.constant = 40
      turn()
      XCTAssertEqual(box.frame.height, 30)
    }
  }

  /// Apple's documentation of `viewDidAppear(_:)`: called after the view was shown; no program calls for that.
  func testTurnEndsAppearances() {
    final class Child: UIViewController {
      var calls: [String] = []
      override func viewWillAppear(_ animated: Bool) { calls.append("will") }
      override func viewDidAppear(_ animated: Bool) { calls.append("did") }
    }
    MainActor.assumeIsolated {
      let (window, _) = window()
      let root = window.rootViewController!
      let child = Child()
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      turn()
      XCTAssertEqual(child.calls, ["will", "did"])
    }
  }

  /// Apple's documentation of `animate(withDuration:animations:completion:)`: the completion is called when the animation
  /// ends; a view of no window has it called as well.
  func testAnimationsEndWhileTestsWait() {
    let ended = expectation(description: "an animation in a window")
    let endedAlone = expectation(description: "one of a view alone")
    let chained = expectation(description: "one that another's end begins")
    MainActor.assumeIsolated {
      let (window, box) = window()
      let alone = UIView()
      UIView.animate(withDuration: 0.05) {
        box.frame.origin.x = 90
      } completion: { isFinished in
        XCTAssertTrue(isFinished)
        ended.fulfill()
        UIView.animate(withDuration: 0.02) {
          box.frame.origin.x = 0
        } completion: { _ in
          chained.fulfill()
        }
      }
      UIView.animate(withDuration: 0.02) {
        alone.alpha = 0
      } completion: { _ in
        endedAlone.fulfill()
      }
      withExtendedLifetime((window, alone)) { waitForExpectations(timeout: 10) }
    }
  }

  func testProgramKeepsClocksThatItMoves() {
    MainActor.assumeIsolated {
      let (window, box) = window()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 100 }
      turn(for: 0.05)
      XCTAssertGreaterThan(window.animationTimeline.time, 0)
      window.animationTimeline.advance(by: 0.5)
      XCTAssertEqual(box.presentation.frame.minX, 50)
      turn(for: 0.05)
      XCTAssertEqual(box.presentation.frame.minX, 50)
    }
  }

  func testDisplayLinksAreCalledInWindows() {
    final class Counter {
      var count = 0
      func step() { count += 1 }
    }
    MainActor.assumeIsolated {
      let (window, _) = window()
      let counter = Counter()
      let link = CADisplayLink(target: counter, selector: Counter.step)
      link.add(to: .main, forMode: .common)
      turn(for: 0.1)
      link.invalidate()
      let count = counter.count
      XCTAssertGreaterThan(count, 0)
      turn(for: 0.05)
      XCTAssertEqual(counter.count, count)
      withExtendedLifetime(window) {}
    }
  }
}
