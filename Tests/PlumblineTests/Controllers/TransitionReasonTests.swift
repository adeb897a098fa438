// Why a view comes or goes, as Apple's documentation has it: what the four properties say within the calls of appearing and
// disappearing, and at no other time.

import Foundation
import Plumbline
import Testing

@Suite("Why a controller's view comes or goes") @MainActor
struct TransitionReasonTests {
  private final class Screen: UIViewController {
    var told: [String] = []
    private func tell(_ call: String) {
      let reasons = [
        isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil,
        isMovingToParent ? "to parent" : nil, isMovingFromParent ? "from parent" : nil,
      ]
      told.append(([call] + reasons.compactMap { $0 }).joined(separator: " "))
    }
    override func viewWillAppear(_ animated: Bool) { tell("will appear") }
    override func viewDidAppear(_ animated: Bool) { tell("did appear") }
    override func viewWillDisappear(_ animated: Bool) { tell("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { tell("did disappear") }
    var isIdle: Bool {
      !isBeingPresented && !isBeingDismissed && !isMovingToParent && !isMovingFromParent
    }
  }
  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    window.rootViewController = root
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @Test("a presented view comes because it is presented, and goes because it is dismissed")
  func presented() {
    let root = Screen(), sheet = Screen()
    sheet.modalPresentationStyle = .fullScreen
    let window = window(root)
    #expect(root.told == ["will appear", "did appear"])
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    #expect(sheet.told == ["will appear presented", "did appear presented"] && sheet.isIdle)
    sheet.told = []
    sheet.dismiss(animated: false)
    window.layoutIfNeeded()
    #expect(sheet.told == ["will disappear dismissed", "did disappear dismissed"] && sheet.isIdle)
  }

  @Test("a view that goes with its window is not dismissed")
  func window() {
    let root = Screen(), sheet = Screen()
    let window = window(root)
    root.present(sheet, animated: false)
    window.layoutIfNeeded()
    sheet.told = []
    window.isHidden = true
    #expect(!sheet.told.contains { $0.contains("dismissed") } && sheet.isIdle)
  }

  @Test("a pushed view moves to its parent, a popped one from it; what was below only comes and goes")
  func pushed() {
    let first = Screen(), second = Screen()
    let navigation = UINavigationController(rootViewController: first)
    let window = window(navigation)
    #expect(first.told == ["will appear to parent", "did appear to parent"])
    first.told = []
    navigation.pushViewController(second, animated: false)
    window.layoutIfNeeded()
    #expect(second.told == ["will appear to parent", "did appear to parent"])
    #expect(first.told == ["will disappear", "did disappear"])
    (first.told, second.told) = ([], [])
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(second.told == ["will disappear from parent", "did disappear from parent"] && second.isIdle)
    #expect(first.told == ["will appear", "did appear"])
  }

  @Test("a child that a program takes away moves from its parent")
  func child() {
    let parent = UIViewController(), child = Screen()
    let window = window(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.layoutIfNeeded()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    window.layoutIfNeeded()
    #expect(
      child.told == [
        "will appear to parent", "did appear to parent", "will disappear from parent",
        "did disappear from parent",
      ] && child.isIdle)
  }
}
