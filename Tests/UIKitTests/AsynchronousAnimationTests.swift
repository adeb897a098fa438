// Animations in asynchronous functions. UIKit's header takes all forms out of the automatic import as `async`, so that an
// animation in a task goes on without waiting, as source for Apple's systems expects.

import Testing
import UIKit

@MainActor @Suite("Animations in asynchronous functions") struct AsynchronousAnimationTests {
  private func view() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }

  @Test("an animation is begun without being awaited")
  func begun() async {
    let view = view()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.origin.x = 100 }
    view.animationTimeline.advance(by: 0.25)
    #expect(view.presentation.frame.minX == 25)
  }

  @Test("a task that waits for the end goes on when the clock gets there", arguments: [1.0, 0])
  func awaited(duration: TimeInterval) async {
    let view = view()
    let isFinished = await withCheckedContinuation { continuation in
      UIView.animate(withDuration: duration) {
        view.frame.origin.x = 100
      } completion: {
        continuation.resume(returning: $0)
      }
      view.animationTimeline.advance(by: duration)
    }
    #expect(isFinished && view.presentation.frame.minX == 100)
  }

  @Test("what is begun and committed before a task is suspended is animated")
  func committed() async {
    let view = view()
    func move() {
      UIView.beginAnimations(nil, context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      view.frame.origin.x = 100
      UIView.commitAnimations()
    }
    move()
    await Task.yield()
    view.animationTimeline.advance(by: 0.5)
    #expect(view.presentation.frame.minX == 50)
  }
}
